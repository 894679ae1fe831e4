import EventModel
import Testing

/// Flags that say that something is going on, and that are reset when it has ended.
@Suite struct OngoingFlagTests {
  private let again = ["repeated_start viewWillAppear"]
  private let list = """
      var page = 1
      var isLoading = false
      func loadNext() { page += 1; load() }

    """

  private func load(_ body: String) -> String {
    override("viewWillAppear", "load()")
      + "  func load() {\n    guard !isLoading else { return }\n    isLoading = true\n    page = 1\n"
      + "    \(body)\n  }\n"
  }

  @Test func `A flag that is reset when the work has ended lets it begin again`() throws {
    #expect(
      try warnings(members: list + load("api.fetch { _ in self.isLoading = false }")) == again)
    let methods = """
      - (void)loadNext { self.page += 1; }
      - (void)load {
        if (self.isLoading) return;
        self.isLoading = YES;
        self.page = 1;
        [self.api fetchWithCompletion:^(NSArray *rows) { self.isLoading = NO; }];
      }

      """ + method("viewWillAppear", "[self load];")
    #expect(
      try warnings(
        properties: "@property NSInteger page;\n@property BOOL isLoading;", methods: methods)
        == again)
  }

  @Test func `A page after the first one is appended again`() throws {
    let rows = list + "  var rows: [Row] = []\n"
    let append = """
        func load() {
          guard !isLoading else { return }
          isLoading = true
          api.fetch(page) { found in
            self.isLoading = false
            if self.page > 1 { self.rows.append(contentsOf: found) } else { self.rows = found }
          }
        }

      """
    #expect(try warnings(members: rows + append + override("viewWillAppear", "load()")) == again)
    #expect(
      try warnings(members: rows + append + override("viewWillAppear", "page = 1; load()")) == again
    )
  }

  @Test func `A list is continued where its last page ended`() throws {
    let screen = { (first: String, show: String) in
      """
        var rows: [Row] = []
        var nextPage = ""
        func load() {
          api.fetch(nextPage) { found in
            if \(first) { self.rows = found } else { self.rows += found }
            self.nextPage = found.next ?? ""
          }
        }

      """ + override("viewWillAppear", show)
    }
    let adds = { (first: String, show: String) in
      try findings("class Form: UIViewController {\n\(screen(first, show))}\n").contains {
        $0.severity == .warning && $0.message.hasPrefix("viewWillAppear adds to rows again")
      }
    }
    #expect(try adds("self.nextPage.isEmpty", "load()"))
    #expect(try adds("self.nextPage == \"\"", "load()"))
    #expect(try !adds("self.isFirst", "load()"))
    #expect(try !adds("self.nextPage.isEmpty", "nextPage = \"\"; load()"))
  }

  @Test func `A search whose rows are there has a text`() throws {
    let search = """
        var rows: [Row] = []
        func loadMore() { rows.append(next) }
        func search() {
          guard let query = searchBar.text, query != "" else { return }
          rows.removeAll()
        }

      """
    #expect(try warnings(members: search + override("viewWillAppear", "search()")) == again)
  }

  @Test func `A flag that stays set lets it happen once`() throws {
    #expect(try warnings(members: list + load("api.fetch { _ in }")) == [])
    let once = list + load("api.fetch { _ in self.isLoaded = false }")
    #expect(
      try warnings(
        members: once.split(separator: "isLoading").joined(separator: "isLoaded")) == [])
  }
}
