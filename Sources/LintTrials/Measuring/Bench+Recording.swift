import EventReports
import TransitionRecording

private final class Screen {}

extension Bench {
  private static let calls = 100_000

  /// Returns the cost of recording a call, on the thread that makes the call, as lines.
  func recording() throws -> [String] {
    var table = TextTable(["recording a call", "median ns", "99 % ns", "99.9 % ns", "lost"])
    for format in RecordingFormat.all {
      let path = try scratch.place(of: "recording.\(format.name)")
      guard let recorder = try? TransitionRecorder(recordingTo: path, as: format) else {
        table.add([format.name, "cannot write \(path)"])
        continue
      }
      let sorted = costs(of: recorder).sorted()
      recorder.close()
      table.add(
        [format.name] + [500, 990, 999].map { String(sorted[sorted.count * $0 / 1000]) }
          + [String(recorder.lostEventCount)])
    }
    return [""] + table.indented
  }

  /// Returns the nanoseconds each call of many pushes took.
  private func costs(of recorder: TransitionRecorder) -> [Int] {
    let clock = ContinuousClock()
    let (stack, current, new) = (Screen(), Screen(), Screen())
    let steps: [() -> Void] = [
      { recorder.record(.viewWillDisappear, of: current, in: stack) },
      { recorder.record(.viewWillAppear, of: new, in: stack) },
      { recorder.record(.viewDidDisappear, of: current, in: stack) },
      { recorder.record(.viewDidAppear, of: new, in: stack) },
    ]
    return (0..<Self.calls).map { number in
      // Apps pause between calls, which leaves time to prepare the next part of the log.
      let start = clock.now
      while number % 400 == 0, clock.now - start < .microseconds(500) {}
      return Int(clock.measure(steps[number % 4]) / .nanoseconds(1))
    }
  }
}
