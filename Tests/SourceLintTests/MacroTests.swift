import Testing

/// Macros that a file of Objective-C defines: what they stand for counts.
@Suite struct MacroTests {
  private static let timer = "@property (nonatomic, strong) NSTimer *timer;"
  private static let start =
    "self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) "
    + "userInfo:nil repeats:YES];"

  private func found(_ macro: String, _ properties: String, _ methods: String) throws -> [String] {
    try severities([
      (
        "Form.m",
        "\(macro)\n@interface Form : UIViewController\n\(properties)\n@end\n"
          + "@implementation Form\n\(methods)@end\n"
      )
    ])
  }

  @Test(arguments: [
    ("#define STOP(t) if (t) { [t invalidate]; t = nil; }", "STOP(_timer)"),
    ("#define STOP(t) if (t) { [t invalidate]; t = nil; }", "STOP(_timer);"),
    ("#define STOP(t) do { \\\n  [t invalidate]; \\\n  t = nil; \\\n} while (0)", "STOP(_timer);"),
    ("#define END(t) [t invalidate]\n#define STOP(t) END(t); t = nil", "STOP(self.timer);"),
    ("#define STOP [_timer invalidate]; _timer = nil;", "STOP"),
  ])
  func `What a macro releases is released`(macro: String, use: String) throws {
    let again = method("viewWillAppear", use + " " + Self.start) + method("viewDidDisappear", use)
    #expect(try found(macro, Self.timer, again) == [])
    let doubled = method("viewWillAppear", Self.start) + method("viewDidDisappear", use)
    #expect(try !found(macro, Self.timer, doubled).isEmpty)
  }

  @Test(arguments: [
    "#define STOP(t) [t fire];", "#define STOP(t) STOP(t)", "#define STOP(t, u) [t invalidate];",
    "#define STOP(t) [t invalidate];\n#define STOP(t) [t fire];",
  ])
  func `A macro that releases nothing, or may not, changes nothing`(macro: String) throws {
    let methods = method("viewWillAppear", "STOP(_timer)" + Self.start)
    #expect(try !found(macro, Self.timer, methods).isEmpty)
  }

  @Test func `What a macro removes is the observer that its argument names`() throws {
    let macro =
      "#define OFF(n) [[NSNotificationCenter defaultCenter] removeObserver:self name:n object:nil];"
    func methods(_ end: String) -> String {
      method(
        "viewWillAppear",
        "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(x) "
          + "name:@\"X\" object:nil];") + method("viewWillDisappear", "OFF(\(end))")
    }
    #expect(try found(macro, "", methods("@\"X\"")) == [])
    #expect(try !found(macro, "", methods("@\"Y\"")).isEmpty)
  }

  @Test(arguments: [
    ("(self.isMovingFromParentViewController || self.isBeingDismissed)", false),
    ("(self.isEditing || self.isLoaded)", true),
  ])
  func `A condition that is a macro checks what the macro checks`(
    condition: String, isFound: Bool
  ) throws {
    let methods =
      method("viewDidDisappear", "if (IS_LEAVING) { [self.delegate formDidClose:self]; }")
    let delegate = "@property (nonatomic, weak) id<FormDelegate> delegate;"
    let found = try found("#define IS_LEAVING \(condition)", delegate, methods)
    #expect(found.isEmpty != isFound)
  }

  @Test func `A finding inside a macro is shown where the macro is used`() throws {
    let found = try SourceFindings.of([
      (
        "Form.m",
        "#define START _timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self "
          + "selector:@selector(tick) userInfo:nil repeats:YES];\n"
          + "@interface Form : UIViewController { NSTimer *_timer; }\n@end\n"
          + "@implementation Form\n" + method("viewWillAppear", "START")
          + method("viewDidDisappear", "[_timer invalidate];") + "@end\n"
      )
    ])
    #expect(found == ["Form.m:7 warning left_acquired"])
  }
}
