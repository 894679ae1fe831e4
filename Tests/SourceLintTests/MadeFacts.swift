import EventCatalogue
import EventModel
import SourceReading

@testable import SourceLint

/// The four callbacks under their short names.
let short = Callback.shortWords

/// Facts of a screen, put together by hand.
struct MadeFacts {
  var name = "Screen"
  var holding = SourceResource.Holding.counted
  var effects: [SourceEffect] = []

  /// Adds an effect at a phase: `once`, `end`, `elsewhere` or a callback's short name.
  func with(
    _ act: SourceAct, at phase: String, value: String? = nil, marks: SourceMarks = [],
    isShared: Bool = false
  ) -> MadeFacts {
    let line = effects.count + 2
    var next = self
    next.effects.append(
      SourceEffect(
        className: name, phase: Self.phase(phase), resource: "thing", holding: holding,
        identity: "x", isShared: isShared, act: act, value: value,
        site: SourceSite(file: "\(name).swift", line: line, column: 3, endColumn: 8), marks: marks))
    return next
  }

  var facts: SourceFacts {
    SourceFacts(
      name: name, site: SourceSite(file: "\(name).swift", line: 1, column: 7, endColumn: 13),
      bases: ["UIViewController"], overrides: [], effects: effects)
  }

  private static func phase(_ name: String) -> SourcePhase {
    switch name {
    case "once": .once
    case "end": .end
    case "elsewhere": .elsewhere
    default: .callback(short[name]!)
    }
  }
}

/// Returns what a scan finds in facts.
func findings(_ facts: [MadeFacts], kinds: [String]? = nil) throws -> [Finding] {
  var options = SourceScan.Options()
  options.kinds = kinds
  return try SourceScan(contract: .viewTransitions, options: options)
    .findings(in: SourceCode(facts: facts.map(\.facts)))
}
