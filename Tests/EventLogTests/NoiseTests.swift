import EventModel
import Testing

@testable import EventLog

@Suite("Text that only mentions callbacks")
struct NoiseTests {
  @Test("each example of noise is read as nothing")
  func examples() throws {
    for row in Noise.always {
      // The stars before a line may be those of a list, and a word in brackets a library.
      let lines = ["", "2026-05-01 10:12:11.123 Demo[41:1] "].map { $0 + row.example }
      #expect(try lines.contains { try calls($0) == [] }, "\(row.example)")
    }
    for row in Noise.unlogged { #expect(try calls(row.example) == [], "\(row.example)") }
  }

  @Test("each pattern of noise is the only one for its example")
  func isNeeded() throws {
    let all = Noise.always + Noise.unlogged
    for row in all {
      let found = all.filter { matches($0, row.example) }.map(\.example)
      #expect(found == [row.example])
    }
  }

  private func calls(_ line: String) throws -> [String] {
    try listing(of: line, as: .console).filter { $0 != "separator" && !$0.hasPrefix("process") }
  }

  private static let finder = Vocabulary(.views).finders.all

  private func matches(_ row: Noise, _ example: String) -> Bool {
    var line = ConsoleLine()
    return Array(example.utf8).withUnsafeBufferPointer { bytes in
      line.search(bytes, for: Self.finder) { text, matches in
        guard let word = matches.first else { return false }
        let letters = ByteSet(UnsafeBufferPointer(start: text.bytes, count: text.count))
        return row.matches(text, 0..<text.count, letters, word.range)
      }
    }
  }
}
