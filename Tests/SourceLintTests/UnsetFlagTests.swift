import EventModel
import Testing

@testable import SourceLint

/// Conditions that ask for a flag which no code sets.
@Suite struct UnsetFlagTests {
  private let add = """
    if !isObserving { model.addObserver(self, forKeyPath: "state", options: .new, context: nil) }
    """
  private let remove = """
    if isObserving { model.removeObserver(self, forKeyPath: "state") }
    """
  private var pair: String {
    override("viewWillAppear", add) + override("viewWillDisappear", remove)
  }

  @Test func `A flag that is never set lets each appearance add an observer`() throws {
    let flag = "  private var isObserving = false\n"
    #expect(try warnings(members: flag + pair) == ["left_acquired viewWillAppear"])
    #expect(
      try warnings(
        "Form.m",
        """
        @interface Form : UIViewController
        @end

        @implementation Form {
          BOOL _isObserving;
        }
        \(method("viewWillAppear", "if (!_isObserving) { [self observe]; }"))
        - (void)observe {
          [self.model addObserver:self forKeyPath:@"state" options:0 context:nil];
        }
        \(method("viewWillDisappear", "if (_isObserving) { [self.model removeObserver:self forKeyPath:@\"state\"]; }"))
        @end

        """) == ["left_acquired viewWillAppear"])
  }

  @Test func `What the first appearance alone begins is not begun again`() throws {
    let stop = override("viewDidDisappear", "session.stopRunning()")
    let members = { (flag: String, begin: String) in
      "  let session = AVCaptureSession()\n  \(flag)\n" + override("viewDidAppear", begin) + stop
    }
    let firstTime = "if isFirst { isFirst = false; session.startRunning() }"
    let lost = ["lost_while_shown viewDidDisappear"]
    #expect(try warnings(members: members("private var isFirst = true", firstTime)) == lost)
    #expect(
      try warnings(
        members: members(
          "private var hasBegun = false",
          "guard !hasBegun else { return }; hasBegun = true; session.startRunning()")) == lost)
    for reset in ["isFirst = true", "isFirst = isPaused", "isFirst.toggle()"] {
      let flag = "private var isFirst = true\n  func pause() { \(reset) }"
      #expect(try warnings(members: members(flag, firstTime)) == [], "\(reset)")
    }
    for comes in ["if isMovingToParent", "if isBeingPresented || isMovingToParent"] {
      let begin = "\(comes) { session.startRunning() }"
      #expect(try warnings(members: members("", begin)) == lost, "\(comes)")
    }
    let later = "if !isMovingToParent { session.startRunning() }"
    #expect(try warnings(members: members("", later)) == [])
    let asked = "if isFirst { isFirst = false; ask { self.session.startRunning() } }"
    #expect(try warnings(members: members("private var isFirst = true", asked)) == [])
  }

  @Test func `What is begun once in the life of the app is not begun again`() throws {
    let begin = """
      static dispatch_once_t once;
      dispatch_once(&once, ^{ [self.session startRunning]; });
      """
    #expect(
      try warnings(
        properties: "@property AVCaptureSession *session;",
        methods: method("viewDidAppear", begin)
          + method("viewWillDisappear", "[self.session stopRunning];"))
        == ["lost_while_shown viewWillDisappear"])
  }

  @Test func `A flag that some code may set is a guard`() throws {
    let set = [
      "isObserving = true", "self.isObserving = true", "isObserving.toggle()",
      "read(&isObserving)", "bind(\\.isObserving)", "bind(\\Form.isObserving)",
    ]
    for code in set {
      let flag = "  private var isObserving = false\n  func note() { \(code) }\n"
      #expect(try warnings(members: flag + pair) == [], "\(code)")
    }
    for flag in [
      "var isObserving = false", "@Setting private var isObserving = false",
      "private var isObserving = Settings.isObserving", "private var isObserving: Bool",
    ] {
      #expect(try warnings(members: "  \(flag)\n" + pair) == [], "\(flag)")
    }
    let body = """
      \(method("viewWillAppear", "if (!_isObserving) { [self.model addObserver:self forKeyPath:@\"state\" options:0 context:nil]; }"))
      \(method("viewWillDisappear", "if (_isObserving) { [self.model removeObserver:self forKeyPath:@\"state\"]; }"))
      """
    #expect(try warnings(properties: "@property BOOL isObserving;", methods: body) == [])
  }
}
