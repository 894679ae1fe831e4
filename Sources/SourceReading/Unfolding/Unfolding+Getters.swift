extension Unfolding {
  /// Returns the subject that a property of the screen only passes on: `_isLeaving` for `isLeaving`
  /// of `var isLeaving: Observable<Void> { _isLeaving.asObservable() }`.
  func handedOn(_ path: [String], _ frame: Frame) -> [String] {
    guard path.count == 1, frame.selfPath.isEmpty, frame.text.file.language == .swift else {
      return path
    }
    let accessors = index.accessors(path[0], of: frame.type)
    guard let getter = accessors.first(where: { $0.method.kind == .getter }) else { return path }
    let text = index.files[getter.file].text
    var body = getter.method.body ?? 0..<0
    if let first = body.first, text.keyword(first) == .return { body = first + 1..<body.upperBound }
    let given = (text.path(whole: body) ?? []).filter { !Self.isSelf($0) }
    guard given.count == 2, Self.views.contains(given[1]) else { return path }
    return [given[0]]
  }

  private static let views: Set = [
    "asObservable", "asObserver", "asDriver", "asSignal", "asInfallible", "eraseToAnyPublisher",
  ]
}
