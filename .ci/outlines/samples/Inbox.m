#import "Inbox.h"
#define ROW(x) { \
  x }
#pragma mark - don't be misled {

NS_ASSUME_NONNULL_BEGIN
@class Item;
@protocol Loading;

@protocol Sorting <NSObject>
@optional
- (NSArray<Item *> *)sort:(NSArray<Item *> *)items by:(BOOL (^)(Item *first, Item *second))order;
@end

typedef NS_ENUM(NSInteger, Section) {
  SectionUnread = 1 << 2,
  SectionRead,
};

@interface Inbox : UIViewController <Sorting, Loading>
@property (nonatomic, weak, nullable) UILabel *label;
@property (nonatomic, copy) void (^onDone)(NSString *name);
@property NSDictionary<NSString *, NSArray<Item *> *> *items;
- (instancetype)initWithItems:(NSArray<Item *> *)items;
+ (Inbox *)shared;
@end

@interface Inbox () {
  NSTimer *_timer, *_other;
  struct { int first; } _flags;
}
@property (readonly) BOOL isEmpty;
@end

static const char kBrace = '{';
static const char *kQuote = "\"{ /* ";
static int counts[] = { 1, 2 };

static inline BOOL isUnread(Item *item) { return item != nil; }

@implementation Inbox
@synthesize label = _label;

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  __weak Inbox *weakSelf = self;
  self.onDone = ^(NSString *name) {
    weakSelf.label = @{ @"}": @[ @"]" ] }[name];
  };
#if DEBUG
  if (animated) {
#else
  if (!animated) {
#endif
    [self sort:@[] by:^BOOL(Item *first, Item *second) { return first > second; }];
  }
}

static void forget(Inbox *inbox)
{
  inbox.label = nil; // }
}

+ (Inbox *)shared { return nil; }
- (void) table : (UITableView *) table moves : (int) from : (int) to { forget(self); }
- (BOOL)isEmpty;
{
  return NO;
}
- (void)dealloc {}
@end

@implementation Inbox (Sorting)
- (int)count { return 1 ? 'a' : '\''; }
@end
