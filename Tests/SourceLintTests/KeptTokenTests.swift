import Testing

/// Tokens that are asked for only where there is none.
@Suite struct KeptTokenTests {
  private let make =
    "NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in }"
  private let members =
    "  var token: NSObjectProtocol?\n  var bag: Set<AnyCancellable> = []\n"
    + "  var byName: [String: NSObjectProtocol] = [:]\n"

  private func found(_ coming: String, _ leaving: String) throws -> [String] {
    try warnings(
      members: members + override("viewWillAppear", coming.replacing("MAKE", with: make))
        + override("viewDidDisappear", leaving))
  }

  @Test(arguments: [
    (
      "token = token ?? MAKE",
      "if let token { NotificationCenter.default.removeObserver(token) }; token = nil"
    ),
    (
      "self.token = token ?? MAKE",
      "if let token { NotificationCenter.default.removeObserver(token) }; token = nil"
    ),
    ("if bag.isEmpty { model.sink { use($0) }.store(in: &bag) }", "bag.removeAll()"),
    (
      "if byName[\"a\"] == nil { byName[\"a\"] = MAKE }",
      "byName.values.forEach { NotificationCenter.default.removeObserver($0) }; byName.removeAll()"
    ),
  ])
  func `A token that is there is kept`(coming: String, leaving: String) throws {
    #expect(try found(coming, leaving) == [])
  }

  @Test func `A token that another one stands in for is acquired each time`() throws {
    let leaving = "if let token { NotificationCenter.default.removeObserver(token) }; token = nil"
    #expect(try found("token = other ?? MAKE", leaving) == ["left_acquired viewWillAppear"])
    #expect(
      try found("model.sink { use($0) }.store(in: &bag)", "bag.removeAll()")
        == ["acquired_twice viewWillAppear"])
  }

  @Test(arguments: [
    ("self.token = self.token ?: MAKE;", "[CENTER removeObserver:self.token]; self.token = nil;"),
    (
      "if (!self.byName[@\"a\"]) { self.byName[@\"a\"] = MAKE; }",
      "for (id token in self.byName.allValues) { [CENTER removeObserver:token]; } "
        + "[self.byName removeAllObjects];"
    ),
  ])
  func `A token that is there is kept in Objective-C`(coming: String, leaving: String) throws {
    let make =
      "[CENTER addObserverForName:@\"A\" object:nil queue:nil usingBlock:^(NSNotification *n) { }]"
    let center = "[NSNotificationCenter defaultCenter]"
    let whole = { (body: String) in
      body.replacing("MAKE", with: make).replacing("CENTER", with: center)
    }
    #expect(
      try warnings(
        properties: "@property id token;\n@property NSMutableDictionary *byName;",
        methods: method("viewWillAppear", whole(coming))
          + method("viewDidDisappear", whole(leaving))
      ) == [])
  }
}
