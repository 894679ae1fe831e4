import Testing

/// The severity that depends on the times of a log, which `lint` reads only where a finding needs
/// them.
struct PauseTests {
  /// Calls with times in seconds; the view's `viewDidDisappear` is missing after the third one.
  private static func calls(at pause: Int) -> [(time: String, view: String, call: String)] {
    let shown = [("10.1", "A", "viewWillAppear"), ("10.2", "A", "viewDidAppear")]
    let pushed = [
      ("15.1", "A", "viewWillDisappear"), ("15.2", "B", "viewWillAppear"),
      ("15.3", "B", "viewDidAppear"),
    ]
    let popped = [
      ("\(pause).6", "B", "viewWillDisappear"), ("\(pause).7", "A", "viewWillAppear"),
      ("\(pause).8", "B", "viewDidDisappear"), ("\(pause).9", "A", "viewDidAppear"),
    ]
    return shown + pushed + popped + [
      ("50.1", "A", "viewWillDisappear"), ("50.2", "A", "viewDidDisappear"),
    ]
  }

  private static let forms: [String: @Sendable (String, String, String) -> String] = [
    "log": { "2026-11-20 09:14:\($0)01+0100 Shop[1:1] <\($1): 0x1\($1)> \($2)" },
    "transcript": { "\($1) \($2) time=\($0)" },
    "ndjson": { #"{"event":"\#($2)","view":"\#($1)","time":"\#($0)"}"# },
    "csv": { "\($0),\($1),\($2)" },
  ]
  private static let headers = ["csv": "time,view,event\n", "transcript": "transcript 1\n"]

  private func severity(of form: String, pause: Int, _ options: String...) -> [String] {
    let lines = Self.calls(at: pause).map { Self.forms[form]!($0.time, $0.view, $0.call) }
    let log = (Self.headers[form] ?? "") + lines.joined(separator: "\n") + "\n"
    let file = TemporaryFile(log, named: "app.\(form)")
    let run = ToolRun(["lint", "--reporter", "concise", file.path] + options)
    return run.output.split(separator: "\n").filter { $0.contains("missing_did") }
      .map { $0.contains(" warning: ") ? "warning" : $0.contains(" note: ") ? "note" : "error" }
  }

  @Test(arguments: ["log", "transcript", "ndjson", "csv"])
  func `a missing did is a warning where a second without a call came before`(form: String) {
    #expect(severity(of: form, pause: 45) == ["warning"])
    // The first lines are further away, but nothing paused after the transition was completed.
    #expect(severity(of: form, pause: 15) == ["note"])
    #expect(severity(of: form, pause: 45, "--severity", "missing_did=error") == ["error"])
    #expect(severity(of: form, pause: 45, "--severity", "missing_did=note") == ["note"])
    #expect(severity(of: form, pause: 45, "--min-severity", "warning") == ["warning"])
    #expect(severity(of: form, pause: 15, "--min-severity", "warning") == [])
  }
}
