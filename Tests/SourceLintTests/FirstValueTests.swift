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
    #expect(try warnings("Form.swift", screen(end + again)) == [])
  }
}
