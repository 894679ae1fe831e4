import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// Screens that the code presents over the whole display, where no swipe begins to remove them.
@Suite struct CoveringScreenTests {
  /// The rules and the gestures of the findings in a dialog and in the code that shows it.
  private func found(_ show: String, _ callbacks: String = fill) throws -> [String] {
    let code = SourceCode(
      [
        (
          "Dialog.swift",
          "class Dialog: UIViewController {\n  let field = UITextField()\n\(callbacks)}\n"
        ),
        ("Menu.swift", "class Menu: UIViewController {\n  func open() {\n\(show)\n  }\n}\n"),
      ], for: .viewTransitions)
    return try SharedScan.findings(in: code).map(\.rule)
  }

  private static let fill =
    override("viewWillAppear", "field.text = model.name") + "  func save() { keep(field.text) }\n"

  private let style = "    dialog.modalPresentationStyle = .overFullScreen\n"
  private let present = "    present(dialog, animated: true)"

  @Test(arguments: [
    "    let dialog = Dialog()\n",
    "    let dialog = storyboard!.instantiate(\"Dialog\") as! Dialog\n",
    "    let dialog = storyboard!.instantiate(\"Dialog\") { coder in\n      Dialog(coder: coder)\n    }\n",
  ])
  func `Nothing of a covering screen is cancelled`(make: String) throws {
    #expect(try found(make + style + present) == [])
    #expect(try found(make + present) == ["repeated_start"])
    let push = "    navigationController?.pushViewController(dialog, animated: true)"
    #expect(try found(make + style + push) == ["repeated_start"])
    // Another place may show it in another way.
    let other = "\n  }\n  func openAgain() {\n    let dialog = Dialog()\n" + present
    #expect(try found(make + style + present + other) == ["repeated_start"])
  }

  @Test func `The style is that of the variable that keeps the screen`() throws {
    let two = """
          if let dialog = make() as? Dialog {
            present(dialog, animated: true)
          } else if let dialog = make() as? Menu {
            dialog.modalPresentationStyle = .fullScreen
            present(dialog, animated: true)
          }
      """
    #expect(try found(two) == ["repeated_start"])
    #expect(try found(two.replacing("as? Menu", with: "as? Dialog")) == ["repeated_start"])
    #expect(
      try found(
        two.replacing("    present(dialog, animated: true)\n    } else", with: style + "    } else")
      )
        == [])
  }

  @Test(arguments: [
    "[self run:^{ [self show:^{ }]; } then:^{ [Dialog new]; }];",
    "dispatch_async(queue, ^{ if (self.isOpen) { [self close:^{ [[Dialog alloc] init]; }]; } });",
    "switch (kind) { case 1: { Dialog *dialog = [Dialog new]; } break; default: [Dialog new]; }",
  ])
  func `A screen that no variable keeps may be shown in any way`(show: String) throws {
    let dialog =
      "@interface Dialog : UIViewController\n@property UITextField *field;\n@end\n"
      + "@implementation Dialog\n" + method("viewWillAppear", "self.field.text = self.model.name;")
      + "- (void)save { [self keep:self.field.text]; }\n@end\n"
    let menu = { (more: String) in
      "@implementation Menu\n- (void)open {\n  Dialog *dialog = [Dialog new];\n"
        + "  dialog.modalPresentationStyle = UIModalPresentationOverFullScreen;\n"
        + "  [self presentViewController:dialog animated:YES completion:nil];\n}\n"
        + "- (void)openAgain {\n  \(more)\n}\n@end\n"
    }
    let rules = { (more: String) in
      let code = SourceCode(
        [("Dialog.m", dialog), ("Menu.m", menu(more))], for: .viewTransitions)
      return try SharedScan.findings(in: code).map(\.rule)
    }
    #expect(try rules("") == [])
    #expect(try rules(show) == ["repeated_start"])
  }

  @Test func `What a later return to the screen breaks is still reported`() throws {
    let observer =
      override(
        "viewDidLoad",
        "NotificationCenter.default.addObserver(self, selector: #selector(show), name: .shown, object: nil)"
      )
      + override(
        "viewDidDisappear",
        "NotificationCenter.default.removeObserver(self, name: .shown, object: nil)")
    let show = "    let dialog = Dialog()\n" + style + present
    #expect(try found(show, observer) == ["lost_while_shown"])
  }

  @Test func `What such a screen adds is added again each time it comes back`() throws {
    let style = "  override func awakeFromNib() { modalPresentationStyle = .overFullScreen }\n"
    let add = override("viewWillAppear", "let blur = UIView(); view.addSubview(blur)")
    let each = "viewWillAppear calls view.addSubview again each time; what it adds is there twice"
    let found = try findings("class Dialog: UIViewController {\n\(style)\(add)}\n")
    #expect(found.map(\.message) == [each + " (push another screen; then come back to it)"])
    let take = override("viewDidDisappear", "view.subviews.forEach { $0.removeFromSuperview() }")
    #expect(try findings("class Dialog: UIViewController {\n\(style)\(add)\(take)}\n").isEmpty)
  }

  @Test func `A flag that only the end of a life resets stays set where the screen is covered`()
    throws
  {
    let set = override("viewWillAppear", "UIApplication.shared.isIdleTimerDisabled = true")
    let end = "  deinit { UIApplication.shared.isIdleTimerDisabled = false }\n"
    #expect(try severities(members: set + end) == ["note kept_while_hidden"])
    let leave = override("viewWillDisappear", "UIApplication.shared.isIdleTimerDisabled = false")
    #expect(try severities(members: set + end + leave) == [])
  }
}
