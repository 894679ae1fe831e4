extension Unfolding {
  /// Returns the subject that a property of the screen only passes on: `_isLeaving` for `isLeaving`
  /// of `var isLeaving: Observable<Void> { _isLeaving.asObservable() }`.
  func handedOn(_ path: [String], _ frame: Frame) -> [String] {
    guard path.count == 1, frame.selfPath.isEmpty, frame.text.file.language == .swift,
      let (text, value) = index.computedValue(of: path[0], of: frame.type)
    else { return path }
    let given = (text.path(whole: value) ?? []).filter { !Self.isSelf($0) }
    guard given.count == 2, Self.views.contains(given[1]) else { return path }
    return [given[0]]
  }

  private static let views: Set = [
    "asObservable", "asObserver", "asDriver", "asSignal", "asInfallible", "eraseToAnyPublisher",
  ]
}
