import SourceReading

/// What is done with a holding, as parts of sentences.
struct HoldingWords {
  /// What happens where it is acquired: `the observer of X is added`.
  var acquired: String
  /// What happens where it is released: `the observer of X is removed`.
  var released: String
  /// What a callback does to release it: `removes it`.
  var releases: String
  /// What is done to it where it is released: `removed`.
  var givenBack: String
  /// What is missing between two releases: `without an addition since the last removal`.
  var without: String
  /// What is missing after a release: `not added again`.
  var notAgain: String

  fileprivate static func ofObserver(of what: String) -> HoldingWords {
    HoldingWords(
      acquired: "the observer of \(what) is added",
      released: "the observer of \(what) is removed", releases: "removes it",
      givenBack: "removed",
      without: "without an addition since the last removal", notAgain: "not added again")
  }
}

extension Holding {
  /// The words for its kind: observers are added, functions are called, numbers are raised.
  var words: HoldingWords {
    switch acquires.first?.resource {
    case "notification", "event_bus", "key_value":
      guard !identity.isEmpty else { break }
      return .ofObserver(of: identity)
    case "trait_changes": return .ofObserver(of: "trait changes")
    case "named_pair":
      guard let begin = acquires.first?.value, let end = releases.first?.value else { break }
      return HoldingWords(
        acquired: "\(begin) is called", released: "\(end) is called", releases: "calls \(end)",
        givenBack: "ended",
        without: "without \(begin) since the last call", notAgain: "\(begin) is not called again")
    case "subscription_until":
      return HoldingWords(
        acquired: "a subscription that lasts until \(identity) is made",
        released: "the subscriptions that last until \(identity) are ended", releases: "ends it",
        givenBack: "ended", without: "without one being made since the last time",
        notAgain: "none is made again")
    case "counter", "offset":
      let (up, down) = isInverted ? ("lowered", "raised") : ("raised", "lowered")
      return HoldingWords(
        acquired: "\(identity) is \(up)", released: "\(identity) is \(down)",
        releases: isInverted ? "raises it" : "lowers it", givenBack: down,
        without: "without being \(up) since the last time", notAgain: "not \(up) again")
    case "list":
      return HoldingWords(
        acquired: "\(identity) is filled", released: "\(identity) is emptied",
        releases: "empties it", givenBack: "emptied",
        without: "without being filled since the last time", notAgain: "not filled again")
    case "placed":
      return HoldingWords(
        acquired: "a new \(identity) is added", released: "\(identity) is removed",
        releases: "removes it", givenBack: "removed",
        without: "without being added since the last time", notAgain: "not added again")
    case "view_state" where acquires[0].isOfSwitch:
      return HoldingWords(
        acquired: "\(identity) is set", released: "\(identity) is set otherwise",
        releases: "sets it otherwise", givenBack: "set otherwise",
        without: "without being set since the last time", notAgain: "not set back")
    case "view_state":
      return HoldingWords(
        acquired: "\(identity) is shown", released: "\(identity) is taken away",
        releases: "takes it away", givenBack: "taken away",
        without: "without being shown since the last time", notAgain: "not shown again")
    default: break
    }
    if isInverted {
      return HoldingWords(
        acquired: "\(title) \(verb) cleared", released: "\(title) \(verb) set",
        releases: "sets it", givenBack: "set", without: "without being cleared since the last time",
        notAgain: "not cleared again")
    }
    return HoldingWords(
      acquired: "\(title) \(verb) acquired", released: "\(title) \(verb) released",
      releases: isPlural ? "releases them" : "releases it",
      givenBack: "released",
      without: "without an acquire since the last release", notAgain: "not acquired again")
  }

  /// The verb that follows its title: `are` for a row of the table with a name in the plural, such as
  /// `trait_changes`.
  var verb: String { isPlural ? "are" : "is" }

  private var isPlural: Bool { acquires[0].resource.hasSuffix("s") }

  /// What a user sees if it is held too often or not at all, as the end of a sentence; empty if
  /// that is not known.
  var consequence: String {
    acquires.first?.resource == "offset"
      ? "what it moves stays out of its place" : resource?.consequence ?? ""
  }

  /// What a user sees if it is acquired once more often than it is released.
  var surplus: String {
    if acquires.first?.resource == "list" { return "it holds everything twice" }
    guard let surplus = resource?.surplus, !surplus.isEmpty else { return consequence }
    return surplus
  }
}
