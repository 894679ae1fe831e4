public import EventChecking
public import EventModel

/// The orders that a test is run under.
///
/// ```swift
/// explore(.permitted) { … }
/// explore(.histories(upTo: 2)) { … }
/// explore(.random(100, length: 20, seed: 7)) { … }
/// ```
public struct TransitionOrders: Sendable {
  struct Plan {
    var scripts: AnySequence<Script>
    var count: Int
  }

  struct Refusal: Error {
    var text: String
  }

  private let make: @Sendable (Contract, Int) throws(Refusal) -> Plan

  /// The fewest screens that can play the histories.
  private let screens: Int

  private init(screens: Int, _ make: @escaping @Sendable (Contract, Int) throws(Refusal) -> Plan) {
    self.screens = screens
    self.make = make
  }

  /// Returns the histories to play on so many screens.
  ///
  /// - Throws: a ``Refusal`` that says why they cannot be played.
  func plan(_ contract: Contract, screens count: Int) throws(Refusal) -> Plan {
    guard count >= screens else {
      throw Refusal(
        text: "add at least \(screens) screens, or there is nothing to play; there are \(count)")
    }
    return try make(contract, count)
  }

  /// The six documented orders, for each screen as the current and each other as the new one.
  public static let documented = TransitionOrders(screens: 2) { contract, screens throws(Refusal) in
    pairs(try chosen(try contract.sequences()), contract, screens)
  }

  /// The 24 permitted orders, for each screen as the current and each other as the new one.
  public static let permitted = TransitionOrders(screens: 2) { contract, screens throws(Refusal) in
    pairs(contract.permittedSequences(), contract, screens)
  }

  /// Given orders, for each screen as the current and each other as the new one.
  public static func sequences(_ sequences: [EventSequence]) -> TransitionOrders {
    TransitionOrders(screens: 2) { contract, screens in pairs(sequences, contract, screens) }
  }

  /// Every history of at most a number of transitions after the first screen's appearance.
  ///
  /// - Parameters:
  ///   - length: the most transitions a history has.
  ///   - kinds: the kinds; the documented ones if there are none.
  ///   - takesPermitted: whether the permitted orders are played too: 24 instead of six at each step.
  ///   - limit: the most histories that are played; if there are more, none is played, and the test
  ///     fails with their number.
  /// - Complexity: of V orders over K screens, (V · (K − 1))ⁿ histories of n transitions.
  public static func histories(
    upTo length: Int, kinds: [TransitionKind] = [], takesPermitted: Bool = false,
    limit: Int = Limits.exploredHistories
  ) -> TransitionOrders {
    TransitionOrders(screens: 1) { contract, screens throws(Refusal) in
      guard length >= 0 else {
        throw Refusal(text: "play histories of no or more transitions, not \(length)")
      }
      let options = options(kinds, takesPermitted, screens)
      var count = 0
      for length in 0...length {
        let more = try chosen(try contract.histories(length: length, options)).total()
        guard more <= limit - count else { throw tooMany(limit, screens) }
        count += more
      }
      let scripts = (0...length).lazy.flatMap { length in
        let histories = try? contract.histories(length: length, options)
        return AnySequence(histories.map { AnySequence($0) } ?? AnySequence([]))
      }
      .map { Script($0, screens: screens) }
      let ordered = [true, false].lazy.flatMap { isDocumented in
        scripts.filter { $0.isDocumented == isDocumented }
      }
      return Plan(
        scripts: takesPermitted ? AnySequence(ordered) : AnySequence(scripts), count: count)
    }
  }

  private static func tooMany(_ limit: Int, _ screens: Int) -> Refusal {
    let bound =
      limit == Limits.exploredHistories ? "\(limit) (Limits.exploredHistories)" : "\(limit)"
    return Refusal(
      text: "there are more than \(bound) histories of these lengths on \(screens) screens; play "
        + "shorter ones, fewer screens, `.random(…)` ones, or give a larger `limit`")
  }

  /// A number of random histories of a length. The first is drawn with the seed, each further one
  /// with the next seed.
  public static func random(
    _ count: Int, length: Int, seed: UInt64, kinds: [TransitionKind] = [],
    takesPermitted: Bool = false
  ) -> TransitionOrders {
    TransitionOrders(screens: 1) { contract, screens throws(Refusal) in
      guard count >= 0, length >= 0 else {
        throw Refusal(
          text: "draw no or more histories, of no or more transitions, not \(count) of \(length)")
      }
      let options = options(kinds, takesPermitted, screens)
      _ = try chosen(try contract.randomHistory(length: 0, seed: seed, options))
      let scripts = (0..<count).lazy.map { number in
        let seed = seed &+ UInt64(number)
        let history = try? contract.randomHistory(length: length, seed: seed, options)
        return Script(history ?? EventHistory(), screens: screens, seed: seed)
      }
      return Plan(scripts: AnySequence(scripts), count: count)
    }
  }

  /// One history, from the text that a failure prints.
  ///
  /// A text that no failure printed, or that needs more screens than there are, fails the test.
  public static func replaying(_ text: String) -> TransitionOrders {
    TransitionOrders(screens: 1) { _, screens throws(Refusal) in
      guard let script = Script(text: text, screens: screens) else {
        throw Refusal(
          text:
            "nothing to replay: `\(text)` is not a history of \(screens) screens; give the text of "
            + "a failure of this test as it is now, with its screens")
      }
      return Plan(scripts: AnySequence([script]), count: 1)
    }
  }
}

extension TransitionOrders {
  /// The documented orders come first: a failure of one of them is worth more than a failure of an
  /// order that no system sends.
  private static func pairs(
    _ sequences: [EventSequence], _ contract: Contract, _ screens: Int
  ) -> Plan {
    let documented = sequences.filter { contract.documents($0) }
    let others = sequences.filter { !contract.documents($0) }
    let scripts = [(documented, true), (others, false)].lazy.flatMap { sequences, isDocumented in
      (0..<screens).lazy.flatMap { current in
        (0..<screens).lazy.filter { $0 != current }.flatMap { new in
          sequences.lazy.map { Script($0, current: current, new: new, isDocumented: isDocumented) }
        }
      }
    }
    return Plan(scripts: AnySequence(scripts), count: screens * (screens - 1) * sequences.count)
  }

  private static func options(
    _ kinds: [TransitionKind], _ takesPermitted: Bool, _ screens: Int
  ) -> EventHistory.Options {
    var options = EventHistory.Options(
      kinds: kinds.isEmpty ? nil : kinds.map(\.name), screens: screens)
    options.takesPermitted = takesPermitted
    return options
  }

  private static func chosen<Value>(
    _ make: @autoclosure () throws(ContractError) -> Value
  ) throws(Refusal) -> Value {
    do {
      return try make()
    } catch {
      throw Refusal(text: "explore with kinds of the contract: \(error)")
    }
  }
}

extension Contract {
  fileprivate func documents(_ sequence: EventSequence) -> Bool {
    sequence.variants.contains { name in
      documentedKinds.contains { name.hasPrefix("\($0).") }
    }
  }
}
