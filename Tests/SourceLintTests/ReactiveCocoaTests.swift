import Testing

@testable import SourceLint

/// Subscriptions of ReactiveCocoa in Objective-C.
@Suite struct ReactiveCocoaTests {
  private func warnings(_ signal: String, holder: String = "") throws -> [String] {
    try SourceLintTests.warnings(
      properties: "@property Model *model; @property UIButton *button; @property id token;",
      methods: method(
        "viewWillAppear", "\(holder)[\(signal) subscribeNext:^(id value) { self.title = value; }];")
    )
  }

  @Test(arguments: [
    "RACObserve(self.model, name)",
    "[self.button rac_signalForControlEvents:UIControlEventTouchUpInside]",
    "[RACObserve(self.model, name) filter:^(id name) { return YES; }]",
    "[[NSNotificationCenter defaultCenter] rac_addObserverForName:@\"x\" object:nil]",
  ])
  func `Each appearance subscribes once more to what goes on`(signal: String) throws {
    #expect(try warnings(signal) == ["left_acquired viewWillAppear"])
  }

  @Test(arguments: [
    "[self.model load]", "[RACObserve(self.model, name) take:1]",
    "[RACObserve(self.model, name) takeUntil:[self rac_signalForSelector:@selector(viewWillDisappear:)]]",
  ])
  func `A subscription that ends is made again`(signal: String) throws {
    #expect(try warnings(signal) == [])
  }

  @Test func `A subscription that is kept can be ended`() throws {
    #expect(try warnings("RACObserve(self.model, name)", holder: "self.token = ") == [])
  }
}
