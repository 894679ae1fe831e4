import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// Mixtures: every history runs through several of the things that can happen to a recording, drawn by
/// its seed. None may give an error or a warning; a failure prints its log at its shortest.
@Suite("Any mixture of legal recordings is linted in silence")
struct TortureTests {
  @Test("random legal logs have no finding where a name is one view")
  func single() throws {
    try expectSilence(seeds: Self.seeds, .single)
  }

  @Test("random legal logs have no finding where a name is a class")
  func anyInstance() throws {
    try expectSilence(seeds: Self.seeds, .anyInstance)
  }

  private static let seeds = (UInt64(1)...1_000).sampled()

  private func expectSilence(
    seeds: [UInt64], _ identity: NameTable.Identity
  ) throws {
    #expect(seeds.count >= TestScale.count(1_000))
    for seed in seeds {
      let recording = try Recording(seed: seed, identity)
      guard let alarm = alarm(recording.events, identity) else { continue }
      let shortest = shortened(recording, identity)
      let log = shortest.map { "\($0.scope.map { "\($0) " } ?? "")\($0.view).\($0.callback)" }
      Issue.record("seed \(seed) (\(recording.story)): \(alarm) in\n\(log.joined(separator: "\n"))")
      return
    }
  }

  private func alarm(_ events: [LoggedEvent], _ identity: NameTable.Identity) -> String? {
    Linter.findings(in: events, compiled: .viewTransitions, identity: identity)
      .first { $0.severity > .note }.map { "\($0.position.line) \($0.rule): \($0.message)" }
  }

  /// Cuts events off both ends as long as the alarm stays; what is cut off is still a legal recording.
  private func shortened(
    _ recording: Recording, _ identity: NameTable.Identity
  ) -> ArraySlice<LoggedEvent> {
    var events = recording.events[...]
    while !events.isEmpty, alarm(Array(events.dropLast()), identity) != nil { events.removeLast() }
    while !events.isEmpty, alarm(Array(events.dropFirst()), identity) != nil {
      events.removeFirst()
    }
    return events
  }
}

/// A legal history and what a recorder made of it, drawn from a seed.
private struct Recording {
  var history = EventHistory()
  var story: [String] = []
  private var isCrowded = false
  private var sharesClasses = false
  private var random: SeededGenerator

  var events: [LoggedEvent] { history.events }

  init(seed: UInt64, _ identity: NameTable.Identity) throws {
    random = SeededGenerator(seed: seed)
    history = try drawnHistory("")
    if identity == .anyInstance, random.chance(0.5) {
      let classes = 1 + random.below(2)
      sharesClasses = true
      change("names share \(classes) classes") {
        $0.renamed { "Page\($0.utf8.reduce(0) { $0 + Int($1) } % classes)" }
      }
    }
    if random.chance(0.3) { try addWindow(identity) }
    if random.chance(0.5) { leaveOut(ofAll: isCrowded || sharesClasses) }
    if random.chance(0.5) { cut(keepsStart: identity == .anyInstance && isCrowded) }
  }

  private mutating func drawnHistory(_ prefix: String) throws -> EventHistory {
    let sets: [[String]?] = [
      nil, ["navigation"], ["pageScroll", "pageCurl"],
      ["modal", "tab", "tabLegacy", "containment"],
      ["navigation", "sheet", "sheetDismiss"], Contract.viewTransitions.kinds.map(\.name),
    ]
    var options = EventHistory.Options(
      kinds: sets[random.below(sets.count)], screens: 1 + random.below(6))
    options.takesPermitted = random.chance(0.4)
    if random.chance(0.2) { options.parents = [nil, nil, 1, 2, nil, 4] }
    options.declaresTransitions = random.chance(0.15)
    let drawn = try Contract.viewTransitions.randomHistory(
      length: random.below(12), seed: random.next(), options)
    story.append("\(prefix)\(options)")
    let nesting = random.below(6)
    switch nesting {
    case 0:
      story.append("rooted")
      return drawn.rooted(in: "Root").renamed { prefix + $0 }
    case 1, 2:
      isCrowded = true
      story.append("wrapped in \(nesting)")
      return drawn.wrapped { name in (0..<nesting).map { "Nav\($0)\(name)" } }
        .renamed { prefix + $0 }
    default: return drawn.renamed { prefix + $0 }
    }
  }

  private mutating func addWindow(_ identity: NameTable.Identity) throws {
    let isScoped = random.chance(0.5)
    let sharesNames = isScoped ? random.chance(0.5) : identity == .anyInstance
    var other = try drawnHistory(sharesNames ? "" : "X")
    for index in other.events.indices {
      other.events[index].transition = other.events[index].transition.map { "x\($0)" }
    }
    if isScoped {
      change("scoped") { $0.scoped("left") }
      other = other.scoped("right")
    }
    history = EventHistory.interleaving([history, other], using: &random)
    isCrowded = true
    story.append("interleaved")
  }

  /// Several instances of a class in one transition get a call one after another; if the class never
  /// logs what lies between, that is a doubtful repeat. So no call of one class alone is left out then.
  private mutating func leaveOut(ofAll: Bool) {
    let callbacks = Contract.viewTransitions.callbacks
    let views = Array(Set(events.map(\.view))).sorted()
    let callback = callbacks[random.below(callbacks.count)]
    let other = callbacks[random.below(callbacks.count)]
    let view = views[random.below(views.count)]
    switch random.below(ofAll ? 3 : 4) {
    case 0: change("without \(callback)") { $0.leavingOut { $0.callback == callback } }
    case 1:
      change("without \(callback), \(other)") {
        $0.leavingOut { $0.callback == callback || $0.callback == other }
      }
    case 2: change("without \(view)") { $0.leavingOut { $0.view == view } }
    default:
      change("without \(view).\(callback)") {
        $0.leavingOut { $0.view == view && $0.callback == callback }
      }
    }
  }

  /// Of a class, what was under way before the log began explains a call only up to the first quiet
  /// point. Two containers side by side have none that could be seen, and of several
  /// instances of a class in one cancelled transition only one is kept in mind beyond it.
  private mutating func cut(keepsStart: Bool) {
    let first = keepsStart ? 0 : random.below(events.count + 1)
    let last = first + random.below(events.count - first + 1)
    change("cut to \(first)..<\(last)") { $0.cut(first..<last) }
  }

  private mutating func change(_ what: String, _ facet: (EventHistory) -> EventHistory) {
    history = facet(history)
    story.append(what)
  }
}
