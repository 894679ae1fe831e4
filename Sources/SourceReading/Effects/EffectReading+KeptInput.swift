/// Which code keeps what the user has typed in the fields that callbacks fill in.
extension EffectReading {
  /// Whether the content of a field is not lost: a callback keeps it, or code at other times keeps
  /// it in the source of the new value. Also whether the new value may be another one each time, as
  /// when one of several branches is taken.
  func isKept(_ number: Int, _ value: UnfoldedValue) -> Bool {
    let step = steps[number]
    if takesChangedValue(step) { return true }
    // What a function of the screen computes from a property changes with it: `[self
    // nameOf:_color]`.
    if value.isResult,
      step.names({ Self.isWritten($0, views.found.unasked, besides: step.phase) })
    {
      return true
    }
    // What is saved while it is typed is what is filled in, unless that is always the same.
    let isFixed = value.isNil || ["\"", "@\""].contains(where: value.text.hasPrefix)
    if views.found.savesTyping, !isFixed { return true }
    let words = Self.words(of: value.text)
    return views.found.reads.contains { read in
      guard read.phase != .once, !read.isConfirmed else { return false }
      // A field may show what the user chooses in another view.
      let isChosen = read.text.hasSuffix(".date") && read.phase == .elsewhere
      guard isChosen || read.text.holds(step.path) || read.text.holds(Self.text(step)) else {
        return false
      }
      if read.phase == .elsewhere {
        return read.keeper.map { keeper in words.contains(keeper) || step.names { $0 == keeper } }
          ?? false
      }
      // What the same callback reads afterwards is what it has filled in. A property may keep more.
      let isRefilled =
        read.phase == step.phase && read.number > number && !step.isPlainly(.deferred)
        && read.keeper?.first.map { $0 == "~" } != false
      return read.isKept && !isRefilled
    }
  }

  /// Whether a callback also fills a field with what other code changes while the user types.
  ///
  /// - Complexity: O(*k*) for *k* writes to the field, once for each callback.
  private func takesChangedValue(_ step: UnfoldedStep) -> Bool {
    views.answer(.takesChangedValue, step.path, in: step.phase) {
      uses.writes(to: step.path).contains { write in
        guard write.phase == step.phase, let value = write.value else { return false }
        return isChanged(value, besides: step.phase, isTyped: true)
      }
    }
  }
}
