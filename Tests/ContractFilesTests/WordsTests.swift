import EventModel
import JSON
import Testing

@testable import ContractFiles

@Suite("The notation of words")
struct WordsTests {
  private func read(_ text: String) throws(JSONMistake) -> Pattern<Callback> {
    let node = try JSONReader.read(Array("\"\(text)\"".utf8))
    return try WordsReader.read(node) { name throws(JSONMistake) in Callback(name) }
  }

  private func text(_ words: Pattern<Callback>) -> String {
    WordsText.text(words.canonical) { $0.name }
  }

  @Test(
    "the notation of words prints what it reads",
    arguments: [
      "", "a", "a b", "[a] b", "a*", "(a b)*", "[a b]*", "a | b c", "a (b | c) d", "a & b c",
      "(a & b)* [c | d e] f", "[]", "() a", "(a*)*", "[[a]]", "a [b [c]]", "(a | b & c)",
      "a | b & c", "a & (b | c)", "a & (b & c)", "a | (b | c)",
    ])
  func fixed(_ text: String) throws {
    let words = try read(text)
    #expect(self.text(words) == text)
    #expect(try read(self.text(words)) == words)
    #expect(words.canonical == words)
  }

  @Test("the notation of words has the documented meaning")
  func meaning() throws {
    #expect(try read("a b") == .word(["a", "b"]))
    #expect(
      try read("[a] b [c]")
        == .sequence([.optional(.symbol("a")), .symbol("b"), .optional(.symbol("c"))]))
    #expect(try read("a | b c") == .choice([.word(["a"]), .word(["b", "c"])]))
    #expect(
      try read("(a & b c)*")
        == .sequence([.repeated(.interleaved([.word(["a"]), .word(["b", "c"])]))]))
  }

  @Test("the notation of words has one form for each value, and reads back")
  func canonical() throws {
    var values: [Pattern<Callback>] = [.symbol("a"), .sequence([]), .word(["a", "b"])]
    for _ in 0..<2 {
      let inner = values
      values += inner.flatMap { part in
        [
          .optional(part), .repeated(part), .choice([part]), .sequence([part]),
          .choice([part, .symbol("c")]), .interleaved([.symbol("c"), part]),
          .sequence([part, .symbol("d"), part]), .interleaved([part]),
        ]
      }
    }
    for value in values {
      #expect(try read(text(value)) == value.canonical, "\(text(value))")
    }
  }
}
