import EventCatalogue
import EventModel
import TestScale
import Testing

@testable import SourceLint

/// A pair of calls in both languages, with the rules that its class asks for.
private struct Pair {
  var swift: (acquire: String, release: String)
  var objectiveC: (acquire: String, release: String)
  var rules: [(rule: String, letter: Character)]

  static let all = [
    Pair(
      swift: (
        "player.addObserver(self, forKeyPath: \"rate\", options: [], context: nil)",
        "player.removeObserver(self, forKeyPath: \"rate\")"
      ),
      objectiveC: (
        "[self.player addObserver:self forKeyPath:@\"rate\" options:0 context:nil];",
        "[self.player removeObserver:self forKeyPath:@\"rate\"];"
      ),
      rules: [("acquired_twice", "D"), ("released_unacquired", "R"), ("lost_while_shown", "M")]),
    Pair(
      swift: (
        """
        NotificationCenter.default.addObserver(
          self, selector: #selector(tick), name: .clock, object: nil)
        """,
        "NotificationCenter.default.removeObserver(self, name: .clock, object: nil)"
      ),
      objectiveC: (
        """
        [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(tick)
            name:Clock object:nil];
        """,
        "[NSNotificationCenter.defaultCenter removeObserver:self name:Clock object:nil];"
      ),
      rules: [("acquired_twice", "D"), ("lost_while_shown", "M")]),
    Pair(
      swift: (
        """
        token = NotificationCenter.default.addObserver(
          forName: .clock, object: nil, queue: nil) { _ in }
        """,
        "NotificationCenter.default.removeObserver(token)"
      ),
      objectiveC: (
        """
        self.token = [NSNotificationCenter.defaultCenter addObserverForName:Clock object:nil
            queue:nil usingBlock:^(NSNotification *note) {}];
        """,
        "[NSNotificationCenter.defaultCenter removeObserver:self.token];"
      ),
      rules: [("left_acquired", "L"), ("lost_while_shown", "M")]),
    Pair(
      swift: ("session.startRunning()", "session.stopRunning()"),
      objectiveC: ("[self.session startRunning];", "[self.session stopRunning];"),
      rules: [("lost_while_shown", "M")]),
    Pair(
      swift: (
        "UIApplication.shared.isIdleTimerDisabled = true",
        "UIApplication.shared.isIdleTimerDisabled = false"
      ),
      objectiveC: (
        "UIApplication.sharedApplication.idleTimerDisabled = YES;",
        "UIApplication.sharedApplication.idleTimerDisabled = NO;"
      ),
      rules: [("kept_while_hidden", "F"), ("lost_while_shown", "M")]),
  ]
}

@Suite struct SourceTableTests {
  private func swift(_ bodies: [(String, String)]) -> String {
    let methods = bodies.map { callback, body in
      "  override func \(callback)(_ animated: Bool) {\n    super.\(callback)(animated)\n"
        + "    \(body)\n  }\n"
    }
    return "class Screen: UIViewController {\n  let player = AVPlayer()\n"
      + "  let session = AVCaptureSession()\n  var token: NSObjectProtocol?\n"
      + methods.joined() + "}\n"
  }

  private func objectiveC(_ bodies: [(String, String)]) -> String {
    let methods = bodies.map { callback, body in
      "- (void)\(callback):(BOOL)animated {\n  [super \(callback):animated];\n  \(body)\n}\n"
    }
    return "@implementation Screen\n\(methods.joined())@end\n"
  }

  private func rules(_ text: String, _ ending: String) throws -> [String] {
    let interface = "@interface Screen : UIViewController\n@end\n"
    let code = SourceCode(
      [("Screen.\(ending)", text)] + (ending == "m" ? [("Screen.h", interface)] : []),
      for: .viewTransitions)
    return try SharedScan.findings(in: code).map(\.rule).sorted()
  }

  @Test func `The table comes out of small sources in both languages cell by cell`() throws {
    for (acquire, release, broken) in lifeTable.sampled(oneIn: 3) {
      let callbacks = [short[acquire]!.name, short[release]!.name]
      for pair in Pair.all.sampled(oneIn: 3) {
        let wanted = pair.rules.filter { broken.contains($0.letter) }.map(\.rule).sorted()
        let swift = swift([
          (callbacks[0], pair.swift.acquire), (callbacks[1], pair.swift.release),
        ])
        #expect(try rules(swift, "swift") == wanted, "\(acquire) \(release)\n\(swift)")
        let objectiveC = objectiveC([
          (callbacks[0], pair.objectiveC.acquire), (callbacks[1], pair.objectiveC.release),
        ])
        #expect(try rules(objectiveC, "m") == wanted, "\(acquire) \(release)\n\(objectiveC)")
      }
    }
  }

  @Test func `The table of the last writer comes out of small sources cell by cell`() throws {
    for (leaving, cells) in writerTable where ["wd", "dd"].contains(leaving) {
      for (entering, last) in cells where ["wa", "da"].contains(entering) {
        let lost = zip(["navigation", "pageScroll", "pageCurl"], last)
          .filter { $0.1.lowercased() == "c" }.map { "\($0.0).completed" }.sorted()
        let text =
          screen("Film", short[leaving]!.name, writing: "false")
          + screen("Map", short[entering]!.name, writing: "true")
        let code = SourceCode([("Screens.swift", text)], for: .viewTransitions)
        let found = try SharedScan.findings(in: code)
        #expect(
          found.map(\.rule) == (lost.isEmpty ? [] : ["last_writer"]), "\(leaving) \(entering)")
        for finding in found {
          #expect(
            finding.message.hasSuffix("(in \(lost.joined(separator: ", ")))"),
            "\(leaving) \(entering): \(finding.message)")
        }
      }
    }
  }

  private func screen(_ name: String, _ callback: String, writing value: String) -> String {
    """
    class \(name): UIViewController {
      override func \(callback)(_ animated: Bool) {
        super.\(callback)(animated)
        UIApplication.shared.isIdleTimerDisabled = \(value)
      }
    }

    """
  }
}
