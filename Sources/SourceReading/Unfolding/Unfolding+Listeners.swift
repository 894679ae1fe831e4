/// A closure that a screen gives to another object before it is first shown, and that the object runs
/// when it calls the closure or sends a value.
struct Listener {
  /// The function that contains the closure.
  let frame: Frame
  /// The tokens of the closure.
  let tokens: Range<Int>
  /// The context of its body.
  let context: Int
}

/// What runs a listener: a call of the property that holds it, or a value for those that follow one.
struct ListenerKey: Hashable {
  var path: String
  var isValue: Bool
}

extension Unfolding {
  /// Notes the closure that a step gives to another object: `model.onChange = { … }`, `model.$rows.sink
  /// { … }`.
  func listen(_ step: UnfoldedStep, _ frame: Frame) {
    guard step.phase == .once, let root = step.receiver.first, root.first != "~",
      !root.startsWithCapital
    else { return }
    switch step.kind {
    case .write(UInt8(ascii: "=")) where isClosure(step.valueTokens, frame):
      add(step.valueTokens, of: step, frame, ListenerKey(path: step.path, isValue: false))
    case .call where Self.following.contains(step.name):
      guard
        let closure = step.step.arguments.first(where: {
          $0.isClosure && Self.valueLabels.contains($0.label)
        })
      else { return }
      add(closure.tokens, of: step, frame, ListenerKey(path: followed(step), isValue: true))
    default: return
    }
  }

  private func isClosure(_ tokens: Range<Int>, _ frame: Frame) -> Bool {
    guard let first = tokens.first else { return false }
    return frame.text.isMark(first, "{") || frame.text.isMark(first, "^")
  }

  private func add(
    _ tokens: Range<Int>, of step: UnfoldedStep, _ frame: Frame, _ key: ListenerKey
  ) {
    let contexts = frame.body.contexts
    let around = step.step.context
    guard
      var context = frame.body.steps.first(where: {
        tokens.contains($0.token) && $0.context != around
      })?.context
    else { return }
    while context > 0, contexts[context].parent != around { context = contexts[context].parent }
    guard context > 0 else { return }
    listeners[key, default: []].append(Listener(frame: frame, tokens: tokens, context: context))
  }

  /// Returns the path of the property whose values a step follows: `model.rows` for
  /// `model.$rows.receive(on: queue).sink`.
  private func followed(_ step: UnfoldedStep) -> String {
    var names = Array(step.receiver.prefix { !Self.operators.contains($0) })
    if let last = names.last, last.first == "$" {
      names[names.count - 1] = String(last.dropFirst())
    }
    return names.joined(separator: ".")
  }

  /// Returns the closures that a step of a callback has another object run.
  func listeners(runBy step: UnfoldedStep) -> [Listener] {
    guard !listeners.isEmpty, step.isInCallback else { return [] }
    func heard(_ path: String, isValue: Bool) -> [Listener]? {
      listeners[ListenerKey(path: path, isValue: isValue)]
    }
    switch step.kind {
    case .call where Self.sending.contains(step.name):
      return heard(step.receiverText, isValue: true) ?? []
    case .call: return heard(step.path, isValue: false) ?? []
    case .write(UInt8(ascii: "=")):
      return heard(step.path, isValue: true)
        ?? (step.name == "value" ? heard(step.receiverText, isValue: true) : nil) ?? []
    default: return []
    }
  }

  private static let following: Set = [
    "sink", "subscribe", "bind", "bindAndFire", "observe", "drive",
  ]
  private static let valueLabels: Set = ["_", "onNext", "receiveValue"]
  private static let sending: Set = ["send", "accept", "onNext"]

  private static let operators: Set = [
    "asDriver", "asObservable", "asSignal", "compactMap", "debounce", "distinctUntilChanged",
    "dropFirst", "eraseToAnyPublisher", "filter", "map", "observe", "observeOn", "producer",
    "receive", "removeDuplicates", "rx", "signal", "skip", "throttle",
  ]
}
