import Testing

@testable import SourceLint

/// Functions outside of types, which callbacks call.
@Suite struct FreeFunctionTests {
  private let lock = """
    static void LockScreen(BOOL on) { [UIApplication sharedApplication].idleTimerDisabled = on; }

    """
  private let loaded = "- (void)viewDidLoad {\n  [super viewDidLoad];\n  LockScreen(YES);\n}\n"

  private func screen(_ methods: String) -> String {
    "@interface Form : UIViewController\n@property NSTimer *timer;\n@end\n"
      + "@implementation Form\n\(methods)\n@end\n"
  }

  @Test func `A function of C is followed with what it is passed`() throws {
    let unlock = method("viewWillDisappear", "LockScreen(NO);")
    #expect(
      try warnings("Form.m", lock + screen(loaded + unlock))
        == ["lost_while_shown viewWillDisappear"])
    let again = method("viewWillAppear", "LockScreen(YES);")
    #expect(try warnings("Form.m", lock + screen(again + unlock)) == [])
    let other = lock.replacing("= on", with: "= YES")
    #expect(try warnings("Form.m", other + screen(loaded + unlock)) == [])
  }

  @Test func `What a function does to a passed screen is done to the screen`() throws {
    let start = """
      static void StartTimer(Form *form) {
        form.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:form
          selector:@selector(tick) userInfo:nil repeats:YES];
      }

      """
    let shown = method("viewWillAppear", "StartTimer(self);")
    let end = { (callback: String) in
      method(callback, "[self.timer invalidate];") + "- (void)tick {}\n"
    }
    #expect(
      try warnings("Form.m", start + screen(shown + end("viewDidDisappear")))
        == ["left_acquired viewWillAppear"])
    #expect(try warnings("Form.m", start + screen(shown + end("viewWillDisappear"))) == [])
  }

  @Test func `A function of Swift in the same file is followed`() throws {
    let add = { (body: String) in
      """
      class Form: UIViewController {
      \(override("viewWillAppear", "addBlur(to: view)"))
      }
      func addBlur(to view: UIView) { \(body) }

      """
    }
    #expect(
      try warnings("Form.swift", add("view.addSubview(UIView())"))
        == ["repeated_start viewWillAppear"])
    let once = "guard view.viewWithTag(7) == nil else { return }; view.addSubview(UIView())"
    #expect(try warnings("Form.swift", add(once)) == [])
  }

  @Test func `Only a call of Swift reaches a method of the same name`() throws {
    let own = screen(
      loaded + method("viewWillDisappear", "LockScreen(NO);")
        + "- (void)LockScreen:(BOOL)on {}\n")
    #expect(try warnings("Form.m", lock + own) == ["lost_while_shown viewWillDisappear"])
    let form = { (member: String) in
      """
      class Form: UIViewController {
      \(override("viewWillAppear", "addBlur()"))
      \(member)
      }
      func addBlur() { list.append(1) }
      var list: [Int] = []

      """
    }
    #expect(try warnings("Form.swift", form("")) == ["repeated_start viewWillAppear"])
    #expect(try warnings("Form.swift", form("func addBlur() {}")) == [])
  }
}
