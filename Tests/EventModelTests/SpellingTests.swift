import Testing

@testable import EventModel

@Suite("Spelling")
struct SpellingTests {
  @Test("a slip of one letter finds the word")
  func slip() {
    #expect(Spelling.nearest(to: "stritc", among: ["strict", "stdin"]) == "strict")
    #expect(Spelling.nearest(to: "navgation", among: ["navigation", "modal"]) == "navigation")
  }

  @Test("case counts for nothing")
  func letterCase() {
    #expect(Spelling.nearest(to: "PAGESCROL", among: ["pageScroll"]) == "pageScroll")
  }

  @Test("a word that is far from all finds none")
  func far() {
    #expect(Spelling.nearest(to: "xyzzy", among: ["navigation", "modal"]) == nil)
    #expect(Spelling.nearest(to: "a", among: []) == nil)
  }

  @Test("of two equally near words the first listed wins")
  func tie() {
    #expect(Spelling.nearest(to: "tap", among: ["tab", "top"]) == "tab")
  }

  @Test("a swap of neighbours counts one")
  func swap() {
    #expect(Spelling.distance(Array("ab".unicodeScalars), Array("ba".unicodeScalars)) == 1)
    #expect(Spelling.distance(Array("".unicodeScalars), Array("abc".unicodeScalars)) == 3)
  }
}
