import EventModel

/// The kinds of a run: `--kinds documented|all|LIST`.
enum KindSelection {
  /// What completion offers: the two words, and the kinds of the default contract.
  static let words = wholeWords + names

  static let names = Contracts.standard.kinds.map(\.name)

  /// Returns the names of the chosen kinds, in the contract's own order.
  ///
  /// Names are read in camel case and with dashes, without regard to case: `pageScroll`,
  /// `page-scroll`.
  ///
  /// - Throws: a failure with status 64 for a name that the contract does not have.
  static func kinds(_ text: String?, of contract: Contract) throws(ToolFailure) -> [String] {
    switch text {
    case nil, "documented": return contract.documentedKinds
    case "all": return contract.kinds.map(\.name)
    case .some(let list):
      try checkWholeWords(list, of: contract)
      var chosen: Set<String> = []
      for word in splitList(list) { chosen.insert(try kind(word, of: contract)) }
      if chosen.isEmpty { throw .usage("'--kinds' names no kind") }
      return contract.kinds.map(\.name).filter(chosen.contains)
    }
  }

  /// The words that stand for several kinds.
  static let wholeWords = ["documented", "all"]

  /// Refuses a list with a word that stands for several kinds.
  private static func checkWholeWords(
    _ list: String, of contract: Contract
  ) throws(ToolFailure) {
    let words = splitList(list)
    guard let word = words.first(where: wholeWords.contains) else { return }
    let others = words.filter { !wholeWords.contains($0) }
    let meant =
      word == "all" || words.contains("all")
      ? "all" : (contract.documentedKinds + others).distinct().joined(separator: ",")
    throw .usage(
      "'\(word)' is not the name of a kind; it is the whole value of '--kinds' or not in it"
        + Spelling.question("--kinds \(meant)"))
  }

  static func kind(_ word: String, of contract: Contract) throws(ToolFailure) -> String {
    if let name = knownName(word, of: contract) { return name }
    let names = contract.kinds.map(\.name)
    if let kind = contract.variants.first(where: { $0.name == word })?.kind {
      throw .usage(
        "'\(word)' names an outcome, and kinds are chosen with every outcome; did you mean '\(kind)'?"
      )
    }
    let nearest = contract.kind(meantBy: word)
    throw .usage("unknown kind '\(word)'" + Spelling.question(nearest, among: names))
  }

  static func knownName(_ word: String, of contract: Contract) -> String? {
    contract.kinds.map(\.name).first { plain($0) == plain(word) }
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
