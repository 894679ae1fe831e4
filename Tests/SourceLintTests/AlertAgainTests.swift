import Testing

/// Alerts that each appearance presents.
@Suite struct AlertAgainTests {
  private let again = ["warning repeated_start"]

  private func alert(_ handler: String = "{ _ in }") -> String {
    """
    let alert = UIAlertController(title: "Old", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: \(handler)))
    present(alert, animated: true)
    """
  }

  @Test func `An alert that each appearance presents has to be answered again`() throws {
    #expect(try severities(members: override("viewDidAppear", alert())) == again)
    let helper = "  func warn() { \(alert()) }\n" + override("viewDidAppear", "warn()")
    #expect(try severities(members: helper) == again)
    #expect(
      try warnings(
        properties: "",
        methods: method(
          "viewDidAppear",
          """
          UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Old"
            message:nil preferredStyle:UIAlertControllerStyleAlert];
          [self presentViewController:alert animated:YES completion:nil];
          """)) == ["repeated_start viewDidAppear"])
  }

  @Test func `An alert of the app's own is one too`() throws {
    let screens = { (name: String) in
      [
        (
          "Form.swift",
          "class \(name): UIViewController {}\nclass Form: UIViewController {\n"
            + override("viewDidAppear", "let shown = \(name)()\n    present(shown, animated: true)")
            + "}\n"
        )
      ]
    }
    #expect(try severities(screens("SeedAlertViewController")) == again)
    #expect(try severities(screens("SeedViewController")) == ["note repeated_start"])
    let old =
      "[[[UIAlertView alloc] initWithTitle:@\"Old\" message:nil delegate:self "
      + "cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"
    #expect(
      try warnings(properties: "", methods: method("viewDidAppear", old))
        == ["repeated_start viewDidAppear"])
  }

  @Test func `A flag that no code of the screen resets lets it be presented each time`() throws {
    let flag = "  var isLoggedOut = false\n"
    let show = override("viewDidAppear", "if isLoggedOut {\n\(alert())\n}")
    #expect(try severities(members: flag + show) == again)
    let reset = "  func didLogIn() { isLoggedOut = false }\n"
    #expect(try severities(members: flag + reset + show) == [])
    let once = override(
      "viewDidAppear", "if !isLoggedOut { isLoggedOut = true\n\(alert())\n}")
    #expect(try severities(members: flag + once) == [])
  }

  @Test(arguments: [
    "{ _ in self.navigationController?.popViewController(animated: true) }",
    "{ _ in self.dismiss(animated: true) }",
    "{ _ in self.performSegue(withIdentifier: \"a\", sender: nil) }",
  ])
  func `An alert whose answer leaves the screen is presented once`(handler: String) throws {
    #expect(
      try severities(members: override("viewDidAppear", alert(handler)))
        .allSatisfy { $0 == "note repeated_start" })
  }

  @Test(arguments: ["catch", "onError", "onFailure"])
  func `An alert about a failure is presented only after one`(name: String) throws {
    let body = "model.refresh().\(name) { error in\n\(alert())\n}"
    #expect(!(try severities(members: override("viewDidAppear", body)).contains(again[0])))
    let failed = "model.refresh(failure: { error in\n\(alert())\n})"
    #expect(!(try severities(members: override("viewDidAppear", failed)).contains(again[0])))
  }
}
