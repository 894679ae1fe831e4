import EventCatalogue
import EventChecking
import EventModel

extension AssumptionMonitor {
  /// Makes the monitor of an assumption.
  init(_ assumption: Assumption, _ contract: Contract) throws {
    try self.init(assumption, CompiledContract(contract))
  }

  /// Returns the state after an event; its subject is a role, the contract's word for one actor, or a
  /// name, as in the assumption, and an actor the assumption does not name is another one.
  func step(_ state: State, _ event: LifecycleEvent, in contract: Contract = .viewTransitions)
    -> State
  {
    let subject = subjects.firstIndex { $0.name == event.subject }
    guard subject != nil || assumption.scope == .history else { return state }
    return step(state, subject: subject, callback: contract.number(of: event.callback)!)
  }
}
