import EventChecking
import EventModel
import JSON

// A whole file: the contract in its first version, and in each further version, which lists only
// differences.

extension ContractReading {
  /// The key of the versions after the first.
  static let versionsKey = "profiles"

  /// The key of a version for list elements that replace those of the same name.
  static let changedKey = "changed"

  /// The lists whose elements have names.
  static let namedLists = ["states", "families", "kinds", "actions"]

  /// Reads the file's one value; the contracts are right if no mistake is noted.
  ///
  /// - Throws: a mistake if it is not an object, or the versions are not a list.
  mutating func contracts(_ root: JSONNode) throws(JSONMistake) -> [Contract] {
    guard let members = root.members else {
      throw root.expected("a contract, which is an object in braces")
    }
    var base = root
    base.content = .object(members.filter { $0.key != Self.versionsKey })
    let first = contract(base)
    let versions = members.filter { $0.key == Self.versionsKey }
    if versions.count > 1 { note(versions[1].twice("key")) }
    guard let others = versions.first?.value else { return [first] }
    let contracts = try list(others, "a list of versions") { version, reading throws(JSONMistake) in
      try reading.contract(version, replacing: base)
    }
    checkProfiles([base] + (others.elements ?? []))
    return [first] + contracts
  }

  /// Reads a version: the first version with the keys that this version replaces; null removes a
  /// key.
  private mutating func contract(
    _ version: JSONNode, replacing base: JSONNode
  ) throws(JSONMistake) -> Contract {
    guard let own = version.members else {
      throw version.expected("a version, which is an object in braces")
    }
    let replaced = Set(own.map(\.key))
    let kept = (base.members ?? []).filter { !replaced.contains($0.key) }
    let changed = own.filter {
      if case .null = $0.value.content { return false }
      return $0.key != Self.changedKey
    }
    var whole = version
    whole.content = .object(kept.map { replacing($0, version[Self.changedKey]) } + changed)
    let contract = contract(whole)
    for member in version[Self.changedKey]?.members ?? [] where base[member.key]?.elements == nil {
      note(member.keyNode.unknown("list", member.key, among: Self.namedLists))
    }
    return contract
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
        note(node.unknown("element", node.text ?? "", among: names))
      }
    }
    var copy = member
    copy.value.content = .array(elements)
    return copy
  }

  /// Reads one version, all of whose keys are there. Whether the parts fit together is checked if
  /// none has a mistake.
  private mutating func contract(_ node: JSONNode) -> Contract {
    let count = mistakes.count
    self = ContractReading(mistakes: mistakes)
    var contract = Contract.unread
    attempt { reading throws(JSONMistake) in
      try reading.object(node, "a contract", FileKey<Contract>.contract, into: &contract)
    }
    if mistakes.count == count {
      for flaw in contract.flaws() { note(flaw.mistake(in: node)) }
    }
    return contract
  }

  private mutating func checkProfiles(_ versions: [JSONNode]) {
    for version in versions where version.members != nil && version["profile"] == nil {
      note(version.lack("of several versions each needs the key 'profile'"))
    }
    checkNames("profile", versions.map { $0["profile"] })
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
