#if canImport(os)
  import Dispatch
  public import os

  extension TransitionRecorder {
    /// Starts a recording in the unified log, from which `log show` or `log collect` gets it.
    ///
    /// The lines are those of a console, `<Inbox: 0x600003> viewWillAppear`: containers and
    /// transitions are not in them. Keeping the lines is the system's, which outlives the app.
    public convenience init(loggingTo log: OSLog) {
      self.init(SystemLog(log), as: .console, clock: RecordingClock(start: "", now: { 0 }))
    }
  }

  /// The unified log as a place for lines.
  struct SystemLog: RecordingSink {
    private let log: OSLog

    init(_ log: OSLog) { self.log = log }

    var path: String? { nil }

    func append(_ line: [UInt8], isNotice: Bool) -> MappedLog.Outcome {
      var text = line.map { CChar(bitPattern: $0) }
      text[text.count - 1] = 0
      text.withUnsafeBufferPointer { text in
        guard let base = text.baseAddress else { return }
        os_log("%{public}s", log: log, type: .default, base)
      }
      return .written
    }

    func close(_ completion: @escaping @Sendable () -> Void) {
      DispatchQueue.global().async(execute: completion)
    }
  }
#endif
