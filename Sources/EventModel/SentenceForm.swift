/// A form of claim as readers see it: its words, with `A` and `B` for events, and when it holds.
///
/// The help of `check` and the page on assumptions show this table; tests read each form.
package struct SentenceForm: Hashable, Sendable {
  /// The words, e.g. `A before B`.
  package var text: String

  /// When the claim holds.
  package var meaning: String

  /// Every form: the sentences of templates, then those with words of their own.
  package static let all: [SentenceForm] =
    Sentence.all.map(SentenceForm.init)
    + [
      SentenceForm("new is shown at B", "every time B arrives, that side is shown"),
      SentenceForm("new is not hidden at B", "every time B arrives, that side is not hidden"),
      SentenceForm("A never twice before B", "between two A's there is a B"),
      SentenceForm("B never without A", "every B has an A since the last B"),
      SentenceForm(
        "A to B held while shown",
        "whenever the view rests shown, the last of the two calls was A"),
      SentenceForm(
        "once to B held while shown",
        "the same, with what runs before the first call, as init and viewDidLoad do, for A"),
      SentenceForm(
        "A to B free while hidden",
        "whenever the view rests hidden, the last of the two calls was B, or there was none"),
      SentenceForm(
        "A to B not growing while hidden",
        "from one rest hidden to the next there are no more A's than B's"),
      SentenceForm(
        "A balanced by B",
        "never twice, never without, and free while hidden: what code that acquires at A and "
          + "releases at B needs"),
      SentenceForm(
        "ACTION during EVENT", "the contract allows the action whenever EVENT arrives"),
    ]

  private init(_ text: String, _ meaning: String) {
    (self.text, self.meaning) = (text, meaning)
  }

  private init(_ sentence: Sentence) {
    let events = sentence.template.arity == 2 ? ["B"] : []
    text = (sentence.leading + ["A"] + sentence.words + events).joined(separator: " ")
    meaning = sentence.meaning
  }
}
