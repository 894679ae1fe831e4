/// The functions that run while the user types, and those that fill in fields.
///
/// A change of the model keeps what was typed only if it is made while the user types. Code that fills
/// in the fields itself, and code that sets up another object, keeps nothing.
final class TypingFunctions {
  private let steps: [UnfoldedStep]
  private let functions: OwnFunctions

  /// Whether each function of the screen also fills in what callbacks fill in, for those asked for.
  private var filling: [CallerName: Bool] = [:]

  init(_ steps: [UnfoldedStep], _ functions: OwnFunctions) {
    self.steps = steps
    self.functions = functions
  }

  /// Whether a write at no callback keeps nothing that the user has typed since.
  func keepsNothing(_ step: UnfoldedStep) -> Bool {
    guard step.phase == .elsewhere, step.isOfNewObject || fillsIn(step) else { return false }
    return !names.contains(step.functionName) && !names.contains(step.entryName)
  }

  /// Whether a function runs while the user types or chooses.
  func run(_ name: String) -> Bool { names.contains(name) }

  /// Whether a control calls a function for each change, whatever its name says.
  func answersChanges(_ name: String) -> Bool { functions.answeringChanges.contains(name) }

  /// Whether a step that takes what the user has typed runs only where they press something, or where
  /// an answer to that arrives, by the name of the function.
  func confirms(_ step: UnfoldedStep) -> Bool {
    let words = CamelWords.of(step.entryName)
    guard
      !step.isPlainly(.answering) && words.contains(where: EffectReading.touches.contains)
        || words.contains(where: Self.answers.contains)
    else { return false }
    return !names.contains(step.functionName) && !names.contains(step.entryName)
  }

  private static let answers: Set = ["response", "callback", "success", "succeeded", "completed"]

  /// The names of the functions that run while the user types, or when typing ends, and of the
  /// functions of the same types that they call.
  private lazy var names: Set<String> = functions.reached { text, method, body in
    // What fills in the fields, such as an answer to a change of the model, does not run while the
    // user types into them.
    Self.takesInput(method) || functions.answeringChanges.contains(method.name)
      || Self.mayTakeInput(method) && !fillers.contains(method.name)
        && !calls(fillers, in: body, of: text)
  }

  /// Whether a function's name or parameters say that it is called for what the user types.
  private static func takesInput(_ method: SourceMethod) -> Bool {
    method.says(inputs) || method.parameters.contains { controls.contains(where: $0.type.holds) }
  }

  /// Whether a function's name says that it is called when something changes, or by itself.
  private static func mayTakeInput(_ method: SourceMethod) -> Bool { method.says(occasions) }

  private static let controls = [
    "TextField", "TextView", "Switch", "Segment", "Slider", "Stepper", "PickerView",
    "DatePicker",
  ]

  private static let inputs: Set = [
    "text", "field", "area", "edit", "edited", "editing", "input", "typed", "typing", "keyboard",
    "value", "segment", "segmented", "switch", "slider", "stepper", "control", "toggle",
  ]

  private static let occasions: Set = [
    "change", "changed", "timer", "tick", "auto", "autosave", "resign", "background",
    "draft", "date",
  ]

  /// Whether the function from which a step is reached also calls a function that fills in the
  /// fields, and what the step writes is not taken from them.
  private func fillsIn(_ step: UnfoldedStep) -> Bool {
    guard !fillers.isEmpty, let value = step.value, !value.namesInput,
      !step.isPlainly(.answering) || value.text.first != "~"
    else { return false }
    if let known = filling[step.entry] { return known }
    let fills = step.entryMethods.contains { method in
      method.body.map { calls(fillers, in: $0, of: step.entryText) } == true
    }
    filling[step.entry] = fills
    return fills
  }

  private func calls(_ names: Set<String>, in body: Range<Int>, of text: SourceText) -> Bool {
    !names.isEmpty
      && body.contains { text[$0].kind == .identifier && names.contains(text.string($0)) }
  }

  /// The names of the functions by which callbacks fill in fields.
  private lazy var fillers: Set<String> = {
    var found: Set<String> = []
    for step in steps where step.isInCallback && step.isInOwnClass && step.name == "text" {
      guard case .write = step.kind else { continue }
      var inner = step
      while let call = inner.caller, found.insert(inner.functionName).inserted { inner = call }
    }
    return found
  }()
}

extension SourceMethod {
  /// Whether its name, or one of its labels, contains one of some words.
  func says(_ words: Set<String>) -> Bool {
    ([name] + parameters.map(\.label)).contains { name in
      CamelWords.of(name).contains(where: words.contains)
    }
  }
}
