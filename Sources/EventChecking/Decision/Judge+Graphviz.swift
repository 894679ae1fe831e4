import Automata
public import EventModel

extension Judge {
  /// Returns the smallest automaton of the words that keep an assumption, as a Graphviz graph.
  ///
  /// If roles can start in different states, there are several automata; the first is returned.
  ///
  /// - Throws: a ``DecisionError`` if it needs too many states.
  public mutating func graphviz(of assumption: Assumption) throws(DecisionError) -> String {
    let prepared = try prepared(assumption)
    let subjects = prepared.compilers[0].subjects
    let printer = AssumptionPrinter(contract: contract)
    var symbols = subjects.flatMap { subject in
      contract.callbacks.map { printer.text(of: EventTerm(subject, $0)) }
    }
    if prepared.languages.scope.alphabet.hasOthers { symbols.append("others") }
    let claim = prepared.claim
    return claim.automaton.starting(at: claim.starts[0]).minimized()
      .graphviz(name: printer.text(of: assumption), symbols: symbols)
  }
}
