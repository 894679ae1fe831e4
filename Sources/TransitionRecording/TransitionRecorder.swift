/// A recorder of appearance calls, for an app: it writes which screen got which call, in order, and nothing
/// else.
///
/// ```swift
/// #if DEBUG
///   TransitionRecorder.recordEveryScreen()
/// #endif
/// ```
///
/// This line records all screens of an app with UIKit. `recordScreen(_:as:)` records one screen,
/// and ``record(_:of:as:in:file:line:)`` one call, of any object.
///
/// **What is kept.** A call copies one line into memory that is mapped from the file, and returns;
/// it makes no system call and does not wait. From then on the line belongs to the system: a crash,
/// a `SIGKILL` or a watchdog loses nothing. A kernel panic or a loss of power may.
///
/// **When lines come too fast.** If lines come faster than a background queue can make room, or the
/// file has reached its limit, events are left out and counted, and the log says where they are
/// missing. After such a gap every screen and container has a new identity, so that nothing is
/// concluded across it.
public final class TransitionRecorder: Sendable {
  /// The file that is written, with the number in its name if there was a file before it; nil if
  /// there is none.
  public let path: String?

  let state: Guarded<RecorderState>
  private let clock: RecordingClock

  #if canImport(UIKit) && !os(watchOS)
    let coordinators = CoordinatorWatch()
  #endif

  /// Starts a recording in a new file.
  ///
  /// Each launch writes one file: if there is a file at the path already, a number is added to the
  /// name.
  ///
  /// - Parameters:
  ///   - path: The path of the log. On iOS, choose a directory that stays readable while the device
  ///     is locked, such as the caches directory.
  ///   - format: The format of the log.
  ///   - byteLimit: The size after which nothing more is recorded.
  /// - Throws: a ``RecordingError`` if the system does not let the file be made.
  public convenience init(
    recordingTo path: String, as format: RecordingFormat = .transcript,
    byteLimit: Int = RecordingLimits.logBytes
  ) throws(RecordingError) {
    let log = try MappedLog(at: path, byteLimit: byteLimit)
    self.init(log, as: format, clock: .started())
  }

  init(_ log: any RecordingSink, as format: RecordingFormat, clock: RecordingClock) {
    path = log.path
    self.clock = clock
    var state = RecorderState(sink: log, format: format)
    state.begin(clock.start)
    self.state = Guarded(state)
  }

  deinit { close() }

  /// How many events were left out so far.
  public var lostEventCount: Int { state.withLock { $0.lostInAll } }

  /// Ends the recording: later calls are not recorded, and the file ends after its last line.
  ///
  /// Without it nothing is lost; the file then ends in blank lines. It does not wait for the file.
  ///
  /// - Parameter completion: Runs on a background queue when the file is complete, e.g. to share
  ///   it.
  public func close(completion: @escaping @Sendable () -> Void = {}) {
    state.withLock { $0.close(completion) }
  }
}

extension TransitionRecorder {
  func record(
    _ call: RecordedCall, of screen: RecordedObject, in place: RecordedPlace = RecordedPlace(),
    at source: SourcePlace? = nil
  ) {
    let time = clock.now()
    state.withLock { state in
      state.record(
        RecordedEvent(
          call: call, name: screen.name, address: screen.address, place: place, time: time,
          source: source))
    }
  }

  /// Returns the description of an object in the log: a name, by default its class without the
  /// module, and its address.
  func object(_ object: AnyObject, as name: String? = nil) -> RecordedObject {
    let type: AnyClass = type(of: object)
    return RecordedObject(
      name: name ?? state.withLock { $0.classNames.name(of: type) },
      address: UInt(bitPattern: ObjectIdentifier(object)))
  }
}
