/// Where the results of calls are kept.
extension Unfolding {
  /// Returns where the result of a step is finally kept: a local that is put into a collection or
  /// returned is kept there. Empty if it is not known.
  func holder(of step: BodyStep, _ frame: Frame) -> String {
    switch step.holder {
    case .nowhere: return ""
    case .returned: return frame.holder
    case .result(let name): return call(of: name, frame).map { holder(of: $0, frame) } ?? ""
    case .path(let path):
      guard path.count == 1, frame.body.local(path[0], at: step.token) != nil else {
        return resolve(path, frame, at: step.token).joined(separator: ".")
      }
      return keeper(of: path[0], frame) ?? ""
    }
  }

  private func keeper(of local: String, _ frame: Frame) -> String? {
    guard let number = frame.body.keeper(of: local, frame.text) else {
      return frame.holder.isEmpty ? nil : frame.holder
    }
    let step = frame.body.steps[number]
    if case .call = step.kind { return resolve(step.receiver, frame).joined(separator: ".") }
    return resolve(step.receiver + [step.name], frame).joined(separator: ".")
  }

  /// Returns the first call of a closure or a function that a body keeps, outside of what it returns.
  private func call(of name: String, _ frame: Frame) -> BodyStep? {
    frame.body.steps.first { step in
      guard case .call = step.kind else { return false }
      return step.name == name && step.receiver.isEmpty && step.holder != .result(of: name)
    }
  }
}
