import Testing

/// What the first values of properties, and the initializers of the app's own objects, begin.
@Suite struct FirstValueTests {
  private let lost = ["lost_while_shown viewWillDisappear"]

  private let ticker = """
    final class Ticker {
      private var timer: Timer?
      init(_ tick: @escaping () -> Void) {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in tick() }
      }
      func stop() {
        timer?.invalidate()
        timer = nil
      }
    }

    """

  @Test(arguments: [
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
    "CADisplayLink(target: Proxy(), selector: #selector(Proxy.tick))",
  ])
  func `A first value that is made by a call is acquired once`(value: String) throws {
    let end = override("viewWillDisappear", "timer.invalidate()")
    #expect(try warnings(members: "  private lazy var timer = \(value)\n" + end) == lost)
    #expect(try warnings(members: "  private lazy var timer = other.timer\n" + end) == [])
  }

  @Test(arguments: ["  private var ticker = Ticker { }\n", ""])
  func `An initializer begins what a function of the object ends`(first: String) throws {
    let members =
      first.isEmpty
      ? "  private var ticker: Ticker?\n"
        + "  override func viewDidLoad() { super.viewDidLoad(); ticker = Ticker { } }\n" : first
    let end = override("viewWillDisappear", first.isEmpty ? "ticker?.stop()" : "ticker.stop()")
    let screen = { (callbacks: String) in
      "class Form: UIViewController {\n\(members)\(callbacks)}\n\(ticker)"
    }
    #expect(try warnings("Form.swift", screen(end)) == lost)
    let again = override("viewWillAppear", "ticker = Ticker { }")
    #expect(
      try warnings("Form.swift", screen(end + again)) == ["left_acquired viewWillAppear"])
  }

  @Test(arguments: [
    ("", "observer.end()", true), ("deinit { remove() }", "remove()", false),
    ("deinit { NotificationCenter.default.removeObserver(token) }", "log()", false),
  ])
  func `What an initializer acquires stays, unless its object ends it`(
    end: String, body: String, isFound: Bool
  ) throws {
    let found = try warnings(
      "Form.swift",
      """
      class Observer {
        let token: NSObjectProtocol
        init(_ block: @escaping () -> Void) {
          token = NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in
            block()
          }
        }
        func remove() { NotificationCenter.default.removeObserver(token) }
        func end() { \(body) }
        \(end)
      }
      class Form: UIViewController {
        var observer: Observer?
        \(override("viewDidAppear", "observer = Observer { }"))
        \(override("viewDidDisappear", "observer?.remove(); observer = nil"))
      }

      """)
    #expect(found == (isFound ? ["left_acquired viewDidAppear"] : []))
  }

  @Test func `What an object registers itself for ends with it`() throws {
    let found = try warnings(
      "Form.swift",
      """
      class Keyboard {
        init() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification,
            object: nil)
        }
      }
      class Form: UIViewController {
        var keyboard: Keyboard?
        \(override("viewWillAppear", "keyboard = Keyboard()"))
      }

      """)
    #expect(found == [])
  }
}
