package import EventModel
import Threads

/// The words that a log is searched for, with their codes in records.
package struct Vocabulary: Sendable {
  /// A word and its code.
  struct Word: Sendable {
    var bytes: [UInt8]
    /// The number of the callback, a code of ``EventRecord/Code``, or ``Vocabulary/context``.
    var code: UInt8
    /// Whether blanks and wrong case inside the word are accepted; not for a team's own word.
    var isForgiving: Bool
    /// Whether the word is a common misspelling, which is rare in every log.
    var isSlip = false
    /// Whether the word is a callback's name without its first part, `willAppear`, which is a call
    /// only after a name and at the end of a line.
    var isShort = false
  }

  /// The code of a known callback that is not checked; it makes no record.
  static let context: UInt8 = 255

  /// Common misspellings, as in `viewWillDissapear`; each has the letters that the finder needs.
  private static let slips = [
    ("Disappear", ["Dissapear", "Dissappear", "Disapear", "Disppear", "Diappear"]),
    ("Appear", ["Apear"]),
  ]

  /// The words; a contract's callbacks come first and take precedence.
  let words: [Word]

  /// The names of the callbacks, for messages.
  let names: [String]

  /// The names of the contract's kinds.
  let kinds: [String]

  /// It is shared by all copies, whose words are the same.
  private let madeFinders = Locked<WordFinders?>(nil)

  /// The finders of the words, made at their first use.
  var finders: WordFinders {
    madeFinders.withLock { made in
      let finders = made ?? WordFinders(self)
      made = finders
      return finders
    }
  }

  /// Collects the words of a contract and of a team.
  package init(_ contract: Contract, renamed: [String: Callback] = [:]) {
    precondition(
      contract.callbacks.count <= Int(EventRecord.Code.callbackLimit),
      "a contract has at most \(EventRecord.Code.callbackLimit) callbacks: split it")
    names = contract.callbacks.map(\.name)
    kinds = contract.kinds.map(\.name)
    var words: [Word] = []
    func add(_ name: String, _ code: UInt8, isForgiving: Bool = true) {
      let bytes = Array(name.utf8)
      guard !bytes.isEmpty, !words.contains(where: { $0.bytes == bytes }) else { return }
      words.append(Word(bytes: bytes, code: code, isForgiving: isForgiving))
    }
    for (number, callback) in contract.callbacks.enumerated() {
      add(callback.name, UInt8(number))
    }
    for (word, callback) in renamed.sorted(by: { $0.key < $1.key }) {
      guard let number = contract.number(of: callback) else { continue }
      add(word, UInt8(number), isForgiving: false)
    }
    precondition(
      contract.actions.count <= Limits.actions,
      "a contract has at most \(Limits.actions) client actions: split it")
    for (number, action) in contract.actions.enumerated() {
      add(action.name, EventRecord.Code.firstAction + UInt8(number), isForgiving: false)
    }
    for word in EventRecord.boundaries {
      add(word, EventRecord.Code.lifeBoundary, isForgiving: false)
    }
    for callback in contract.contextCallbacks { add(callback.name, Self.context) }
    for (number, callback) in contract.callbacks.enumerated() {
      for (part, slips) in Self.slips {
        guard callback.name.hasSuffix(part) else { continue }
        for slip in slips {
          let bytes = Array((callback.name.dropLast(part.count) + slip).utf8)
          words.append(Word(bytes: bytes, code: UInt8(number), isForgiving: true, isSlip: true))
        }
      }
    }
    self.words = words
  }

  /// Makes a vocabulary with more words.
  init(_ vocabulary: Vocabulary, adding words: [Word]) {
    self.words = vocabulary.words + words
    names = vocabulary.names
    kinds = vocabulary.kinds
  }

  /// Returns the code of this exact word, with or without its arguments, or nil.
  func code(of text: UnsafeBufferPointer<UInt8>) -> UInt8? {
    let end = text.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") } ?? text.count
    let name = UnsafeBufferPointer(rebasing: text[..<end])
    return words.first {
      !$0.isSlip && $0.bytes.count == name.count && $0.bytes.elementsEqual(name)
    }?.code
  }
}
