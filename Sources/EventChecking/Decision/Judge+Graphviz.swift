import Automata
public import EventModel

extension Judge {
  /// Returns the automaton of an assumption as a Graphviz graph, for people who want to see it.
  ///
  /// - Throws: a ``DecisionError`` if it takes too many states.
  public mutating func graphviz(of assumption: Assumption) throws(DecisionError) -> String {
    let inquiry = try inquiry(assumption)
    let arena = arena(inquiry.arena)
    let names = arena.roles.isEmpty ? assumption.formula.subjects.map(\.name) : arena.roles
    var symbols = names.flatMap { name in
      contract.callbacks.map { LifecycleEvent(name, $0).description }
    }
    if arena.alphabet.hasOthers { symbols.append("any other") }
    return inquiry.claim.automaton.graphviz(
      name: AssumptionPrinter(contract: contract).text(of: assumption), symbols: symbols)
  }
}
