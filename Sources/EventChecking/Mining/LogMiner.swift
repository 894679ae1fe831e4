package import EventModel

/// A miner of one log: it consumes events, and ``finish(names:)`` completes the counts.
///
/// Transitions are mined if claims about them can be judged: both sides are complete. A life is
/// mined from its beginning until a call is not legal, for views that the log distinguishes.
///
/// - Complexity: O(1) per event, except for new states of lives, each computed once while there are
///   at most about ``Limits/minedStates`` numbers; memory is that of open views and transitions.
package struct LogMiner: EventConsumer {
  /// The counts so far; open lives are counted at the end.
  package private(set) var miner: AssumptionMiner
  private var tracker: LogTracker
  /// The states of lives, for all candidates together.
  private var lives: MiningLives
  private var processes: [MinedProcess] = [MinedProcess(process: nil)]
  private var current = 0

  /// The part of the log from one process.
  private struct MinedProcess {
    var process: String?
    /// By view, its life; nil if it is not followed.
    var lives: [UInt32: Life?] = [:]
    /// By name, the recorded callbacks as a bit mask; and the end states of lives, with counts.
    var recorded: [UInt32: UInt64] = [:]
    var ended: [Ended: Int] = [:]
    var separators = 0
  }

  private struct Life {
    var state: MiningLives.State
    var separators: Int
  }

  private struct Ended: Hashable {
    var name: UInt32
    var state: MiningLives.State
    var extent: MinedExtent
  }

  package init(_ compiled: CompiledContract) {
    miner = AssumptionMiner(compiled)
    lives = MiningLives(miner.lives.monitors, compiled.life)
    tracker = LogTracker(compiled, keepsTransitions: true)
  }

  package mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    for index in 0..<batch.records.count {
      let record: EventRecord = batch.records[index]
      switch record.code {
      case ..<EventRecord.Code.callbackLimit: follow(record, names: names)
      case EventRecord.Code.lifeBoundary: endLife(of: record.view, names: names)
      case EventRecord.Code.separator: processes[current].separators += 1
      case EventRecord.Code.process:
        enter(batch.details[Int(record.detail)].text ?? "", names: names)
      default: break
      }
      if lives.isFull { forgetStates() }
    }
    tracker.consume(batch, names: names)
    takeTransitions()
  }

  package mutating func finish(names: borrowing NameTable) {
    tracker.finish(names: names)
    takeTransitions()
    countLives(names: names)
  }

  /// Empties a full name table; open lives are counted as far as they are known.
  package mutating func makeRoom(in names: inout NameTable) {
    tracker.giveUpIfTooManyAreOpen(names: names)
    takeTransitions()
    countLives(names: names)
    tracker.makeRoom(in: &names)
  }

  private mutating func takeTransitions() {
    for observation in tracker.takeObservations() {
      guard case .closed(let closed) = observation, closed.isJudged else { continue }
      for pair in closed.open.pairs {
        miner.add(
          closed.open.calls(of: pair).map { (Int($0.slot) == pair.0 ? 0 : 1, Int($0.callback)) },
          recorded: ~closed.unrecorded)
      }
    }
  }
}

extension LogMiner {
  private mutating func enter(_ process: String, names: borrowing NameTable) {
    if let known = processes.firstIndex(where: { $0.process == process }) {
      current = known
      return
    }
    if processes.count >= Limits.processes {
      countLives(names: names)
      processes.removeAll()
    }
    processes.append(MinedProcess(process: process))
    current = processes.count - 1
  }

  private mutating func follow(_ record: EventRecord, names: borrowing NameTable) {
    let view = names.view(record.view)
    let callback = Int(record.code)
    processes[current].recorded[view.name, default: 0] |= 1 << UInt64(callback)
    guard view.identity == .single else { return }
    guard let known = processes[current].lives[record.view] else {
      return begin(record.view, with: callback)
    }
    guard let life = known else { return }
    if let next = lives.next(life.state, callback) {
      let separators = processes[current].separators
      processes[current].lives[record.view] = .some(Life(state: next, separators: separators))
      return
    }
    // A heading since the last call may separate two parts of a pasted log.
    let isAfresh = life.separators < processes[current].separators
    end(life, name: view.name, isAfresh ? lives.extent(life.state, isEnded: false) : .cut)
    processes[current].lives[record.view] = .some(nil)
    if isAfresh { begin(record.view, with: callback) }
  }

  private mutating func begin(_ view: UInt32, with callback: Int) {
    let life = lives.next(lives.start, callback).map {
      Life(state: $0, separators: processes[current].separators)
    }
    processes[current].lives[view] = .some(life)
  }

  private mutating func endLife(of view: UInt32, names: borrowing NameTable) {
    if let life = processes[current].lives[view] ?? nil {
      end(life, name: names.view(view).name, lives.extent(life.state, isEnded: true))
    }
    processes[current].lives[view] = nil
  }

  private mutating func end(_ life: Life, name: UInt32, _ extent: MinedExtent) {
    processes[current].ended[Ended(name: name, state: life.state, extent: extent), default: 0] += 1
    if processes[current].ended.count >= Limits.minedEnds { countEnded(of: current) }
  }

  /// Removes the states without an open life; ended lives are counted with what is recorded so far.
  private mutating func forgetStates() {
    for index in processes.indices { countEnded(of: index) }
    let kept = Set(processes.flatMap { $0.lives.values.compactMap { $0?.state } })
    let map = lives.forgetAll(but: kept)
    for index in processes.indices {
      processes[index].lives = processes[index].lives.mapValues { life in
        life.map { Life(state: map[$0.state] ?? $0.state, separators: $0.separators) }
      }
    }
  }

  private mutating func countEnded(of index: Int) {
    for (ended, times) in processes[index].ended {
      miner.add(
        lives: lives.monitorStates(in: ended.state), ended.extent,
        recorded: processes[index].recorded[ended.name] ?? 0,
        times: times)
    }
    processes[index].ended = [:]
  }

  /// Counts all lives; the recorded callbacks of each name are now known.
  private mutating func countLives(names: borrowing NameTable) {
    for index in processes.indices {
      current = index
      for (view, life) in processes[index].lives {
        guard let life else { continue }
        end(life, name: names.view(view).name, lives.extent(life.state, isEnded: false))
      }
      countEnded(of: index)
      processes[index].lives = [:]
      processes[index].recorded = [:]
    }
  }
}
