import EventModel
package import JSON

/// A contract file as it is being read: the names it has declared so far, and what is wrong with it.
struct ContractReading {
  private(set) var mistakes: [JSONMistake] = []

  var callbacks: [String] = []
  var states: [LifeAutomaton.State] = []
  var families: [EpisodeFamily] = []
  var kinds: [String] = []
  var actions: [String] = []
  /// The kind whose variants are being read.
  var openKind = ""

  mutating func note(_ mistake: JSONMistake) { mistakes.append(mistake) }

  /// Reads something; a mistake is noted, and reading continues.
  mutating func attempt(
    _ read: (inout ContractReading) throws(JSONMistake) -> Void
  ) {
    do throws(JSONMistake) { try read(&self) } catch { note(error) }
  }

  /// Reads an object by its keys, in the order of the table, so that names are known before they
  /// are used, wherever they stand in the file.
  ///
  /// - Throws: a mistake if it is not an object.
  mutating func object<Value>(
    _ node: JSONNode, _ what: String, _ keys: [FileKey<Value>], into value: inout Value
  ) throws(JSONMistake) {
    guard let members = node.members else {
      throw node.expected("\(what), which is an object in braces")
    }
    checkKeys(members, "key", among: keys.map(\.name))
    for key in keys {
      if let member = members.first(where: { $0.key == key.name }) {
        attempt { reading throws(JSONMistake) in try key.read(member.value, &value, &reading) }
      } else if key.isRequired {
        note(node.lack("\(what) needs the key '\(key.name)': \(key.help.uncapitalised)"))
      }
    }
  }

  /// Notes each key that is unknown, or occurs a second time.
  mutating func checkKeys(_ members: [JSONNode.Member], _ what: String, among names: [String]) {
    var seen: Set<String> = []
    for member in members {
      if !names.contains(member.key) {
        note(member.keyNode.unknown(what, member.key, among: names))
      }
      if !seen.insert(member.key).inserted { note(member.twice(what)) }
    }
  }

  /// Reads the members of an object whose keys are names, and calls the body with each name and its
  /// value; a member with a mistake is left out.
  ///
  /// - Parameters:
  ///   - what: the object, in a mistake.
  ///   - key: what a key is, and how it is read.
  /// - Throws: a mistake if it is not an object.
  mutating func members(
    _ node: JSONNode, _ what: String, _ key: (what: String, shape: FileShape<String>),
    _ body: (String, JSONNode, inout ContractReading) throws(JSONMistake) -> Void
  ) throws(JSONMistake) {
    guard let members = node.members else { throw node.expected(what) }
    var seen: Set<String> = []
    for member in members {
      attempt { reading throws(JSONMistake) in
        let name = try key.shape.read(member.keyNode, &reading)
        if !seen.insert(name).inserted { throw member.twice(key.what) }
        try body(name, member.value, &reading)
      }
    }
  }

  /// Reads a list, element by element; elements with a mistake are left out.
  ///
  /// - Throws: a mistake if it is not a list.
  mutating func list<Element>(
    _ node: JSONNode, _ what: String,
    _ read: (JSONNode, inout ContractReading) throws(JSONMistake) -> Element
  ) throws(JSONMistake) -> [Element] {
    var elements: [Element] = []
    for element in try node.list(what) {
      attempt { reading throws(JSONMistake) in elements.append(try read(element, &reading)) }
    }
    return elements
  }

  /// Notes each name that occurs a second time, at its place.
  mutating func checkNames(_ what: String, _ nodes: [JSONNode?]) {
    var seen: Set<String> = []
    for node in nodes {
      guard let node, let name = node.text else { continue }
      if !seen.insert(name).inserted { note(node.twice(what, name)) }
    }
  }
}

extension JSONNode {
  func twice(_ what: String, _ name: String) -> JSONMistake {
    mistake("the \(what) '\(name.shortened)' is here twice")
  }

  /// Makes a mistake about something that the value lacks, at its first character.
  func lack(_ message: String) -> JSONMistake { JSONMistake(message: message, offset: offset) }
}

extension JSONNode.Member {
  /// The key as a value at its own place.
  package var keyNode: JSONNode {
    JSONNode(content: .string(key), offset: offset, length: key.utf8.count + 2)
  }

  package func twice(_ what: String) -> JSONMistake { keyNode.twice(what, key) }
}

extension String {
  /// The text with a small first letter, for the middle of a sentence.
  fileprivate var uncapitalised: String { prefix(1).lowercased() + dropFirst() }

  /// The text, cut if a message would become too long.
  package var shortened: String {
    utf8.count <= Limits.nameLetters ? self : "\(prefix(Limits.nameLetters))…"
  }
}
