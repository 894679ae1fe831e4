import EventCatalogue
import EventChecking
import EventModel
import Testing

@Suite struct SentenceFormTests {
  @Test func `Each form that help lists is read`() throws {
    for form in SentenceForm.all {
      let words = form.text.split(separator: " ").map { word in
        switch word {
        case "A": "view.viewWillAppear"
        case "B": form.text.hasPrefix("new ") ? "current.viewDidDisappear" : "view.viewDidDisappear"
        case "ACTION": "sendAction"
        case "EVENT": "controller.willUnmount"
        default: String(word)
        }
      }
      let contract: Contract =
        form.text.hasPrefix("ACTION") ? .componentControllers : .viewTransitions
      #expect(throws: Never.self, "\(form.text)") {
        try contract.assumption(words.joined(separator: " "))
      }
      #expect(!form.meaning.isEmpty && !form.meaning.hasSuffix("."), "\(form.text)")
    }
  }

  @Test func `Every sentence and every kind of balance is listed`() {
    let texts = SentenceForm.all.map(\.text)
    #expect(texts.count == Set(texts).count)
    for sentence in Sentence.all {
      let words = (sentence.leading + sentence.words).joined(separator: " ")
      #expect(texts.contains { $0.contains(words) }, "\(words)")
    }
    for words in [
      "never twice before", "never without", "held while", "free while", "not growing while",
      "balanced by",
    ] {
      #expect(texts.contains { $0.contains(words) }, "\(words)")
    }
  }
}
