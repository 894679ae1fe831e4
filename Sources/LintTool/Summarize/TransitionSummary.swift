import EventChecking
import EventLog
import EventModel

/// What `summarize` prints: the transitions of some logs, and how often each variant was exercised.
struct TransitionSummary {
  struct Entry {
    var file: String
    var line: Int
    var endLine: Int
    var scope: String?
    var kind: String?
    var outcome: String?
    var current: [String]
    var new: [String]
    var candidates: [String]
    var conformance: ViewTransition.Conformance
    var nearest: String?
    var edits: [String]
  }

  var files = 0
  var events = 0
  /// How many views were called, each counted once a log.
  var views = 0
  /// The transitions, in the order in which they closed, log by log.
  var transitions: [Entry] = []
  /// How many transitions had the order of each variant, in the contract's own order. Variants that
  /// a log cannot tell apart are left out.
  var coverage: [(variant: String, count: Int)]

  init(_ compiled: CompiledContract) {
    coverage = compiled.orders.countedVariants.map { ($0.name, 0) }
  }

  /// Adds another summary, as if its logs had been read after these.
  mutating func add(_ other: TransitionSummary) {
    files += other.files
    events += other.events
    views += other.views
    transitions += other.transitions
    for (variant, count) in other.coverage { add(count, to: variant) }
  }

  mutating func add(_ count: Int, to variant: String) {
    if let place = coverage.firstIndex(where: { $0.variant == variant }) {
      coverage[place].count += count
    } else {
      coverage.append((variant, count))
    }
  }
}

extension TransitionSummary.Entry {
  /// Makes the entry of a transition whose lines are looked up.
  init(_ transition: ViewTransition, _ index: LineIndex, _ contract: Contract) {
    let lines = [transition.events.first, transition.events.last].map {
      $0.map { index.resolve($0.position).line } ?? 0
    }
    let variants = transition.candidates.compactMap { name in
      contract.variants.first { $0.name == name }
    }
    let kinds = variants.map(\.kind).distinct()
    self.init(
      file: transition.file, line: lines[0], endLine: lines[1],
      scope: transition.scope.isEmpty ? nil : transition.scope, kind: kinds.first,
      outcome: variants.first?.outcome.name, current: transition.current, new: transition.new,
      candidates: kinds, conformance: transition.conformance, nearest: transition.nearest,
      edits: transition.edits)
  }
}
