/// A function as a type sees it that has or inherits it: what is the same however it is reached.
final class KnownFunction {
  /// What tells one from another.
  struct Key: Hashable {
    /// The number of the type of `self`.
    var type: Int
    /// The number of the type that declares it.
    var owner: Int
    var name: CallerName
  }

  /// What a call in its body reaches.
  enum Reached {
    case nothing
    case function(KnownFunction, isOfSelf: Bool)
  }

  let key: Key
  let method: SourceMethod
  let text: SourceText
  let read: ReadBody

  /// What each call reaches that was looked up, by the number of its step.
  var reached: [Int: Reached] = [:]

  /// The name of the type of each receiver that was looked up, by the number of its step.
  var receiverTypes: [Int: String?] = [:]

  /// When the closure of each context runs as the called function says, of those that were looked up.
  var times: [Int: ClosureTime?] = [:]

  init(_ key: Key, _ method: SourceMethod, _ text: SourceText, _ read: ReadBody) {
    self.key = key
    self.method = method
    self.text = text
    self.read = read
  }

  var type: Int { key.type }
  var owner: Int { key.owner }
  var file: Int { key.name.file }

  /// Its name among those that are being unfolded.
  var caller: CallerName { CallerName(file: file, token: method.nameToken) }
}

/// The body of a function, read when it is first asked for.
final class ReadBody {
  private let text: SourceText
  private let range: Range<Int>
  private let telling: TellingNames

  init(_ range: Range<Int>, in text: SourceText, _ telling: TellingNames) {
    self.range = range
    self.text = text
    self.telling = telling
  }

  /// What it does.
  private(set) lazy var body: SourceBody = {
    var body =
      text.file.language == .swift
      ? SwiftBodyReader.read(range, in: text) : ObjectiveCBodyReader.read(range, in: text)
    body.findKeepers(text)
    return body
  }()

  /// Whether each step may say something, outside of callbacks too.
  private(set) lazy var tells: [Bool] = body.steps.map { step in
    guard case .call = step.kind else { return true }
    return telling.contains(step.name)
  }

  /// What it asks anywhere about the end of the transition.
  private(set) lazy var awareness: SourceMarks = {
    let isAware = range.contains { token in
      text.tokens[token].kind == .identifier
        && (text.matches(token, "isCancelled") || text.matches(token, "cancelled"))
    }
    return isAware && asksCoordinator ? .aware : []
  }()

  private var asksCoordinator: Bool {
    range.contains { token in
      guard text.tokens[token].kind == .identifier else { return false }
      return text.matches(token, "transitionCoordinator") || text.matches(token, "coordinator")
        || text.matches(token, "initiallyInteractive")
    }
  }
}

/// The names of calls that may say something wherever they stand: of the resource table, of pairs, of
/// collections. In a callback other calls may, too.
final class TellingNames {
  private let table: ResourceTable
  private var known: [String: Bool] = [:]

  init(_ table: ResourceTable) { self.table = table }

  func contains(_ name: String) -> Bool {
    if let known = known[name] { return known }
    let tells =
      table.names(name) || EffectReading.collecting.contains(name) || name.hasPrefix("remove")
      || StepNames.presents(name) || NamedPair(name, []) != nil
    known[name] = tells
    return tells
  }
}
