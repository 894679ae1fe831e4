import EventModel
import Testing

@Suite("Values that replace others, and what is told of them")
struct ReplacedValueTests {
  @Test(
    "a timer that the observer of its property invalidates is replaced",
    arguments: ["didSet { oldValue?.invalidate() }", "willSet { timer?.invalidate() }"])
  func replacedInObserver(observer: String) throws {
    let uses =
      override(
        "viewDidAppear",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
      + override("viewDidDisappear", "timer = nil")
    #expect(
      try warnings(members: "  var timer: Timer?\n" + uses) == ["left_acquired viewDidAppear"])
    #expect(try warnings(members: "  var timer: Timer? { \(observer) }\n" + uses) == [])
  }

  @Test("a timer that the setter of its property invalidates is replaced, in Objective-C")
  func replacedInSetter() throws {
    let property = "@property (strong) NSTimer *timer;"
    let uses =
      method(
        "viewDidAppear",
        "self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self "
          + "selector:@selector(tick) userInfo:nil repeats:YES];")
      + method("viewDidDisappear", "self.timer = nil;")
    let setter =
      "- (void)setTimer:(NSTimer *)timer {\n  [_timer invalidate];\n  _timer = timer;\n}\n"
    #expect(try warnings(properties: property, methods: uses) == ["left_acquired viewDidAppear"])
    #expect(try warnings(properties: property, methods: setter + uses) == [])
  }

  @Test("an observer is removed where what throws is caught")
  func caughtRemoval() throws {
    let added = method(
      "viewDidAppear", "[_player addObserver:self forKeyPath:@\"rate\" options:0 context:nil];")
    let removal = "[_player removeObserver:self forKeyPath:@\"rate\"];"
    let caught = "@try { \(removal) } @catch (NSException *error) {}"
    #expect(
      try warnings(properties: "", methods: added + method("viewWillDisappear", removal))
        == ["released_unacquired viewWillDisappear"])
    #expect(
      try severities([
        (
          "Form.m",
          "@interface Form : UIViewController\n@end\n@implementation Form\n"
            + added + method("viewWillDisappear", caught) + "@end\n"
        )
      ]) == [])
  }

  @Test("a list that grows is no number")
  func grownList() throws {
    let grown = override("viewDidAppear", "items += load()")
    let saysNumber = { (type: String) in
      try findings("class Form: UIViewController {\n  var items: \(type)\n\(grown)}\n")
        .map { $0.message.contains("the number is raised") }
    }
    #expect(try saysNumber("[Item] = []") == [false])
    #expect(try saysNumber("Int = 0") == [true])
  }
}
