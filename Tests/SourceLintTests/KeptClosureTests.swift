import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// Closures that a local holds, and functions inside functions: what they do is done where they run.
@Suite struct KeptClosureTests {
  private let list = "  let tableView = UITableView()\n"
  private let scroll = "self.tableView.scrollToRow(at: top, at: .top, animated: false)"
  private let again = ["repeated_start viewWillAppear"]

  @Test(arguments: [
    "show()", "DispatchQueue.main.async(execute: show)", "DispatchQueue.main.async { show() }",
    "UIView.animate(withDuration: 1, animations: show)",
  ])
  func `A closure that is called or handed on runs there`(use: String) throws {
    let held = override("viewWillAppear", "let show = { \(scroll) }\n\(use)")
    #expect(try warnings(members: list + held) == again)
    let inner = override("viewWillAppear", "func show() { \(scroll) }\n\(use)")
    #expect(try warnings(members: list + inner) == again)
  }

  @Test(arguments: ["button.onTap = show", "keep(show)", "_ = 1"])
  func `A closure that is kept runs on events`(use: String) throws {
    let held = override("viewWillAppear", "let show = { \(scroll) }\n\(use)")
    #expect(try warnings(members: list + held) == [])
    let inner = override("viewWillAppear", "func show() { \(scroll) }\n\(use)")
    #expect(try warnings(members: list + inner) == [])
  }

  @Test(arguments: [
    "if isBusy { waiting.append(work) } else { work() }",
    "guard !isBusy else { waiting.append(work); return }; queue.async { work() }",
  ])
  func `A closure that is kept where it cannot run yet, and runs otherwise, runs`(
    body: String
  ) throws {
    let queue = "  let tasks = Tasks()\n"
    let add = override("viewWillAppear", "tasks.add { \(scroll) }")
    let tasks = { (body: String) in
      """
      class Tasks {
        var waiting: [() -> Void] = []
        var kept: (() -> Void)?
        func add(_ work: @escaping () -> Void) { \(body) }
      }
      class Form: UIViewController {
      \(list)\(queue)\(add)
      }

      """
    }
    #expect(try warnings("Form.swift", tasks(body)) == again)
    #expect(try warnings("Form.swift", tasks("kept = work")) == [])
  }

  @Test func `A condition around the call is one of what the closure does`() throws {
    let asked = { (use: String) in
      override("viewWillAppear", "let show = { \(scroll) }\n\(use)")
        + "  func more() { rows += 1 }\n"
    }
    #expect(try warnings(members: list + asked("if rows == 0 { show() }")) == [])
    #expect(try warnings(members: list + asked("if rows == 0 { show() } else { show() }")) == [])
  }

  @Test func `Closures that call each other end`() throws {
    let code = """
      let first = { second() }
      let second = { first(); \(scroll) }
      func third() { third() }
      """
    #expect(try warnings(members: list + override("viewWillAppear", code)) == [])
    #expect(try warnings(members: list + override("viewWillAppear", code + "\nfirst()")) == again)
  }

  @Test(arguments: [
    "void (^show)(void) = ^{ SCROLL };", "Handler show = ^{ SCROLL };",
    "void (^show)(BOOL) = ^(BOOL animated) { SCROLL };",
  ])
  func `A block of Objective-C runs where it is called`(block: String) throws {
    let scroll =
      "[self.tableView scrollToRowAtIndexPath:self.top atScrollPosition:0 animated:NO];"
    let body = { (use: String) in
      try warnings(
        properties: "@property UITableView *tableView;",
        methods: method(
          "viewWillAppear", block.replacing("SCROLL", with: scroll) + "\n" + use))
    }
    #expect(try body("show();") == again)
    #expect(try body("dispatch_async(dispatch_get_main_queue(), show);") == again)
    #expect(try body("self.button.onTap = show;") == [])
  }

  @Test func `A closure of a superclass is set by the code that makes a subclass`() throws {
    let base = (
      "Base.swift",
      "class Base: UIViewController {\n  var onDismiss: (() -> Void)?\n"
        + override("viewWillDisappear", "onDismiss?()") + "}\n"
    )
    let form = { (superclass: String) in
      ("Form.swift", "class Form: \(superclass) {\n  func fill() {}\n}\n")
    }
    let owner = (
      "Owner.swift",
      "class Owner {\n  func open() {\n    let form = Form()\n"
        + "    form.onDismiss = { self.form = nil }\n    show(form)\n  }\n}\n"
    )
    #expect(try severities([base, form("Base"), owner]) == ["warning decided_in_will"])
    #expect(try severities([base, form("UIViewController"), owner]) == [])
  }
}
