package import EventModel

/// A picture of a transition: a lane for each view, time downwards, the state of each view between
/// its calls.
///
/// ```
///      Inbox (current)        Message (new)
///      ┃ shown                · hidden
///   3  ● viewWillDisappear    ·
///   4  ╎                      ● viewWillAppear
///   5  ● viewDidDisappear     ╎
///   6  ·                      ● viewDidAppear
/// ```
package struct LanePicture: Sendable {
  package struct Step: Hashable, Sendable {
    package var lane: Int
    package var callback: Callback
    /// The text before the row, e.g. the number of the line.
    package var label: String
    /// Whether it is the call that breaks something.
    package var isMarked: Bool
    package var note = ""

    package init(_ lane: Int, _ callback: Callback, label: String = "", isMarked: Bool = false) {
      self.lane = lane
      self.callback = callback
      self.label = label
      self.isMarked = isMarked
    }
  }

  package var lanes: [String]
  package var steps: [Step]

  /// The legal calls of one view.
  package var life: LifeAutomaton

  /// The name of the state in which each lane starts, where it is known; otherwise the first call
  /// decides.
  package var starts: [Int: String] = [:]

  /// The most calls that are drawn; of more, the middle is left out and counted.
  package var mostSteps = 24

  package var markColor: Paint.Color = .error

  package init(lanes: [String], steps: [Step], life: LifeAutomaton) {
    self.lanes = lanes
    self.steps = steps
    self.life = life
  }
}

extension LanePicture {
  /// One row of the drawn picture: the text before it, and the lanes.
  struct Row {
    var label = ""
    var text: String
  }

  /// Returns the picture, one text per line: a column for each lane where there is room, with names
  /// cut if necessary; otherwise narrow rails side by side, with each call named at the right.
  package func draw(width: Int, paint: Paint) -> [String] {
    let labels = steps.map { CellWidth.of($0.label) }.max() ?? 0
    let margin = labels + (labels > 0 ? 2 : 0)
    return rows(width: width - margin, paint: paint).map { row in
      let pad = String(repeating: " ", count: labels - CellWidth.of(row.label))
      return paint(.frame, pad + row.label) + String(repeating: " ", count: margin - labels)
        + row.text
    }
  }

  /// Returns the rows of the picture, with lanes no wider than the width.
  func rows(width: Int, paint: Paint) -> [Row] {
    let columns = LaneColumns(self, room: width)
    let rails = LaneRails(self, room: width, isNeeded: columns == nil)
    var states = lanes.indices.map { LaneState(of: $0, in: self) }
    var rows = (columns?.header(paint) ?? rails.header(paint)).map { Row(text: $0) }
    rows.append(Row(text: columns?.start(states, paint) ?? rails.start(states, paint)))
    for (index, step) in steps.enumerated() {
      if index == mostSteps / 2, isLeftOut(index) {
        let count = RunSummary.counted(steps.count - mostSteps, "more call")
        rows.append(Row(text: "⋮ \(count)"))
      }
      states[step.lane].take(step)
      if isLeftOut(index) { continue }
      let text = columns?.row(step, states, paint) ?? rails.row(step, states, paint)
      rows.append(Row(label: step.label, text: text))
    }
    return rows
  }

  private func isLeftOut(_ index: Int) -> Bool {
    guard steps.count > mostSteps, !steps[index].isMarked else { return false }
    return index >= mostSteps / 2 && index < steps.count - mostSteps / 2
  }
}

extension LanePicture.Step {
  /// The call as it stands in a lane.
  func text(_ paint: Paint, _ color: Paint.Color) -> String {
    isMarked ? paint(color, "✗ \(callback.name)") : "● \(callback.name)"
  }
}
