import SourceReading
import Testing

@Suite("The outline of an Objective-C file")
struct ObjectiveCOutlineTests {
  @Test(
    "the outline of an Objective-C file has interfaces, implementations and categories, their properties and methods"
  )
  func types() {
    let source = """
      #import "Inbox.h"
      NS_ASSUME_NONNULL_BEGIN
      @class Item;
      @protocol Loading, Saving;
      @interface Inbox : UIViewController <Loading, Saving>
      @property (nonatomic, weak, nullable) IBOutlet UILabel *label;
      @property (nonatomic, copy) void (^onDone)(NSString *name);
      - (instancetype)initWithItems:(NSArray<Item *> *)items NS_DESIGNATED_INITIALIZER;
      @end
      @interface Inbox ()
      @property NSDictionary<NSString *, id> *cache;
      @end
      static NSString *const Key = @"key";
      @implementation Inbox {
        NSTimer *_timer;
      }
      @synthesize cache = _cache;
      - (void)viewWillAppear:(BOOL)animated {
        [super viewWillAppear:animated];
      }
      static void log(NSString *text) { NSLog(@"%@", text); }
      + (BOOL)table:(UITableView *)table moves:(__unused NSInteger)row { return NO; }
      - (void)dealloc { }
      @end
      @implementation Inbox (Sorting)
      - (void)sort { }
      @end
      """
    #expect(
      outline(source, "A.m") == [
        "interface Inbox: UIViewController <Loading, Saving>",
        "  nonatomic weak nullable IBOutlet var label: UILabel*",
        "  nonatomic copy var onDone: void(^)(NSString*name)",
        "  initializer initWithItems(_:) -> instancetype",
        "categoryInterface Inbox ()",
        "  var cache: NSDictionary<NSString*,id>*",
        "implementation Inbox",
        "  var _timer: NSTimer*",
        "  function viewWillAppear(_:) -> void {[super viewWillAppear:animated];}",
        "  static function table(_:moves:) -> BOOL {return NO;}",
        "  deinitializer dealloc() -> void {}",
        "categoryImplementation Inbox (Sorting)",
        "  function sort() -> void {}",
        "static const let Key: NSString* = @\"key\"",
        "function log(_:) -> static void {NSLog(@\"%@\", text);}",
      ])
  }
}
