public import EventChecking
public import EventModel

/// Which orders a test is to be run under.
///
/// ```swift
/// explore(.permitted) { … }
/// explore(.histories(upTo: 2)) { … }
/// explore(.random(100, length: 20, seed: 7)) { … }
/// ```
public struct TransitionOrders: Sendable {
  private let make: @Sendable (Contract, Int) -> AnySequence<Script>

  /// The fewest screens that can play them.
  let screens: Int

  private init(
    screens: Int, _ make: @escaping @Sendable (Contract, Int) -> AnySequence<Script>
  ) {
    self.screens = screens
    self.make = make
  }

  /// Returns the histories to play on so many screens, one after another.
  func scripts(_ contract: Contract, screens: Int) -> AnySequence<Script> {
    make(contract, screens)
  }

  /// The six documented orders, for each screen as the current and each other as the new one.
  public static let documented = TransitionOrders(screens: 2) { contract, screens in
    pairs(chosen { () throws(Contract.UnknownKind) in try contract.sequences() }, screens)
  }

  /// The 24 permitted orders, for each screen as the current and each other as the new one.
  public static let permitted = TransitionOrders(screens: 2) { contract, screens in
    pairs(contract.permittedSequences(), screens)
  }

  /// Given orders, for each screen as the current and each other as the new one.
  public static func sequences(_ sequences: [EventSequence]) -> TransitionOrders {
    TransitionOrders(screens: 2) { _, screens in pairs(sequences, screens) }
  }

  /// Every history of up to so many transitions after the first screen's appearance.
  ///
  /// - Parameters:
  ///   - length: the most transitions a history has.
  ///   - kinds: the kinds; the documented ones if there are none.
  ///   - takesPermitted: whether the permitted orders are played too: 24 instead of six at each step.
  /// - Complexity: of V orders over K screens, (V · (K − 1))ⁿ histories of n transitions.
  public static func histories(
    upTo length: Int, kinds: [TransitionKind] = [], takesPermitted: Bool = false
  ) -> TransitionOrders {
    precondition(length >= 0, "play histories of no or more transitions, not \(length)")
    return TransitionOrders(screens: 1) { contract, screens in
      let options = options(kinds, takesPermitted, screens)
      return AnySequence(
        (0...length).lazy.flatMap { count in
          chosen { () throws(Contract.UnknownKind) in
            try contract.histories(length: count, options)
          }
          .lazy.map { Script($0, screens: screens) }
        })
    }
  }

  /// So many random histories of a length; the first is drawn with the seed, each further one with the
  /// next.
  public static func random(
    _ count: Int, length: Int, seed: UInt64, kinds: [TransitionKind] = [],
    takesPermitted: Bool = false
  ) -> TransitionOrders {
    precondition(count >= 0 && length >= 0, "draw no or more histories, of no or more transitions")
    return TransitionOrders(screens: 1) { contract, screens in
      let options = options(kinds, takesPermitted, screens)
      return AnySequence(
        (0..<count).lazy.map { number in
          let seed = seed &+ UInt64(number)
          let history = chosen { () throws(Contract.UnknownKind) in
            try contract.randomHistory(length: length, seed: seed, options)
          }
          return Script(history, screens: screens, seed: seed)
        })
    }
  }

  /// One history, from the text a failure gives.
  ///
  /// - Precondition: the text is one a failure gave, and there are as many screens as then.
  public static func replaying(_ text: String) -> TransitionOrders {
    TransitionOrders(screens: 1) { _, screens in
      guard let script = Script(text: text, screens: screens) else {
        preconditionFailure("replay the text of a failure, with its screens, not `\(text)`")
      }
      return AnySequence([script])
    }
  }
}

extension TransitionOrders {
  private static func pairs(_ sequences: [EventSequence], _ screens: Int) -> AnySequence<Script> {
    AnySequence(
      (0..<screens).lazy.flatMap { current in
        (0..<screens).lazy.filter { $0 != current }.flatMap { new in
          sequences.lazy.map { Script($0, current: current, new: new) }
        }
      })
  }

  private static func options(
    _ kinds: [TransitionKind], _ takesPermitted: Bool, _ screens: Int
  ) -> HistoryOptions {
    var options = HistoryOptions(
      kinds: kinds.isEmpty ? nil : kinds.map(\.name), screens: screens)
    options.takesPermitted = takesPermitted
    return options
  }

  private static func chosen<Value>(
    _ make: () throws(Contract.UnknownKind) -> Value
  ) -> Value {
    do {
      return try make()
    } catch {
      preconditionFailure("explore with kinds of the contract: \(error)")
    }
  }
}
