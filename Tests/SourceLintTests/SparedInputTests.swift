import Testing

/// Fields and lists that callbacks fill without a loss for the user.
@Suite struct SparedInputTests {
  private let field = "  let field = UITextField()\n"

  private func form(_ members: String, _ fill: String) -> String {
    field + members + override("viewWillAppear", fill)
  }

  @Test(arguments: [
    ("  @objc func edited() { hasChanges = true }\n", []),
    ("  @objc func press() { hasChanges = false }\n", ["note repeated_start"]),
  ])
  func `A field is filled until the user has changed it`(
    answer: String, found: [String]
  ) throws {
    let members = "  var hasChanges = false\n" + answer
    let fill = "if !hasChanges { field.text = store.name() }"
    #expect(try severities(members: form(members, fill)) == found)
  }

  @Test func `A flag that the app sets while it works does not protect what is typed`() throws {
    let members = "  var isBusy = false\n  @objc func upload() { isBusy = true }\n"
    let fill = "guard !isBusy else { return }; field.text = store.name()"
    #expect(try severities(members: form(members, fill)) == ["note repeated_start"])
  }

  @Test(arguments: [
    ("viewDidAppear", []), ("viewDidDisappear", ["note repeated_start"]),
  ])
  func `A field is filled before the screen has appeared`(
    callback: String, found: [String]
  ) throws {
    let members = "  var isReady = false\n" + override(callback, "isReady = true")
    let fill = "if !isReady { field.text = \"x\" }"
    #expect(try severities(members: form(members, fill)) == found)
  }

  @Test(arguments: [
    ("open(); return false", []), ("return field !== self.field", []),
    ("if field === self.field { open(); return false }; return true", []),
    ("if field === other { open(); return false }; return true", ["warning repeated_start"]),
    ("return true", ["warning repeated_start"]),
  ])
  func `A field in which nothing can be typed is filled`(body: String, found: [String]) throws {
    let members =
      "  let other = UITextField()\n"
      + "  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { \(body) }\n"
    #expect(try severities(members: form(members, "field.text = \"today\"")) == found)
  }

  @Test(arguments: [(".editingChanged", []), (".touchUpInside", ["warning repeated_start"])])
  func `A control calls the function that keeps what is typed`(
    event: String, found: [String]
  ) throws {
    let members =
      "  var name = \"\"\n  let button = UIButton()\n  override func viewDidLoad() {\n"
      + "    super.viewDidLoad()\n"
      + "    button.addTarget(self, action: #selector(save), for: \(event))\n  }\n"
      + "  @objc func save() { name = field.text ?? \"\" }\n"
    #expect(try severities(members: form(members, "field.text = name")) == found)
  }

  private func settings(_ change: String, _ more: String = "") -> String {
    "  var settings = Settings() { didSet { \(more) } }\n"
      + "  func changed(_ sender: UISwitch) { settings.isOn = sender.isOn; \(change) }\n"
      + override("viewWillAppear", "settings = Settings.load()")
  }

  @Test(arguments: [
    ("Storage.save(settings)", "", []), ("settings.save()", "", []),
    ("", "Storage.save(settings)", []), ("show()", "", ["warning repeated_start"]),
  ])
  func `Settings are saved at each change and loaded again`(
    change: String, observer: String, found: [String]
  ) throws {
    #expect(try severities(members: settings(change, observer)) == found)
  }

  @Test func `Settings are saved on the way out and loaded again`() throws {
    let saving = override("viewWillDisappear", "Storage.save(settings)")
    #expect(try severities(members: settings("show()") + saving) == [])
  }

  @Test(arguments: [
    ("rows.append(contentsOf: pending); pending.removeAll()", []),
    ("rows += pending; pending = []", []),
    (
      "let new = store.rows().filter { !rows.contains($0) }; rows.append(contentsOf: new)", []
    ),
    ("rows.append(contentsOf: pending)", ["warning repeated_start"]),
    (
      "let new = store.rows().filter { !pending.contains($0) }; rows.append(contentsOf: new)",
      ["warning repeated_start"]
    ),
  ])
  func `A list takes over only rows that it does not have`(
    add: String, found: [String]
  ) throws {
    let members = "  var rows: [Row] = []\n  var pending: [Row] = []\n"
    #expect(try severities(members: members + override("viewWillAppear", add)) == found)
  }

  @Test(arguments: [
    ("guard oldValue != isOn else { return }\n", []), ("", ["left_acquired"]),
  ])
  func `An object starts only where its state has changed`(
    check: String, rules: [String]
  ) throws {
    let files =
      "class Clock {\n  var timer: Timer?\n  var isOn = false {\n    didSet {\n      \(check)"
      + "      if isOn {\n"
      + "        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }\n"
      + "      } else { timer?.invalidate(); timer = nil }\n    }\n  }\n}\n"
      + "class Show: UIViewController {\n  let clock = Clock()\n"
      + override("viewDidAppear", "clock.isOn = true")
      + override("viewDidDisappear", "clock.isOn = false") + "}\n"
    let found = try severities([("Show.swift", files)])
    #expect(found.map { String($0.split(separator: " ")[1]) } == rules)
  }
}
