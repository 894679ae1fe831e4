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

  /// Makes a picture.
  public init(lanes: [String], steps: [Step], life: LifeAutomaton?) {
    self.lanes = lanes
    self.steps = steps
    self.life = life
  }
}

extension LanePicture {
  private static let gap = 4
  private static let mostSteps = 24

  /// Returns the picture, one text a line; lanes that do not fit on the width are left out and
  /// counted.
  public func draw(width: Int, paint: Paint) -> [String] {
    let labels = steps.map { CellWidth.of($0.label) }.max() ?? 0
    let margin = labels + (labels > 0 ? 2 : 0)
    let columns = lanes.indices.map(columnWidth)
    var used = margin
    var shown = 0
    for column in columns where used + column <= width || shown == 0 {
      used += column + Self.gap
      shown += 1
    }
    var rows = Rows(columns: Array(columns[..<shown]), margin: margin, paint: paint)
    rows.add(lanes[..<shown].map { (.strong, $0) })
    var states = lanes.indices.map { LaneState(of: $0, in: self) }
    if life != nil { rows.add(states[..<shown].map(\.start)) }
    for (index, step) in steps.enumerated() {
      if isLeftOut(index) {
        rows.gap(index == Self.mostSteps / 2 ? steps.count - Self.mostSteps : 0)
      }
      states[step.lane].take(step)
      if !isLeftOut(index) { rows.add(cells(states, at: step, shown), label: step.label) }
    }
    if shown < lanes.count { rows.lines.append("(and \(lanes.count - shown) more)") }
    return rows.lines
  }

  private func isLeftOut(_ index: Int) -> Bool {
    guard steps.count > Self.mostSteps, !steps[index].isMarked else { return false }
    return index >= Self.mostSteps / 2 && index < steps.count - Self.mostSteps / 2
  }

  private func columnWidth(_ lane: Int) -> Int {
    let calls = steps.filter { $0.lane == lane }.map { CellWidth.of($0.callback.name) + 2 }
    return max(CellWidth.of(lanes[lane]), calls.max() ?? 0, 12)
  }

  private func cells(
    _ states: [LaneState], at step: Step, _ shown: Int
  ) -> [(Paint.Ink?, String)] {
    states[..<shown].enumerated().map { lane, state in
      guard lane == step.lane else { return (.faint, state.glyph) }
      return step.isMarked
        ? (.error, "✗ \(step.callback.name)") : (nil, "● \(step.callback.name)")
    }
  }
}

/// The state of one view as a picture follows it.
private struct LaneState {
  private let life: LifeAutomaton?
  private var state: String?

  init(of lane: Int, in picture: LanePicture) {
    life = picture.life
    guard let life, let first = picture.steps.first(where: { $0.lane == lane }) else { return }
    let rests = Set(life.states.filter(\.isRest).map(\.name))
    let before = life.steps.filter { $0.callback == first.callback }.map(\.from)
    state = before.first(where: rests.contains) ?? before.first
  }

  var start: (Paint.Ink?, String) {
    (.faint, state.map { "\(glyph) \($0)" } ?? glyph)
  }

  var glyph: String {
    guard let life else { return "│" }
    guard let state, let own = life.states.first(where: { $0.name == state }) else { return "?" }
    if !own.isRest { return "╎" }
    return own.name == life.initial ? "·" : "┃"
  }

  mutating func take(_ step: LanePicture.Step) {
    guard let life else { return }
    let steps = life.steps.filter { $0.callback == step.callback }
    state = (steps.first { $0.from == state } ?? steps.first)?.to
  }
}

/// The rows of a picture as they are laid out.
private struct Rows {
  let columns: [Int]
  let margin: Int
  let paint: Paint
  var lines: [String] = []

  init(columns: [Int], margin: Int, paint: Paint) {
    self.columns = columns
    self.margin = margin
    self.paint = paint
  }

  mutating func add(_ cells: [(ink: Paint.Ink?, text: String)], label: String = "") {
    var line = paint(
      .frame, String(repeating: " ", count: max(0, margin - 2 - label.count)) + label)
    line += String(repeating: " ", count: min(2, margin))
    for (index, cell) in cells.enumerated() {
      line += cell.ink.map { paint($0, cell.text) } ?? cell.text
      if index < cells.count - 1 {
        line += String(repeating: " ", count: columns[index] - CellWidth.of(cell.text) + 4)
      }
    }
    lines.append(line)
  }

  mutating func gap(_ count: Int) {
    if count > 0 {
      lines.append(String(repeating: " ", count: margin) + "⋮ \(count) more calls")
    }
  }
}
