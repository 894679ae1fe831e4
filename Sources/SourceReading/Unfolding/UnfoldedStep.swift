/// A step of a callback or of a function that it reaches, as the screen sees it: names of objects
/// that belong to the screen start with the screen's property, and parameters are replaced by the
/// passed values.
///
/// Properties that are rarely used are computed when they are asked for.
final class UnfoldedStep {
  let kind: BodyStep.Kind
  let name: String
  let receiver: [String]

  let phase: SourcePhase

  /// What holds at its place.
  let state: ContextState

  /// The step in the body.
  let step: BodyStep

  /// What its name says if it is a call.
  let traits: NameTraits

  private let unfolding: Unfolding
  private let frame: Frame

  /// The number of the step in its body.
  private let number: Int

  init(
    _ number: Int, _ name: String, _ receiver: [String], in state: ContextState, _ frame: Frame,
    _ unfolding: Unfolding
  ) {
    step = frame.body.steps[number]
    traits = frame.body.traits[number]
    kind = step.kind
    self.number = number
    self.name = name
    self.receiver = receiver
    self.state = state
    self.frame = frame
    self.unfolding = unfolding
    phase = state.isElsewhere ? .elsewhere : frame.phase
  }

  /// The tokens of its file.
  var text: SourceText { frame.text }

  /// All steps and contexts of the body that it is in.
  var calls: [BodyStep] { frame.body.steps }
  var contexts: [BodyContext] { frame.body.contexts }

  /// The call that leads to the function that it is in.
  var caller: UnfoldedStep? { frame.caller }

  /// Returns the words of a name.
  func words(of name: String) -> [String] { unfolding.words.words(of: name) }

  /// The name of the receiver's type, where it is declared.
  var receiverType: String? {
    step.receiver.isEmpty ? nil : unfolding.receiverType(number, frame)
  }

  private(set) lazy var arguments: [UnfoldedArgument] = step.arguments.map { argument in
    UnfoldedArgument(
      label: argument.label, value: unfolding.value(argument.tokens, frame),
      isClosure: argument.isClosure)
  }

  /// The place where the result of a call is kept.
  private(set) lazy var place: ResultPlace = unfolding.place(of: step, frame)

  /// The path of the closure that it runs, if it is a call without a receiver.
  private(set) lazy var closurePath: String = unfolding.closurePath(step, frame)

  /// The path of that place; empty if there is none.
  var holder: String { place.path }

  /// What is written.
  private(set) lazy var value: UnfoldedValue? = {
    guard !step.value.isEmpty else { return nil }
    var value = unfolding.value(step.value, frame)
    if !receiver.isEmpty { value.isFunction = unfolding.isFunction(value, frame) }
    return value
  }()

  /// Whether what is written begins with the operator that negates it.
  var negatesValue: Bool {
    step.value.first.map { frame.text.isMark($0, "!") || frame.text.matches($0, "!") } ?? false
  }

  private(set) lazy var site: SourceSite = frame.text.site(step.token)

  var route: [SourceSite] { frame.route }

  /// Whether a callback runs it.
  var isInCallback: Bool { if case .callback = phase { true } else { false } }

  /// The function that contains it.
  var function: CallerName { frame.function.caller }

  /// The function of the screen from which it is reached.
  var entry: CallerName { frame.callers.first ?? function }

  /// The name of the function of the screen from which it is reached.
  var entryName: String { entryText.string(entry.token) }

  /// The text of the file of that function.
  var entryText: SourceText { unfolding.index.files[entry.file].text }

  /// The declarations of that function: of an accessor, all those of its property.
  var entryMethods: [SourceMethod] {
    unfolding.index.files[entry.file].outline.types.lazy.flatMap(\.methods)
      .filter { $0.nameToken == self.entry.token }
  }

  /// The declaration of the function that contains it.
  var method: SourceMethod { frame.function.method }

  /// The name of the function that contains it.
  var functionName: String { frame.function.method.name }

  /// The tokens of that function's body.
  var functionBody: Range<Int> { frame.function.method.body ?? 0..<0 }

  /// Whether the function that contains it can be that of a property that is read.
  var isInGetter: Bool {
    let method = frame.function.method
    return (method.kind == .function || method.kind == .getter) && method.parameters.isEmpty
  }

  /// Whether it is in a function that the framework calls before a segue.
  var isInSeguePreparation: Bool { frame.function.method.preparesSegue }

  /// The number of the type that declares the function that contains it.
  var declaringType: Int { frame.function.owner }

  /// The declarations and extensions of that type, each with the text of its file.
  var declarations: [(text: SourceText, type: SourceType)] {
    unfolding.index.types[declaringType].parts.map { part in
      let source = unfolding.index.files[part.file]
      return (source.text, source.outline.types[part.type])
    }
  }

  /// Whether the function that it is in has a name of a kind in its body.
  func isInFunction(naming isMeant: (String) -> Bool) -> Bool {
    let text = frame.text
    return frame.function.method.body?.contains {
      text[$0].kind == .identifier && isMeant(text.string($0))
    } == true
  }

  /// Whether the function that it is in has one of some names in its body.
  func isInFunction(naming names: NameSearch) -> Bool {
    frame.function.method.body.map { names.stand(in: $0, of: frame.text) } == true
  }

  /// Whether the function of the screen from which it is reached has one of some names in its body.
  func isEnteredFromFunction(naming names: NameSearch) -> Bool {
    entryMethods.contains { $0.body.map { names.stand(in: $0, of: entryText) } == true }
  }

  /// The name of the type of the first argument, where it is declared.
  var presentedType: String? {
    guard let tokens = step.arguments.first?.tokens else { return nil }
    let text = frame.text
    let path = text.file.language == .swift ? text.path(whole: tokens) : text.objectiveCPath(tokens)
    return path.flatMap { unfolding.typeName(of: $0, frame) }
  }

  /// Its file.
  var source: ReadSource { unfolding.index.files[function.file] }

  /// The token that names it.
  var token: Int { step.token }

  /// Returns a property of the class in whose function it is.
  func property(_ name: String) -> FoundProperty? {
    unfolding.index.property(name, of: frame.type)
  }

  /// Whether what it passes or writes may contain what users change in views.
  var mayReadViewState: Bool { frame.mayReadViewStates }

  /// The values that were passed to the function that contains it.
  var passedValues: some Collection<UnfoldedValue> { frame.bound.all.lazy.map(\.value) }

  /// Whether it is in the method of a delegate that is called when the user selects a row.
  var answersChoice: Bool {
    frame.function.method.parameters.contains { $0.label.hasPrefix("didSelect") }
  }

  /// Whether it is in the method of a delegate that is called before a row is shown.
  var answersScrolling: Bool {
    frame.function.method.parameters.contains { $0.label.hasPrefix("willDisplay") }
  }

  /// Whether it is in a function of the screen's own lineage.
  var isInOwnClass: Bool { frame.selfPath.isEmpty }

  /// Whether it is in the initializer of another object.
  var isInNewObject: Bool { !isInOwnClass && method.kind == .initializer }

  /// How the screen reaches the object in whose function it is.
  var owner: [String] { frame.selfPath }

  /// The first argument as it is written; empty if there is none.
  var firstArgumentSource: String {
    step.arguments.first.map { frame.text.source($0.tokens) } ?? ""
  }

  /// The tokens of the value that is written.
  var valueTokens: Range<Int> { step.value }

  /// The value that is written, as it is written.
  var valueSource: String { frame.text.source(step.value) }

  /// Whether the first argument is the object in whose function it is.
  var passesOwner: Bool {
    step.arguments.first?.tokens.first.map { frame.text.keyword($0) } == .self
  }

  /// Whether it acts on a copy, or on an object that the function made: a local.
  var isLocal: Bool {
    let root = step.receiver.first ?? step.name
    return frame.text.file.language == .swift
      ? unfolding.isLocalCopy(step, frame)
      : unfolding.isNewLocal(root, frame) || frame.body.local(root, at: step.token)?.isValue == true
  }

  /// Whether it acts on a value that was passed to the function, or on a local.
  var isLocalObject: Bool { receiver.count == 1 && receiver[0].first == "~" }

  /// Whether it acts on an object that the function has made, by itself or by a function of a type:
  /// `let row = Row()`, `let row = Row.row(of: item)`.
  var isOfNewObject: Bool {
    guard let root = step.receiver.first, frame.body.local(root, at: step.token) != nil else {
      return false
    }
    return unfolding.isNewLocal(root, frame)
      || receiver.count == 2 && receiver[0].startsWithCapital && !SharedNames.holds(receiver)
        && unfolding.isMadeOfArguments(root, frame)
  }

  /// Whether it acts on each element of a collection in turn.
  var isOfElement: Bool {
    step.receiver.first.flatMap { frame.body.local($0, at: step.token) }?.elementsOf.isEmpty
      == false
  }

  /// The collections of the loops that it is in, as the screen sees them.
  var loopLists: [String] {
    frame.body.loops(around: step.token).map {
      unfolding.resolve($0, frame).joined(separator: ".")
    }
  }

  /// Whether all code that leads to it is inherited.
  var isInherited: Bool { frame.isInherited }

  /// What it does to resources of the table.
  var matches: [ResourceMatch] = []

  /// Whether it is a call that may lead to other steps: what it means is not known by its name.
  var isFollowed = false

  /// Whether the function that it calls is in the scanned files.
  private(set) lazy var isResolved = isFollowed && unfolding.target(number, frame) != nil

  /// Whether the function that it calls extends a class outside the scanned files:
  /// `tableView.scrollToBottom()`.
  var callsExtension: Bool {
    guard !step.receiver.isEmpty, let callee = unfolding.target(number, frame) else { return false }
    return unfolding.index.types[callee.owner].definition == nil
  }

  /// Whether it calls the function that it is in, and not another one of the same name.
  var callsItself: Bool { isFollowed && unfolding.target(number, frame) === frame.function }

  /// The type of the object whose closure it calls; empty if the screen holds the closure.
  var closureOwner: String?

  /// The receiver and the name.
  private(set) lazy var path = receiver.isEmpty ? name : "\(receiverText).\(name)"

  private(set) lazy var receiverText =
    receiver.count > 1 ? receiver.joined(separator: ".") : receiver.first ?? "self"

  var marks: SourceMarks { state.marks }

  /// Whether closures and called functions say something of it. What only conditions say is left out,
  /// so that no condition has to be read.
  func isPlainly(_ mark: SourceMarks) -> Bool { state.plainMarks.contains(mark) }

  /// The method that is passed as a selector.
  var selector: String? { arguments.first { $0.label == "selector" }?.value.text }

  /// Whether the method that is passed as a selector ends its caller.
  var endsInSelector: Bool {
    guard let selector, let open = selector.firstIndex(of: "(") else { return false }
    let method = selector[selector.index(after: open)...]
      .prefix { $0 != "(" && $0 != ")" && $0 != ":" }
      .split(separator: ".").last.map { $0.filter { $0 != " " } }
    return method.map { unfolding.invalidates($0, frame) } ?? false
  }

  /// Whether what is passed or written contains a name that meets a condition.
  func names(_ isMeant: (String) -> Bool) -> Bool {
    (step.arguments.map(\.tokens) + [step.value]).joined().contains {
      frame.text[$0].kind == .identifier && isMeant(frame.text.string($0))
    }
  }

  /// Whether it loads an empty page, as the end of another one: `loadHTMLString("", baseURL: nil)`,
  /// `about:blank`.
  private(set) lazy var loadsNothing: Bool = {
    guard let first = step.arguments.first?.tokens else { return false }
    if name.hasPrefix("loadHTMLString"), first.count == 1, value(of: first).isNothing {
      return true
    }
    var open = [first]
    var seen: Set<String> = []
    while let tokens = open.popLast() {
      for token in tokens {
        let text = frame.text.string(token)
        if frame.text[token].kind == .string, text.holds("about:"), text.holds("blank") {
          return true
        }
        guard frame.text[token].kind == .identifier, seen.insert(text).inserted else { continue }
        open += frame.body.locals(text).map(\.value)
      }
    }
    return false
  }()

  /// Whether the first argument is made of the screen alone: `WeakBox(value: self)`.
  var wrapsScreen: Bool {
    guard let tokens = step.arguments.first?.tokens, tokens.count > 3,
      text.partner(of: tokens.lowerBound + 1) == tokens.upperBound - 1,
      let content = tokens.dropLast().last
    else { return false }
    let isOnly = text.isMark(content - 1, "(") || text.isMark(content - 1, ":") && tokens.count == 6
    return isOnly && text.string(tokens.lowerBound).startsWithCapital
      && value(of: content..<content + 1).isSelf
  }

  private func value(of tokens: Range<Int>) -> UnfoldedValue { unfolding.value(tokens, frame) }

  /// Whether the file that contains it has a name that begins with one of these.
  func isInFile(naming beginnings: [String]) -> Bool {
    frame.text.file.bytes.withUnsafeBufferPointer { beginnings.contains(where: $0.holds) }
  }

  /// Whether what is passed or written contains a name that meets a condition, or a local that was
  /// made from one.
  func namesByLocals(_ isMeant: (String) -> Bool) -> Bool {
    var seen: Set<String> = []
    var open = step.arguments.map(\.tokens) + [step.value]
    while let tokens = open.popLast() {
      for token in tokens where frame.text[token].kind == .identifier {
        let name = frame.text.string(token)
        if isMeant(name) { return true }
        guard seen.insert(name).inserted else { continue }
        open += frame.body.locals(name).map(\.value)
        for write in frame.body.steps where write.receiver.first == name {
          open.append(write.value)
        }
      }
    }
    return false
  }
}

/// An argument with its label.
struct UnfoldedArgument: Sendable {
  var label: String
  var value: UnfoldedValue
  var isClosure: Bool
}
