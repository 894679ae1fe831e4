/// What all steps of a class say about the views of the screen, computed when it is first asked
/// for.
final class ViewNames {
  private let steps: [UnfoldedStep]

  /// What was found.
  private(set) lazy var found = Found(steps, functions)

  /// When each name is written.
  private(set) lazy var written = WrittenNames(steps)

  /// What each layout does.
  private(set) lazy var laidOut = LaidOut(steps)

  /// What runs when the user has scrolled.
  private(set) lazy var scrolling = ScrollingFunctions(functions)

  /// The fields in which nothing is typed.
  private(set) lazy var picked = PickedFields(functions)

  /// What the functions of the screen pass on.
  private(set) lazy var passed = PassedNames(steps, functions)

  /// The functions of the screen's classes.
  let functions: OwnFunctions

  init(_ steps: [UnfoldedStep]) {
    self.steps = steps
    functions = OwnFunctions(steps)
  }

  /// What is asked about a path that callbacks write or check.
  enum Question: Hashable {
    case takesChangedValue, isOnlyReplaced, isShownLater, isMadeAnew, isReplaced
    case isIncreased, isCountedByTouches, isCountedDown, isSwitched, isChosen, isExtended
    case isFilledByUser, isFilledByTouches, isFilledByEvents, isTyped, isSwitchedByUser
    case isAsked, isNamedByOthers, isBegunByUser, isPrepared, isPushed, isUsed
    case isContinued, isPressed, isSwitchedOn, isOnlySwitchedOff, isFilledOrCalled
    case isAskedForRows, isShownEmpty, isChosenText, isReset, isSavedLater
    case isFilledOnce
  }

  private struct AskedPath: Hashable {
    var question: Question
    var path: String
    var phase: SourcePhase?
  }

  private var answers: [AskedPath: Bool] = [:]

  /// Returns the answer to a question about a path, which is worked out once, or once for each
  /// callback: there may be many writes of one path.
  func answer(
    _ question: Question, _ path: String, in phase: SourcePhase? = nil, _ work: () -> Bool
  ) -> Bool {
    let asked = AskedPath(question: question, path: path, phase: phase)
    if let known = answers[asked] { return known }
    let answer = work()
    answers[asked] = answer
    return answer
  }

  /// What is asked about the body of a function.
  enum FunctionQuestion: Hashable {
    case keeps, showsOther, savesInput
  }

  private struct AskedFunction: Hashable {
    var question: FunctionQuestion
    var function: CallerName
  }

  private var functionAnswers: [AskedFunction: Bool] = [:]

  /// Returns the answer to a question about the function of a step, which is worked out once.
  func answer(
    _ question: FunctionQuestion, of step: UnfoldedStep, _ work: (UnfoldedStep) -> Bool
  ) -> Bool {
    let asked = AskedFunction(question: question, function: step.function)
    if let known = functionAnswers[asked] { return known }
    let answer = work(step)
    functionAnswers[asked] = answer
    return answer
  }

  /// What code at other times counts or keeps and names in the texts that it writes to each path,
  /// for the paths that were asked for.
  var keptTexts: [String: [KeptText]] = [:]

  struct Found {
    /// The phases in which each name is written, except where the user confirms that the input is
    /// to be kept, and where nothing that the user has typed is kept.
    var unasked: [String: [SourcePhase]] = [:]

    /// The functions of the screen that its other functions call at times that no callback marks.
    private var called: Set<CallerName> = []

    /// Whether the user confirms the input where a function is called, for those asked for.
    fileprivate var confirming: [CallerName: Bool] = [:]

    /// What the setters of properties write.
    fileprivate var given = GivenNames()

    /// What code at other times does with the input that callbacks fill in.
    fileprivate(set) var typing: TypingFunctions

    /// The places where the text of fields, or the position of a list, is read.
    var reads: [ViewRead] = []

    /// The text views that the user edits: one becomes the first responder, or its text is read.
    var edited: Set<String> = []

    /// Whether code that answers each change of a text saves it.
    var savesTyping = false

    /// The fields that the user cannot change: they are disabled, and never enabled.
    var readOnly: Set<String> = []

    /// - Complexity: O(*n*) for *n* steps.
    init(_ steps: [UnfoldedStep], _ functions: OwnFunctions) {
      var enabled: Set<String> = []
      typing = TypingFunctions(steps, functions)
      for step in steps where step.phase == .elsewhere && step.entry != step.function {
        called.insert(step.function)
      }
      for (number, step) in steps.enumerated() {
        collect(step, number)
        guard case .write = step.kind, Self.switches.contains(step.name) else { continue }
        if step.name.hasSuffix("ditable"), step.value?.isTrue == true {
          edited.insert(step.receiverText)
        }
        // What is disabled while the app works, or on a condition, is enabled at other times.
        let isOff = step.phase != .elsewhere && !step.marks.contains(.conditional)
        if step.value?.isFalse == true, isOff {
          readOnly.insert(step.receiverText)
        } else if step.value?.isFalse == false {
          enabled.insert(step.receiverText)
        }
      }
      readOnly.subtract(enabled)
      for name in given.changedNames { unasked.note(.elsewhere, for: name) }
    }
  }
}

extension ViewNames {
  /// Whether a step is reached where the user confirms what they have typed, by the name of the
  /// function; or takes the value of a property after that.
  func confirmsInput(_ step: UnfoldedStep, of property: String) -> Bool {
    step.phase == .elsewhere
      && (Found.saysConfirmed(step) && !found.typing.answersChanges(step.entryName)
        || step.value?.path == [property] && found.typing.confirms(step))
  }

  /// Whether only the setter of a property writes a path, which other code calls before the screen is
  /// shown.
  func isGiven(_ path: String) -> Bool {
    written.paths[path]?.allSatisfy { !$0.isCallback } == true && found.given.isGiven(path)
  }
}

extension ViewNames.Found {
  /// Collects what a step says about the fields of the screen.
  fileprivate mutating func collect(_ step: UnfoldedStep, _ number: Int) {
    var keeper = step.receiver.first
    if case .write = step.kind {
      if WrittenNames.changesNothing(step) { return }
      if step.name != "text" {
        // A field that a callback empties has not been filled by the user.
        let isEmptied = step.isInCallback && step.value?.isNil == true
        let mayKeep = !confirms(step, reading: step.value) && !typing.keepsNothing(step)
        if !given.takes(step, mayKeep), mayKeep, !isEmptied {
          unasked.note(step.phase, for: step.name)
        }
      }
      keeper = step.receiver.first ?? step.name
    } else if step.name == "becomeFirstResponder" {
      edited.insert(step.receiverText)
    } else if step.receiver.count > 1, step.receiver.last == "text",
      Self.examining.contains(where: step.name.hasPrefix)
    {
      edited.insert(step.receiver.dropLast().joined(separator: "."))
    }
    // Most functions read nothing of it, and what they pass need not be examined.
    guard step.mayReadViewState else { return }
    for value in step.arguments.map(\.value) + [step.value].compactMap({ $0 })
    where value.namesViewState {
      let keeps =
        value.keepsViewState
        && (step.value != nil && !Self.onlyShows(step)
          || CamelWords.of(step.name).contains(where: Self.keeping.contains))
      if Self.answersTyping(step), value.text.first == "~",
        CamelWords.of(step.name).contains(where: Self.saving.contains)
      {
        savesTyping = true
      }
      reads.append(
        ViewRead(
          number: number, phase: step.phase, text: value.text, keeper: keeper, isKept: keeps,
          isConfirmed: confirms(step, reading: value)))
      if let path = value.path, path.last == "text" || path.last == "attributedText" {
        edited.insert(path.dropLast().joined(separator: "."))
      }
    }
  }

  /// The beginnings of calls that take a text apart or change its form: what was typed is used.
  private static let examining = [
    "trimming", "components", "split", "lowercase", "uppercase", "replacing", "stringBy",
  ]

  /// Whether a write only shows what it reads: the text of a label, whether a button is enabled.
  private static func onlyShows(_ step: UnfoldedStep) -> Bool {
    guard let view = step.receiver.last else { return false }
    if appearances.contains(step.name) { return true }
    return step.name.lowercased().hasSuffix("text")
      && (step.receiverType ?? view).lowercased().hasSuffix("label")
  }

  private static let appearances: Set = ["isEnabled", "enabled", "isHidden", "hidden", "title"]

  /// Whether a step is reached where the user confirms that the input is to be kept:
  /// `saveChanges()`, or reads the input only where a button is pressed. A function that others call
  /// is read again at each call.
  private mutating func confirms(_ step: UnfoldedStep, reading value: UnfoldedValue?) -> Bool {
    guard step.phase == .elsewhere else { return false }
    if value?.namesInput == true, typing.confirms(step) { return true }
    if let known = confirming[step.entry] { return known }
    let confirms =
      !typing.answersChanges(step.entryName)
      && (called.contains(step.entry) || Self.saysConfirmed(step))
    confirming[step.entry] = confirms
    return confirms
  }

  fileprivate static func saysConfirmed(_ step: UnfoldedStep) -> Bool {
    CamelWords.of(step.entryName).contains(where: confirmingWords.contains)
  }

  private static let confirmingWords: Set = [
    "save", "submit", "done", "confirm", "apply", "return",
  ]

  /// Whether a step is a call in a delegate method that is called while the user types.
  private static func answersTyping(_ step: UnfoldedStep) -> Bool {
    guard case .call = step.kind, step.phase == .elsewhere else { return false }
    return ["textViewDidChange", "textFieldDidChange", "textDidChange"]
      .contains(where: step.functionName.hasPrefix)
  }

  private static let saving: Set = ["save", "store", "keep", "persist"]

  private static let keeping: Set = [
    "save", "store", "keep", "set", "persist", "write", "put", "update", "remember", "draft",
  ]

  private static let switches: Set = [
    "isEnabled", "enabled", "isUserInteractionEnabled", "userInteractionEnabled", "isEditable",
    "editable",
  ]
}

extension ViewNames {
  /// The properties of views that users change.
  static let states = ["text", "attributedText", "contentOffset", "date"]
  private static let beginnings = NameSearch(states)
  private static let members = states.map { ".\($0)" }

  /// Whether a value in a range of tokens may read one of them, by its names, `text` and `textField`,
  /// or by what a text contains: `"\(field.text)"`.
  static func mayBeRead(in range: Range<Int>, of text: SourceText) -> Bool {
    let beginnings = beginnings
    return range.contains { token in
      switch text[token].kind {
      case .identifier: beginnings.begins(token, of: text)
      case .string: isRead(in: text.string(token))
      default: false
      }
    }
  }

  /// Whether a text reads one of them.
  static func isRead(in text: String) -> Bool { members.contains(where: text.holds) }
}

extension UnfoldedValue {
  /// Whether it is, or contains, what users change in a view.
  var namesViewState: Bool { ViewNames.isRead(in: text) }

  /// Whether it contains what users type or choose, and not only the position to which they have
  /// scrolled.
  var namesInput: Bool {
    ViewNames.states.contains { $0 != "contentOffset" && text.holds(".\($0)") }
  }

  /// Whether it is the user's choice in a control that is passed to the function: `sender.isOn`.
  var namesChoice: Bool {
    guard let path, path.count > 1, let last = path.last else { return false }
    return ["selectedSegmentIndex", "isOn", "on"].contains(last)
  }

  /// Whether it contains more of what users change in a view than an answer: how long the text is,
  /// or whether there is any.
  var keepsViewState: Bool {
    guard namesViewState, !Self.kept.contains(where: text.holds) else { return namesViewState }
    if text.holds("&&") || text.holds("||") { return false }
    return text.split(separator: ".text", omittingEmptySubsequences: false).dropFirst()
      .contains { rest in
        let asked = rest.drop { "?! ".contains($0) }
        return !["length", ".length", ".isEmpty", ".count", "=="].contains(where: asked.hasPrefix)
      }
  }

  private static let kept = [".attributedText", ".contentOffset", ".date"]
}

/// A property that a function writes, and names in a text that it writes too.
struct KeptText {
  var function: CallerName
  var name: String
}

/// A place where the content of a field, or the position of a list, is read.
struct ViewRead {
  /// The number of the step that reads it.
  var number: Int
  var phase: SourcePhase
  /// What is read, with the names as the screen sees them if it is a plain path.
  var text: String
  /// The first name of what receives it.
  var keeper: String?
  /// Whether it is written somewhere, or passed to a call that keeps it.
  var isKept: Bool
  /// Whether it is read where the user confirms that the input is to be kept.
  var isConfirmed: Bool
}
