import EventModel

/// All candidates about each actor's life as one automaton, made as lives need it: a life is one
/// number, and a call one table look-up.
struct MiningLives: Sendable {
  /// Where a life is, all candidates together.
  typealias Place = Int32

  private struct Content: Hashable, Sendable {
    /// The life states it can be in.
    var life: UInt64
    /// The state of each candidate's monitor.
    var states: [AssumptionMonitor.State]
  }

  private let monitors: [AssumptionMonitor]
  private let life: LifeStates
  private let callbackCount: Int
  private var places: [Content: Place] = [:]
  private var contents: [Content] = []
  /// By place and callback, the next place; -1 if the call is not legal, -2 if nobody asked yet.
  private var table: [Place] = []

  init(_ monitors: [AssumptionMonitor], _ contract: Contract) {
    self.monitors = monitors
    life = LifeStates(contract)
    callbackCount = contract.callbacks.count
    _ = place(
      of: Content(life: 1 << UInt64(life.numbers.initial), states: monitors.map(\.start)))
  }

  /// Where a life begins.
  var start: Place { 0 }

  /// Returns where a life is after a call; nil if the call is not legal there.
  mutating func next(_ place: Place, _ callback: Int) -> Place? {
    let index = Int(place) * callbackCount + callback
    if table[index] == -2 { table[index] = compute(place, callback) }
    return table[index] < 0 ? nil : table[index]
  }

  /// Returns the states of the candidates' monitors.
  func states(at place: Place) -> [AssumptionMonitor.State] { contents[Int(place)].states }

  /// Returns whether nothing is under way.
  func isResting(_ place: Place) -> Bool {
    let states = contents[Int(place)].life
    return life.numbers.isRest.indices.allSatisfy {
      states >> UInt64($0) & 1 == 0 || life.numbers.isRest[$0]
    }
  }

  private mutating func compute(_ place: Place, _ callback: Int) -> Place {
    let before = contents[Int(place)]
    let isLegal = life.numbers.steps[callback].contains { before.life >> UInt64($0.from) & 1 == 1 }
    guard isLegal else { return -1 }
    return self.place(
      of: Content(
        life: life.states(after: callback, from: before.life),
        states: zip(monitors, before.states).map {
          $0.step($1, subject: 0, callback: callback)
        }))
  }

  private mutating func place(of content: Content) -> Place {
    if let known = places[content] { return known }
    places[content] = Place(contents.count)
    contents.append(content)
    table += Array(repeating: -2, count: callbackCount)
    return Place(contents.count - 1)
  }
}
