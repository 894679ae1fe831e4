/// Where the result of a call is kept.
struct ResultPlace {
  /// The path as the screen sees it; empty if it is not known.
  var path = ""

  /// Whether what is at the path is a list, in which it does not take the place of another one.
  var isInList = false

  /// Whether the object at the path ends what was made when it is released itself.
  var endsWithObject = false

  /// Whether what is kept at the path is a closure that ends what was made.
  var endsByCall = false
}

/// Where the results of calls are kept.
extension Unfolding {
  /// Returns where the result of a step is finally kept: a local that is put into a collection or
  /// returned is kept there.
  func place(of step: BodyStep, _ frame: Frame) -> ResultPlace {
    switch step.holder {
    case .nowhere: return ResultPlace()
    case .returned: return frame.place
    case .result(let name):
      return call(of: name, frame).map { place(of: $0, frame) } ?? ResultPlace()
    case .passed(let passed):
      if let place = place(of: passed, frame) { return place }
      let call = frame.body.steps[passed.step]
      guard EffectReading.adding.contains(call.name), !call.receiver.isEmpty else {
        return ResultPlace()
      }
      var place = place(path: call.receiver, of: step, frame)
      place.isInList = true
      return place
    case .path(let path):
      var place = place(path: path, of: step, frame)
      if frame.body.steps.contains(where: { $0.lengthens && $0.value.contains(step.token) }) {
        place.isInList = true
      }
      return place
    }
  }

  private func place(path: [String], of step: BodyStep, _ frame: Frame) -> ResultPlace {
    guard path.count == 1, frame.body.local(path[0], at: step.token) != nil else {
      let kept = resolve(path, frame, at: step.token)
      return ResultPlace(
        path: kept.joined(separator: "."),
        endsWithObject: isReplacedByWrapper(kept, frame) || isEndedWithNewObject(path, frame))
    }
    return place(ofLocal: path[0], frame)
  }

  private func place(ofLocal local: String, _ frame: Frame) -> ResultPlace {
    for passed in frame.body.passed(local, frame.text) {
      if let place = place(of: passed, frame) { return place }
    }
    if let place = placeOfEnding(local, frame) { return place }
    guard let kept = keptPath(ofLocal: local, frame) else { return frame.place }
    return ResultPlace(
      path: kept.path.joined(separator: "."),
      isInList: kept.call.map(EffectReading.adding.contains) == true)
  }

  /// Returns the path of the variable or the collection into which a body first puts a local, and the
  /// name of the call that puts it there; nil for one that is assigned.
  func keptPath(ofLocal local: String, _ frame: Frame) -> (path: [String], call: String?)? {
    guard let number = frame.body.keeper(of: local, frame.text) else { return nil }
    let step = frame.body.steps[number]
    guard case .write = step.kind else { return (resolve(step.receiver, frame), step.name) }
    return (resolve(step.receiver + [step.name], frame), nil)
  }

  /// Returns the first call of a closure or a function that a body keeps, outside of what it returns.
  private func call(of name: String, _ frame: Frame) -> BodyStep? {
    frame.body.steps.first { step in
      guard case .call = step.kind else { return false }
      return step.name == name && step.receiver.isEmpty && step.holder != .result(of: name)
    }
  }
}

extension BodyStep {
  /// Whether it adds elements to a list by an operator.
  fileprivate var lengthens: Bool {
    if case .write(UInt8(ascii: "+")) = kind { true } else { false }
  }
}
