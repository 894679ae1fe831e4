import EventLog
import EventModel
import TestScale
import Testing

/// An object's description, `<Demo.Inbox: 0x7f82>`, is the view's name, whatever word is next to the
/// callback and however many classes the log has.
@Suite("Names in descriptions of objects")
struct ObjectNameTests {
  private static func check(_ shape: String, _ names: [String], count: Int) throws {
    let screens = (0..<5).map { (names[$0 % names.count], $0 % 2 + 1) }
    let calls = Array(IdentityTests.calls(screens).prefix(count))
    try IdentityTests.check(calls, shape, IdentityTests.pointer)
  }

  @Test("names in descriptions are read behind and before any word of a call")
  func words() throws {
    for word in [
      "fires", "calling", "lifecycle", "said:", "执行", "执行了", "触发了", "即将", "已经", "方法：",
      "вызван", "вызвал", "호출", "appelle", "ruft", "llama",
    ] {
      let logs = [
        "<Demo.NAME: POINTER> \(word) CALL", "CALL \(word) <Demo.NAME: POINTER>",
        "10:12:07.123 <NAME: POINTER> \(word) CALL", "10:12:07.123 CALL \(word) <NAME: POINTER>",
      ].flatMap { shape in
        [["DetailController"], ["DetailController", "Inbox"]].flatMap { names in
          [3, 7, 12].map { (shape: shape, names: names, count: $0) }
        }
      }
      for log in logs.sampled(oneIn: 11) { try Self.check(log.shape, log.names, count: log.count) }
    }
  }

  /// Checks that all calls of a log are those of one view. `CALL` in a line is the callback.
  private func expect(_ line: String, _ reading: String) throws {
    for count in [1, 3, 6] {
      let lines = IdentityTests.calls([("", 0), ("", 0)]).prefix(count).map {
        line.replacing("CALL", with: FamilyLog.callbacks[$0.callback]) + "\n"
      }
      let read = try listing(of: lines.joined(), as: .console)
      #expect(Set(read.map { $0.dropLast(3) }) == [reading[...]], "\(count): \(line)")
    }
  }

  @Test("a system's controller behind a category is the view that was called")
  func categories() throws {
    for (line, reading) in [
      ("[screens] CALL: <UITabBarController: 0x7f8290>", "UITabBarController@0x7f8290"),
      ("[app.screens] CALL <UIPageViewController: 0x7f8290>", "UIPageViewController@0x7f8290"),
      ("[Inbox] CALL <UINavigationController: 0x7f8290>", "Inbox*"),
      ("[screens] CALL <UIView: 0x7f8290>", "screens*"),
    ] {
      try expect(line, reading)
    }
  }

  @Test("names next to the callback are kept where a description is another object's")
  func otherObjects() throws {
    for (line, reading) in [
      ("Inbox CALL presenter <Demo.Presenter: 0x7f8290>", "Inbox*"),
      ("Inbox CALL model: <Demo.Mail: 0x7f8290>", "Inbox*"),
      ("inbox CALL <NSThread: 0x7f8290>", "inbox*"),
      ("CALL <NSThread: 0x7f8290>{number = 1}", "NSThread@0x7f8290"),
      ("Inbox CALL <UINavigationController: 0x7f8290>", "Inbox*"),
    ] {
      try expect(line, reading)
    }
  }

  @Test("names are no labels of callbacks and no words that only say that a view was called")
  func linkedClasses() throws {
    for shape in [
      "NAME 调用了 CALL", "NAME 执行了 CALL", "控制器：NAME 方法：CALL(_:)", "NAME CALL 触发了",
    ] {
      for names in [["DetailController"], ["DetailController", "Inbox"]] {
        let calls = IdentityTests.calls((0..<4).map { (names[$0 % names.count], 0) })
        for count in [1, 2, calls.count] {
          try IdentityTests.check(Array(calls.prefix(count)), shape) { _ in nil }
        }
      }
    }
    // A screen may have such a word as its name.
    #expect(try listing(of: "Message: viewWillAppear", as: .console) == ["Message* wa"])
    #expect(try listing(of: "Event: viewWillAppear\n调用 viewDidAppear", as: .console).count == 2)
  }

  @Test("names follow a word for callbacks only if nothing else does")
  func callbackWords() throws {
    let function = "viewDidAppear function MailController"
    #expect(try listing(of: function, as: .console) == ["MailController* da"])
    for word in ["event", "function", "method"] {
      let object = "viewWillAppear \(word) <Demo.Inbox: 0x7f8290>"
      #expect(try listing(of: object, as: .console) == ["Inbox@0x7f8290 wa"])
      for line in [
        "viewWillAppear \(word) is called before <Demo.Inbox: 0x7f8290>",
        "viewWillAppear \(word) of Inbox", "viewWillAppear \(word)",
      ] {
        #expect(try listing(of: line, as: .console) == [], "\(line)")
      }
    }
  }

  @Test("names are classes beside words of other languages")
  func foreignWords() throws {
    for line in [
      "InboxController에서 viewWillAppear", "InboxController의 viewWillAppear",
      "viewWillAppear 호출 InboxController", "viewWillAppear appelé dans InboxController",
      "viewWillAppear chamado em InboxController", "InboxController llamó a viewWillAppear",
      "当前控制器：InboxController 方法：viewWillAppear", "当前控制器: InboxController 方法: viewWillAppear",
      "###### InboxController viewWillAppear ######", "=== viewWillAppear === InboxController ===",
      "lifecycle(InboxController): viewWillAppear",
    ] {
      #expect(try listing(of: line, as: .console) == ["InboxController* wa"], "\(line)")
    }
    #expect(try listing(of: "viewWillAppear 호출 완료", as: .console) == [" wa"])
    #expect(try listing(of: "강의 viewWillAppear", as: .console) == ["강의* wa"])
    #expect(try listing(of: "a viewWillAppear", as: .console) == ["a* wa"])
    #expect(try listing(of: "## InboxController viewWillAppear ##", as: .console) == [])
    #expect(try listing(of: "home[0x7f8290] viewWillAppear", as: .console) == ["home@0x7f8290 wa"])
  }

  @Test("names are a screen's word and its number")
  func numberedScreens() throws {
    let calls = ["VC-1 viewWillAppear", "VC-1 viewDidAppear", "VC-1 viewWillDisappear"]
    let log =
      calls + ["=== VC-2 viewWillAppear", "VC-1 viewDidDisappear", "=== VC-2 viewDidAppear"]
    #expect(
      try listing(of: log.joined(separator: "\n"), as: .console)
        == ["VC-1* wa", "VC-1* da", "VC-1* wd", "VC-2* wa", "VC-1* dd", "VC-2* da"])
    #expect(try listing(of: "[ viewWillAppear - B vc ]", as: .console) == ["B vc* wa"])
    #expect(try listing(of: "[ viewWillAppear - Inbox ]", as: .console) == ["Inbox* wa"])
  }

  @Test("names in brackets are kept whole if one of their words recurs")
  func bracketedWords() throws {
    let screens = ["첫 번째 뷰", "첫 번째 뷰", "두 번째 뷰", "첫 번째 뷰", "두 번째 뷰"]
    let calls = ["viewDidAppear", "viewWillDisappear", "viewWillAppear", "viewDidDisappear"]
    let log = zip(screens, calls + ["viewDidAppear"]).map { "[\($0)] \($1)\n" }.joined()
    let short = ["da", "wd", "wa", "dd", "da"]
    #expect(
      try listing(of: log, as: .console) == zip(screens, short).map { "\($0)* \($1)" })
  }

  @Test("names are the process's own name and a number if an app uses it as a title")
  func titles() throws {
    func log(_ name: String) throws -> [String] {
      let calls = [(2, "viewWillDisappear"), (3, "viewWillAppear"), (2, "viewDidDisappear")]
      let lines = (calls + [(3, "viewDidAppear"), (3, "viewWillDisappear"), (2, "viewWillAppear")])
        .map { "2026-03-22 15:12:28.719 Mail[41:20] \(name) \($0) \($1)\n" }
      return try listing(of: lines.joined(), as: .console).filter { !$0.hasPrefix("process") }
    }
    #expect(try log("Mail").first == "Mail 2* wd")
    #expect(try log("MailView").first == "MailView@2 wd")
  }

  @Test("names of another category are not read from a sentence")
  func otherCategories() throws {
    func log(_ line: String) throws -> [String] {
      let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        .map { "10:12:11.102 [life] InboxController \($0)" }
      return try listing(
        of: (calls + ["10:12:12.102 \(line)"]).joined(separator: "\n"), as: .console
      )
      .dropFirst(4).map(\.self)
    }
    #expect(try log("[net] viewDidAppear trace upload failed: -1009") == [])
    #expect(try log("[net] Anfrage wartet auf viewDidAppear") == [])
    #expect(try log("[life] viewDidAppear was called twice") == [" da"])
    #expect(try log("[net] viewDidAppear") == ["net* da"])
    #expect(
      try log("[net] MailController viewDidAppear trace upload failed") == ["MailController* da"])
    #expect(try log("viewDidAppear trace upload failed") == [" da"])
  }

  @Test("names that unified logging hides are none")
  func hiddenNames() throws {
    #expect(try listing(of: "<private> viewWillAppear", as: .console) == [" wa"])
    #expect(try listing(of: "Inbox <private> viewWillAppear", as: .console) == ["Inbox* wa"])
    #expect(try listing(of: "<privateInbox> viewWillAppear", as: .console) == ["privateInbox* wa"])
  }
}
