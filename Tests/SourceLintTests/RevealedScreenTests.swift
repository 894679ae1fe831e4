import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// Shared values that a screen below writes when it seems to come back.
@Suite struct RevealedScreenTests {
  private let bar = "navigationController?.isNavigationBarHidden"

  private func below(_ body: String, push: String = "Detail()", _ more: String = "") -> String {
    """
    class List: UIViewController {
    \(override("viewWillAppear", body))
    \(more)
      func open() {
        navigationController?.pushViewController(\(push), animated: true)
      }
    }

    """
  }

  private func above(once: String, _ more: String = "") -> String {
    """
    class Detail: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(once)
      }
    \(more)
    }

    """
  }

  private func found(_ source: String) throws -> [String] {
    try severities([("Screens.swift", source)])
  }

  @Test func `A bar that the pushed screen shows once is hidden by the screen below`() throws {
    #expect(
      try found(below("\(bar) = true") + above(once: "\(bar) = false"))
        == ["warning lost_while_shown"])
  }

  @Test func `The history shows the screen below as the new one`() throws {
    let source = below("\(bar) = true") + above(once: "\(bar) = false")
    let code = SourceCode([("Screens.swift", source)], for: .viewTransitions)
    let finding = try #require(
      try SharedScan.findings(in: code).first)
    #expect(
      finding.witness == [
        "Detail.viewWillDisappear", "List.viewWillAppear", "List.viewWillDisappear",
        "List.viewDidDisappear", "Detail.viewWillAppear", "Detail.viewDidAppear",
      ])
    #expect(finding.history?.view == "List")
  }

  @Test func `A color that the pushed screen writes once is overwritten by the screen below`()
    throws
  {
    let color = "navigationController?.navigationBar.tintColor"
    #expect(
      try found(below("\(color) = .white") + above(once: "\(color) = .black"))
        == ["warning lost_while_shown"])
    #expect(try found(below("\(color) = .white") + above(once: "\(color) = .white")) == [])
    #expect(try found(below("\(color) = .white") + above(once: "\(color) = UIColor.white")) == [])
  }

  @Test func `A bar that is shown before the push is hidden by the screen below`() throws {
    let screen = { (push: String) in
      """
      class List: UIViewController {
      \(override("viewWillAppear", "\(bar) = true"))
        func open(_ screen: UIViewController) {
          \(bar) = false
          \(push)
        }
      }

      """
    }
    #expect(
      try found(screen("navigationController?.pushViewController(screen, animated: true)"))
        == ["warning lost_while_shown"])
    #expect(try found(screen("title = \"Search\"")) == [])
  }

  @Test func `A shared object that is set before the push is emptied by the screen below`() throws {
    let screen = { (condition: String) in
      """
      class List: UIViewController {
      \(override("viewWillAppear", "if \(condition) { Session.shared.account = nil }"))
        func open(_ account: Account) {
          Session.shared.account = account
          navigationController?.pushViewController(Detail(), animated: true)
        }
      }

      """
    }
    #expect(
      try found(screen("Session.shared.account != nil")) == ["warning lost_while_shown"])
    #expect(try found(screen("isOld")) == ["note lost_while_shown"])
  }

  @Test func `The current object of the app is emptied by the screen below`() throws {
    let list = { (value: String) in
      """
      class List: UIViewController {
      \(override("viewWillAppear", "Session.shared.\(value) = nil"))
        func choose(_ account: Account) { Session.shared.\(value) = account }
      }

      """
    }
    #expect(try found(list("currentAccount")) == ["warning lost_while_shown"])
    #expect(try found(list("lastAccount")) == [])
    let other =
      "class List: UIViewController {\n"
      + override("viewWillAppear", "Search.shared.selectedItem = nil") + "}\n"
    #expect(try found(other) == ["warning lost_while_shown"])
    let detail =
      "class Detail: UIViewController {\n"
      + override("viewWillAppear", "Session.shared.currentAccount = account") + "}\n"
    #expect(try found(list("currentAccount") + detail) == [])
  }

  @Test func `What a superclass of the pushed screen shows once is hidden by the screen below`()
    throws
  {
    let base = above(once: "\(bar) = false").replacing("class Detail", with: "class Base")
    let heir = "class Detail: Base {\n  func load() {}\n}\n"
    #expect(
      try found(below("\(bar) = true") + base + heir) == ["warning lost_while_shown"])
    let again = "class Detail: Base {\n\(override("viewWillAppear", "\(bar) = false"))}\n"
    #expect(try found(below("\(bar) = true") + base + again) == [])
  }

  @Test func `A screen below that shows the bar when it leaves again takes nothing away`() throws {
    #expect(
      try found(
        below("\(bar) = true", override("viewWillDisappear", "\(bar) = false"))
          + above(once: "\(bar) = false")) == [])
  }

  @Test func `A pushed screen that shows the bar each time it comes has it`() throws {
    #expect(
      try found(
        below("\(bar) = true")
          + above(once: "\(bar) = false", override("viewWillAppear", "\(bar) = false"))) == [])
  }

  @Test func `A screen inherits the callback that hides the bar from the screens it pushes`() throws
  {
    let base = { (callback: String) in
      "class Base: UIViewController {\n" + override("viewWillAppear", "\(bar) = true") + "}\n"
        + "class List: Base {\n\(callback)  func open() {\n"
        + "    navigationController?.pushViewController(Detail(), animated: true)\n  }\n}\n"
        + above(once: "\(bar) = false")
    }
    #expect(try found(base("")) == ["warning lost_while_shown"])
    // What a subclass does in the callback may be another matter.
    #expect(try found(base(override("viewWillAppear", "\(bar) = false"))) == [])
  }

  @Test func `One finding names all pushed screens that lose a value, and no other`() throws {
    let other =
      "class Map: UIViewController {\n" + override("viewWillAppear", "\(bar) = true") + "}\n"
    let more =
      "class Help: UIViewController {\n  override func viewDidLoad() { \(bar) = false }\n}\n"
    let pushes = ["Map", "Help"].map {
      "  func open\($0)() { navigationController?.pushViewController(\($0)(), animated: true) }\n"
    }
    let source =
      below("\(bar) = true", push: "Detail()", pushes.joined()) + above(once: "\(bar) = false")
      + other + more
    let finding = try #require(try findings(source).first { $0.rule == "lost_while_shown" })
    let message =
      "Detail and Help, which have set it otherwise only once, keep this value if they stay"
    #expect(finding.message.contains(message))
    #expect(finding.notes.map(\.message).filter { $0.hasPrefix("set otherwise by") }.count == 2)
  }

  @Test func `A screen that is not pushed, or has a bar of its own, loses nothing`() throws {
    #expect(
      try found(below("\(bar) = true", push: "Other()") + above(once: "\(bar) = false")) == [])
    let presents = """
      class List: UIViewController {
      \(override("viewWillAppear", "\(bar) = true"))
        func open() {
          let own = UINavigationController(rootViewController: Detail())
          navigationController?.pushViewController(Plain(), animated: true)
          present(own, animated: true)
        }
      }

      """
    #expect(try found(presents + above(once: "\(bar) = false")) == [])
  }

  @Test func `A pushed screen with a back button of its own is not swiped back`() throws {
    let button = "navigationItem.leftBarButtonItem = UIBarButtonItem()"
    let once = "\(bar) = false; \(button)"
    #expect(try found(below("\(bar) = true") + above(once: once)) == [])
    let warning = ["warning lost_while_shown"]
    for more in [
      "; navigationItem.leftItemsSupplementBackButton = true",
      "; navigationController?.interactivePopGestureRecognizer?.delegate = self",
    ] {
      #expect(try found(below("\(bar) = true") + above(once: once + more)) == warning, "\(more)")
    }
    let show = "\(bar) = false; let detail = Detail()"
    let before = below("\(bar) = true", "  func show() { \(show); open() }\n")
    #expect(try found(before + above(once: button)) == [])
  }

  @Test func `What a shared object makes is another one each time`() throws {
    let title = "Theme.shared.makeHeader().title"
    let source = below("\(title) = \"All\"") + above(once: "\(title) = \"One\"")
    #expect(try found(source) == [])
    #expect(
      try found(source.replacing("makeHeader()", with: "header")) == ["warning lost_while_shown"])
  }

  @Test func `A class that is named for its shared instance is not pushed`() throws {
    let push = "Detail.instance().next"
    #expect(try found(below("\(bar) = true", push: push) + above(once: "\(bar) = false")) == [])
  }

  @Test func `In viewDidAppear the screen above is gone`() throws {
    let late = below("title = nil", override("viewDidAppear", "\(bar) = true"))
    #expect(try found(late + above(once: "\(bar) = false")) == [])
  }

  @Test func `A segue names the screen that it pushes`() throws {
    let found = try severities([
      (
        "List.m",
        """
        @interface List : UIViewController
        @end

        @implementation List
        \(method("viewWillAppear", "self.navigationController.navigationBarHidden = YES;"))
        - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
          Detail *detail = (Detail *)segue.destinationViewController;
          detail.row = sender;
        }
        @end

        """
      ),
      (
        "Detail.m",
        """
        @interface Detail : UIViewController
        @end

        @implementation Detail
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.navigationController.navigationBarHidden = NO;
        }
        @end

        """
      ),
    ])
    #expect(found == ["warning lost_while_shown"])
  }

  @Test(arguments: [
    ("viewWillAppear", "if let edited { reload(edited); self.edited = nil }", true),
    ("viewWillAppear", "if isEdited { isEdited = false; tableView.reloadData() }", true),
    ("viewDidAppear", "if let edited { reload(edited); self.edited = nil }", false),
    ("viewWillAppear", "if let edited { select(edited); self.edited = nil }", false),
    ("viewWillAppear", "edited = nil; tableView.reloadData()", false),
  ])
  func `What was set for a pushed screen is used up where that screen may stay`(
    callback: String, use: String, isFound: Bool
  ) throws {
    let open = "edited = row; isEdited = true"
    let list = { (name: String, open: String) in
      try warnings(
        members: "  var edited: Int?\n  var isEdited = false\n" + override(callback, use)
          + "  func \(name) { \(open) }\n")
    }
    let found = isFound ? ["decided_in_will \(callback)"] : []
    let push = "; navigationController?.pushViewController(Detail(), animated: true)"
    #expect(try list("open(row: Int)", open + push) == found)
    #expect(try list("prepare(for segue: UIStoryboardSegue, sender: Any?)", open) == found)
    // Another screen tells that something has changed.
    #expect(try list("didEdit(row: Int)", open) == [])
  }

  @Test func `What was set for a pushed screen is used up in Objective-C`() throws {
    let list = { (open: String) in
      try warnings(
        properties: "@property (nonatomic, strong) Editor *editor;",
        methods: method(
          "viewWillAppear", "if (_editor) { [self.tableView reloadData]; _editor = nil; }")
          + "- (void)edit {\n  _editor = [Editor new];\n  \(open)\n}\n")
    }
    let push = "[self.navigationController pushViewController:_editor animated:YES];"
    #expect(try list(push) == ["decided_in_will viewWillAppear"])
    #expect(try list("[self.view addSubview:_editor.view];") == [])
  }

  @Test func `What only assistants read is no shared value`() throws {
    let item = "navigationController?.tabBarItem"
    let source = below("\(item)?.title = \"All\"") + above(once: "\(item)?.title = \"One\"")
    #expect(try found(source) == ["warning lost_while_shown"])
    #expect(try found(source.replacing("title", with: "accessibilityLabel")) == [])
  }
}
