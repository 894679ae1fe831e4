#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface PlayerViewController : UIViewController
@property (nonatomic) AVPlayer *player;
@end

@implementation PlayerViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.player addObserver:self forKeyPath:@"rate" options:0 context:nil];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self.player removeObserver:self forKeyPath:@"rate"];
}

@end
