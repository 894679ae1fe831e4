/// Line counts at some offsets of an input, so that finding a line number does not require reading
/// from the start.
struct LineMarks {
  /// An offset and the number of lines that end before it.
  struct Mark {
    var offset: UInt64
    var lines: UInt64
  }

  /// The most marks; then every second one is dropped, so memory does not grow with the log.
  static let limit = 4096

  private(set) var marks = [Mark(offset: 0, lines: 0)]
  private var spacing: UInt64 = 0

  /// Notes the number of lines that end before an offset; offsets must increase.
  mutating func note(_ offset: UInt64, lines: UInt64) {
    guard offset >= marks[marks.count - 1].offset + max(1, spacing) else { return }
    marks.append(Mark(offset: offset, lines: lines))
    guard marks.count == Self.limit else { return }
    spacing = max(1 << 18, spacing) * 2
    var kept: [Mark] = []
    for mark in marks where kept.last.map({ mark.offset >= $0.offset + spacing }) ?? true {
      kept.append(mark)
    }
    marks = kept
  }

  /// Returns the last mark at or before an offset.
  func mark(before offset: UInt64) -> Mark {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    return marks[low]
  }
}
