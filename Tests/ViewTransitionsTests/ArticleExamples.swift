import Testing
import ViewTransitions

// The Swift code of the articles, line by line; `.ci/examples` compares the two.

@Suite("The articles' Swift code")
struct ArticleExamples {
  @Test("decides a claim")
  func claim() throws {
    let claim = Formula.before(.current(.viewWillDisappear), .new(.viewDidAppear))
    let judgement = try Contract.viewTransitions.verdict(on: claim)
    #expect(judgement.verdict == .guaranteed)
  }
}
