/// What a function's name says that it acquires or releases: `startListening`,
/// `removeScrollObserver`.
struct NamedPair {
  var isAcquire: Bool
  /// What is acquired; the same in both names of a pair.
  var noun: String

  /// Reads the words of a name; nil if they say nothing of this, or are known to mean something
  /// else.
  init?(_ words: [String]) {
    guard let first = words.first, let verb = Self.verbs[first] else { return nil }
    let noun = Self.noun(words.dropFirst(), verb).map(Self.singular).joined(separator: " ")
    if Self.otherNouns.contains(noun) { return nil }
    if verb.needsObserver,
      !words.dropFirst().contains(where: { Self.observers.contains(Self.singular($0)) })
    {
      return nil
    }
    isAcquire = verb.isAcquire
    self.noun = "\(verb.family) \(noun)"
  }

  /// Whether a name that begins with a word may be one of a pair.
  static func isVerb(_ word: String) -> Bool { verbs[word] != nil }

  /// Whether a word at the beginning of a name says that something is released.
  static func releases(_ word: String) -> Bool {
    verbs[word]?.isAcquire == false || otherReleases.contains(word)
  }

  /// The verbs that release something and are no half of a pair.
  private static let otherReleases: Set = [
    "cancel", "clean", "cleanup", "clear", "delete", "discard", "dispose", "drop", "forget",
    "invalidate", "quit", "release", "reset", "tear", "teardown", "terminate", "unlisten",
    "unobserve",
    "unwatch",
  ]

  /// Whether arguments show that something else is meant: cells are registered once and for all.
  static func isForCells(_ arguments: [UnfoldedArgument]) -> Bool {
    arguments.contains {
      $0.label.hasPrefix("forCell") || $0.label.hasPrefix("forHeader")
        || $0.label.hasPrefix("forSupplementary")
    }
  }

  private struct Verb {
    var family: String
    var isAcquire: Bool
    var needsObserver = false
  }

  private static let verbs: [String: Verb] = [
    "start": Verb(family: "start", isAcquire: true),
    "stop": Verb(family: "start", isAcquire: false),
    "begin": Verb(family: "begin", isAcquire: true), "end": Verb(family: "begin", isAcquire: false),
    "register": Verb(family: "register", isAcquire: true),
    "unregister": Verb(family: "register", isAcquire: false),
    "deregister": Verb(family: "register", isAcquire: false),
    "subscribe": Verb(family: "subscribe", isAcquire: true),
    "unsubscribe": Verb(family: "subscribe", isAcquire: false),
    "attach": Verb(family: "attach", isAcquire: true),
    "detach": Verb(family: "attach", isAcquire: false),
    "connect": Verb(family: "connect", isAcquire: true),
    "disconnect": Verb(family: "connect", isAcquire: false),
    "join": Verb(family: "join", isAcquire: true), "enter": Verb(family: "join", isAcquire: true),
    "leave": Verb(family: "join", isAcquire: false),
    "exit": Verb(family: "join", isAcquire: false),
    "open": Verb(family: "open", isAcquire: true), "close": Verb(family: "open", isAcquire: false),
    "resume": Verb(family: "resume", isAcquire: true),
    "pause": Verb(family: "resume", isAcquire: false),
    "enable": Verb(family: "enable", isAcquire: true),
    "disable": Verb(family: "enable", isAcquire: false),
    "bind": Verb(family: "bind", isAcquire: true),
    "unbind": Verb(family: "bind", isAcquire: false),
    "activate": Verb(family: "activate", isAcquire: true),
    "deactivate": Verb(family: "activate", isAcquire: false),
    "add": Verb(family: "add", isAcquire: true, needsObserver: true),
    "listen": Verb(family: "add", isAcquire: true, needsObserver: true),
    "remove": Verb(family: "add", isAcquire: false, needsObserver: true),
  ]

  /// Returns the words that say what is acquired. What follows a preposition belongs to the argument,
  /// `connectToHost:`, except for what is observed: `registerForUpdate:` and
  /// `unregisterFromUpdate:`.
  private static func noun(_ words: ArraySlice<String>, _ verb: Verb) -> ArraySlice<String> {
    if ["register", "subscribe"].contains(verb.family) {
      return words.first.map(["for", "from", "to"].contains) == true ? words.dropFirst() : words
    }
    return words.prefix { $0 != "to" && $0 != "with" }
  }

  private static let observers: Set = ["observer", "listener", "delegate", "subscriber"]

  /// What is begun and ended within one body, or is not a resource.
  private static let otherNouns: Set = [
    "editing", "loading", "refreshing", "search", "update", "animating", "appearance transition",
    "trace", "scroll", "dragging", "animation", "ignoring interaction event",
  ]

  private static func singular(_ word: String) -> String {
    word.hasSuffix("s") && word.utf8.count > 3 ? String(word.dropLast()) : word
  }
}

/// The words of names, each name read once.
final class NameWords {
  private var words: [String: [String]] = [:]

  /// The name that was asked for last. Several questions about one name follow each other.
  private var last: (name: String, words: [String]) = ("", [])

  private var pairs: [String: NamedPair?] = [:]

  /// Returns the words of a name.
  func words(of name: String) -> [String] {
    if name == last.name { return last.words }
    var found = words[name]
    if found == nil {
      found = CamelWords.of(name)
      words[name] = found
    }
    last = (name, found ?? [])
    return last.words
  }

  /// Returns what a name says that it acquires or releases.
  func pair(_ name: String) -> NamedPair? {
    if let known = pairs[name] { return known }
    // Few names begin with a verb that is half of a pair.
    let mayBePair = NamedPair.isVerb(CamelWords.first(of: name))
    let found = mayBePair ? NamedPair(words(of: name)) : nil
    pairs[name] = .some(found)
    return found
  }
}

/// The words of a name in lower case: `stopListeningToURL` is `stop`, `listening`, `to`, `url`, and
/// `webVCDismissed` is `web`, `vc`, `dismissed`.
enum CamelWords {
  /// Returns the first word of a name.
  static func first(of name: String) -> String {
    let rest = name.utf8.indices.dropFirst().first { begins(at: $0, in: name.utf8) }
    return lowercased(name.utf8[..<(rest ?? name.utf8.endIndex)])
  }

  static func of(_ name: String) -> [String] {
    var result: [String] = []
    var start = name.utf8.startIndex
    for index in name.utf8.indices.dropFirst() where begins(at: index, in: name.utf8) {
      result.append(lowercased(name.utf8[start..<index]))
      start = index
    }
    if start < name.utf8.endIndex { result.append(lowercased(name.utf8[start...])) }
    return result
  }

  /// Whether a word begins at an index after the first: at a capital after other letters, and at the
  /// last of several capitals, but not at the last of `URLs`.
  private static func begins(at index: String.Index, in name: String.UTF8View) -> Bool {
    guard name[index].isCapital else { return false }
    guard name[name.index(before: index)].isCapital else { return true }
    let rest = name[index...].dropFirst().prefix(2)
    guard let next = rest.first, next.isSmall else { return false }
    return next != UInt8(ascii: "s") || rest.count == 2 && rest.last?.isCapital == false
  }

  private static func lowercased(_ word: Substring.UTF8View) -> String {
    String(decoding: word.map { $0.isCapital ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
