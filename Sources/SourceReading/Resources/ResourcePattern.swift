/// What a pattern of the resource table matches: a call, or a value that is written.
///
/// ```
/// startRunning                                      a call of this name, whatever it is passed
/// removeObserver(self)                              a call with exactly these arguments
/// addObserver(_:selector:name:...) by name          more arguments may follow; `name` identifies it
/// UIDevice.beginGeneratingDeviceOrientationNotifications
/// Timer.scheduledTimer by result                    what keeps the result identifies it
/// isIdleTimerDisabled = true
/// delegate = _                                      any value but nil
/// ```
///
/// The part before the last dot is the type of the receiver, or the end of its name. `by` says what
/// distinguishes one resource from another: `receiver` (the default for calls), `target` (what is
/// written, the default for writes), `result`, `holder` (the same, for a result that must be kept),
/// or an argument's label.
struct ResourcePattern: Hashable, Sendable {
  var receiver: String?

  /// The receiver in small letters and without the prefix of its framework: `player` of `AVPlayer`.
  private(set) var shortReceiver = ""

  var name: String

  /// The arguments; nil if any may be passed.
  var arguments: [Argument]?
  var allowsMore = false

  /// The value that is written; nil for a call.
  var written: Value?

  /// What distinguishes one resource from another.
  var identity: [String]

  /// Whether the pattern itself says what distinguishes them.
  var saysIdentity: Bool

  /// Whether its name alone says little, since many objects can be started, canceled or emptied.
  var isCommon: Bool {
    isOfHolder
      || (receiver == nil && Self.commonNames.contains(name))
  }

  private static let commonNames: Set = [
    "removeAll", "cancel", "invalidate", "dispose", "onNext", "onCompleted", "send",
  ]

  /// Whether the holder of the result distinguishes one resource from another, and there must be
  /// one.
  var isOfHolder: Bool { identity.count == 1 && identity[0] == "holder" }

  /// Whether what keeps the result distinguishes one resource from another.
  var isOfResult: Bool { isOfHolder || identity == ["result"] }

  struct Argument: Hashable, Sendable {
    var label: String
    /// The value, nil if any.
    var value: Value?
  }

  /// A value that is required.
  enum Value: Hashable, Sendable {
    /// Any but nil.
    case any
    case `nil`, `self`, `true`, `false`
    /// A closure: `{}`.
    case closure
    case text(String)

    init(_ text: String) {
      switch text {
      case "_": self = .any
      case "nil": self = .nil
      case "self": self = .self
      case "true": self = .true
      case "false": self = .false
      case "{}": self = .closure
      default: self = .text(text)
      }
    }
  }

  /// Reads a pattern; nil if the text is not one.
  init?(_ text: String) {
    var head = text[...]
    var keys: [String] = []
    if let (before, by) = Self.halves(of: head, " by ") {
      head = before
      keys = by.split(separator: ",").map { Self.trimmed($0) }
    }
    if let (before, value) = Self.halves(of: head, " = ") {
      written = Value(Self.trimmed(value))
      head = before
    }
    if let open = head.utf8.firstIndex(of: UInt8(ascii: "(")) {
      guard head.hasSuffix(")") else { return nil }
      let list = head[head.index(after: open)...].dropLast()
      (arguments, allowsMore) = Self.arguments(list)
      head = head[..<open]
    } else if head.utf8.contains(UInt8(ascii: ":")) {
      let words = head.split(separator: ":")
      arguments = words.enumerated().map { number, word in
        Argument(label: number == 0 ? "_" : String(word), value: nil)
      }
      head = words.first ?? head
    }
    if let dot = head.utf8.lastIndex(of: UInt8(ascii: ".")) {
      let type = String(head[..<dot])
      receiver = type
      shortReceiver = Self.withoutPrefix(type).lowercased()
      head = head[head.index(after: dot)...]
    }
    let isName = head.utf8.allSatisfy {
      ByteClass.table[Int($0)].contains(.name) || $0 == UInt8(ascii: "*")
    }
    guard !head.isEmpty, isName else { return nil }
    name = String(head)
    saysIdentity = !keys.isEmpty
    identity = keys.isEmpty ? [written == nil ? "receiver" : "target"] : keys
  }

  /// Reads `_:selector:name:...`, `self, name:` or `true`.
  private static func arguments(_ list: Substring) -> ([Argument], allowsMore: Bool) {
    var list = list
    var allowsMore = false
    if list.hasSuffix("...") {
      allowsMore = true
      list = list.dropLast(3)
    }
    var result: [Argument] = []
    for part in list.split(separator: ",") where !trimmed(part).isEmpty {
      var words = part.split(separator: ":", omittingEmptySubsequences: false).map(trimmed)
      let value = words.removeLast()
      for label in words.dropLast() { result.append(Argument(label: label, value: nil)) }
      if let last = words.last {
        result.append(
          Argument(label: last, value: value.isEmpty || value == "_" ? nil : Value(value)))
      } else {
        result.append(
          Argument(label: "_", value: value.isEmpty || value == "_" ? nil : Value(value)))
      }
    }
    return (result, allowsMore)
  }

  private static func trimmed(_ text: Substring) -> String {
    var bytes = text.utf8
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// Returns the texts before and after a mark that starts with a space; nil if the mark is not
  /// there.
  private static func halves(of text: Substring, _ mark: String) -> (Substring, Substring)? {
    var rest = text
    while let space = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
      rest = rest[space...]
      if rest.hasPrefix(mark) { return (text[..<space], rest.dropFirst(mark.count)) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
