import EventModel
import JSON

/// A contract file as it is being read: the names it has declared so far, and what is wrong with it.
struct ContractReading {
  /// The mistakes, in the order they were met.
  private(set) var mistakes: [JSONMistake] = []

  /// The callbacks' names.
  var callbacks: [String] = []
  /// The life's states, by name.
  var states: [LifeAutomaton.State] = []
  var families: [EpisodeFamily] = []
  /// The kinds' names.
  var kinds: [String] = []
  /// The client actions' names.
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
    checkKeys(members, among: keys.map(\.name))
    for key in keys {
      guard let member = members.first(where: { $0.key == key.name }) else {
        if key.isRequired {
          note(
            JSONMistake(
              message: "\(what) needs the key '\(key.name)': \(key.help.uncapitalised)",
              offset: node.offset))
        }
        continue
      }
      do throws(JSONMistake) {
        try key.read(member.value, &value, &self)
      } catch {
        note(error)
      }
    }
  }

  private mutating func checkKeys(_ members: [JSONNode.Member], among names: [String]) {
    var seen: Set<String> = []
    for member in members {
      if !names.contains(member.key) {
        note(member.keyNode.unknown("key", member.key, among: names))
      }
      if !seen.insert(member.key).inserted { note(member.twice("key")) }
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
      do throws(JSONMistake) {
        elements.append(try read(element, &self))
      } catch {
        note(error)
      }
    }
    return elements
  }

  /// Notes each name that occurs a second time, at its place.
  mutating func checkNames(_ what: String, _ nodes: [JSONNode?]) {
    var seen: Set<String> = []
    for node in nodes {
      guard let node, let name = node.text else { continue }
      if !seen.insert(name).inserted {
        note(
          node.mistake("the \(what) '\(name.shortened)' is here twice"))
      }
    }
  }
}

extension JSONNode.Member {
  /// The key as a value at its own place.
  var keyNode: JSONNode {
    JSONNode(content: .string(key), offset: offset, length: key.utf8.count + 2)
  }

  /// Makes a mistake: the key occurs twice.
  func twice(_ what: String) -> JSONMistake {
    JSONMistake(
      message: "the \(what) '\(key.shortened)' is here twice", offset: offset,
      length: key.utf8.count + 2)
  }
}

extension String {
  /// The text with a small first letter, for the middle of a sentence.
  fileprivate var uncapitalised: String { prefix(1).lowercased() + dropFirst() }

  /// The text, cut if a message would become too long.
  package var shortened: String {
    utf8.count <= Limits.nameLetters ? self : "\(prefix(Limits.nameLetters))…"
  }
}
