import Testing

/// Checks of Objective-C that let something happen once, or only where the screen leaves for good.
@Suite struct OwnGuardTests {
  private static let add =
    "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(x) name:@\"X\" "
    + "object:nil];"
  private static let remove =
    "[[NSNotificationCenter defaultCenter] removeObserver:self name:@\"X\" object:nil];"
  private static let properties =
    "@property NSInteger state;\n@property (strong) NSNumber *didAdd;\n@property NSInteger count;"

  private func found(_ start: String, _ end: String) throws -> [String] {
    try warnings(
      properties: Self.properties,
      methods: method("viewWillAppear", start.replacing("ADD", with: Self.add))
        + method("viewDidDisappear", end + Self.remove))
  }

  @Test(arguments: [
    ("switch (_state) { case 1: return; default: break; } _state = 1; ADD", "_state = 0;", true),
    ("switch (_state) { case 1: break; default: break; } ADD", "_state = 0;", false),
    ("if (++_count > 1) return; ADD", "_count = 0;", true),
    ("++_count; ADD", "_count = 0;", false),
    ("if (!self.didAdd.boolValue) { self.didAdd = @YES; ADD }", "self.didAdd = @NO;", true),
    ("if (![_didAdd boolValue]) { _didAdd = @YES; ADD }", "_didAdd = @NO;", true),
    ("self.didAdd = @YES; ADD", "self.didAdd = @NO;", false),
    ("RETURN_IF(_state == 1); _state = 1; ADD", "_state = 0;", true),
    ("NOTE_IF(_state == 1); _state = 1; ADD", "_state = 0;", false),
  ])
  func `What a check of its own state lets happen once is not doubled`(
    start: String, end: String, isGuarded: Bool
  ) throws {
    #expect(try found(start, end).isEmpty == isGuarded)
  }

  @Test(arguments: [
    (
      "NSArray *stack = self.navigationController.viewControllers; "
        + "BOOL popped = ![stack containsObject:self]; if (popped) { CLOSE }", true
    ),
    (
      "BOOL gone = NO; if (self.isMovingFromParentViewController) gone = YES; if (gone) { CLOSE }",
      true
    ),
    ("BOOL gone = NO; if (self.isEditing) gone = YES; if (gone) { CLOSE }", false),
    ("BOOL popped = ![self.rows containsObject:self]; if (popped) { CLOSE }", false),
  ])
  func `Locals tell whether a screen leaves for good`(body: String, isLeaving: Bool) throws {
    let found = try severities([
      (
        "Form.m",
        "@interface Form : UIViewController\n@property (weak) id<FormDelegate> delegate;\n"
          + "@property NSArray *rows;\n@end\n@implementation Form\n"
          + method(
            "viewDidDisappear",
            body.replacing("CLOSE", with: "[self.delegate formDidClose:self];")) + "@end\n"
      )
    ])
    #expect(found.isEmpty == isLeaving)
  }

  @Test(arguments: [
    ("STOP_TIMER(self.timer);", true), ("LOG_TIMER(self.timer);", false),
    ("STOP_SOUND(self.other);", false),
  ])
  func `A macro that is not known may release what it is passed`(
    end: String, mayRelease: Bool
  ) throws {
    let found = try warnings(
      properties: "@property (strong) NSTimer *timer;\n@property (strong) NSTimer *other;",
      methods: method(
        "viewWillAppear",
        "self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self "
          + "selector:@selector(tick) userInfo:nil repeats:YES];")
        + method("viewWillDisappear", end))
    #expect(found.isEmpty == mayRelease)
  }

  @Test(arguments: [("xy_safeRemove", true), ("xy_safeCheck", false)])
  func `A category that says that it removes an observer may do so`(
    name: String, mayRemove: Bool
  ) throws {
    let found = try warnings(
      properties: "@property (strong) id model;",
      methods: method(
        "viewWillAppear", "[self.model addObserver:self forKeyPath:@\"x\" options:0 context:NULL];")
        + method("viewWillDisappear", "[self.model \(name):self forKeyPath:@\"x\"];"))
    #expect(found.isEmpty == mayRemove)
  }

  @Test(arguments: [("[self.list deselectItemAtIndexPath:path animated:NO];", true), ("", false)])
  func `A list whose rows the callback deselects has no choice to lose`(
    before: String, isDeselected: Bool
  ) throws {
    let found = try warnings(
      properties: "@property (strong) UICollectionView *list;",
      methods: "- (void)send { [self.model send:self.list.indexPathsForSelectedItems]; }\n"
        + method("viewWillAppear", before + "[self.list reloadData];"))
    #expect(found.isEmpty == isDeselected)
  }

  @Test(arguments: ["", "self."])
  func `What a getter always denies is not done`(prefix: String) throws {
    let screen = { (answer: String) in
      """
      class List: UIViewController {
        var refreshes: Bool { \(answer) }
        var rows: [Int] = []
        \(override("viewWillAppear", "if \(prefix)refreshes { rows.append(1) }"))
      }

      """
    }
    let again = ["repeated_start viewWillAppear"]
    #expect(try warnings("List.swift", screen("false")) == [])
    #expect(try warnings("List.swift", screen("return true")) == again)
    let heir = "class Base: UIViewController { var refreshes: Bool { true } }\n"
    let list = screen("false").replacing("List: UIViewController", with: "List: Base")
    #expect(
      try warnings("List.swift", heir + list.replacing("var refreshes: Bool { false }", with: ""))
        == again)
    #expect(
      try warnings(
        "List.swift", heir + list.replacing("var", with: "override var", maxReplacements: 1))
        == [])
  }
}
