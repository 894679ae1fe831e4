import EventCatalogue
import EventModel
import Foundation
import Testing

@testable import SourceLint

/// The scan that the tests share. Its judge decides a claim once for all of them.
enum SharedScan {
  /// Returns the findings in some source, as a scan without options finds them.
  static func findings(in code: SourceCode) throws -> [Finding] { try state.findings(in: code) }

  private static let state = State()

  /// `@unchecked`: the judge is used only while the lock is held.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private let scan = SourceScan(contract: .viewTransitions)
    private lazy var judge = scan.judge

    func findings(in code: SourceCode) throws -> [Finding] {
      try lock.withLock { try scan.outcome(of: code, &judge).findings }
    }
  }
}

@Suite struct SharedScanTests {
  @Test func `A judge that knows other claims finds the same as a new one`() throws {
    let sources = ["viewWillAppear", "viewDidAppear"].map { callback in
      let body = override(callback, "NotificationCenter.default.addObserver(self)")
      return SourceCode(
        [("Form.swift", "class Form: UIViewController {\n\(body)}\n")], for: .viewTransitions)
    }
    for code in sources + sources {
      let own = try SourceScan(contract: .viewTransitions).findings(in: code)
      #expect(try SharedScan.findings(in: code) == own)
    }
  }
}
