import EventModel

/// The layout of a lane picture with a narrow rail for each lane and each call named at their right;
/// for more lanes than there is room for columns.
///
/// ```
/// ┌ Split (current)
/// │ ┌ Sidebar (current)
/// │ │ ┌ Detail (new)
/// ┃ ┃ ·
/// ● ┃ ·  Split viewWillDisappear
/// ╎ ● ·  Sidebar viewWillDisappear
/// ```
struct LaneRails {
  /// The cells kept for the name of a call and its view.
  private static let text = 32

  private let lanes: [String]
  private let shown: Int
  private let room: Int

  init(_ picture: LanePicture, room: Int, isNeeded: Bool) {
    lanes = picture.lanes
    shown = isNeeded ? max(1, min(lanes.count, (room - Self.text) / 2)) : 0
    self.room = room
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
      return step.isMarked ? paint(.error, "✗") : "●"
    }
    let call = step.callback.name
    let left = max(8, room - 2 * shown - 2 - CellWidth.of(call))
    let text = TextLayout.cut(lanes[step.lane], to: left) + " " + call
    return rails.joined(separator: " ") + "  " + (step.isMarked ? paint(.error, text) : text)
  }
}
