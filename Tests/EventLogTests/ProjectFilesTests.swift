import EventLog
import EventModel
import Testing

/// Files of a project and pages that name callbacks, each beside a recording that resembles it.
@Suite("Files of projects")
struct ProjectFilesTests {
  /// Returns the events of a log, one by one, or none.
  private func events(_ text: String) throws -> [String] {
    try listing(of: text, as: .console).filter { $0 != "separator" && !$0.hasPrefix("process") }
  }

  private static let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear"]

  @Test("commits that name callbacks are not calls; addresses before calls are")
  func commits() throws {
    let subjects = [
      "Move viewWillAppear", "Reset the badge.count in viewDidAppear", "Sort the inbox by date",
      "Call MailTimer in viewWillDisappear", "Add Inbox viewWillAppear",
    ]
    let hashes = ["4ee8166b", "fe9c7513", "442f8b0f", "9068e269", "93f77522"]
    for mark in ["", "* ", "| * "] {
      let log = zip(hashes, subjects).map { "\(mark)\($0) \($1)\n" }.joined()
      #expect(try events(log) == [], "\(log)")
    }
    let calls = zip(["7fd5a0405170", "7fd5a0605170", "7fd5a0405170", "7fd5a0605170"], Self.calls)
    let log = calls.map { "\($0) Inbox \($1)\n" }.joined()
    #expect(try events(log).count == 3)
  }

  @Test("entries of a change log are not calls; those of a list below other headings are")
  func changes() throws {
    let entries = """
      - Posteingang viewDidAppear iki kez çağrılıyordu
      - ListeVC: viewWillDisappear hält jetzt den Ton an
      """
    for titles in [
      ("## 6.3.1 – 2024-03-12", "## 6.3.0 – 2024-02-27"), ("# v2.0", "# v1.9.2"),
      ("## [1.2.0]", "## [1.1.9] - 2023-05-06"), ("## [Unreleased]", "## 1.1.9"),
      ("1.2.0 (2023-05-06)\n=====", "1.1.9 (2023-04-01)\n====="),
    ] {
      #expect(try events("\(titles.0)\n\(entries)\n\n\(titles.1)\n\(entries)\n") == [])
    }
    let list = "- Inbox viewWillAppear\n- Inbox viewDidAppear\n"
    let log = "## 1.1 push\n\(list)\n## 1.2 pop\n- Inbox viewWillDisappear\n- Mail viewWillAppear\n"
    #expect(try events(log) == ["Inbox* wa", "Inbox* da", "Inbox* wd", "Mail* wa"])
    let systems = "### 17.4\n\(list)\n### 18.0\n\(list)"
    #expect(try events(systems).count == 4)
  }

  @Test("settings of a configuration are not calls; calls below headings with a colon are")
  func configuration() throws {
    let settings = """
      # screens.yml
      version: 2
      sender: console
      callbacks:
        viewWillAppear: screen_ready
        viewDidAppear: screen_shown
        viewWillDisappear: screen_left
      screens:
        - page: InboxController
          name: inbox
      skip:
        - UINavigationController viewDidAppear
        - UIInputController viewWillAppear
      """
    #expect(try events(settings) == [])
    let log = """
      push:
      Inbox: viewWillDisappear
      Mail: viewWillAppear
      Inbox: viewDidDisappear
      Mail: viewDidAppear
      pop:
      Mail: viewWillDisappear
      """
    #expect(try events(log) == ["Inbox* wd", "Mail* wa", "Inbox* dd", "Mail* da", "Mail* wd"])
  }

  @Test("mappings of each callback to another word are not calls; names of views are")
  func mappings() throws {
    for form in ["CALL,VALUE", "CALL = \"VALUE\"", "CALL: VALUE", "- CALL -> VALUE"] {
      let lines = zip(Self.calls, ["screen_ready", "shown", "screen_left"]).map {
        form.replacing("CALL", with: $0).replacing("VALUE", with: $1) + "\n"
      }
      #expect(try events(lines.joined()) == [], "\(form)")
      let calls = Self.calls.map {
        form.replacing("CALL", with: $0).replacing("VALUE", with: "inbox") + "\n"
      }
      #expect(try events(calls.joined()).count == 3, "\(form)")
    }
    #expect(try events("viewWillAppear | before\nviewDidAppear | after\n") == [" wa", " da"])
  }

  @Test("orders of calls that a page tells for any two screens are not recordings")
  func roles() throws {
    let order = ["viewWillAppear", "viewWillDisappear", "viewDidAppear", "viewDidDisappear"]
    func page(_ line: (Int, String) -> String, _ title: String = "## Push") -> String {
      "\(title)\n\n" + order.enumerated().map { line($0 % 2, $1) + "\n" }.joined()
    }
    for names in [
      ["New", "Current"], ["新ViewController", "旧ViewController"], ["下一个页面", "当前页面"],
    ] {
      #expect(try events(page { "\(names[$0]): \($1)" }) == [])
      #expect(try events(page { "- \(names[$0]) \($1)" }) == [])
    }
    // The page says that a program printed the lines.
    let output = page({ "\(["New", "Current"][$0]): \($1)" }, "## Output of the demo")
    #expect(try events(output).count == 4)
    let seen = page({ "\(["next", "current"][$0]) \($1)" }, "This is what I see:")
    #expect(try events(seen).count == 4)
    #expect(try events(page { "- \(["B", "A"][$0]) \($1)" }) == [])
    #expect(try events(page { "\($0 + 1). \(["B", "A"][$0]) \($1)" }) == [])
    let told = "画面Aから画面Bへ遷移するときの順番です"
    #expect(try events(page({ "\($0 + 1). \(["B", "A"][$0]) の \($1)" }, told)) == [])
    #expect(try events(page({ "- \(["B", "A"][$0]) \($1)" }, "打印结果如下：")).count == 4)
    #expect(try events(page { "- \(["Inbox", "Mail"][$0]) \($1)" }).count == 4)
    #expect(try events(page { "\(["B", "A"][$0]): \($1)" }).count == 4)
  }

  @Test("callbacks below their descriptions in a list are not calls")
  func captions() throws {
    let texts = ["画面が表示される直前に実行される", "画面が表示された後に実行される", "別の画面に遷移する直前に実行される"]
    func page(_ callbacks: [String]) -> String {
      zip(texts, callbacks).map { "- \($0)\n```\n\($1)\n```\n<br>\n\n" }.joined()
    }
    #expect(try events(page(Self.calls)) == [])
    #expect(try events(page(Self.calls.map { "Inbox \($0)" })).count == 3)
  }

  @Test("entries of a list that explain a class's methods are not calls")
  func methods() throws {
    let page = """
      - `[MailController loadView]`: 创建视图。
      - `[MailController viewWillAppear:]`: 视图即将显示
      - `[MailController viewDidAppear:]`: 视图已经显示
      - `[MailController viewWillDisappear:]`: 视图即将消失
      """
    #expect(try events(page) == [])
    let log = """
      -[MailController viewWillAppear:] 视图即将显示
      -[MailController viewDidAppear:] 视图已经显示
      """
    #expect(try events(log).count == 2)
  }

  @Test("lists beside a logger's recording are not calls")
  func retold() throws {
    let log = """
      2018-04-24 17:31:49.178 Mail[4211:1546] viewWillAppear
      2018-04-24 17:31:49.691 Mail[4211:1546] viewDidAppear
      """
    let list = """

      总结：

      * XIB
          * viewWillAppear
          * viewDidAppear
      * Storyboard
          * viewWillAppear
          * viewDidAppear
      """
    #expect(try events(log + "\n" + list) == [" wa", " da"])
  }
}
