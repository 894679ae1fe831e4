import EventModel
import Testing

/// Lists of other objects, and new views, to which each appearance adds.
@Suite struct GrownModelTests {
  private let again = ["warning repeated_start"]

  private func screen(_ members: String, _ body: String, _ model: String) throws -> [String] {
    try severities([
      (
        "Form.swift",
        "class Form: UIViewController {\n\(members)\(override("viewWillAppear", body))}\n"
      ),
      ("Model.swift", "class Model {\n\(model)\n}\n"),
    ])
  }

  @Test func `A list of the screen's model that each appearance extends is reported`() throws {
    let load = { (body: String) in
      "  var rows: [Row] = []\n  func load() { api.fetch { found in \(body) } }\n"
    }
    let model = "  let model = Model()\n"
    #expect(
      try screen(model, "model.load()", load("self.rows.append(contentsOf: found)")) == again)
    for added in ["self.rows += found", "self.rows = self.rows + found"] {
      #expect(try screen(model, "model.load()", load(added)) == again, "\(added)")
    }
    for kept in [
      "self.rows = []; self.rows += found", "self.rows.removeAll(); self.rows += found",
      "self.rows = []; self.rows.append(contentsOf: found)",
      "self.rows.removeAll(); self.rows.append(contentsOf: found)", "self.rows = found",
      "if isFirst { self.rows.append(contentsOf: found); isFirst = false }",
    ] {
      #expect(try screen(model, "model.load()", load(kept)).contains(again[0]) == false, "\(kept)")
    }
    let made = try screen(
      model, "model = Model(); model.load()", load("self.rows.append(contentsOf: found)"))
    #expect(made == [])
    let log = "  var rows: [String] = []\n  func add(_ text: String) { rows.append(text) }\n"
    #expect(try screen("  let eventLog = Model()\n", "eventLog.add(title)", log) == [])
    #expect(try screen("", "Model().load()", load("self.rows.append(found)")) == [])
  }

  @Test func `A count in the screen's model may be meant`() throws {
    let visit = "  var visits = 0\n  func visit() { visits += 1 }\n"
    #expect(try screen("  let model = Model()\n", "model.visit()", visit) == [])
  }

  @Test func `A list or a text that is made longer is no number`() throws {
    for (member, body) in [("[Row] = []", "all = all + rows()"), (" = \"\"", "all += \"<p>\"")] {
      let found = try findings(
        "class Form: UIViewController {\n  var all\(member.first == "[" ? ": " : "")\(member)\n"
          + override("viewWillAppear", body) + "}\n")
      #expect(
        found.map(\.message).allSatisfy {
          $0.hasSuffix("what it adds is there twice (swipe back a little, let go)")
        })
      #expect(found.count == 1)
    }
  }

  @Test func `A list of closures, or of listeners, that each appearance extends is reported`()
    throws
  {
    let model = "  let model = Model()\n"
    let handlers =
      "  var handlers: [() -> Void] = []\n"
      + "  func onChange(_ handler: @escaping () -> Void) { handlers.append(handler) }\n"
    #expect(try screen(model, "model.onChange { print(1) }", handlers) == again)
    let observe = handlers.replacing("onChange", with: "observe")
    #expect(try screen(model, "model.observe { print(1) }", observe) == again)
    let inner = "  let part = Part()\n}\nclass Part {\n" + handlers
    #expect(try screen(model, "model.part.onChange { print(1) }", inner) == again)
    let listeners =
      "  var listeners: [Listener] = []\n"
      + "  func add(listener: Listener) { listeners.append(listener) }\n"
    #expect(
      try screen(model, "model.add(listener: self)", listeners) == ["warning left_acquired"])
    let one =
      "  var handler: (() -> Void)?\n  func onChange(_ new: @escaping () -> Void) { handler = new }\n"
    #expect(try screen(model, "model.onChange { print(1) }", one) == [])
  }

  @Test func `A view that a function makes is a new one each time`() throws {
    let make = "  let stack = UIStackView()\n  func makeRow() -> UIView { UIView() }\n"
    #expect(
      try severities(
        members: make + override("viewWillAppear", "stack.addArrangedSubview(makeRow())"))
        == again)
    let kept = "  lazy var row = makeRow()\n"
    #expect(
      try severities(
        members: make + kept + override("viewWillAppear", "stack.addArrangedSubview(row)")) == [])
  }

  @Test func `A control answers once more with each closure that it is given`() throws {
    let button = "  let button = UIButton()\n  lazy var tap = UIAction { _ in }\n"
    let add = { (action: String) in
      override("viewWillAppear", "button.addAction(\(action), for: .touchUpInside)")
    }
    #expect(try severities(members: button + add("UIAction { _ in print(1) }")) == again)
    #expect(try severities(members: button + add("tap")) == [])
    let alert = override("viewWillAppear", "alert.addAction(UIAlertAction(title: \"OK\"))")
    #expect(try severities(members: "  let alert = UIAlertController()\n" + alert) == [])
  }

  @Test func `Pins that are made for each place are there twice`() throws {
    let map = "  let map = MKMapView()\n  var places: [Place] = []\n  var pins: [Pin] = []\n"
    let add = { (value: String) in override("viewWillAppear", "map.addAnnotations(\(value))") }
    #expect(try severities(members: map + add("places.map { Pin($0) }")) == again)
    #expect(try severities(members: map + add("pins")) == [])
    let clear = override(
      "viewWillAppear",
      "map.removeAnnotations(map.annotations); map.addAnnotations(places.map { Pin($0) })")
    #expect(try severities(members: map + clear) == [])
  }

  @Test func `What a server answers is read where the request is sent`() throws {
    let rows = "  var rows: [Row] = []\n"
    let load = { (call: String) in
      override("viewWillAppear", "\(call) { found in self.rows.append(contentsOf: found) }")
    }
    #expect(try severities(members: rows + load("UserService.shared.rows(page: 1)")) == again)
    #expect(try severities(members: rows + load("api.onRows")) == [])
    #expect(try severities(members: rows + load("list.rows(page: 1)")) == [])
    let answered = override(
      "viewWillAppear",
      "api.rows { found, error in if error != nil { return }; self.rows.append(found) }")
    #expect(try severities(members: rows + answered) == again)
  }
}
