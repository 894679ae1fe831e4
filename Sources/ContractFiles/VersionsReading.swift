import EventChecking
import EventModel
import JSON

/// The reading of a whole file: the contract in its first version, and in each further version,
/// which lists only differences.
struct VersionsReading {
  /// The key of the versions after the first.
  static let key = "profiles"

  /// The key of a version for list elements that replace those of the same name.
  static let changedKey = "changed"

  /// The lists whose elements have names.
  static let namedLists = ["states", "families", "kinds", "actions"]

  /// The contracts, if there is no mistake.
  private(set) var contracts: [Contract] = []

  /// What is wrong with them.
  private(set) var mistakes: [JSONMistake] = []

  /// Reads the file's one value.
  mutating func read(_ root: JSONNode) {
    guard let members = root.members else {
      mistakes.append(root.expected("a contract, which is an object in braces"))
      return
    }
    let base = JSONNode(
      content: .object(members.filter { $0.key != Self.key }), offset: root.offset,
      length: root.length)
    add(base)
    let versions = members.filter { $0.key == Self.key }
    if versions.count > 1 { mistakes.append(versions[1].twice("key")) }
    guard let list = versions.first?.value else { return }
    guard let elements = list.elements else {
      mistakes.append(list.expected("a list of versions"))
      return
    }
    for element in elements { add(element, to: base) }
    checkProfiles([base] + elements)
  }

  /// Reads a version: the first version with the keys that this version replaces; null removes a
  /// key.
  private mutating func add(_ version: JSONNode, to base: JSONNode) {
    guard let own = version.members else {
      mistakes.append(version.expected("a version, which is an object in braces"))
      return
    }
    let replaced = Set(own.map(\.key))
    let kept = (base.members ?? []).filter { !replaced.contains($0.key) }
    let changed = own.filter {
      if case .null = $0.value.content { return false }
      return $0.key != Self.changedKey
    }
    add(
      JSONNode(
        content: .object(kept.map { replacing($0, version[Self.changedKey]) } + changed),
        offset: version.offset, length: version.length))
    for member in version[Self.changedKey]?.members ?? [] where base[member.key]?.elements == nil {
      mistakes.append(member.keyNode.unknown("list", member.key, among: Self.namedLists))
    }
  }

  /// Returns a member of a list in which the version's elements replace those of the same name.
  private mutating func replacing(
    _ member: JSONNode.Member, _ changed: JSONNode?
  ) -> JSONNode.Member {
    guard let changed = changed?[member.key], var elements = member.value.elements else {
      return member
    }
    let names = elements.map { $0["name"]?.text ?? "" }
    for element in changed.elements ?? [changed] {
      if let name = element["name"]?.text, let index = names.firstIndex(of: name) {
        elements[index] = element
      } else {
        let node = element["name"] ?? element
        mistakes.append(node.unknown("element", node.text ?? "", among: names))
      }
    }
    var copy = member
    copy.value.content = .array(elements)
    return copy
  }

  private mutating func add(_ node: JSONNode) {
    var reading = ContractReading()
    var contract = Contract.unread
    do throws(JSONMistake) {
      try reading.object(node, "a contract", FileKey<Contract>.contract, into: &contract)
    } catch {
      reading.note(error)
    }
    mistakes += reading.mistakes
    // Whether the parts fit together is checked once all are there.
    if reading.mistakes.isEmpty {
      mistakes += contract.flaws().map { $0.mistake(in: node) }
    }
    contracts.append(contract)
  }

  private mutating func checkProfiles(_ versions: [JSONNode]) {
    var seen: Set<String> = []
    for version in versions where version.members != nil {
      guard let profile = version["profile"] else {
        mistakes.append(
          JSONMistake(
            message: "of several versions each needs the key 'profile'", offset: version.offset))
        continue
      }
      if let name = profile.text, !seen.insert(name).inserted {
        mistakes.append(
          profile.mistake("the profile '\(name.shortened)' is here twice"))
      }
    }
  }
}

extension Contract {
  /// An empty contract, to be read into. The rules' own advice is about other systems.
  fileprivate static var unread: Contract {
    Contract(
      name: "", actor: "", callbacks: [],
      life: LifeAutomaton(states: [], steps: [], initial: ""), families: [], promises: [],
      kinds: [], documentedKinds: [], remedies: [:])
  }
}
