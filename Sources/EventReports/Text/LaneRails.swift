import EventModel

/// The layout of a lane picture with a narrow rail for each lane and each call named at the right,
/// for more lanes than there is room for columns.
///
/// ```
/// ┌ Split (current)
/// │ ┌ Sidebar (current)
/// │ │ ┌ Detail (new)
/// ┃ ┃ ·
/// ● ┃ ·  viewWillDisappear  Split (current)
/// ╎ ● ·  viewWillDisappear  Sidebar (current)
/// ```
struct LaneRails {
  /// The cells kept for the name of a view.
  private static let name = 12

  private let lanes: [String]
  private let calls: Int
  private let shown: Int
  private let room: Int
  private let color: Paint.Color

  init(_ picture: LanePicture, room: Int, isNeeded: Bool) {
    lanes = picture.lanes
    calls = picture.steps.map { CellWidth.of($0.callback.name) }.max() ?? 0
    shown = isNeeded ? max(1, min(lanes.count, (room - calls - Self.name) / 2)) : 0
    self.room = room
    color = picture.markColor
  }

  func header(_ paint: Paint) -> [String] {
    var rows = (0..<shown).map { lane in
      let rails = String(repeating: "│ ", count: lane) + "┌ "
      return paint(.faint, rails)
        + paint(.strong, TextLayout.cut(lanes[lane], to: max(8, room - 2 * lane - 2)))
    }
    if shown < lanes.count {
      let more = "and \(RunSummary.counted(lanes.count - shown, "more view")), named at the right"
      rows.append(paint(.faint, String(repeating: "│ ", count: shown) + more))
    }
    return rows
  }

  func start(_ states: [LaneState], _ paint: Paint) -> String {
    paint(.faint, states.prefix(shown).map(\.glyph).joined(separator: " "))
  }

  func row(_ step: LanePicture.Step, _ states: [LaneState], _ paint: Paint) -> String {
    let rails = states.prefix(shown).enumerated().map { lane, state in
      guard lane == step.lane else { return paint(.faint, state.glyph) }
      return step.isMarked ? paint(color, "✗") : "●"
    }
    let call = step.callback.name
    let pad = String(repeating: " ", count: max(0, calls - CellWidth.of(call)) + 2)
    let name = TextLayout.cut(lanes[step.lane], to: max(8, room - 2 * shown - calls - 3))
    return rails.joined(separator: " ") + "  " + (step.isMarked ? paint(color, call) : call) + pad
      + paint(.faint, name) + (step.note.isEmpty ? "" : "  ← \(step.note)")
  }
}
