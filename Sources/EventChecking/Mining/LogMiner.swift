package import EventModel

/// The mining of one log: events go in, and with ``finish(names:)`` everything is counted.
///
/// Transitions are mined where claims about them are judged: between two sides that are there whole.
/// A life is mined from its beginning, for views that the log tells apart, until a call is not legal.
///
/// - Complexity: O(1) an event, but for the places of lives, each of which is worked out once for some
///   ``Limits/minedStates`` numbers; memory is that of the views and transitions alive.
package struct LogMiner: EventConsumer {
  /// What was counted so far; the lives still under way are counted at the end.
  package private(set) var miner: AssumptionMiner
  private var tracker: LogTracker
  private var runs: [Run] = [Run(process: nil)]
  private var current = 0

  /// One process's part of the log.
  private struct Run {
    var process: String?
    /// By view, its life; one that is not followed is nil.
    var lives: [UInt32: Life?] = [:]
    /// By name, the callbacks recorded, as a mask, and where lives of that name ended, and how often.
    var recorded: [UInt32: UInt64] = [:]
    var ended: [Ended: Int] = [:]
    var separators = 0
  }

  private struct Life {
    var place: MiningLives.Place
    var separators: Int
  }

  private struct Ended: Hashable {
    var name: UInt32
    var place: MiningLives.Place
    var ending: MiningEnding
  }

  /// Makes the mining of a log under a contract.
  ///
  /// - Throws: a ``ContractError`` if the contract has flaws of size or of names.
  package init(_ contract: Contract) throws(ContractError) {
    self.init(try CompiledContract(contract))
  }

  /// Makes the mining of a log under a contract that was compiled before.
  package init(_ compiled: CompiledContract) {
    miner = AssumptionMiner(compiled)
    tracker = LogTracker(compiled, keepsTransitions: true)
  }

  /// How many calls of the contract's callbacks the log had so far.
  package var eventCount: Int { tracker.eventCount }

  /// Takes the next events of the log.
  package mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    for index in 0..<batch.records.count {
      let record: EventRecord = batch.records[index]
      switch record.code {
      case ..<EventRecord.Code.callbackLimit: follow(record, names: names)
      case EventRecord.Code.lifeBoundary: endLife(of: record.view, names: names)
      case EventRecord.Code.separator: runs[current].separators += 1
      case EventRecord.Code.process:
        enter(batch.details[Int(record.detail)].text ?? "", names: names)
      default: break
      }
      if miner.isFull { forgetPlaces() }
    }
    tracker.consume(batch, names: names)
    takeTransitions()
  }

  /// Ends the log.
  package mutating func finish(names: borrowing NameTable) {
    tracker.finish(names: names)
    takeTransitions()
    countLives(names: names)
  }

  /// Empties a full name table; lives under way are counted as far as they came.
  package mutating func makeRoom(in names: inout NameTable) {
    tracker.giveUpIfTooManyAreOpen(names: names)
    takeTransitions()
    countLives(names: names)
    tracker.makeRoom(in: &names)
  }

  private mutating func takeTransitions() {
    for observation in tracker.takeObservations() {
      guard case .closed(let closed) = observation, closed.isJudged else { continue }
      for pair in closed.pairs {
        miner.add(
          closed.steps(of: pair).map { (Int($0.slot) == pair.0 ? 0 : 1, Int($0.callback)) },
          recorded: ~closed.unrecorded)
      }
    }
  }
}

extension LogMiner {
  private mutating func enter(_ process: String, names: borrowing NameTable) {
    if let known = runs.firstIndex(where: { $0.process == process }) {
      current = known
      return
    }
    if runs.count >= Limits.processes {
      countLives(names: names)
      runs.removeAll()
    }
    runs.append(Run(process: process))
    current = runs.count - 1
  }

  private mutating func follow(_ record: EventRecord, names: borrowing NameTable) {
    let view = names.view(record.view)
    let callback = Int(record.code)
    runs[current].recorded[view.name, default: 0] |= 1 << UInt64(callback)
    guard view.identity == .single else { return }
    guard let known = runs[current].lives[record.view] else {
      return begin(record.view, with: callback)
    }
    guard let life = known else { return }
    if let next = miner.next(life.place, callback) {
      let separators = runs[current].separators
      runs[current].lives[record.view] = .some(Life(place: next, separators: separators))
      return
    }
    // A heading since its last call may stand between two parts of a paste.
    let isAfresh = life.separators < runs[current].separators
    end(life, name: view.name, isAfresh ? miner.ending(life.place, isEnded: false) : .cut)
    runs[current].lives[record.view] = .some(nil)
    if isAfresh { begin(record.view, with: callback) }
  }

  private mutating func begin(_ view: UInt32, with callback: Int) {
    let life = miner.next(miner.places.start, callback).map {
      Life(place: $0, separators: runs[current].separators)
    }
    runs[current].lives[view] = .some(life)
  }

  private mutating func endLife(of view: UInt32, names: borrowing NameTable) {
    if let life = runs[current].lives[view] ?? nil {
      end(life, name: names.view(view).name, miner.ending(life.place, isEnded: true))
    }
    runs[current].lives[view] = nil
  }

  private mutating func end(_ life: Life, name: UInt32, _ ending: MiningEnding) {
    runs[current].ended[Ended(name: name, place: life.place, ending: ending), default: 0] += 1
    if runs[current].ended.count >= Limits.minedEnds { countEnded(of: current) }
  }

  /// Forgets the places where no life is; what ended is counted with what is recorded so far.
  private mutating func forgetPlaces() {
    for index in runs.indices { countEnded(of: index) }
    let kept = Set(runs.flatMap { $0.lives.values.compactMap { $0?.place } })
    let map = miner.forgetPlaces(but: kept)
    for index in runs.indices {
      runs[index].lives = runs[index].lives.mapValues { life in
        life.map { Life(place: map[$0.place] ?? $0.place, separators: $0.separators) }
      }
    }
  }

  private mutating func countEnded(of index: Int) {
    for (ended, times) in runs[index].ended {
      miner.add(
        life: ended.place, ended.ending, recorded: runs[index].recorded[ended.name] ?? 0,
        times: times)
    }
    runs[index].ended = [:]
  }

  /// Counts all lives, now that it is known what the log records of each name.
  private mutating func countLives(names: borrowing NameTable) {
    for index in runs.indices {
      current = index
      for (view, life) in runs[index].lives {
        guard let life else { continue }
        end(life, name: names.view(view).name, miner.ending(life.place, isEnded: false))
      }
      countEnded(of: index)
      runs[index].lives = [:]
      runs[index].recorded = [:]
    }
  }
}
