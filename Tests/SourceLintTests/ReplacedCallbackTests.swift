import Testing

/// Callbacks of base classes whose subclasses override them without a call of super.
@Suite struct ReplacedCallbackTests {
  @Test func `A callback that all subclasses replace never runs if the class itself is never made`()
    throws
  {
    let list = { (call: String, use: String) in
      try warnings(
        "Lists.swift",
        """
        class List: UITableViewController {
          required init?(coder: NSCoder) { fatalError() }
        \(override("viewWillAppear", "tableView.setContentOffset(.zero, animated: true)"))
        }
        final class Contacts: List {
          override func viewWillAppear(_ animated: Bool) { \(call) }
        }
        class Tabs: UITabBarController {
          var lists: [List] = []
          func show() { \(use) }
        }
        """)
    }
    #expect(try list("reload()", "") == ["wrong_super viewWillAppear"])
    #expect(
      try list("reload()", "show(List())")
        == ["repeated_start viewWillAppear", "wrong_super viewWillAppear"])
    #expect(
      try list("super.viewWillAppear(animated)", "") == ["repeated_start viewWillAppear"])
  }
}
