/// Objects of the app that a screen makes and keeps.
extension Unfolding {
  /// Returns the function or the initializer that a call reaches.
  func reachedCode(_ number: Int, _ frame: Frame) -> Callee? {
    callee(number, frame) ?? initializer(number, frame)
  }

  /// Returns the initializer that a call reaches, if a property keeps the new object:
  /// `ticker = Ticker { … }`.
  private func initializer(_ number: Int, _ frame: Frame) -> Callee? {
    let step = frame.body.steps[number]
    guard frame.phase == .once || frame.isInCallback, step.receiver.isEmpty,
      step.name.startsWithCapital, case .call = step.kind,
      let kept = keptPath(of: step, frame), let type = index.find(step.name, near: frame.file)
    else { return nil }
    let labels = step.calledLabels
    let found = index.functions(of: type).first {
      $0.method.kind == .initializer
        && index.isPart(labels, of: $0.method.parameters.map(\.label))
    }
    return found.flatMap { function($0, of: type) }.map { Callee(function: $0, selfPath: kept) }
  }

  /// Returns the path of the property that keeps the result of a step, directly or by a local.
  private func keptPath(of step: BodyStep, _ frame: Frame) -> [String]? {
    if case .returned = step.holder, !frame.function.keptResult.isEmpty {
      return frame.path(to: [frame.function.keptResult])
    }
    guard case .path(let path) = step.holder else { return nil }
    guard path.count == 1, frame.body.local(path[0], at: step.token) != nil else {
      return resolve(path, frame, at: step.token)
    }
    return keptPath(ofLocal: path[0], frame).flatMap { $0.call == nil ? $0.path : nil }
  }

  /// Whether the object that a callback makes anew ends what its initializer keeps in a member, when
  /// the object is released.
  func isEndedWithNewObject(_ path: [String], _ frame: Frame) -> Bool {
    guard frame.isInCallback, !frame.selfPath.isEmpty,
      frame.function.method.kind == .initializer, let member = path.last
    else { return false }
    return endsWithObject(member, of: frame.type)
  }

  /// Whether the deinitializer of a type names one of its members, itself or in a function that it
  /// calls.
  func endsWithObject(_ member: String, of type: Int) -> Bool {
    let functions = index.functions(of: type)
    let names = { (found: FoundMethod, name: String) in
      let text = self.index.files[found.file].text
      return found.method.body?.contains { text.matches($0, name) } == true
    }
    return functions.contains { end in
      end.method.kind == .deinitializer
        && (names(end, member)
          || functions.contains { called in
            called.method.kind == .function && names(end, called.method.name)
              && names(called, member)
          })
    }
  }
}
