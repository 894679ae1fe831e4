/// The state of a recorder; one thread at a time may use it.
struct RecorderState {
  var classNames = ClassNames()

  private(set) var lostInAll = 0

  private let sink: any RecordingSink
  private let format: RecordingFormat
  private var lost = 0
  private var gaps = 0
  private var saysFull = false
  private var transitions = 0
  /// The transitions that have begun and not ended, by the addresses of their containers; 0 for none.
  private var open: [UInt: OpenTransition] = [:]
  /// The places of the shown screens, from `viewWillAppear` to `viewDidDisappear`. When a screen
  /// gets a `did`, its container may have removed it already, and the calls of one appearance under
  /// two containers would belong to neither.
  private var onShow: [UInt: RecordedPlace] = [:]

  init(sink: any RecordingSink, format: RecordingFormat) {
    self.sink = sink
    self.format = format
  }

  mutating func begin(_ start: String) { write(format.begin(start), isNotice: true) }

  mutating func record(_ event: RecordedEvent) {
    var event = event
    remember(&event)
    event.transition = open[event.place.scope?.address ?? 0]
    event.lostBefore = lost
    event.gaps = lost > 0 ? gaps + 1 : gaps
    write((lost > 0 ? format.comment(lostText) : "") + format.event(event))
  }

  /// Returns where the screen at an address was when it was about to appear, if it is on show.
  func placeOnShow(at address: UInt) -> RecordedPlace? { onShow[address] }

  mutating func nextTransition() -> Int {
    transitions += 1
    return transitions
  }

  /// Writes that a transition begins in a container; it replaces one that has not ended there.
  mutating func begin(_ transition: OpenTransition, in scope: RecordedObject?) {
    if open.count >= RecordingLimits.containersUnderWay { open.removeAll() }
    open[scope?.address ?? 0] = transition
    // While events are missing, there is nothing that it could join.
    if lost == 0 { write(format.beginTransition(transition, scope, gaps), isEvent: false) }
  }

  /// Writes that a transition ended, in every container that it was in.
  mutating func end(_ number: Int, _ outcome: RecordedTransition.Outcome?) {
    open = open.filter { $0.value.number != number }
    if lost == 0 { write(format.endTransition(number, outcome), isEvent: false) }
  }

  mutating func comment(_ text: String) { write(format.comment(text), isEvent: false) }

  /// Writes what is still to be written, and ends the log.
  mutating func close(_ completion: @escaping @Sendable () -> Void) {
    if lost > 0 { write(format.comment(lostText), isEvent: false, isNotice: true) }
    sink.close(completion)
  }
}

extension RecorderState {
  private var lostText: String { "\(lost) lines are missing here" }

  /// Gives a call the place its screen had when it was about to appear.
  private mutating func remember(_ event: inout RecordedEvent) {
    if let place = onShow[event.address], event.call != .viewWillAppear, !event.call.bordersLife {
      event.place.scope = place.scope
      event.place.parent = place.parent
      event.place.window = event.place.window ?? place.window
    } else if event.call.isWill, onShow.count < RecordingLimits.screensOnShow {
      onShow[event.address] = event.place
    }
    if event.call == .viewDidDisappear || event.call.bordersLife { onShow[event.address] = nil }
  }

  private mutating func write(_ line: String, isEvent: Bool = true, isNotice: Bool = false) {
    guard !line.isEmpty else { return }
    switch sink.append(Array(line.utf8), isNotice: isNotice) {
    case .written:
      guard isEvent, lost > 0 else { return }
      lost = 0
      gaps += 1
    case .noRoom: lose(isEvent)
    case .full:
      lose(isEvent)
      sayFull()
    }
  }

  private mutating func lose(_ isEvent: Bool) {
    // A missing line of a transition leaves a gap, as a missing event does.
    lost += 1
    if isEvent { lostInAll += 1 }
  }

  /// Writes once that the log accepts no more lines, in the space that is kept for it.
  private mutating func sayFull() {
    guard !saysFull else { return }
    saysFull = true
    let line = format.comment("the log is full: what comes later is not recorded")
    if !line.isEmpty { _ = sink.append(Array(line.utf8), isNotice: true) }
  }
}
