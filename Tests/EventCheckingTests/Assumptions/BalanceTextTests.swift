import EventCatalogue
import EventChecking
import EventModel
import Testing

@Suite struct BalanceTextTests {
  let contract = Contract.viewTransitions

  @Test func `The sentences of balance are read and printed`() throws {
    let appear = EventTerm.view(.viewWillAppear)
    let disappear = EventTerm.view(.viewWillDisappear)
    let sentences: [(String, Formula)] = [
      (
        "view.viewWillAppear never twice before view.viewWillDisappear",
        .neverTwice(appear, before: disappear)
      ),
      (
        "view.viewWillDisappear never without view.viewWillAppear",
        .never(disappear, without: appear)
      ),
      (
        "view.viewWillAppear to view.viewWillDisappear held while shown",
        .held(appear, to: disappear, while: "shown")
      ),
      (
        "view.viewWillAppear to view.viewWillDisappear free while hidden",
        .free(appear, to: disappear, while: "hidden")
      ),
      (
        "view.viewWillAppear to view.viewWillDisappear not growing while hidden",
        .balance(Formula.BalanceClaim(.steady(while: "hidden"), [appear], [disappear]))
      ),
      (
        "view.viewWillAppear balanced by view.viewWillDisappear",
        .balanced(appear, by: disappear)
      ),
      (
        "once to view.viewWillDisappear held while shown",
        .balance(Formula.BalanceClaim(.held(while: "shown"), [], [disappear], isHeldAtStart: true))
      ),
      (
        "{view.viewWillDisappear, view.viewDidDisappear} never without {once, view.viewWillAppear}",
        .balance(
          Formula.BalanceClaim(
            .neverWithout, [appear], [disappear, .view(.viewDidDisappear)], isHeldAtStart: true))
      ),
    ]
    for (text, formula) in sentences {
      let assumption = try contract.assumption(text)
      #expect(assumption == Assumption(formula))
      #expect(assumption.description == text)
    }
  }

  @Test func `A sentence of balance that is wrong gets its error`() {
    let errors: [(String, String)] = [
      (
        "view.viewWillAppear never before view.viewDidAppear",
        "expected `never twice before`, `never without`, `to` or `balanced by`, found `before`"
      ),
      (
        "view.viewWillAppear to view.viewDidAppear",
        "expected `held while`, `free while` or `not growing while`, the line ends"
      ),
      (
        "view.viewWillAppear to view.viewDidAppear held while appearing",
        "expected `hidden` or `shown`, found `appearing`"
      ),
      (
        "view.viewWillAppear to once free while hidden",
        "`once` acquires before the first call; what releases is an event"
      ),
      (
        "once never without view.viewWillAppear",
        "`once` acquires before the first call; what releases is an event"
      ),
      (
        "view.viewWillAppear balanced by view.viewWillAppear",
        "`view.viewWillAppear` both acquires and releases; the two must differ"
      ),
      (
        "{view.viewWillAppear, view.viewWillAppear} balanced by view.viewDidAppear",
        "`view.viewWillAppear` stands here twice"
      ),
      ("{view.viewWillAppear balanced by", "expected `,` or `}`, found `balanced`"),
      (
        "Inbox.viewWillAppear balanced by Detail.viewDidAppear",
        "what one of them acquires and another releases has no single life"
      ),
    ]
    for (text, message) in errors {
      do throws(AssumptionError) {
        let assumption = try contract.assumption(text)
        Issue.record("\(assumption) was read")
      } catch { #expect(error.message == message, "\(text)") }
    }
  }

  @Test func `A claim about rest is refused in transition scope, with the claim to make`() {
    do throws(AssumptionError) {
      _ = try contract.assumption(
        "current.viewWillDisappear balanced by current.viewWillAppear")
      Issue.record("it was read")
    } catch {
      #expect(error.message.hasPrefix("`current` is a side of one transition"))
      #expect(
        error.suggestion == "view.viewWillDisappear balanced by view.viewWillAppear")
    }
  }

  @Test func `Never twice and never without are judged in transition scope too`() throws {
    let text = "current.viewWillDisappear never twice before current.viewWillAppear"
    let judgement = try contract.judgement(on: contract.assumption(text))
    #expect(judgement.verdict == .guaranteed)
  }
}
