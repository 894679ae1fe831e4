import Testing

/// Closures that a screen gives to another object, and that a callback has the object run.
@Suite struct ListenerTests {
  private func form(_ bind: String, _ model: String, _ members: String = "") -> [(String, String)] {
    [
      (
        "Form.swift",
        "class Form: UIViewController {\n  let model = Model()\n"
          + "  @IBOutlet var nameField: UITextField!\n"
          + "  override func viewDidLoad() { \(bind) }\n" + members
          + override("viewWillAppear", "model.load()")
          + "  @IBAction func save() { model.save(nameField.text!) }\n}\n"
      ),
      ("Model.swift", "class Model {\n\(model)\n}\n"),
    ]
  }

  private static let fill = "self?.nameField.text = user.name"

  private static let property = """
      var onChange: ((User) -> Void)?
      func load() { api.get("me") { self.onChange?($0) } }
    """
  private static let published = """
      @Published var user: User
      func load() { api.get("me") { self.user = $0 } }
    """

  @Test(arguments: [
    ("model.onChange = { [weak self] user in \(fill) }", property),
    ("model.$user.sink { [weak self] user in \(fill) }.store(in: &bag)", published),
    (
      "model.$user.receive(on: queue).dropFirst().sink { [weak self] user in \(fill) }"
        + ".store(in: &bag)", published
    ),
    (
      "model.user.subscribe(onNext: { [weak self] user in \(fill) }).disposed(by: bag)",
      "  let user = PublishSubject<User>()\n"
        + "  func load() { api.get(\"me\") { self.user.onNext($0) } }"
    ),
    (
      "model.user.bind { [weak self] user in \(fill) }",
      "  let user = Box<User>()\n  func load() { api.get(\"me\") { self.user.value = $0 } }"
    ),
  ])
  func `What another object fills in again is overwritten`(bind: String, model: String) throws {
    #expect(try severities(form(bind, model)) == ["warning repeated_start"])
    let shown = bind.replacing("nameField.text", with: "title")
    #expect(try severities(form(shown, model)) == [])
  }

  @Test func `A closure that no callback has run is none of a callback`() throws {
    let bind = "model.onReset = { [weak self] user in \(Self.fill) }"
    #expect(try severities(form(bind, Self.property)) == [])
    let published = "model.$other.sink { [weak self] user in \(Self.fill) }"
    #expect(try severities(form(published, Self.published)) == [])
  }

  @Test(arguments: [
    "guard let self, !self.nameField.isFirstResponder else { return }; nameField.text = user.name",
    "guard let self, !self.model.hasChanges else { return }; nameField.text = user.name",
  ])
  func `A closure that asks whether the user has typed fills in nothing again`(
    body: String
  ) throws {
    let bind = "model.onChange = { [weak self] user in \(body) }"
    #expect(try !severities(form(bind, Self.property)).contains("warning repeated_start"))
  }

  @Test func `What the object keeps while it is typed may be filled in again`() throws {
    let type = "  @objc func nameFieldChanged() { model.user.name = nameField.text! }\n"
    let bind = "model.$user.sink { [weak self] user in \(Self.fill) }.store(in: &bag)"
    #expect(try severities(form(bind, Self.published, type)) == [])
  }
}
