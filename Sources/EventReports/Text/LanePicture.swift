public import EventModel

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
public struct LanePicture: Sendable {
  /// One call.
  public struct Step: Hashable, Sendable {
    /// The index of the lane.
    public var lane: Int
    /// The callback.
    public var callback: Callback
    /// What stands in front, e.g. the number of the line.
    public var label: String
    /// Whether it is the one that breaks something.
    public var isMarked: Bool

    /// Makes a step.
    public init(_ lane: Int, _ callback: Callback, label: String = "", isMarked: Bool = false) {
      self.lane = lane
      self.callback = callback
      self.label = label
      self.isMarked = isMarked
    }
  }

  /// What stands over each lane.
  public var lanes: [String]

  /// The calls, in order.
  public var steps: [Step]

  /// What one view's calls may be; without it no states are drawn.
  public var life: LifeAutomaton?

  /// The name of the state each lane starts in, where it is known; else the first call tells.
  public var starts: [Int: String] = [:]

  /// The most calls drawn; of more the middle is left out and counted.
  public var mostSteps = 24

  /// The colour of the marked calls.
  public var markInk: Paint.Ink = .error

  /// Makes a picture.
  public init(lanes: [String], steps: [Step], life: LifeAutomaton?) {
    self.lanes = lanes
    self.steps = steps
    self.life = life
  }
}

extension LanePicture {
  /// Returns the picture, one text a line: a column for each lane where there is room, names cut if
  /// need be; else rails side by side, with each call named at their right.
  public func draw(width: Int, paint: Paint) -> [String] {
    let labels = steps.map { CellWidth.of($0.label) }.max() ?? 0
    let margin = labels + (labels > 0 ? 2 : 0)
    let columns = LaneColumns(self, room: width - margin)
    let rails = LaneRails(self, room: width - margin, isNeeded: columns == nil)
    var rows = Rows(margin: margin, paint: paint)
    var states = lanes.indices.map { LaneState(of: $0, in: self) }
    rows.lines += (columns?.header(paint) ?? rails.header(paint)).map { rows.row($0) }
    if life != nil {
      rows.lines.append(
        rows.row(columns?.start(states, paint) ?? rails.start(states, paint)))
    }
    for (index, step) in steps.enumerated() {
      if isLeftOut(index) {
        rows.gap(index == mostSteps / 2 ? steps.count - mostSteps : 0)
      }
      states[step.lane].take(step)
      if isLeftOut(index) { continue }
      let text = columns?.row(step, states, paint) ?? rails.row(step, states, paint)
      rows.lines.append(rows.row(text, label: step.label))
    }
    return rows.lines
  }

  private func isLeftOut(_ index: Int) -> Bool {
    guard steps.count > mostSteps, !steps[index].isMarked else { return false }
    return index >= mostSteps / 2 && index < steps.count - mostSteps / 2
  }
}

extension LanePicture.Step {
  /// The call as it stands in a lane.
  func text(_ paint: Paint, _ ink: Paint.Ink) -> String {
    isMarked ? paint(ink, "✗ \(callback.name)") : "● \(callback.name)"
  }
}

/// The rows of a picture as they are put together.
private struct Rows {
  let margin: Int
  let paint: Paint
  var lines: [String] = []

  init(margin: Int, paint: Paint) {
    self.margin = margin
    self.paint = paint
  }

  /// Returns a row with what stands in front of it.
  func row(_ text: String, label: String = "") -> String {
    let pad = String(repeating: " ", count: max(0, margin - 2 - CellWidth.of(label)))
    return paint(.frame, pad + label) + String(repeating: " ", count: min(2, margin)) + text
  }

  mutating func gap(_ count: Int) {
    if count > 0 {
      lines.append(
        String(repeating: " ", count: margin) + "⋮ \(RunSummary.counted(count, "more call"))")
    }
  }
}
