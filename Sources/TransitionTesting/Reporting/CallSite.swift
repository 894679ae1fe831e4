import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Where in a test something was asked, and which of the two test libraries runs that test.
///
/// A failure told to the wrong library is lost without a word: `XCTFail` in a `@Test`, and
/// `Issue.record` in a test case. So what is known of the running test decides; where nothing is
/// known, as in a detached task, both are told.
struct CallSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Reports a failure at this place.
  func fail(_ text: String, in runner: TestRunner) {
    if runner.mayBeSwiftTesting {
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
    #if canImport(XCTest)
      if runner.mayBeXCTest { XCTFail(text, file: filePath, line: line) }
    #endif
  }

  /// Attaches a text to the running test, where the library can.
  func attach(_ text: String, named name: String, in runner: TestRunner) {
    guard runner.mayBeSwiftTesting else { return }
    Attachment.record(text, named: name)
  }
}

/// Which of the two test libraries runs the test, as far as it can be known.
struct TestRunner: Sendable {
  private let isSwiftTesting: Bool

  /// Whether to tell Swift Testing. It is harmless in a test case: nobody listens.
  var mayBeSwiftTesting: Bool { true }

  /// Whether to tell XCTest.
  var mayBeXCTest: Bool { !isSwiftTesting }

  /// The library whose test is running where this is called.
  static var current: TestRunner { TestRunner(isSwiftTesting: Test.current != nil) }
}
