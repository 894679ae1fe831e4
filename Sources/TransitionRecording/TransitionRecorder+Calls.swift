// One line in each override, for those who prefer it to a probe. `name` is for a class with several
// screens that should be told apart by people; a screen's identity is its address either way.

extension TransitionRecorder {
  /// Records that a screen loaded its view: a life begins at its address.
  public func viewDidLoad(_ screen: AnyObject, as name: String? = nil) {
    record(.viewDidLoad, to: screen, name: name, in: nil, at: nil)
  }

  /// Records `viewWillAppear`.
  ///
  /// - Parameters:
  ///   - screen: The screen that was called.
  ///   - name: What the log calls it; its class by default.
  ///   - container: What transitions of this screen belong to, e.g. its navigation controller; the
  ///     `did` that follows takes the same.
  ///   - file: The source file that makes the call.
  ///   - line: The line in it.
  public func viewWillAppear(
    _ screen: AnyObject, as name: String? = nil, in container: AnyObject? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    record(
      .viewWillAppear, to: screen, name: name, in: container,
      at: SourcePlace(file: file, line: line))
  }

  /// Records `viewDidAppear`.
  public func viewDidAppear(
    _ screen: AnyObject, as name: String? = nil, in container: AnyObject? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    record(
      .viewDidAppear, to: screen, name: name, in: container,
      at: SourcePlace(file: file, line: line))
  }

  /// Records `viewWillDisappear`; the parameters are those of
  /// ``viewWillAppear(_:as:in:file:line:)``.
  public func viewWillDisappear(
    _ screen: AnyObject, as name: String? = nil, in container: AnyObject? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    record(
      .viewWillDisappear, to: screen, name: name, in: container,
      at: SourcePlace(file: file, line: line))
  }

  /// Records `viewDidDisappear`.
  public func viewDidDisappear(
    _ screen: AnyObject, as name: String? = nil, in container: AnyObject? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    record(
      .viewDidDisappear, to: screen, name: name, in: container,
      at: SourcePlace(file: file, line: line))
  }

  /// Records that a screen's life ends, from its `deinit`: the next one may get its address.
  public func willDeinit(_ screen: AnyObject, as name: String? = nil) {
    record(.deinit, to: screen, name: name, in: nil, at: nil)
  }
}
