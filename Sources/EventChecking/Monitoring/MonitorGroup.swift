import Automata
import EventModel

/// Monitors of one scope that are run in parallel over a log that may begin in the middle. Their
/// joint state is one number, so a call is one lookup for all, and a view needs one number.
///
/// Each monitor follows every possible past, and reports a violation only if the assumption is
/// violated for all of them.
///
/// - Complexity: a known step is one table lookup; memory is bounded by ``Limits/monitorStates``.
///   Checking stops where more would be needed.
struct MonitorGroup {
  /// The number of the joint state.
  typealias State = UInt32

  /// The effect of a call on the members, by the assumptions' indices.
  struct Effect: Hashable {
    /// Assumptions that are now violated for every possible past.
    var lost: [Int] = []
    /// Assumptions that were triggered.
    var triggered: [Int] = []
  }

  /// The possible states of a monitor, sorted; empty if it is no longer checked.
  private typealias States = [AssumptionMonitor.State]

  /// The states of all members, with the effect of the call that led there.
  private struct Joint: Hashable {
    var states: [States]
    var effect = Effect()
  }

  private struct Member {
    var index: Int
    var monitor: AssumptionMonitor
    /// The possible states if the past is unknown, and at the known beginning of a life.
    var open: States
    var start: States
    /// For each subject of the group, the index of the monitor's own subject.
    var subjects: [Int?] = []
  }

  /// The maximum number of members: few enough that their joint states seldom become many.
  static let mostMembers = 32
  /// The joint state with an unknown past.
  static let open: State = 0

  /// The scope of all members: lives or histories.
  let scope: Assumption.Scope
  /// In history scope, the names of the screens that the members are about.
  private(set) var subjects: [String] = []
  /// The joint state at the known beginning of a life.
  private(set) var start: State = 0
  private var members: [Member] = []
  private let callbackCount: Int
  /// The joint states, marked if the call that led there had an effect on a member. In the state
  /// for what is no longer checked, no member has a possible state.
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

  var hasRoom: Bool { members.count < Self.mostMembers }

  /// Whether something is no longer checked because there is no room.
  var isFull: Bool { joint.hasOverflowed }

  /// Adds the monitor of an assumption; its past is unknown in every existing joint state.
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

  /// Returns the state after a callback. `subject` is the index in ``subjects``, their count for
  /// any other actor, and 0 in view scope.
  mutating func next(_ state: State, subject: Int, callback: Int) -> State {
    let symbol = subject * callbackCount + callback
    if let known = joint.known(state, symbol) { return known }
    let members = members
    return joint.next(state, symbol) { joint in
      Self.step(joint, members, subject: subject, callback: callback)
    }
  }

  /// Returns whether the call that led to a state had an effect on a member.
  func hasEffect(_ state: State) -> Bool { joint.marks[Int(state)] != 0 }

  /// Returns the effect of the call that led to a state.
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
      // An assumption that is always triggered is counted with the first call.
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

  /// Returns whether an assumption is violated for every possible past.
  private static func isLost(_ states: States, _ monitor: AssumptionMonitor) -> Bool {
    !states.isEmpty && states.allSatisfy { monitor.status($0) == .permanentlyViolated }
  }

  private static func sorted(_ states: States) -> States {
    Set(states).sorted { ($0.claim, $0.trigger) < ($1.claim, $1.trigger) }
  }
}
