import EventModel

struct LaneColumns {
  private static let gap = 4
  private static let least = 12

  private let names: [String]
  private let widths: [Int]
  private let color: Paint.Color

  /// Makes the layout, or nil if there is not enough room for the name of every call.
  init?(_ picture: LanePicture, room: Int) {
    let calls = picture.lanes.indices.map { lane in
      let own = picture.steps.filter { $0.lane == lane }
      return max(own.map { CellWidth.of($0.callback.name) + 2 }.max() ?? 0, Self.least)
    }
    let full = picture.lanes.map { CellWidth.of($0) }
    let gaps = max(0, calls.count - 1) * Self.gap
    // The longest names are shortened first.
    func widths(_ most: Int) -> [Int] { zip(calls, full).map { max($0, min($1, most)) } }
    var most = full.max() ?? 0
    while most > Self.least, widths(most).reduce(gaps, +) > room { most -= 1 }
    guard widths(most).reduce(gaps, +) <= room || calls.count == 1 else { return nil }
    self.widths = widths(most)
    color = picture.markColor
    names = zip(picture.lanes, self.widths).map { TextLayout.cut($0, to: $1) }
  }

  func header(_ paint: Paint) -> [String] { [row(names.map { ($0, paint(.strong, $0)) })] }

  func start(_ states: [LaneState], _ paint: Paint) -> String {
    row(states.map { ($0.start, paint(.faint, $0.start)) })
  }

  func row(_ step: LanePicture.Step, _ states: [LaneState], _ paint: Paint) -> String {
    let cells = states.enumerated().map { lane, state in
      lane == step.lane
        ? (step.text(Paint(isOn: false), color), step.text(paint, color))
        : (state.glyph, paint(.faint, state.glyph))
    }
    return row(step.note.isEmpty ? cells : cells + [(step.note, "← \(step.note)")])
  }

  /// Returns a row of cells, each given as plain text and as it is printed.
  private func row(_ cells: [(plain: String, text: String)]) -> String {
    var row = ""
    for (index, cell) in cells.enumerated() {
      row += cell.text
      if index < cells.count - 1 {
        let pad = widths[index] - CellWidth.of(cell.plain) + Self.gap
        row += String(repeating: " ", count: max(1, pad))
      }
    }
    return row
  }
}
