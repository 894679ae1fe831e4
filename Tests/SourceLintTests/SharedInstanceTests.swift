import Testing

@testable import SourceLint

/// Class methods of Objective-C that return the one instance of their class.
@Suite struct SharedInstanceTests {
  private func warnings(_ body: String, first: String = "YES", last: String = "NO") throws
    -> [String]
  {
    try SourceLintTests.warnings(
      "Form.m",
      """
      @interface Theme : NSObject
      @property BOOL isDark;
      @end
      @implementation Theme
      + (instancetype)manager { \(body) }
      @end
      @interface Form : UIViewController
      @end
      @implementation Form
      - (void)viewDidLoad { [Theme manager].isDark = \(first); }
      \(method("viewWillDisappear", "[Theme manager].isDark = \(last);"))
      @end

      """)
  }

  @Test(arguments: [
    "static Theme *theme; static dispatch_once_t token;\n"
      + "dispatch_once(&token, ^{ theme = [Theme new]; }); return theme;",
    "static Theme *theme = nil; if (!theme) { theme = [[self alloc] init]; } return theme;",
  ])
  func `A static variable keeps the one instance`(body: String) throws {
    #expect(try warnings(body) == ["lost_while_shown viewWillDisappear"])
    #expect(try warnings(body, last: "YES") == [])
  }

  @Test func `An instance that is made each time is not shared`() throws {
    #expect(try warnings("return [[Theme alloc] init];") == [])
  }
}
