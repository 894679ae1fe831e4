import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// Code that must not be reported, or not as a warning.
@Suite struct PrecisionTests {
  private func warnings(
    _ body: String, more: String = "", other: String = ""
  ) throws -> [String] {
    let text = """
      class Screen: UIViewController {
        let session = AVCaptureSession()
        let link = Link()
        var timer: Timer?
        var onChange: ((Bool) -> Void)?
        weak var delegate: ScreenDelegate?
      \(body)
      }
      \(more)
      """
    let code = SourceCode(
      [("Screen.swift", text), ("Other.swift", other)], for: .viewTransitions)
    return try SharedScan.findings(in: code)
      .filter { $0.severity == .warning }.map { "\($0.rule) \($0.message)" }
  }

  private func callback(_ name: String, _ body: String) -> String {
    "  override func \(name)(_ animated: Bool) {\n    super.\(name)(animated)\n    \(body)\n  }\n"
  }

  @Test func `A guard by the resource's own state makes a pair balance itself`() throws {
    let body =
      callback(
        "viewWillAppear",
        "if timer == nil { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }"
      )
      + callback("viewDidDisappear", "timer?.invalidate()\n    timer = nil")
    #expect(try warnings(body) == [])
  }

  @Test func `A release that nothing acquires is passed over`() throws {
    #expect(try warnings(callback("viewWillDisappear", "session.stopRunning()")) == [])
  }

  @Test func `An observer of an object of the app is none of notifications`() throws {
    let added = "  override func viewDidLoad() { super.viewDidLoad(); \(observe("a")) }\n"
    let removed = { (center: String) in
      callback("viewWillDisappear", "\(center).removeObserver(self)")
    }
    for center in ["NotificationCenter.default", "center", "notificationCenter"] {
      #expect(try warnings(added + removed(center)).count == 1)
    }
    #expect(try warnings(added + removed("transfers")) == [])
  }

  @Test func `Two methods that answer one notification are two observers`() throws {
    let base = """
      class Base: UIViewController {
      \(callback("viewWillAppear", observe("blur")))
      \(callback("viewWillDisappear", "NotificationCenter.default.removeObserver(self, name: .left, object: nil)"))
      }
      class Inbox: Base {
        override func viewDidLoad() { super.viewDidLoad(); \(observe("close")) }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
      }
      """
    #expect(try !warnings("", more: base).contains { $0.hasPrefix("acquired_twice") })
    let same = base.replacing("close", with: "blur")
    #expect(try warnings("", more: same).contains { $0.hasPrefix("acquired_twice") })
  }

  private func observe(_ name: String) -> String {
    "NotificationCenter.default.addObserver(self, selector: #selector(\(name)), name: .left, object: nil)"
  }

  @Test func `What is shown only after an error is not shown each time`() throws {
    func findings(_ body: String) throws -> [String] {
      let text = "class Form: UIViewController {\n\(callback("viewDidAppear", body))}\n"
      let code = SourceCode([("Form.swift", text)], for: .viewTransitions)
      return try SharedScan.findings(in: code)
        .map { "\($0.severity) \($0.rule)" }
    }
    let alert = "present(UIAlertController(), animated: true)"
    for condition in ["if loadError != nil", "if let error = loadError"] {
      #expect(try findings("load { loadError in \(condition) { \(alert) } }") == [])
    }
    #expect(try findings(alert) == ["warning repeated_start"])
  }

  @Test func `A view that is kept and added again is not added twice`() throws {
    let cover = { (add: String) in
      """
      extension UIView {
        func cover() { \(add) }
      }
      class Cover: UIView {}
      """
    }
    let body = callback("viewWillAppear", "view.cover()")
    let kept = "if shade == nil { shade = Cover() }; addSubview(shade)"
    #expect(try warnings(body, more: cover(kept)) == [])
    #expect(try warnings(body, more: cover("addSubview(Cover())")).count == 1)
  }

  @Test func `A view that is put in the place of another is not added twice`() throws {
    let found =
      "if let old = view.subviews.first(where: { $0 is Cover }) { old.removeFromSuperview() }"
    let body = callback("viewWillAppear", "cover()")
    let cover = { (first: String) in
      "  func cover() {\n    \(first)\n    view.addSubview(Cover())\n  }\n"
    }
    #expect(try warnings(body + cover(found)) == [])
    #expect(try warnings(body + cover("")).count == 1)
  }

  @Test func `What other code has put into a view's closure says nothing of the screen`() throws {
    let panel = """
      class Panel: UIView {
        var onClose: (() -> Void)?
        func close() { onClose?() }
      }
      """
    let other =
      "class Other { func open(_ screen: Screen) { screen.show(onClose: { self.finish() }) } }"
    let own = "class Other { func open(_ panel: Panel) { panel.onClose = { self.finish() } } }"
    let body = "  let panel = Panel()\n" + callback("viewWillDisappear", "panel.close()")
    #expect(try warnings(body, more: panel, other: other) == [])
    #expect(try warnings(body, more: panel, other: own).count == 1)
  }

  @Test func `A closure that ends nothing is no decision`() throws {
    let body =
      "  var willDismiss: (() -> Void)?\n" + callback("viewWillDisappear", "willDismiss?()")
    let filled = { (end: String) in
      "class Other { func open(_ screen: Screen) { screen.willDismiss = { \(end) } } }"
    }
    #expect(try warnings(body, more: filled("self.refresh()")) == [])
    #expect(try warnings(body, more: filled("self.finish()")).count == 1)
  }

  @Test func `What is added when the screen comes and taken away when it goes is a pair`() throws {
    let body =
      callback("viewWillAppear", "link.start()") + callback("viewWillDisappear", "link.stop()")
    let link = """
      class Link {
        var listeners: [() -> Void] = []
        func start() { listeners.append { } }
        func stop() { listeners.removeLast() }
      }
      """
    #expect(try warnings(body, more: link) == [])
  }

  @Test func `A pushed screen that the screen below throws away is reported once`() throws {
    let body =
      """
        var detail: Detail?
        func open() {
          let screen = Detail()
          detail = screen
          navigationController?.pushViewController(screen, animated: true)
        }

      """ + callback("viewWillAppear", "detail?.destroy()\n    detail = nil")
    let detail = "class Detail: UIViewController {\n  func destroy() {}\n}"
    let found = try warnings(body, more: detail)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("decided_in_will viewWillAppear throws away a screen") == true)
  }

  @Test func `The screen that a segue shows is a pushed screen, unless it has a bar of its own`()
    throws
  {
    let screen = { (destination: String) in
      try warnings(
        """
          var detail: Detail?
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            detail = \(destination)
          }

        """ + callback("viewWillAppear", "detail?.destroy()\n    detail = nil"),
        more: "class Detail: UIViewController {\n  func destroy() {}\n}")
    }
    #expect(try screen("segue.destination as? Detail").count == 1)
    #expect(
      try screen("(segue.destination as? Bars)?.topViewController as? Detail").isEmpty)
    #expect(try screen("nil").isEmpty)
  }

  @Test func `A screen that is only presented is gone when the screen below is shown`() throws {
    let screen = { (show: String) in
      try warnings(
        """
          var detail: Detail?
          func open() {
            let screen = Detail()
            detail = screen
            \(show)
          }

        """ + callback("viewWillAppear", "detail?.destroy()\n    detail = nil"),
        more: "class Detail: UIViewController {\n  func destroy() {}\n}")
    }
    #expect(try screen("present(screen, animated: true)") == [])
    #expect(try screen("present(screen, animated: true)\n    show(screen, sender: nil)").count == 1)
  }

  @Test func `A condition on leaving in the last callback is final`() throws {
    let body = callback(
      "viewDidDisappear", "if isMovingFromParent { delegate?.screenDidClose(self) }")
    #expect(try warnings(body, more: "protocol ScreenDelegate: AnyObject {}") == [])
  }

  @Test func `A delegate told in the last callback of a screen that may be covered is a note`()
    throws
  {
    let screen = """
      class Screen: UIViewController {
        weak var delegate: ScreenDelegate?
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          delegate?.screenDidClose(self)
        }
      }
      protocol ScreenDelegate: AnyObject {}
      """
    let code = SourceCode([("Screen.swift", screen)], for: .viewTransitions)
    let found = try SharedScan.findings(in: code)
    #expect(found.map(\.rule) == ["decided_in_will"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `What some state guards leaves what nothing guards to be acquired twice`() throws {
    let body = callback(
      "viewWillAppear",
      """
      model.name.sink { use($0) }.store(in: &kept)
          if first == nil { first = 1; model.size.sink { use($0) }.store(in: &kept) }
      """)
    let found = try warnings(body)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("left_acquired publisher set (kept)") == true)
  }

  @Test func `A screen that the class keeps and shows may be reset`() throws {
    let body =
      "  let sheet = Sheet()\n  func open() { present(sheet, animated: true) }\n"
      + callback("viewDidAppear", "sheet.resetOptions()")
    #expect(try warnings(body, more: "class Sheet: UIViewController {}") == [])
  }

  @Test func `A view that the same code takes out again does not add up`() throws {
    let body = callback(
      "viewWillAppear",
      """
      let field = UITextField()
          view.addSubview(field)
          field.removeFromSuperview()
      """)
    #expect(try warnings(body) == [])
  }

  @Test func `Code that asks how the transition ends is trusted`() throws {
    let body = callback(
      "viewWillDisappear",
      """
      transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if !context.isCancelled { self.delegate?.screenDidClose(self) }
      }
      """)
    #expect(try warnings(body, more: "protocol ScreenDelegate: AnyObject {}") == [])
  }

  @Test func `A function with the name of a callback in another class is none`() throws {
    let code = SourceCode(
      [
        (
          "Checker.swift",
          "class Checker: NSObject { func viewDidDisappear() { player.removeObserver(self, forKeyPath: \"a\") } }"
        )
      ], for: .viewTransitions)
    #expect(code.facts.isEmpty)
  }

  @Test func `A second screen's write is a note, and a warning for chosen kinds that break it`()
    throws
  {
    let writes: (String) -> MadeFacts = { name in
      MadeFacts(name: name, holding: .flag).with(.acquire, at: "wa", isShared: true)
        .with(.release, at: "wd", isShared: true)
    }
    let screens = [writes("Film"), writes("Map")]
    let found = try findings(screens)
    #expect(found.map(\.rule) == ["last_writer"])
    #expect(found[0].severity == .note)
    #expect(found[0].message.contains("pageScroll.completed"))
    #expect(try findings(screens, kinds: ["navigation"]) == [])
    #expect(try findings(screens, kinds: ["tab"]).map(\.severity) == [.warning])
  }

  @Test func `What runs later or under a condition matters less`() throws {
    let made = MadeFacts(holding: .counted).with(.acquire, at: "da", marks: .conditional)
      .with(.release, at: "dd", marks: .conditional)
    #expect(Set(try findings([made]).map(\.severity)) == [.note])
  }
}
