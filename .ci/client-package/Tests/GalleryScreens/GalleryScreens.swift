// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported public import TransitionTesting

// What both test targets look at: a library between them and the one under test, as teams have.

/// A screen that counts its visits where it should not.
public final class CountingScreen: SimulatedViewController {
  public private(set) var visits = 0
  public override func viewWillAppear(_ animated: Bool) { visits += 1 }
}

/// A stack whose screens are recorded, after a push.
@MainActor
public struct PushedStack {
  public let recorder = AppearanceRecorder()
  private let top = SimulatedViewController()

  public init() {
    let root = recorder.recordScreen(SimulatedViewController(), as: "Root")
    let stack = SimulatedNavigationController(root: root)
    stack.driveAppearance()
    stack.push(recorder.recordScreen(top, as: "Top"))
  }

  /// Lets the recording show what no screen gets.
  public func breakIt() { recorder.record(.viewDidAppear, of: top) }
}

/// A recorder that is made where no test runs, once.
@MainActor
public enum Common {
  public static let recorder = AppearanceRecorder()
}

/// Checks a screen for a test, which is where it fails.
@MainActor
public func checkStack(
  _ recorder: AppearanceRecorder, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  recorder.expectNoFindings(fileID: fileID, filePath: filePath, line: line, column: column)
  recorder.expectSequence(.modal, fileID: fileID, filePath: filePath, line: line, column: column)
}
