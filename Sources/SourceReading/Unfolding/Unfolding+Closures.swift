extension Unfolding {
  /// Returns how the closure of a context runs that is passed to a function in the scanned files: that
  /// function calls it, passes it on or keeps it. Nil if the function is not known or does none of
  /// these.
  func run(_ context: Int, _ passed: PassedArgument, _ frame: Frame) -> ClosureRun? {
    if let known = frame.function.runs[context] { return known }
    let run = runInCallee(of: passed, frame)
    frame.function.runs[context] = .some(run)
    return run
  }

  private func runInCallee(of passed: PassedArgument, _ frame: Frame) -> ClosureRun? {
    let step = frame.body.steps[passed.step]
    guard passed.argument < step.arguments.count,
      let callee = callee(passed.step, frame)?.function,
      let parameter = parameter(
        step.arguments[passed.argument].label, of: callee.method, callee.text.file.language)
    else { return nil }
    let runs = callee.body.steps.compactMap { run(of: parameter, by: $0, in: callee) }
    // What a function keeps where it cannot run yet, and runs otherwise, runs.
    guard let time = runs.map(\.time).min() else { return nil }
    let marks = runs.dropFirst().reduce(runs[0].marks) { $0.intersection($1.marks) }
    return ClosureRun(time: time, marks: marks.union(callee.body.awareness))
  }

  /// Returns how a step of a function runs the closure that a parameter receives; nil if it does not.
  private func run(
    of parameter: String, by step: BodyStep, in callee: KnownFunction
  ) -> ClosureRun? {
    let text = callee.text
    let run = { [self] (time: ClosureTime) in
      let marks = callee.body.asked(around: step, text)
      return ClosureRun(
        time: time, marks: runsOnce(step, in: callee) ? marks.union(.asksEntering) : marks)
    }
    let around = callee.body.contexts.time(around: step.context)
    switch step.kind {
    case .call where step.name == parameter && step.receiver.isEmpty:
      return run(around)
    case .call:
      let argument = step.arguments.first { text.path(whole: $0.tokens) == [parameter] }
      guard let argument else { return nil }
      let time = ClosureTime.of(
        call: step.name, receiver: step.receiver, label: argument.label, isFirst: true)
      return run(around.orLater(time))
    case .write where text.path(whole: step.value) == [parameter]:
      return run(.onEvent)
    default: return nil
    }
  }

  /// Whether a step of a function runs only once, because of a flag that no other code writes.
  private func runsOnce(_ step: BodyStep, in function: KnownFunction) -> Bool {
    guard let flag = function.body.flag(ofRun: step, function.text) else { return false }
    // The caller may pass another flag each time.
    return !function.method.parameters.contains { $0.name == flag }
      && !isWritten(flag, besides: function)
  }

  /// Whether another function of the type that declares a function writes a name.
  private func isWritten(_ name: String, besides function: KnownFunction) -> Bool {
    let search = NameSearch(property: name)
    return index.functions(of: function.owner).contains { found in
      let text = index.files[found.file].text
      guard found.method.nameToken != function.method.nameToken || found.file != function.file,
        let tokens = found.method.body, search.stand(in: tokens, of: text)
      else { return false }
      return self.function(found, of: function.owner)?.body.writes(name) == true
    }
  }

  /// Returns the name of the parameter that receives a closure.
  private func parameter(
    _ label: String, of method: SourceMethod, _ language: SourceLanguage
  ) -> String? {
    // The first argument of a message has no label.
    if language == .objectiveC, label == "_" { return method.parameters.first?.name }
    if label != "_" { return method.parameters.first { $0.label == label }?.name }
    return method.parameters.last { $0.type.holds("->") || $0.type.holds("^") }?.name
  }

  /// Returns the type name of the object whose closure a call runs: an empty one if it is the
  /// screen, nil if the call runs no closure.
  func closureOwner(_ number: Int, _ frame: Frame) -> String? {
    let step = frame.body.steps[number]
    let isOfSelf = Self.isSelf(step.receiver)
    let type =
      isOfSelf
      ? frame.type : receiverType(number, frame).flatMap { index.find($0, near: frame.file) }
    guard let type, index.property(step.name, of: type) != nil else { return nil }
    return isOfSelf && frame.selfPath.isEmpty ? "" : index.types[type].name
  }
}

/// How a function runs a closure that it is passed.
struct ClosureRun {
  var time: ClosureTime

  /// What the function checks about the transition where it runs the closure, or passes to it.
  var marks: SourceMarks
}

extension KnownBody {
  /// Returns what the conditions around a step, and what it passes, say about the transition.
  fileprivate func asked(around step: BodyStep, _ text: SourceText) -> SourceMarks {
    let ranges = step.arguments.map(\.tokens) + conditions(around: step)
    return ranges.reduce(into: []) { marks, range in
      let looksForSelf = text.looksForSelf(range)
      // Whether there is a transition does not say how it ends.
      for token in range
      where text[token].kind == .identifier && !text.matches(token, "transitionCoordinator") {
        marks.formUnion(ConditionReading.mark(token, text, looksForSelf) ?? [])
      }
    }
  }

  /// Returns the name that lets a step run only once, if no other code writes it: a condition asks
  /// for it, and then the function writes it. `guard !isDone else { return }; isDone = true; work()`
  fileprivate func flag(ofRun step: BodyStep, _ text: SourceText) -> String? {
    for token in conditions(around: step).joined() where text[token].kind == .identifier {
      let name = ObjectiveCBodyReader.plain(text.string(token))
      let writes = steps.filter { write in
        guard case .write = write.kind else { return false }
        return ObjectiveCBodyReader.plain(write.name) == name
      }
      if writes.count == 1, token < writes[0].token, writes[0].token < step.token { return name }
    }
    return nil
  }
}
