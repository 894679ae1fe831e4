import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// Searches, maps and objects that a screen makes anew, or takes away, although it stays.
@Suite struct SearchAgainTests {
  private let search = "  var searchController: UISearchController?\n"
  private let again = ["repeated_start viewWillAppear"]
  private let dropped = ["decided_in_will viewWillDisappear"]

  @Test func `A search that each appearance makes anew is empty`() throws {
    let make = "searchController = UISearchController(searchResultsController: nil)"
    #expect(try warnings(members: search + override("viewWillAppear", make)) == again)
    #expect(try warnings(members: search + override("viewDidLoad", make)) == [])
    #expect(
      try warnings(
        properties: "@property UISearchController *searchController;",
        methods: method(
          "viewWillAppear",
          "_searchController = [[UISearchController alloc] initWithSearchResultsController:nil];"))
        == again)
  }

  @Test(arguments: [
    "if let searchController, searchController.isActive { searchController.isActive = false }",
    "searchController?.isActive = false", "navigationItem.searchController = nil",
    "searchController?.dismiss(animated: false)",
  ])
  func `A search is ended although the screen may stay`(end: String) throws {
    #expect(try warnings(members: search + override("viewWillDisappear", end)) == dropped)
    let leaving = "if transitionCoordinator?.isCancelled == false { \(end) }"
    #expect(try warnings(members: search + override("viewWillDisappear", leaving)) == [])
  }

  @Test func `A bar that the next appearance puts back is not taken away`() throws {
    let back = override("viewWillAppear", "navigationItem.searchController = searchController")
    let away = override("viewWillDisappear", "navigationItem.searchController = nil")
    #expect(try warnings(members: search + back + away) == [])
  }

  @Test func `A map is moved to its place again, where there is one`() throws {
    let move = { (call: String) in
      try warnings(
        properties:
          "@property MKMapView *mapView; @property Path *path; @property Region homeRegion;",
        methods: method("viewWillAppear", call))
    }
    #expect(try move("[self.mapView setRegion:self.homeRegion];") == again)
    let bounds = "Bounds *bounds = [Bounds boundsOf:self.path];\n"
    #expect(
      try move(bounds + "if (![bounds empty]) { [self.mapView setRegion:bounds.region]; }") == again
    )
    // Another view's region is none of a map.
    #expect(try move("[self.path setRegion:bounds.region];") == [])
  }

  @Test func `A list is moved to a row if it has the row`() throws {
    let scroll = """
      NSUInteger row = self.model.firstRow;
      if (CONDITION) {
        [self.tableView scrollToRowAtIndexPath:[NSIndexPath indexPathForRow:row inSection:0]
          atScrollPosition:0 animated:NO];
      }
      """
    for condition in ["row != NSNotFound", "row < self.model.rows.count"] {
      #expect(
        try warnings(
          properties: "@property UITableView *tableView; @property Model *model;",
          methods: method("viewWillAppear", scroll.replacing("CONDITION", with: condition)))
          == again)
    }
  }

  @Test func `An object that is made in a branch is lost`() throws {
    let source = "  private var source: Source?\n"
    let make = "if isSmall { source = Small(self) } else { source = Large(self) }"
    let end = override("viewWillDisappear", "source?.dispose()")
    let lost = ["lost_while_shown viewWillDisappear"]
    #expect(try warnings(members: source + override("viewDidLoad", make) + end) == lost)
    let perhaps = "if isSmall { source = Small(self) }"
    #expect(try warnings(members: source + override("viewDidLoad", perhaps) + end) == lost)
    #expect(
      try warnings(
        members: source + override("viewDidLoad", make) + override("viewWillAppear", make) + end)
        == [])
  }

  @Test func `What the user switches in an object goes with it`() throws {
    let filter = "  var filter: Filter?\n"
    let end = override("viewWillDisappear", "filter = nil")
    let toggle = "  @objc func tapped() { filter?.showsAll = !filter.showsAll }\n"
    #expect(try warnings(members: filter + end + toggle) == dropped)
    #expect(try warnings(members: filter + end) == [])
  }

  @Test func `Work that no callback begins again is cut off`() throws {
    let task = "  var loadTask: Task<Void, Never>?\n"
    let begin = "loadTask = Task { await load() }"
    let cancel = override("viewWillDisappear", "loadTask?.cancel()")
    let tapped = "  @objc func tapped() { \(begin) }\n"
    #expect(try warnings(members: task + tapped + cancel) == dropped)
    #expect(try warnings(members: task + override("viewWillAppear", begin) + cancel) == [])
    #expect(
      try warnings(members: task + tapped + override("viewWillAppear", begin) + cancel) == [])
  }

  @Test func `A function of a type is told from one of its objects`() throws {
    let center = """
      extension NotificationCenter {
        static func when(_ name: Notification.Name, action: @escaping (Notification) -> Void) {
          NotificationCenter.default.when(name, action: action)
        }
        func when(_ name: Notification.Name, action: @escaping (Notification) -> Void) {
          addObserver(forName: name, object: nil, queue: .main, using: action)
        }
      }

      """
    let screen = { (callback: String) in
      let observe = "NotificationCenter.when(.shown) { _ in }"
      return center + "class Form: UIViewController {\n\(override(callback, observe))}\n"
    }
    #expect(
      try warnings("Form.swift", screen("viewDidAppear")) == ["left_acquired viewDidAppear"])
    #expect(try warnings("Form.swift", screen("viewDidLoad")) == [])
  }

  @Test func `A list is loaded without what is searched for`() throws {
    let found = { (load: String, answer: String) in
      try warnings(
        members: "  let model: ContactModel\n" + override("viewWillAppear", load)
          + "  func search(query: String) { \(answer) }\n")
    }
    let search = "model.show(searchQuery: query)"
    #expect(try found("model.show(searchQuery: nil)", search) == again)
    #expect(try found("model.show(searchQuery: field.text)", search) == [])
    #expect(try found("model.load(part: nil)", "model.load(part: query)") == [])
    #expect(try found("model.show(searchQuery: nil)", "other.show(searchQuery: query)") == [])
  }
}
