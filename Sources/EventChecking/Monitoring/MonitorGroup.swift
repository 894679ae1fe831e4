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
  typealias State = UInt32

  /// The effect of a call on the members, by the assumptions' indices.
  struct Effect: Hashable {
    /// Assumptions that are now violated for every possible past.
    var lost: [Int] = []
    var triggered: [Int] = []
  }

  /// The possible states of a monitor, sorted; empty if it is no longer checked.
  fileprivate typealias States = [AssumptionMonitor.State]

  /// The states of all members, with the effect of the call that led there.
  private struct Joint: Hashable {
    var states: [States]
    var effect = Effect()
  }

  struct Member {
    let index: Int
    let monitor: AssumptionMonitor
    /// The possible states if the past is unknown, and at the known beginning of a life.
    fileprivate let open: States
    fileprivate let start: States

    init(_ monitor: AssumptionMonitor, index: Int) {
      self.index = index
      self.monitor = monitor
      open = MonitorGroup.sorted(monitor.openStarts)
      start = [monitor.start]
    }
  }

  /// The maximum number of members: few enough that their joint states seldom become many.
  static let mostMembers = 32
  /// The joint state with an unknown past.
  static let open: State = 0

  /// The scope of all members: lives or histories.
  let scope: Assumption.Scope
  /// In history scope, the names of the screens that the members are about.
  let subjects: [String]
  /// The joint state at the known beginning of a life.
  let start: State
  private let members: [Member]
  /// By subject of the group, the index of each monitor's own subject.
  private let ownSubjects: [[Int?]]
  private let callbackCount: Int
  /// The joint states, marked if the call that led there had an effect on a member. In the state
  /// for what is no longer checked, no member has a possible state.
  private var joint: LazyAutomaton<Joint>

  init(_ scope: Assumption.Scope, _ members: some Collection<Member>, callbackCount: Int) {
    let names = members.map { $0.monitor.subjects.map(\.name) }
    let subjects = scope == .history ? names.flatMap(\.self).distinct() : []
    self.scope = scope
    self.subjects = subjects
    self.members = Array(members)
    self.callbackCount = callbackCount
    ownSubjects =
      scope == .history
      ? subjects.map { subject in names.map { $0.firstIndex(of: subject) } }
        + [names.map { _ in nil }]
      : [names.map { _ in 0 }]
    joint = LazyAutomaton(
      symbolCount: callbackCount * ownSubjects.count, limit: Limits.monitorStates,
      standIn: { Joint(states: $0.states.map { _ in [] }) },
      mark: { $0.effect == Effect() ? 0 : 1 })
    _ = joint.number(of: Joint(states: members.map(\.open)))
    _ = joint.number(of: Joint(states: members.map { _ in [] }))
    start = joint.number(of: Joint(states: members.map(\.start)))
  }

  /// Whether something is no longer checked because there is no room.
  var isFull: Bool { joint.hasOverflowed }

  /// Returns the state after a callback. `subject` is the index in ``subjects``, their count for
  /// any other actor, and 0 in view scope.
  mutating func next(_ state: State, subject: Int, callback: Int) -> State {
    let symbol = subject * callbackCount + callback
    if let known = joint.known(state, symbol) { return known }
    let (members, subjects) = (members, ownSubjects[subject])
    return joint.next(state, symbol) { Self.step($0, members, subjects, callback: callback) }
  }

  /// Returns whether the call that led to a state had an effect on a member.
  func hasEffect(_ state: State) -> Bool { joint.marks[Int(state)] != 0 }

  func effect(of state: State) -> Effect { joint.states[Int(state)].effect }

  private static func step(
    _ joint: Joint, _ members: [Member], _ subjects: [Int?], callback: Int
  ) -> Joint {
    var next = Joint(states: [])
    for (index, before) in joint.states.enumerated() {
      let (member, monitor) = (members[index], members[index].monitor)
      let after = sorted(
        before.map { monitor.step($0, subject: subjects[index], callback: callback) })
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

  fileprivate static func sorted(_ states: States) -> States {
    Set(states).sorted { ($0.claim, $0.trigger) < ($1.claim, $1.trigger) }
  }
}
