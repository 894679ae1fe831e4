#if canImport(os)
  public import os

  extension TransitionRecorder {
    /// Starts a recording in the unified log, from which `log show` or `log collect` gets it.
    ///
    /// The lines are those of a console, `<Inbox: 0x600003> viewWillAppear`, without containers and
    /// transitions. A separate queue passes them to the system, so that no screen waits for the
    /// log. Their times are those of the queue; their order is that of the calls. The system keeps
    /// the lines after the app has ended. A crash loses those that still wait.
    public convenience init(recordingTo log: OSLog) {
      let lines = QueuedLog { line in
        var text = line.map { CChar(bitPattern: $0) }
        text[text.count - 1] = 0
        text.withUnsafeBufferPointer { text in
          guard let base = text.baseAddress else { return }
          os_log("%{public}s", log: log, type: .default, base)
        }
      }
      self.init(lines, as: .console, clock: RecordingClock(start: "", now: { 0 }))
    }
  }
#endif
