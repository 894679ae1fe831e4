/// What a class writes, appends to and checks, by its path, collected when it is first needed.
final class PathUses {
  private let steps: [UnfoldedStep]
  private lazy var numbers = Numbers(steps)

  init(_ steps: [UnfoldedStep]) { self.steps = steps }

  /// Returns the steps that write a path, in order.
  ///
  /// - Complexity: O(*k*) for *k* such steps, after one pass over all steps.
  func writes(to path: String) -> some Sequence<UnfoldedStep> { steps(numbers.writing[path]) }

  /// Whether the screen sets a path to nil while it may come back.
  func isEmptied(_ path: String) -> Bool {
    writes(to: path).contains { step in
      step.value?.isNothing == true && step.phase != .end
        && !Self.unloading.contains(step.entryName)
    }
  }

  private static let unloading: Set = ["viewDidUnload", "didReceiveMemoryWarning"]

  /// Returns the steps before a step that write a path, in order.
  ///
  /// - Complexity: O(*k*) for *k* such steps, after one pass over all steps.
  func writes(to path: String, before number: Int) -> some Sequence<UnfoldedStep> {
    steps((numbers.writing[path] ?? []).filter { $0 < number })
  }

  /// Returns the steps that write a member of a property, in order: `form.name = text` for `form`.
  ///
  /// - Complexity: O(*k*) for *k* such steps, after one pass over all steps.
  func writes(toMembersOf root: String) -> some Sequence<UnfoldedStep> {
    steps(numbers.writingMembers[root])
  }

  /// Returns the calls that append to a list of the screen, in order.
  ///
  /// - Complexity: O(*k*) for *k* such calls, after one pass over all steps.
  func additions(to list: String) -> some Sequence<UnfoldedStep> { steps(numbers.appending[list]) }

  /// Returns the calls of a name, in order.
  ///
  /// - Complexity: O(*k*) for *k* such calls, after one pass over all steps.
  func calls(of name: String) -> some Sequence<UnfoldedStep> { steps(numbers.calling[name]) }

  /// Returns the steps in a function's own body, in order.
  ///
  /// - Complexity: O(*k*) for *k* such steps, after one pass over all steps.
  func steps(in function: CallerName) -> some Sequence<UnfoldedStep> { steps(byFunction[function]) }

  /// Returns what a callback does last to lists at once.
  func fills(in phase: SourcePhase) -> ListFills {
    if let known = fills[phase] { return known }
    let found = Self.fills(steps, in: phase)
    fills[phase] = found
    return found
  }

  private var fills: [SourcePhase: ListFills] = [:]

  /// The calls that hide or remove something, by their receivers.
  private(set) lazy var hiding = Dictionary(grouping: steps.filter(Self.hides)) { $0.receiverText }

  /// Whether a function of a type hides overlays, whatever shows them: `MBProgressHUD.hide(for: view)`.
  private(set) lazy var hidesOverlays = steps.contains { step in
    Self.hides(step) && EffectReading.isOverlay(step)
  }

  private static func hides(_ step: UnfoldedStep) -> Bool {
    guard case .call = step.kind else { return false }
    return step.name.hasPrefix("remove")
      || EffectReading.hidingVerbs.contains(where: step.name.hasPrefix)
  }

  /// The steps that show a text in a view, by the path of the text.
  private(set) lazy var captions = Dictionary(grouping: steps.filter(\.showsText)) {
    $0.captionPath
  }

  /// A step in each file of the class and of its bases, and in each other file with a step.
  private(set) lazy var files: [UnfoldedStep] = {
    var files: Set<Int> = []
    return steps.filter { files.insert($0.function.file).inserted }
  }()

  /// The methods of those files that controls of an interface file call.
  private(set) lazy var actions: Set<CallerName> = {
    let actions = files.flatMap { step in
      step.source.outline.types.flatMap(\.methods).filter(\.isAction)
        .map { CallerName(file: step.function.file, token: $0.nameToken) }
    }
    return Set(actions)
  }()

  private lazy var byFunction = Dictionary(grouping: steps.indices) { steps[$0].function }

  /// The functions that the framework calls as callbacks.
  private(set) lazy var callbackEntries = Set(steps.lazy.filter(\.isInCallback).map(\.entry))

  /// The numbers of the calls in each function that store something, or put it into a list.
  private(set) lazy var storing: [CallerName: [Int]] = {
    let storing = steps.indices.filter { number in
      guard case .call = steps[number].kind else { return false }
      return steps[number].traits.contains(.collecting) || EffectReading.stores(steps[number])
    }
    return Dictionary(grouping: storing) { steps[$0].function }
  }()

  /// The writes by which the code of a search fills each list.
  private(set) lazy var searches: [String: [UnfoldedStep]] = {
    let searches = steps.filter { step in
      guard case .write(UInt8(ascii: "=")) = step.kind else { return false }
      return EffectReading.answersSearch(step)
    }
    return Dictionary(grouping: searches, by: \.path)
  }()

  /// The calls that put what the user chooses by selecting rows into each collection of the screen.
  private(set) lazy var choices: [String: [UnfoldedStep]] = {
    let choices = steps.filter { step in
      step.traits.contains(.collecting) && step.phase == .elsewhere && step.isInOwnClass
        && step.receiver.count == 1 && step.answersChoice
    }
    return Dictionary(grouping: choices) { $0.receiver[0] }
  }()

  /// The first step that puts the screen into each collection, by the path of the collection.
  private(set) lazy var registries: [String: UnfoldedStep] = {
    var result: [String: UnfoldedStep] = [:]
    for step in steps {
      let list: String
      switch step.kind {
      case .call where step.traits.contains(.collecting) && EffectReading.putsScreen(into: step):
        list = step.receiverText
      case .write where step.value.map { EffectReading.lengthens(step, $0) } == true:
        list = step.path
      case .call, .write, .use: continue
      }
      if result[list] == nil { result[list] = step }
    }
    return result
  }()

  /// The functions in which a number begins anew that other code increases, or that counts pages by
  /// its name: `offset = 0`.
  private(set) lazy var countsAnew: Set<CallerName> = {
    let increased = Set(steps.lazy.filter(EffectReading.increases).map(\.path))
    let anew = steps.lazy.filter { step in
      guard case .write(UInt8(ascii: "=")) = step.kind, step.value?.isNumber == true else {
        return false
      }
      return ["offset", "page", "skip"].contains(step.name.lowercased())
        || increased.contains(step.path)
    }
    return Set(anew.map(\.function))
  }()

  /// The calls that hand on what a stream sends.
  static let binding: Set = ["bind", "bindTo", "drive"]

  /// The controls that a stream of what is typed enables, and that no callback binds anew:
  /// `field.rx.text.map(isLong).bind(to: button.rx.isEnabled)`.
  private(set) lazy var boundControls: Set<String> = {
    let enabling = [".rx.isEnabled", ".rx.enabled", ".rx_enabled"]
    let bound = Self.binding.flatMap { calls(of: $0) }.compactMap { call -> String? in
      guard !call.isInCallback, sendsTyped(call),
        let path = call.arguments.first?.value.path?.joined(separator: ".")
      else { return nil }
      return enabling.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
    }
    return Set(bound)
  }()

  /// Whether a stream, or one of those that it joins, sends what is typed.
  private func sendsTyped(_ call: UnfoldedStep) -> Bool {
    if !Self.typed.isDisjoint(with: call.receiver) { return true }
    guard let first = call.receiver.first, Self.joining.contains(first) else { return false }
    if let known = readingTyped[call.function] { return known }
    let reads =
      call.isInFunction { $0 == "rx_text" }
      || call.isInFunction { $0 == "rx" } && call.isInFunction { $0 == "text" }
    readingTyped[call.function] = reads
    return reads
  }

  /// Whether each function names a stream of what is typed, for those asked for.
  private var readingTyped: [CallerName: Bool] = [:]

  private static let typed: Set = ["text", "rx_text", "textPublisher"]
  private static let joining: Set = ["Observable", "Driver", "Signal", "Publishers"]

  /// The lists that the user cannot scroll, and that nothing makes scroll.
  private(set) lazy var fixedLists: Set<String> = {
    let names = [".isScrollEnabled", ".scrollEnabled"]
    var fixed: Set<String> = []
    var moving: Set<String> = []
    for (path, steps) in numbers.writing {
      guard let name = names.first(where: path.hasSuffix) else { continue }
      let list = String(path.dropLast(name.count))
      for step in self.steps(steps) {
        if step.value?.isFalse != true {
          moving.insert(list)
        } else if step.phase == .once, step.state.condition == nil {
          fixed.insert(list)
        }
      }
    }
    return fixed.subtracting(moving)
  }()

  private struct LoopedList: Hashable {
    var function: CallerName
    var list: String
  }

  /// The lists over which loops set each flag, for those asked for.
  private var loopedLists: [String: Set<LoopedList>] = [:]

  /// Whether a loop over a list, in a function, sets a flag.
  func isSet(_ path: String, inLoopOver list: String, in function: CallerName) -> Bool {
    if loopedLists[path] == nil {
      loopedLists[path] = Set(
        writes(to: path).lazy.filter { $0.value?.isTrue == true || $0.value?.isFalse == true }
          .flatMap { write in
            write.loopLists.map { LoopedList(function: write.function, list: $0) }
          })
    }
    return loopedLists[path]?.contains(LoopedList(function: function, list: list)) == true
  }

  private func steps(_ numbers: [Int]?) -> some Sequence<UnfoldedStep> {
    (numbers ?? []).lazy.map { self.steps[$0] }
  }

  private struct Numbers {
    var writing: [String: [Int]] = [:]
    var writingMembers: [String: [Int]] = [:]
    var appending: [String: [Int]] = [:]
    var calling: [String: [Int]] = [:]

    init(_ steps: [UnfoldedStep]) {
      for (number, step) in steps.enumerated() {
        switch step.kind {
        case .write:
          writing[step.path, default: []].append(number)
          if let root = step.receiver.first {
            writingMembers[root, default: []].append(number)
          }
        case .call:
          calling[step.name, default: []].append(number)
          if step.receiver.count == 1, Self.names.contains(step.name) {
            appending[step.receiver[0], default: []].append(number)
          }
        case .use: continue
        }
      }
    }

    private static let names: Set = [
      "append", "appendContentsOf", "addObjectsFromArray", "insert", "insertObject",
      "insertObjects",
    ]
  }
}
