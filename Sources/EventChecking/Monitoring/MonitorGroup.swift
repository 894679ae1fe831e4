import Automata
import EventModel

/// Monitors of one scope read side by side over a log that may begin in the middle: where all of them
/// are is one number, so that a call is one look-up for all, and one number is kept of each view.
///
/// Each monitor follows every past there may have been, and calls its assumption violated only when no
/// past can save it.
///
/// - Complexity: a step is one table look-up once it has been seen; memory is bounded by
///   ``Limits/monitorStates``. What would need more is not judged any further.
struct MonitorGroup {
  /// The number of where all members are.
  typealias State = UInt32

  /// What a call does to the members, by the assumptions' indices.
  struct Effect: Hashable {
    /// Those that no past can save any longer.
    var lost: [Int] = []
    /// Those that were given an occasion to fail.
    var triggered: [Int] = []
  }

  /// The states a monitor may be in, sorted; none once it is not judged any further.
  private typealias States = [AssumptionMonitor.State]

  /// Where all members are, and what the call did that led there.
  private struct Joint: Hashable {
    var states: [States]
    var effect = Effect()
  }

  private struct Member {
    var index: Int
    var monitor: AssumptionMonitor
    /// Where it is if nothing is known of what came before, and at the known beginning of a life.
    var open: States
    var start: States
    /// By the group's subjects, the monitor's own.
    var subjects: [Int?] = []
  }

  /// The most members: so few that what they do together seldom needs many states.
  static let mostMembers = 32
  /// The state where nothing is known of what came before.
  static let open: State = 0

  /// The scope of all members: lives or histories.
  let scope: Assumption.Scope
  /// The names of the screens the members are about, in history scope.
  private(set) var subjects: [String] = []
  /// The state at the known beginning of a life.
  private(set) var start: State = 0
  private var members: [Member] = []
  private let callbackCount: Int
  /// The states, marked where the call that led there did anything to a member; what is not judged any
  /// further is in one without pasts.
  private var joint: LazyAutomaton<Joint>

  init(_ scope: Assumption.Scope, callbackCount: Int) {
    self.scope = scope
    self.callbackCount = callbackCount
    joint = Self.automaton(symbolCount: callbackCount)
  }

  private static func automaton(symbolCount: Int) -> LazyAutomaton<Joint> {
    LazyAutomaton(
      symbolCount: symbolCount, limit: Limits.monitorStates,
      standIn: { Joint(states: $0.states.map { _ in [] }) },
      mark: { $0.effect == Effect() ? 0 : 1 })
  }

  /// Whether there is room for another member.
  var hasRoom: Bool { members.count < Self.mostMembers }

  /// Whether something is not judged any further for want of room.
  var isFull: Bool { joint.hasOverflowed }

  /// Adds the monitor of an assumption; every state so far goes on with nothing known of it.
  mutating func add(_ monitor: AssumptionMonitor, index: Int) {
    let open = Self.sorted(monitor.openStarts)
    members.append(Member(index: index, monitor: monitor, open: open, start: [monitor.start]))
    if scope == .history { subjects = (subjects + monitor.subjects.map(\.name)).distinct() }
    for index in members.indices {
      let own = members[index].monitor.subjects.map(\.name)
      members[index].subjects =
        scope == .history ? subjects.map { own.firstIndex(of: $0) } + [nil] : [0]
    }
    let symbolCount = callbackCount * (members.last?.subjects.count ?? 1)
    if members.count == 1 {
      joint = Self.automaton(symbolCount: symbolCount)
      _ = joint.number(of: Joint(states: [open]))
      _ = joint.number(of: Joint(states: [[]]))
    } else {
      joint.replaceStates(symbolCount: symbolCount) { known in
        let isGivenUp = known.states.allSatisfy(\.isEmpty)
        return Joint(states: known.states + [isGivenUp ? [] : open], effect: known.effect)
      }
    }
    start = joint.number(of: Joint(states: members.map(\.start)))
  }

  /// Returns the state after a callback; `subject` is the index in ``subjects``, their count for
  /// everybody else, and 0 in view scope.
  mutating func next(_ state: State, subject: Int, callback: Int) -> State {
    let symbol = subject * callbackCount + callback
    if let known = joint.known(state, symbol) { return known }
    let members = members
    return joint.next(state, symbol) { joint in
      Self.step(joint, members, subject: subject, callback: callback)
    }
  }

  /// Returns whether the call that led to a state did anything to a member.
  func hasEffect(_ state: State) -> Bool { joint.marks[Int(state)] != 0 }

  /// Returns what the call did that led to a state.
  func effect(of state: State) -> Effect { joint.states[Int(state)].effect }

  private static func step(
    _ joint: Joint, _ members: [Member], subject: Int, callback: Int
  ) -> Joint {
    var next = Joint(states: [])
    for (member, before) in zip(members, joint.states) {
      let monitor = member.monitor
      let own = member.subjects[subject]
      let after = sorted(before.map { monitor.step($0, subject: own, callback: callback) })
      next.states.append(after)
      // What is always triggered is so before the first call; it counts with that call.
      let isFirst = before == member.open || before == member.start
      if after.contains(where: monitor.isTriggered),
        isFirst || !before.contains(where: monitor.isTriggered)
      {
        next.effect.triggered.append(member.index)
      }
      if isLost(after, monitor), !isLost(before, monitor) { next.effect.lost.append(member.index) }
    }
    return next
  }

  /// Returns whether no past can save an assumption any longer.
  private static func isLost(_ states: States, _ monitor: AssumptionMonitor) -> Bool {
    !states.isEmpty && states.allSatisfy { monitor.status($0) == .permanentlyViolated }
  }

  private static func sorted(_ states: States) -> States {
    Set(states).sorted { ($0.claim, $0.trigger) < ($1.claim, $1.trigger) }
  }
}
