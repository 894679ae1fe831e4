import Testing

@testable import EventLog

@Suite("Patterns of text")
struct TextPatternTests {
  private func end(_ pattern: String, _ text: String, call: Range<Int> = -1..<(-1)) -> Int? {
    let pattern = TextPattern(pattern)
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      pattern.end(in: bytes.baseAddress!, 0..<bytes.count, call: call)
    }
  }

  @Test("a pattern without any text matches the whole text")
  func whole() {
    #expect(end("ab", "ab") == 2)
    #expect(end("ab", "abc") == nil)
    #expect(end("ab…", "abc") == 2)
    #expect(end("…bc", "abc") == 3)
    #expect(end("…b…", "abc") == 2)
    #expect(end("a…c…e", "abcde") == 5)
    #expect(end("a…e…c", "abcde") == nil)
  }

  @Test("sets, classes and repetitions take as many bytes as the rest leaves them")
  func repetitions() {
    #expect(end(#"\d+"#, "123") == 3)
    #expect(end(#"\d{4}"#, "123") == nil)
    #expect(end(#"[a-c]*c"#, "abcc") == 4)
    #expect(end(#"[^ ]* \u\a?"#, "ab Cd") == 5)
    #expect(end(#"\.\w+\h"#, ".ab_f") == 5)
    #expect(end("é?x", "x") == nil)
    #expect(end("(é)?x", "éx") == 3)
  }

  @Test("choices are tried in order, and may be left out")
  func choices() {
    #expect(end("(ab|a)c", "ac") == 2)
    #expect(end("(a|ab)c", "abc") == 3)
    #expect(end("x(a|b(c|d))?y", "xbdy") == 4)
    #expect(end("x(a|b(c|d))?y", "xy") == 2)
  }

  @Test("the callback is one step, wherever it is")
  func callback() {
    #expect(end("…CALL:…", "a view: b", call: 2..<6) == 7)
    #expect(end("[^:]*CALL", "a view", call: 2..<6) == 6)
    #expect(end("…CALL…a…", "a view", call: 2..<6) == nil)
  }

  @Test("a pattern names bytes that each matching text has")
  func needs() {
    let pattern = TextPattern("…a(b|c)d+[e]f…")
    #expect(pattern.needs.isSubset(of: ByteSet("af".utf8)))
    #expect(!pattern.needs.isSubset(of: ByteSet("abcde".utf8)))
  }
}
