import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The place in a test at which failures are reported.
struct CallSite: Sendable {
  private static let timelineName = "timeline.txt"

  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Reports a failure, with the timeline that shows it if there is one, to the library that runs the
  /// test.
  ///
  /// The timeline is below the text, and it is also an attachment if the library has attachments.
  ///
  /// - Parameter maker: the test in which the recorder was made, for a task that belongs to no
  ///   test.
  @MainActor
  func fail(_ text: String, timeline: String? = nil, madeIn maker: TestRunner = .current) {
    let runner = TestRunner.current
    let whole = timeline.map { "\(text)\n\n\($0)" } ?? text
    if let timeline { Attachment.record(timeline, named: Self.timelineName) }
    Issue.record(
      Comment(rawValue: runner.isKnown ? whole : maker.naming(whole)),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    #if canImport(XCTest)
      guard !runner.isKnown else { return }
      #if canImport(ObjectiveC)
        // A recorder that a test of Swift Testing made belongs to no test of XCTest.
        if let timeline, !maker.isKnown { attach(timeline) }
      #endif
      XCTFail(whole, file: filePath, line: line)
    #endif
  }

  #if canImport(XCTest) && canImport(ObjectiveC)
    /// Attaches a timeline to the test of XCTest that runs; XCTest has attachments only on Apple's
    /// systems.
    @MainActor
    private func attach(_ timeline: String) {
      let attachment = XCTAttachment(string: timeline)
      attachment.name = Self.timelineName
      attachment.lifetime = .keepAlways
      XCTContext.runActivity(named: "timeline") { $0.add(attachment) }
    }
  #endif
}

/// The test that runs, as far as it can be known: a test of Swift Testing, or perhaps one of
/// XCTest.
///
/// A failure that is reported to the wrong library is lost: `XCTFail` in a `@Test`, and
/// `Issue.record` in a test case. Swift Testing knows its own running test, but not in a detached
/// task. So where it knows none, the failure is reported to both libraries. The one that does not
/// run the test ignores it, and a failure that is reported twice is better than one that is lost.
struct TestRunner: Sendable {
  private let name: String?

  /// Whether it is a test of Swift Testing for certain.
  var isKnown: Bool { name != nil }

  static var current: TestRunner {
    TestRunner(name: Test.current.map { $0.displayName ?? $0.name })
  }

  /// Adds the name of the test to a failure that is reported outside of it.
  func naming(_ text: String) -> String {
    name.map { "\(text)\n\nin a task that belongs to no test, asked of what “\($0)” made" } ?? text
  }
}
