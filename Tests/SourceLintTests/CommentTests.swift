import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

@Suite struct CommentTests {
  /// Returns the messages about a comment above a line that has a finding of `acquired_twice`.
  private func messages(_ comment: String) throws -> [String] {
    let text = """
      class FormViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(comment)
          NotificationCenter.default.addObserver(
            self, selector: #selector(show), name: .shown, object: nil)
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          NotificationCenter.default.removeObserver(self)
        }
      }
      """
    return try SharedScan.findings(in: SourceCode([("Form.swift", text)], for: .viewTransitions))
      .map { $0.rule == "malformed_comment" ? "\($0.severity): \($0.message)" : $0.rule }
  }

  @Test func `A comment silences with a blank after its colon, a list and a reason`() throws {
    for words in [
      ":disable:next acquired_twice", ": disable:next acquired_twice", ":disable:next",
      ":disable:next acquired-twice, wrong_super - known", ":disable:next acquired_twice — known",
      ":disable:next acquired_twice – known", ":disable:next acquired_twice: known",
      ":disable:next – known",
    ] {
      let found = try messages("// transition-lint\(words)").filter { $0 == "acquired_twice" }
      #expect(found.isEmpty, "\(words)")
    }
  }

  @Test func `A comment without a colon is reported, and prose is not`() throws {
    #expect(
      try messages("// transition-lint disable:next acquired_twice") == [
        "warning: expected `transition-lint:disable:next`, with a colon between", "acquired_twice",
      ])
    #expect(try messages("// transition-lint reports this line") == ["acquired_twice"])
  }

  @Test func `A reason without a dash gets one message`() throws {
    #expect(
      try messages("// transition-lint:disable:next acquired_twice removed by owner") == [
        "warning: no rule about source is named `removed`; a dash stands before a reason"
      ])
  }

  @Test func `A rule that is misspelled, or about logs, is named`() throws {
    #expect(
      try messages("// transition-lint:disable:next aquired_twice").first
        == "warning: no rule about source is named `aquired_twice`; did you mean `acquired_twice`?")
    #expect(
      try messages("// transition-lint:disable:next repeated_callback").first?
        .hasPrefix("warning: no rule about source is named `repeated_callback`") == true)
  }

  @Test func `A comment that silences nothing in its line is a note`() throws {
    #expect(
      try messages("// transition-lint:disable:next wrong_super") == [
        "note: line 5 has no finding of `wrong_super` to silence", "acquired_twice",
      ])
    #expect(
      try messages("// transition-lint:disable:this") == [
        "note: line 4 has no finding to silence", "acquired_twice",
      ])
    #expect(try messages("// transition-lint:disable wrong_super") == ["acquired_twice"])
  }
}
