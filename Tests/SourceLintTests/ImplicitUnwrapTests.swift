import Testing

/// Values that a disappearing callback needs and only a later appearing callback sets.
@Suite struct ImplicitUnwrapTests {
  private let missing = ["unwrapped_before_set viewWillDisappear"]

  private func screen(_ type: String, _ setter: String, _ use: String) throws -> [String] {
    try warnings(
      members: "  var timer: \(type)\n"
        + override(
          setter,
          "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in }")
        + override("viewWillDisappear", use))
  }

  @Test func `A token that is unwrapped before it is set is missing`() throws {
    #expect(try screen("Timer?", "viewDidAppear", "timer!.invalidate()") == missing)
    #expect(try screen("Timer?", "viewDidAppear", "stop(timer!)") == missing)
    #expect(try screen("Timer?", "viewWillAppear", "timer!.invalidate()") == [])
    #expect(try screen("Timer?", "viewDidAppear", "timer?.invalidate()") == [])
  }

  @Test func `A property that is unwrapped without a mark is missing too`() throws {
    #expect(try screen("Timer!", "viewDidAppear", "timer.invalidate()") == missing)
    #expect(try screen("Timer!", "viewWillAppear", "timer.invalidate()") == [])
    #expect(try screen("Timer!", "viewDidAppear", "timer?.invalidate()") == [])
    #expect(
      try screen("Timer!", "viewDidAppear", "if timer != nil { timer.invalidate() }") == [])
    let session = { (callback: String, declaration: String) in
      try warnings(
        members: "  \(declaration)\n"
          + override(callback, "session = AVCaptureSession(); session.startRunning()")
          + override("viewWillDisappear", "session.stopRunning()"))
    }
    #expect(try session("viewDidAppear", "var session: AVCaptureSession!") == missing)
    #expect(try session("viewWillAppear", "var session: AVCaptureSession!") == [])
    #expect(try session("viewDidAppear", "@IBOutlet var session: AVCaptureSession!") == [])
  }
}
