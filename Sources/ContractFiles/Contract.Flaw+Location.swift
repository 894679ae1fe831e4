import EventChecking
import EventModel
import JSON

extension Contract.Flaw {
  /// Returns the flaw as a mistake at its place in a file.
  func mistake(in root: JSONNode) -> JSONMistake {
    let node = node(in: root) ?? root
    return node.mistake(message)
  }

  private func node(in root: JSONNode) -> JSONNode? {
    switch location {
    case .contract: return root
    case .callbacks: return root["callbacks"]
    case .states: return root["states"]
    case .initialState: return root["initialState"] ?? root["states"]?.elements?.first
    case .state(let name): return root["states"]?.element(named: name)?["name"]
    case .families: return root["families"]
    case .family(let name): return root["families"]?.element(named: name)?["name"]
    case .part(let family, let outcome, let role):
      let outcomes = root["families"]?.element(named: family)?["outcomes"]
      let part = outcomes?[outcome.name]?[role]
      return part?["words"] ?? part
    case .promise(let index): return root["promises"]?.element(at: index)
    case .kinds: return root["kinds"]
    case .variant(let kind, let outcome):
      let variants = root["kinds"]?.element(named: kind)?["variants"]?.elements
      let variant = variants?.first { $0["outcome"]?.text == outcome.name }
      return variant?["words"] ?? variant
    case .initialKind: return root["initialKind"]
    }
  }
}

extension JSONNode {
  fileprivate func element(named name: String) -> JSONNode? {
    elements?.first { $0["name"]?.text == name }
  }

  fileprivate func element(at index: Int) -> JSONNode? {
    elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
