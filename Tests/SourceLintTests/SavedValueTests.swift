import Testing

@testable import SourceLint

/// Shared values that a screen saves by one name and sets by another one.
@Suite struct SavedValueTests {
  private static let bar = "self.navigationController.navigationBar"

  private func warnings(_ save: String, _ restore: String, in last: String) throws -> [String] {
    try SourceLintTests.warnings(
      properties: "@property BOOL old;\n@property id saved;",
      methods: method("viewWillAppear", save) + method(last, restore))
  }

  @Test(arguments: [
    (
      "self.old = self.navigationController.navigationBarHidden;\n"
        + "[self.navigationController setNavigationBarHidden:YES animated:animated];",
      "[self.navigationController setNavigationBarHidden:self.old animated:animated];"
    ),
    (
      "self.old = self.navigationController.isToolbarHidden;\n"
        + "self.navigationController.toolbarHidden = NO;",
      "self.navigationController.toolbarHidden = self.old;"
    ),
    (
      "self.old = [[UIApplication sharedApplication] isIdleTimerDisabled];\n"
        + "[UIApplication sharedApplication].idleTimerDisabled = YES;",
      "[[UIApplication sharedApplication] setIdleTimerDisabled:self.old];"
    ),
    (
      "self.old = [UIApplication sharedApplication].statusBarHidden;\n"
        + "[[UIApplication sharedApplication] setStatusBarHidden:YES withAnimation:1];",
      "[[UIApplication sharedApplication] setStatusBarHidden:self.old withAnimation:1];"
    ),
    (
      "self.saved = [AVAudioSession sharedInstance].category;\n"
        + "[[AVAudioSession sharedInstance] setCategory:AVAudioSessionCategoryRecord error:nil];",
      "[[AVAudioSession sharedInstance] setCategory:self.saved error:nil];"
    ),
    (
      "self.saved = [\(bar) backgroundImageForBarMetrics:0];\n"
        + "[\(bar) setBackgroundImage:[UIImage new] forBarMetrics:0];",
      "[\(bar) setBackgroundImage:self.saved forBarMetrics:0];"
    ),
  ])
  func `A value is saved twice whatever its setter is`(save: String, restore: String) throws {
    #expect(try warnings(save, restore, in: "viewDidDisappear") == ["saved_twice viewWillAppear"])
    #expect(try warnings(save, restore, in: "viewWillDisappear") == [])
  }

  @Test func `What is saved is another value than what is set`() throws {
    let save = "self.old = self.navigationController.toolbarHidden;\n"
    let hide = "[self.navigationController setNavigationBarHidden:YES animated:animated];"
    let restore = "[self.navigationController setNavigationBarHidden:self.old animated:animated];"
    #expect(try warnings(save + hide, restore, in: "viewDidDisappear") == [])
  }

  @Test func `A bar of Swift is saved twice`() throws {
    let save = override(
      "viewWillAppear",
      """
      wasHidden = navigationController!.isNavigationBarHidden
          navigationController?.setNavigationBarHidden(true, animated: animated)
      """)
    let restore = { (callback: String) in
      override(
        callback, "navigationController?.setNavigationBarHidden(wasHidden, animated: animated)")
    }
    let flag = "  var wasHidden = false\n"
    #expect(
      try SourceLintTests.warnings(members: flag + save + restore("viewDidDisappear"))
        == ["saved_twice viewWillAppear"])
    #expect(
      try SourceLintTests.warnings(members: flag + save + restore("viewWillDisappear")) == [])
  }

  @Test func `A value that a shared object saves is saved twice`() throws {
    let found = { (save: String) in
      try SourceLintTests.warnings(
        "Form.swift",
        """
        class Light {
          static let shared = Light()
          var saved: CGFloat = 0
          func boost() { \(save); UIScreen.main.brightness = 1 }
          func restore() { UIScreen.main.brightness = saved }
        }
        class Form: UIViewController {
          \(override("viewDidAppear", "Light.shared.boost()"))
          \(override("viewDidDisappear", "Light.shared.restore()"))
        }

        """)
    }
    #expect(try found("saved = UIScreen.main.brightness") == ["saved_twice viewDidAppear"])
    #expect(try found("if !isOn { saved = UIScreen.main.brightness }; isOn = true") == [])
  }
}
