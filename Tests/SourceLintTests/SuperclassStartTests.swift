import Testing

/// What a superclass starts in its callbacks, beside what the class itself starts.
@Suite struct SuperclassStartTests {
  @Test func `What only a superclass starts is found there`() throws {
    let page = { (guarding: String) in
      try warnings(
        "Pages.swift",
        """
        class Page: UIViewController {
          let webView = WKWebView()
          func load(_ page: URL) { webView.load(URLRequest(url: page)) }
        \(override("viewWillAppear", "load(first)"))
        }
        class Help: Page {
          var isLoaded = false
        \(override("viewWillAppear", guarding + "isLoaded = true; load(help) }"))
        }
        """)
    }
    #expect(try page("if !isLoaded { ") == ["repeated_start viewWillAppear"])
    #expect(
      try page("do { ") == ["repeated_start viewWillAppear", "repeated_start viewWillAppear"])
  }
}
