import Testing

/// Names, key paths and conditions that Objective-C and Swift write in more than one way.
@Suite struct ObjectiveCSpellingTests {
  private static let player = "@property (nonatomic, strong) AVPlayer *player;"

  /// Returns all findings in a screen, also the notes.
  private func notes(_ properties: String, _ methods: String) throws -> [String] {
    try severities([
      (
        "Form.m",
        "@interface Form : UIViewController\n\(properties)\n@end\n@implementation Form\n"
          + "\(methods)@end\n"
      )
    ])
  }

  @Test(arguments: [
    ("@\"rate\"", "NSStringFromSelector(@selector(rate))", true),
    ("@keypath(self.player, rate)", "@\"rate\"", true),
    ("@keypath(player.rate)", "@keypath(self.player, rate)", true),
    ("@\"rate\"", "NSStringFromSelector(@selector(status))", false),
    ("@keypath(self.player, status)", "@\"rate\"", false),
  ])
  func `A key path is the same in each spelling`(
    added: String, removed: String, isSame: Bool
  ) throws {
    let found = try warnings(
      properties: Self.player,
      methods: method(
        "viewWillAppear",
        "[self.player addObserver:self forKeyPath:\(added) options:0 context:NULL];")
        + method(
          "viewWillDisappear", "[self.player removeObserver:self forKeyPath:\(removed)];"))
    #expect(found.isEmpty == isSame)
  }

  @Test(arguments: [("rate", true), ("status", false)])
  func `A key path of Swift has the content of a string`(name: String, isSame: Bool) throws {
    let found = try warnings(
      members: "  var player = AVPlayer()\n"
        + override(
          "viewWillAppear",
          "player.addObserver(self, forKeyPath: \"rate\", options: [], context: nil)")
        + override(
          "viewWillDisappear",
          "player.removeObserver(self, forKeyPath: #keyPath(AVPlayer.\(name)))"))
    #expect(found.isEmpty == isSame)
  }

  @Test(arguments: [
    ("NSString *const kName = @\"T\";", true), ("#define kName @\"T\"", true),
    ("NSString *const kName = @\"U\";", false),
  ])
  func `A constant stands for its string`(constant: String, isSame: Bool) throws {
    let center = "[NSNotificationCenter defaultCenter]"
    let found = try warnings(
      "Form.m",
      "\(constant)\n@interface Form : UIViewController\n@end\n@implementation Form\n"
        + method(
          "viewWillAppear",
          "[\(center) addObserver:self selector:@selector(x) name:kName object:nil];")
        + method("viewWillDisappear", "[\(center) removeObserver:self name:@\"T\" object:nil];")
        + "@end\n")
    #expect(found.isEmpty == isSame)
  }

  @Test(arguments: [
    ("self.movingFromParentViewController || self.beingDismissed", true),
    ("self.isMovingFromParentViewController || self.isBeingDismissed", true),
    ("self.editing", false),
  ])
  func `The properties that tell that a screen leaves have two names`(
    condition: String, isLeaving: Bool
  ) throws {
    let found = try notes(
      "@property (nonatomic, weak) id<FormDelegate> delegate;",
      method("viewDidDisappear", "if (\(condition)) { [self.delegate formDidClose:self]; }"))
    #expect(found.isEmpty == isLeaving)
  }

  @Test(arguments: [
    ("[self isPolling]", "return _timer != nil;", true),
    ("self.isPolling", "return _timer != nil;", true),
    ("[self isPolling]", "return _interval > 0;", false),
  ])
  func `A predicate in brackets checks what its method checks`(
    condition: String, body: String, isGuarded: Bool
  ) throws {
    let found = try notes(
      "@property (nonatomic, strong) NSTimer *timer;\n@property CGFloat interval;",
      "- (BOOL)isPolling { \(body) }\n"
        + method(
          "viewWillAppear",
          "if (\(condition)) return; self.timer = [NSTimer scheduledTimerWithTimeInterval:1 "
            + "target:self selector:@selector(tick) userInfo:nil repeats:YES];")
        + method("viewDidDisappear", "[_timer invalidate]; _timer = nil;"))
    #expect(found.isEmpty == isGuarded)
  }

  @Test(arguments: [
    ("NSMutableSet", true), ("NSMutableSet<NSString *>", true), ("NSHashTable", true),
    ("NSMutableArray", false), ("NSCountedSet", false),
  ])
  func `A set does not grow by what it contains`(type: String, isSet: Bool) throws {
    let found = try warnings(
      properties: "@property (nonatomic, strong) \(type) *seen;",
      methods: method("viewWillAppear", "[self.seen addObject:@\"form\"];"))
    #expect(found.isEmpty == isSet)
  }

  @Test(arguments: [
    ("block();", true), ("dispatch_async(dispatch_get_main_queue(), block);", true),
    ("self.later = block;", false),
  ])
  func `A block that an own method runs releases what it releases`(
    body: String, isRun: Bool
  ) throws {
    let found = try warnings(
      properties: "@property (nonatomic, strong) NSTimer *timer;\n"
        + "@property (nonatomic, copy) dispatch_block_t later;",
      methods: "- (void)onMain:(dispatch_block_t)block { \(body) }\n"
        + method(
          "viewWillAppear",
          "self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self "
            + "selector:@selector(tick) userInfo:nil repeats:YES];")
        + method("viewWillDisappear", "[self onMain:^{ [self.timer invalidate]; }];"))
    #expect(found.isEmpty == isRun)
  }
}
