import EventModel
import Testing

@Suite("Text of a log in a message")
struct MessageTextTests {
  @Test("a short text stays; a long one keeps its start and its end")
  func cut() {
    #expect(MessageText.of("héllo", limit: 5) == "héllo")
    #expect(MessageText.of("0123456789", limit: 8) == "01234…89")
    #expect(MessageText.of(String(repeating: "é", count: 240)).count == 240)
    #expect(MessageText.of(String(repeating: "x", count: 1 << 20)).count == 240)
  }
}
