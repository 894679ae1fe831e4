import EventCatalogue
import EventChecking
import EventLint
import EventModel

/// The benchmark of the stages; prints ratios taken in one run.
@main
struct TransitionLintBench {
  static func main() {
    var names = NameTable()
    var batch = EventBatch()
    var random = SeededGenerator(seed: 42)
    let variants = Contract.viewTransitions.variants.filter {
      Contract.viewTransitions.documentedKinds.contains($0.kind)
    }
    var scopes: [(current: Int, next: Int, queue: [(Bool, UInt8)])] = []
    var views: [[UInt32]] = []
    for scope in 0..<50 {
      views.append(
        (0..<40).map { names.view("View\($0)", instance: "\(scope)-\($0)", identity: .single) })
      scopes.append((random.below(40), 0, []))
      _ = names.scope("s\(scope)")
    }
    for index in 0..<2_000_000 {
      let s = random.below(50)
      if scopes[s].queue.isEmpty {
        let variant = variants[random.below(6)]
        repeat { scopes[s].next = random.below(40) } while scopes[s].next == scopes[s].current
        scopes[s].queue = variant.sequence!.map {
          ($0.subject == "new", UInt8(Contract.viewTransitions.number(of: $0.callback)!))
        }
        if variant.outcome == .completed { scopes[s].queue.append((true, 255)) }
      }
      let (isNew, code) = scopes[s].queue.removeFirst()
      let view = views[s][isNew ? scopes[s].next : scopes[s].current]
      batch.records.append(
        EventRecord(offset: UInt64(index), view: view, scope: UInt32(s + 1), code: code, length: 14)
      )
      if scopes[s].queue.first?.1 == 255 {
        scopes[s].queue = []
        scopes[s].current = scopes[s].next
      }
    }
    let clock = ContinuousClock()
    for _ in 0..<3 {
      var linter = Linter(contract: .viewTransitions, configuration: LintConfiguration(), file: "")
      let took = clock.measure {
        var chunk = EventBatch()
        for start in stride(from: 0, to: batch.records.count, by: 2000) {
          chunk.removeAll()
          chunk.records += batch.records[start..<min(start + 2000, batch.records.count)]
          linter.consume(chunk, names: names)
        }
        linter.finish(names: names)
      }
      let nanoseconds = Double(took.components.attoseconds) / 1e9 / Double(batch.records.count)
      print("step", nanoseconds, "ns/event", linter.transitionCount, linter.takeFindings().count)
    }
  }
}
