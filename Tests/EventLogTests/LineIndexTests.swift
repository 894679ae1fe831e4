import EventCatalogue
import EventModel
import TestScale
import Testing

@testable import EventLog

@Suite("The lines and columns of places")
struct LineIndexTests {
  /// Reads a source to its end, so that it may be examined.
  static func index(
    _ text: String, chunkBytes: Int = ByteSource.chunkLimit, isSeekable: Bool = true
  ) throws -> LineIndex {
    let source = ByteSource(
      bytes: Array(text.utf8), chunkBytes: chunkBytes, isSeekable: isSeekable)
    var reader = try LogReader(source, contract: .viewTransitions)
    var names = NameTable()
    var consumer = DiscardingConsumer()
    try reader.read(into: &consumer, names: &names)
    return LineIndex(source)
  }

  private struct DiscardingConsumer: EventConsumer {
    mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {}
  }

  @Test("columns count characters, and a line's end belongs to no line", arguments: [true, false])
  func places(isSeekable: Bool) throws {
    let text = "ab\r\n画面 viewDidAppear\n\nlast"
    let index = try Self.index(text, chunkBytes: 5, isSeekable: isSeekable)
    let place = index.resolve(LogPosition(offset: 11, length: 13))
    #expect([place.line, place.column, place.endColumn] == [2, 4, 17])
    #expect(
      index.lines(around: place, before: 3, after: 3)
        == [
          LogLine(1, "ab"), LogLine(2, "画面 viewDidAppear"),
          LogLine(3, ""), LogLine(4, "last"),
        ])
    #expect(index.lines(around: place) == [LogLine(2, "画面 viewDidAppear")])
    let last = index.resolve(LogPosition(offset: 26, length: 4))
    #expect([last.line, last.column, last.endColumn] == [4, 1, 5])
  }

  @Test("a place knows how many more scalars than characters come before it")
  func scalars() throws {
    // A family of four is one character of seven scalars; a heart has a scalar for its variant.
    let text = "plain viewDidAppear\n👨‍👩‍👧‍👦 viewDid❤️Appear viewDidAppear"
    let index = try Self.index(text)
    let plain = index.resolve(LogPosition(offset: 6, length: 13))
    #expect((plain.scalarsBefore, plain.scalarsBeforeEnd) == (0, 0))
    let start = text.utf8.count - 33
    let place = index.resolve(LogPosition(offset: UInt64(start), length: 19))
    #expect([place.line, place.column, place.endColumn] == [2, 3, 17])
    #expect((place.scalarsBefore, place.scalarsBeforeEnd) == (6, 7))
  }

  @Test("places of a long log are found in any order as by counting from the start")
  func anyOrder() throws {
    var text = ""
    var starts: [Int] = []
    let lines = TestScale.count(40_000)
    for number in 0..<lines {
      starts.append(text.utf8.count)
      text += "Screen\(number % 97) viewWillAppear\n"
    }
    let index = try Self.index(text)
    var number = 1
    for _ in 0..<TestScale.count(2_000) {
      number = (number * 7_919 + 13) % lines
      let place = index.resolve(LogPosition(offset: UInt64(starts[number] + 2), length: 4))
      #expect([place.line, place.column, place.endColumn] == [number + 1, 3, 7])
      #expect(index.text(at: place) == "Screen\(number % 97) viewWillAppear")
    }
  }

  @Test("a place in a log that can be read only once keeps its line")
  func gone() throws {
    let lines = 30_000
    let noise = String(repeating: "x", count: 150)
    let text = String(repeating: "\(noise)\nA viewWillAppear\n", count: lines / 2)
    #expect(text.utf8.count > 2 * RecentBytes.limit)
    let index = try Self.index(text, isSeekable: false)
    let place = index.resolve(LogPosition(offset: 4, length: 2, line: 1))
    #expect([place.line, place.column] == [1, 1])
    #expect(index.lines(around: place) == [])
    let near = index.resolve(LogPosition(offset: UInt64(text.utf8.count - 15), length: 14))
    #expect([near.line, near.column, near.endColumn] == [lines, 3, 17])
  }

  @Test("a place that is kept is found as in a file, however the bytes arrive")
  func kept() throws {
    let noise = String(repeating: "x", count: 150)
    let text = (0..<30_000).map { "\(noise) \($0)\n  A viewWillAppear\n" }.joined()
    let place = LogPosition(offset: UInt64(text.utf8.count / 40), length: 4, line: 1)
    let whole = try Self.index(text)
    let number = whole.resolve(place).line
    for chunkBytes in [4_096, 65_536, 300_000, ByteSource.chunkLimit] {
      let source = ByteSource(
        bytes: Array(text.utf8), chunkBytes: chunkBytes, isSeekable: false)
      let index = LineIndex(source)
      var reader = try LogReader(source, contract: .viewTransitions)
      var names = NameTable()
      var consumer = DiscardingConsumer()
      while try reader.readNext(into: &consumer, names: &names) {
        if reader.byteCount > place.offset { index.keep(place) }
      }
      var asked = place
      asked.line = number
      #expect(index.resolve(asked) == whole.resolve(place), "\(chunkBytes)")
      #expect(
        index.lines(around: asked, before: 2, after: 1)
          == whole.lines(around: asked, before: 2, after: 1))
    }
  }
}
