extension TransitionRecorder {
  /// Records a call, by one line in an override, for apps that prefer it to a probe.
  ///
  /// ```swift
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   recorder?.record(.viewWillAppear, of: self)
  /// }
  /// ```
  ///
  /// For a view controller, the container, the window and the coordinator of its transition are
  /// recorded too. A `deinit` says that the next screen may get the address. A screen that has such
  /// lines and a probe is recorded twice; where every screen is recorded, these lines are ignored.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - screen: The screen that was called.
  ///   - name: What the log calls it; its class by default. The identity of a screen is its address
  ///     either way.
  ///   - container: The object that transitions of this screen belong to, e.g. its navigation
  ///     controller. The one of the `viewWillAppear` stays until the screen has disappeared.
  ///   - file: The source file that makes the call.
  ///   - line: The line in it.
  public func record(
    _ call: RecordedCall, of screen: AnyObject, as name: String? = nil,
    in container: AnyObject? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    let source = SourcePlace(file: file, line: line)
    #if canImport(UIKit) && !os(watchOS)
      if record(call, ofController: screen, as: name, in: container, at: source) { return }
    #endif
    let place = RecordedPlace(scope: container.map { object($0) })
    record(call, of: object(screen, as: name), in: place, at: source)
  }
}
