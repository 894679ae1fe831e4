import Testing

@testable import SourceLint

/// What is done again at each appearance on purpose, or without harm, beside what is not.
@Suite struct MeantAnewTests {
  @Test func `A code that is emptied on leaving is asked for anew`() throws {
    func warned(_ name: String, in callback: String) throws -> [String] {
      try warnings(
        members: "  let \(name) = UITextField()\n  func send() { api.send(\(name).text) }\n"
          + override(callback, "\(name).text = \"\""))
    }
    for name in [
      "codeField", "verificationCodeField", "hiddenNameField", "PINTextField", "pinField",
    ] {
      #expect(try warned(name, in: "viewWillDisappear") == [], "\(name)")
    }
    for name in ["nameField", "zipCodeField", "passwordField"] {
      #expect(
        try warned(name, in: "viewWillDisappear") == ["decided_in_will viewWillDisappear"],
        "\(name)")
    }
    #expect(try warned("codeField", in: "viewDidAppear") == ["repeated_start viewDidAppear"])
    #expect(try warned("hiddenNameField", in: "viewDidAppear") == [])
    let properties = "@property UITextField *codeField;\n@property UITextField *nameField;"
    let empty = { (name: String) in method("viewWillDisappear", "self.\(name).text = @\"\";") }
    #expect(try warnings(properties: properties, methods: empty("codeField")) == [])
    #expect(
      try warnings(properties: properties, methods: empty("nameField"))
        == ["decided_in_will viewWillDisappear"])
  }

  @Test func `A code that is filled in overwrites what is typed`() throws {
    let field = "  let codeField = UITextField()\n"
    #expect(
      try warnings(members: field + override("viewWillAppear", "codeField.text = \"1234\""))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A subscription to a request ends with its answer`() throws {
    let bag = "  var bag: Set<AnyCancellable> = []\n"
    for sink in [
      "sink { _ in }", "sink { _ in } receiveValue: { use($0) }",
      "sink(receiveCompletion: { _ in }, receiveValue: { use($0) })",
    ] {
      #expect(
        try warnings(
          members: bag + override("viewWillAppear", "api.load().\(sink).store(in: &bag)")) == [],
        "\(sink)")
    }
    let refresh = "func refresh() { api.load().sink { _ in }.store(in: &bag) }\n"
    let answer = "  override func viewDidLoad() { model.onChange = { self.refresh() } }\n"
    #expect(
      try warnings(members: bag + refresh + answer + override("viewWillAppear", "refresh()")) == [])
    #expect(
      try warnings(
        members: bag + override("viewWillAppear", "model.names.sink { use($0) }.store(in: &bag)"))
        == ["left_acquired viewWillAppear"])
  }

  @Test func `A screen that takes itself out of a list throws nothing away`() throws {
    let leave = { (what: String) in
      override("viewWillAppear", "store.listeners.add(self)")
        + override("viewWillDisappear", "store.listeners.remove(\(what))")
    }
    #expect(try warnings(members: leave("self")) == [])
    #expect(
      try warnings(members: leave("draft")).contains("decided_in_will viewWillDisappear"))
  }

  @Test func `A screen that is not in a list can be taken out of it`() throws {
    let text = { (add: String, remove: String) in
      """
      @interface Feed : NSObject
      @end
      @implementation Feed
      {
        NSMutableArray *_listeners;
      }
      - (void)addListener:(id)listener { [_listeners addObject:listener]; }
      - (void)removeListener:(id)listener { [_listeners removeObject:listener]; }
      @end
      @interface Form : UIViewController
      @property Feed *feed;
      @end
      @implementation Form
      \(method(add, "[self.feed addListener:self];"))
      \(method(remove, "[self.feed removeListener:self];"))
      @end
      """
    }
    #expect(
      try warnings("Form.m", text("viewDidAppear", "viewDidDisappear"))
        == ["acquired_twice viewDidAppear"])
  }

  @Test func `A list that another callback fills is not lost when it is emptied`() throws {
    let list = "  var rows: [Int: Row] = [:]\n  func add() { rows[1] = Row() }\n"
    let empty = override("viewWillDisappear", "rows.removeAll()")
    #expect(try warnings(members: list + empty) == ["decided_in_will viewWillDisappear"])
    for fill in ["rows[index] = Row()", "rows = load()"] {
      #expect(try warnings(members: list + empty + override("viewWillAppear", fill)) == [])
    }
    #expect(
      try warnings(members: list + empty + override("viewWillAppear", "rows = [:]")).count == 1)
  }

  @Test func `What is taken from another object and set to nil there is done once`() throws {
    let text = { (reset: String) in
      """
      @interface App : NSObject
      @property NSString *pending;
      @end
      @interface Form : UIViewController {
        App *app;
      }
      @property NSMutableArray *tabs;
      @end
      @implementation Form
      \(method("viewDidAppear", "if ([app pending]) { \(reset) [self.tabs addObject:[Tab tab]]; }"))
      @end
      """
    }
    #expect(try warnings("Form.m", text("[app setPending:nil];")) == [])
    #expect(try warnings("Form.m", text("")) == ["repeated_start viewDidAppear"])
  }

  @Test func `A timer that fires once ends by itself wherever it is made`() throws {
    let properties = "@property NSTimer *timer;"
    let start = { (repeats: String) in
      method(
        "viewDidAppear",
        "if (!self.timer) { self.timer = [NSTimer timerWithTimeInterval:1 target:self"
          + " selector:@selector(hide) userInfo:nil repeats:\(repeats)]; }")
    }
    #expect(try warnings(properties: properties, methods: start("NO")) == [])
    #expect(
      try warnings(properties: properties, methods: start("YES"))
        == ["left_acquired viewDidAppear"])
  }
}
