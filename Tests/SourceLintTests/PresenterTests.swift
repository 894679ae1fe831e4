import Testing

/// Presenters that call the screen, and streams that the screen ends.
@Suite struct PresenterTests {
  private func screen(_ type: String, _ answer: String) -> [(String, String)] {
    [
      (
        "List.swift",
        "class List: UIViewController, ListView {\n  var presenter: Presenter!\n"
          + "  var rows: [Row] = []\n  func show(_ found: [Row]) { \(answer) }\n"
          + override("viewWillAppear", "presenter.appear()") + "}\n"
          + "protocol ListView: AnyObject { func show(_ found: [Row]) }\n"
      ),
      (
        "Presenter.swift",
        "class Presenter {\n  weak var view: \(type)?\n"
          + "  func appear() { api.rows { found in self.view?.show(found) } }\n}\n"
      ),
    ]
  }

  @Test(arguments: ["List", "ListView"])
  func `What a presenter has the screen do is done by the screen`(type: String) throws {
    #expect(try severities(screen(type, "rows += found")) == ["warning repeated_start"])
    #expect(try severities(screen(type, "rows = found")) == [])
  }

  @Test func `An interactor that a presenter asks is followed to the screen`() throws {
    let files = { (type: String) in
      [
        (
          "Form.swift",
          "class Form: UIViewController, FormView {\n  let presenter = Presenter()\n"
            + "  let field = UITextField()\n  func fill(_ name: String) { field.text = name }\n"
            + "  @objc func save() { presenter.save(field.text) }\n"
            + override("viewWillAppear", "presenter.appear()") + "}\n"
            + "protocol FormView: AnyObject { func fill(_ name: String) }\n"
        ),
        (
          "Presenter.swift",
          "class Presenter: Output {\n  weak var view: \(type)?\n  let interactor = Interactor()\n"
            + "  func appear() { interactor.load() }\n"
            + "  func didLoad(_ name: String) { view?.fill(name) }\n}\n"
            + "protocol Output: AnyObject { func didLoad(_ name: String) }\n"
            + "class Interactor {\n  weak var output: Output?\n"
            + "  func load() { api.get { self.output?.didLoad($0) } }\n}\n"
        ),
      ]
    }
    #expect(try severities(files("FormView")) == ["warning repeated_start"])
    #expect(try severities(files("OtherView")) == [])
  }

  @Test func `A presenter that calls another screen is not followed to this one`() throws {
    #expect(try severities(screen("Other", "rows += found")) == [])
  }

  @Test(arguments: [
    ("formDidGoBack(self)", true), ("didPressBack()", true), ("formDidRollBack(self)", false),
  ])
  func `A delegate is told too early that the user has gone back`(
    call: String, isGone: Bool
  ) throws {
    let found = try warnings(
      members: "  weak var delegate: FormDelegate?\n"
        + override("viewWillDisappear", "if isMovingFromParent { delegate?.\(call) }"))
    #expect(found == (isGone ? ["decided_in_will viewWillDisappear"] : []))
  }

  @Test(arguments: [
    "subject.send(completion: .finished)", "subject.onCompleted()",
    "continuation?.resume(returning: nil)",
  ])
  func `A stream that ends, or an answer that is given, cannot be taken back`(end: String) throws {
    let members = "  let subject = Subject()\n  var continuation: Continuation?\n"
    #expect(
      try warnings(members: members + override("viewWillDisappear", end))
        == ["decided_in_will viewWillDisappear"])
    #expect(try warnings(members: members + override("viewDidDisappear", end)) == [])
  }
}
