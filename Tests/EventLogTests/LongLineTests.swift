import EventModel
import Testing

@testable import EventLog

@Suite("Places in very long lines")
struct LongLineTests {
  @Test("columns count from the line's start, however far back it lies", arguments: [1, 300, 700])
  func columns(kilobytes: Int) {
    let before = String(repeating: "é", count: kilobytes * 512)
    let text = "first\n\(before) here and on\nlast\n"
    let offset = UInt64(6 + before.utf8.count + 1)
    let index = LineIndex(ByteSource(bytes: Array(text.utf8), name: "long.log"))
    let position = index.resolve(LogPosition(offset: offset, length: 4))
    #expect(position.line == 2)
    #expect(position.column == kilobytes * 512 + 2)
    #expect(position.endColumn == position.column + 4)
    guard let line = index.lines(around: position).first else {
      Issue.record("no line")
      return
    }
    #expect(line.number == 2)
    let start = line.text.index(line.text.startIndex, offsetBy: position.column - 1 - line.skipped)
    #expect(line.text[start...].prefix(4) == "here")
    #expect(line.text.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" })
  }
}
