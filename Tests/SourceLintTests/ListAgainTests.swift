import EventModel
import Testing

@testable import SourceLint

/// Lists that an appearance loads, shows or empties again while the user is about them.
@Suite struct ListAgainTests {
  private let again = ["repeated_start viewWillAppear"]

  @Test func `A list that begins at its first page again is shorter`() throws {
    let next = "  func loadNext() { page += 1; load() }\n"
    let number = "  var page = 1\n"
    #expect(
      try warnings(members: number + next + override("viewWillAppear", "page = 1")) == again)
    #expect(
      try warnings(
        properties: "@property NSInteger page;",
        methods: "- (void)loadNext { self.page = self.page + 1; }\n"
          + method("viewWillAppear", "self.page = 0;")) == again)
    #expect(try warnings(members: number + override("viewWillAppear", "page = 1")) == [])
    let worked = override("viewWillAppear", "var first = 0; if isDark { first = 2 }; page = first")
    #expect(try warnings(members: number + next + worked) == [])
    let other = "  var count = 1\n  func note() { count += 1 }\n"
    #expect(try warnings(members: other + override("viewWillAppear", "count = 1")) == [])
  }

  @Test(arguments: [
    "func loadMore() { rows += next }", "func fetchNextRows() { api.get { self.rows.append($0) } }",
    "func tableView(_ view: UITableView, willDisplay cell: Cell, forRowAt path: IndexPath) { rows += next }",
  ])
  func `A list that is replaced after the user scrolled on is shorter`(more: String) throws {
    let rows = "  var rows: [Row] = []\n  \(more)\n"
    let fill = "api.first { result in self.rows = result }"
    #expect(try warnings(members: rows + override("viewWillAppear", fill)) == again)
    #expect(try warnings(members: rows + override("viewWillAppear", "rows = rows.sorted()")) == [])
    let received = "  var rows: [Row] = []\n  func received() { rows += next }\n"
    #expect(try warnings(members: received + override("viewWillAppear", fill)) == [])
  }

  @Test func `A list that an answer without an error replaces is shorter`() throws {
    let swift = { (name: String) in
      "  var rows: [Row] = []\n  func \(name)() { rows.append(contentsOf: next) }\n"
        + override(
          "viewWillAppear",
          "api.load { [weak self] error, found in if error == nil { self?.rows = found } }")
    }
    #expect(try warnings(members: swift("loadMore")) == again)
    #expect(try warnings(members: swift("received")) == [])
    let objectiveC = { (name: String) in
      "- (void)\(name) { [self.rows addObjectsFromArray:next]; }\n"
        + method(
          "viewWillAppear",
          """
          __weak typeof(self) wself = self;
          [self.api load:request completion:^(NSError *error, NSArray *found) {
            if (!error) { wself.rows = [NSMutableArray arrayWithArray:found]; }
          }];
          """)
    }
    let rows = "@property NSMutableArray *rows;"
    #expect(try warnings(properties: rows, methods: objectiveC("loadMore")) == again)
    #expect(try warnings(properties: rows, methods: objectiveC("received")) == [])
  }

  @Test func `A list that is emptied after the user scrolled on is shorter`() throws {
    let more = "  var rows: [Row] = []\n  func loadMore() { rows.append(next) }\n"
    let empty = override("viewWillAppear", "rows.removeAll()")
    #expect(try warnings(members: more + empty) == again)
    let other = "  var rows: [Row] = []\n  func received() { rows.append(next) }\n"
    #expect(try warnings(members: other + empty) == [])
  }

  @Test func `A list that is read again after older rows were put before it is shorter`() throws {
    let older =
      "  var rows: [Row] = []\n  func loadOlder() { rows.insert(contentsOf: found, at: 0) }\n"
    let read = override("viewWillAppear", "rows = store.rows(limit: 50)")
    #expect(try warnings(members: older + read) == again)
    #expect(try warnings(members: older + override("viewWillAppear", "rows = rows.sorted()")) == [])
  }

  @Test func `A list is continued where a screen does that, not where its superclass could`() throws
  {
    let base = """
      class Table: UIViewController {
        var rows: [Row] = []
        func addMore(_ found: [Row]) { rows += found }
      }

      """
    let heir = { (members: String) in
      let begin = override("viewWillAppear", "rows = read()")
      return base + "class Form: Table {\n\(members)\(begin)}\n"
    }
    let more = "  func nextPage() { addMore(fetch()) }\n"
    #expect(try warnings("Form.swift", heir(more)) == again)
    #expect(try warnings("Form.swift", heir("")) == [])
  }

  @Test func `What the user selects is not what the screen was given`() throws {
    let names = "  var tone = 0\n  var chosenTone = 0\n"
    let select = { (body: String) in
      "  func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { \(body) }\n"
    }
    let begin = override("viewWillAppear", "chosenTone = tone")
    #expect(try warnings(members: names + select("chosenTone = path.row") + begin) == again)
    for kept in ["chosenTone = path.row; tone = path.row", "chosenTone = path.row; save()"] {
      #expect(try warnings(members: names + select(kept) + begin) == [], "\(kept)")
    }
    let loaded = override("viewWillAppear", "chosenTone = Settings.shared.tone")
    #expect(try warnings(members: names + select("chosenTone = path.row") + loaded) == [])
  }

  @Test func `A list that is filled without what is searched for is reported`() throws {
    let lists = "  var all: [Row] = []\n  var shown: [Row] = []\n"
    let search = """
        func searchBar(_ bar: UISearchBar, textDidChange text: String) {
          shown = all.filter { $0.name.contains(text) }
        }

      """
    let fill = override("viewWillAppear", "shown = all")
    #expect(try warnings(members: lists + search + fill) == again)
    #expect(try warnings(members: lists + fill) == [])
    for kept in [
      "if !isSearching { shown = all }", "shown = filtered(all)",
      "shown = all; searchBar(bar, textDidChange: bar.text!)",
      "shown = rows(matching: searchBar.text)",
    ] {
      #expect(
        try warnings(members: lists + search + override("viewWillAppear", kept)) == [], "\(kept)")
    }
  }

  @Test(arguments: ["selectedRows.removeAll()", "selectedRows = []"])
  func `What the user has chosen is forgotten`(end: String) throws {
    let rows = "  var selectedRows: Set<Int> = []\n"
    let choose = """
        func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
          selectedRows.insert(path.row)
        }

      """
    #expect(try warnings(members: rows + choose + override("viewWillAppear", end)) == again)
    let filled = override("viewWillAppear", "\(end); selectedRows.insert(first)")
    #expect(try warnings(members: rows + choose + filled) == [])
    #expect(try warnings(members: rows + override("viewWillAppear", end)) == [])
  }

  @Test func `A control that is put to a fixed value is reported`() throws {
    let outlets = "  let slider = UISlider()\n  let picker = UIPickerView()\n"
    for set in ["slider.value = 0.5", "picker.selectRow(0, inComponent: 0, animated: false)"] {
      #expect(try warnings(members: outlets + override("viewWillAppear", set)) == again, "\(set)")
    }
    for kept in ["slider.value = settings.volume", "picker.selectRow(row, inComponent: 0)"] {
      #expect(try warnings(members: outlets + override("viewWillAppear", kept)) == [], "\(kept)")
    }
  }

  @Test func `A constraint or an inset that grows with each appearance is reported`() throws {
    let height = "  var height: NSLayoutConstraint!\n"
    let grow = override("viewWillAppear", "height.constant += 44")
    #expect(try warnings(members: height + grow) == again)
    let list = override("viewWillAppear", "tableView.contentInset.bottom += 50")
    #expect(try warnings(members: list) == again)
    let set = "  func show() { tableView.contentInset = .zero }\n"
    #expect(try warnings(members: list + set) == [])
    let back = override("viewDidLoad", "height.constant = 44")
    #expect(try warnings(members: height + grow + back) == [])
    let scroll = override("viewWillAppear", "scrollView.contentSize.height += filler")
    #expect(try warnings(members: scroll) == again)
  }

  @Test(arguments: ["queue.runTask", "worker.enqueue"])
  func `A list grows by what runs once, wherever it runs`(run: String) throws {
    let rows = "  var rows: [Row] = []\n"
    let fill = { (call: String) in
      override("viewDidAppear", "\(call) { for row in store.rows { self.rows.append(row) } }")
    }
    #expect(try warnings(members: rows + fill(run)) == ["repeated_start viewDidAppear"])
    #expect(try warnings(members: rows + fill("store.onChange")) == [])
  }

  @Test func `A view that is added for each of several elements is added again`() throws {
    let add = { (condition: String) in
      override("viewDidAppear", "if \(condition) { box.addSubview(UIImageView()) }")
    }
    let item = "  var item: Item!\n  let box = UIView()\n"
    let grown = ["repeated_start viewDidAppear"]
    #expect(try warnings(members: item + add("item.photos.count > 1")) == grown)
    #expect(try warnings(members: item + add("item.id != \"\"")) == grown)
    #expect(try warnings(members: item + add("item.state != \"\"")) == [])
    #expect(try warnings(members: item + add("Store.shared.photos.count > 1")) == [])
    let changed = "  @objc func next() { item = items.removeFirst() }\n"
    #expect(try warnings(members: item + changed + add("item.photos.count > 1")) == [])
  }

  @Test func `What is set from itself and an amount grows`() throws {
    let set = { (value: String) in
      override("viewWillAppear", "list.contentInset = UIEdgeInsets(top: \(value), left: 0)")
    }
    #expect(try warnings(members: set("list.contentInset.top + 8")) == again)
    #expect(try warnings(members: set("list.contentInset.top")) == [])
    #expect(try warnings(members: set("other.contentInset.top + 8")) == [])
    #expect(try warnings(members: set("8 + bar.height")) == [])
    let reset = "  func reload() { list.contentInset.top = 0 }\n"
    #expect(try warnings(members: set("list.contentInset.top + 8") + reset) == [])
  }

  @Test func `A flag that is only cleared where it must not be set guards nothing for certain`()
    throws
  {
    let members = { (body: String) in
      "  let field = UITextField()\n  var isComingBack = false\n"
        + "  func show() { isComingBack = true }\n" + override("viewWillAppear", body)
    }
    let empty = "if !isComingBack { field.text = nil }; isComingBack = false"
    #expect(try severities(members: members(empty)) == ["note repeated_start"])
    let once = "if !isComingBack { field.text = nil; isComingBack = true }"
    #expect(try severities(members: members(once)) == [])
  }

  @Test(arguments: ["page: nil", "cursor: nil", "offset: 0", "lastStoryID: nil"])
  func `A list whose first part is asked for again is shorter`(first: String) throws {
    let label = first.prefix { $0 != ":" }
    let more = "  func scrolledOn() { store.load(\(label): last.id) }\n"
    let load = override("viewWillAppear", "store.load(\(first))")
    #expect(try warnings(members: more + load) == again)
    #expect(try warnings(members: load) == [])
    #expect(
      try warnings(members: more + override("viewWillAppear", "store.load(\(label): last.id)"))
        == [])
    let width = override("viewWillAppear", "bar.layOut(\(first))")
    let scroll = "  func scrolledOn() { bar.layOut(\(label): fraction) }\n"
    #expect(try warnings(members: scroll + width) == [])
  }
}
