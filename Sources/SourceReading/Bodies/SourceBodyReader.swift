import EventModel

/// A reader of function bodies in one of the languages: the body read so far, with its branches and
/// closures.
protocol SourceBodyReader {
  var text: SourceText { get }
  var body: SourceBody { get set }

  /// How many brackets are open around the current place.
  var depth: Int { get set }

  /// The `switch` to whose cases the statements belong that are being read.
  var currentSwitch: CurrentSwitch? { get set }

  /// Reads statements: those of a function, of a closure or in braces, or those of a `switch`.
  mutating func block(_ range: Range<Int>, _ context: Int, of switch: CurrentSwitch?)

  /// Reads an expression whose result goes to the holder.
  mutating func expression(_ range: Range<Int>, _ context: Int, _ holder: Holder)
}

extension Limits {
  /// The most nested brackets of a body that are entered. What is nested deeper is left out, so
  /// that no text overflows the stack.
  static let bodyNesting = 100
}

extension SourceBodyReader {
  /// Enters a bracket; false where the limit is reached.
  mutating func enter() -> Bool {
    guard depth < Limits.bodyNesting else { return false }
    depth += 1
    return true
  }

  /// Opens a branch or a closure and returns its index.
  mutating func open(_ kind: BodyContext.Kind, in context: Int) -> Int {
    body.contexts.append(BodyContext(parent: context, kind: kind))
    return body.contexts.count - 1
  }

  /// Returns the names before the last one of a member access; none for a member of `self`.
  static func owner(of path: [String]) -> [String] {
    path.count == 2 && path[0] == "self" ? [] : Array(path.dropLast())
  }

  /// Returns whether a block always leaves the code around it: it ends with `return`, `throw`,
  /// `break` …
  func alwaysLeaves(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      switch text.keyword(index) {
      case .return, .throw, .break, .continue: return true
      default: index = max(text.after(index), index + 1)
      }
    }
    return false
  }

  /// Reads a statement that calls something or writes a value. `isOn ? start() : stop()` is two
  /// branches.
  mutating func plainStatement(
    _ range: Range<Int>, _ context: Int, _ holder: Holder = .nowhere
  ) {
    guard let choice = text.choice(in: range),
      !choice.condition.contains(where: { text.matches($0, "=") })
    else {
      expression(range, context, holder)
      return
    }
    expression(choice.condition, context, .nowhere)
    for (part, isNegated) in [(choice.first, false), (choice.second, true)] {
      let branch = open(.branch(condition: choice.condition, isNegated: isNegated), in: context)
      expression(part, branch, holder)
    }
  }

  /// Returns the property that a call writes over some time: `toggle.setOn(false, animated: true)`.
  static func animatedProperty(_ name: String, _ arguments: [BodyArgument]) -> String? {
    guard arguments.count == 2, arguments[1].label == "animated" else { return nil }
    return switch name {
    case "setOn": "isOn"
    case "setValue": "value"
    default: nil
    }
  }

  /// Returns the name before `??` or `?:` if it is what is written, which keeps its value if it has one:
  /// `timer = timer ?? makeTimer()`.
  func keptValue(before index: Int, _ holder: Holder) -> Range<Int>? {
    guard case .path(let written) = holder, let kept = text.path(endingAt: index - 1) else {
      return nil
    }
    func own(_ names: [String]) -> [String] {
      names.drop { $0 == "self" }.map(ObjectiveCBodyReader.plain)
    }
    return own(kept.components) == own(written) ? kept.start..<index : nil
  }

  /// Returns the ranges between the commas of a list; commas inside brackets are skipped.
  func elements(_ range: Range<Int>) -> [Range<Int>] { text.elements(range) }

  /// Returns the part of an index range before a limit.
  func cut(_ lower: Int, _ upper: Int) -> Range<Int> { lower..<max(lower, upper) }
}
