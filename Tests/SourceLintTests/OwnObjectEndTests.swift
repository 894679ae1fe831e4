import Testing

/// What callbacks end or throw away of the objects that the screen has.
@Suite struct OwnObjectEndTests {
  private let early = ["decided_in_will viewWillDisappear"]

  @Test(arguments: ["URLSessionDataTask?", "Task<Void, Never>?", "Operation?"])
  func `Work is known by its type`(type: String) throws {
    let job = { (type: String) in
      "  private var job: \(type)\n  @objc func send() { job = api.send() }\n"
        + override("viewWillDisappear", "job?.cancel()")
    }
    #expect(try warnings(members: job(type)) == early)
    #expect(try warnings(members: job("Animation?")) == [])
  }

  @Test(arguments: [
    ("childCoordinators.removeAll()", true), ("childCoordinators = []", true),
    ("childCoordinators.removeAll { $0.isFinished }", false), ("rows.removeAll()", false),
  ])
  func `The coordinators of pushed screens are thrown away too early`(
    end: String, isFound: Bool
  ) throws {
    let members = """
        var childCoordinators: [Coordinator] = []
        var rows: [Row] = []
        @objc func open() {
          let child = DetailCoordinator(navigationController)
          childCoordinators.append(child)
          child.start()
        }

      """
    let found = try warnings(members: members + override("viewWillAppear", end))
    #expect(found == (isFound ? ["decided_in_will viewWillAppear"] : []))
    #expect(try warnings(members: members + override("viewDidAppear", end)) == [])
  }

  private func cart(_ clear: String, _ callbacks: String) throws -> [String] {
    try warnings(
      "Form.swift",
      """
      class Cart {
        var items: [Item] = []
        func add(_ item: Item) { items.append(item) }
        func load() { items = stored() }
        func clear() { \(clear) }
      }
      class Form: UIViewController {
        let cart = Cart()
        \(callbacks)
      }

      """)
  }

  @Test(arguments: ["items.removeAll()", "items = []"])
  func `A function of the app that empties its object throws state away`(clear: String) throws {
    let leave = override("viewWillDisappear", "cart.clear()")
    #expect(try cart(clear, leave) == early)
    #expect(try cart("count += 1", leave) == [])
    #expect(try cart("if isOver { \(clear) }", leave) == [])
    #expect(try cart(clear, leave + override("viewWillAppear", "cart.load()")) == [])
  }

  @Test func `A gesture of which only the last one is removed stays`() throws {
    let add = """
        var tap: UITapGestureRecognizer?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          let tap = UITapGestureRecognizer(target: self, action: #selector(close))
          view.addGestureRecognizer(tap)
          self.tap = tap
        }

      """
    let remove = "if let tap = tap { view.removeGestureRecognizer(tap) }; tap = nil"
    #expect(
      try warnings(members: add + override("viewDidDisappear", remove)) == [
        "left_acquired viewWillAppear"
      ])
    #expect(try warnings(members: add + override("viewWillDisappear", remove)) == [])
    let kept = add.replacing("let tap = UI", with: "let tap = self.tap ?? UI")
    #expect(try warnings(members: kept + override("viewWillDisappear", remove)) == [])
  }

  @Test(arguments: [
    ("if isMovingFromParent { model.deallocate() }", "isGone = true", true),
    ("if isMovingFromParent { model.deallocate() }", "log(self)", false),
    ("model.deallocate()", "isGone = true", false),
  ])
  func `An object is told to tear itself down because the screen seems to leave`(
    end: String, body: String, isFound: Bool
  ) throws {
    let found = try warnings(
      "Form.swift",
      """
      class Model {
        var isGone = false
        func deallocate() { \(body) }
      }
      class Form: UIViewController {
        let model = Model()
        \(override("viewWillDisappear", end))
      }

      """)
    #expect(found == (isFound ? early : []))
  }
}
