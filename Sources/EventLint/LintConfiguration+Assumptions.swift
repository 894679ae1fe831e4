import EventChecking
public import EventModel

extension LintConfiguration {
  /// Makes a configuration that also checks logs against assumptions, written as for `check`.
  ///
  /// ```swift
  /// let configuration = try LintConfiguration(
  ///   assuming: ["current.viewWillDisappear before new.viewDidAppear"], under: .viewTransitions)
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The assumptions, one a text.
  ///   - contract: The contract whose words they use.
  ///   - kinds: The names of the chosen kinds; nil for the contract's documented ones.
  /// - Throws: an ``AssumptionError`` with the number of the text as its line, a ``DecisionError`` for
  ///   one that takes too many states, or a ``ContractError`` for a kind that is none.
  public init(assuming texts: [String], under contract: Contract, kinds: [String]? = nil) throws {
    self.init()
    self.kinds = kinds
    var judge = try Judge(contract, kinds: kinds)
    for (index, text) in texts.enumerated() {
      let assumption: Assumption
      do throws(AssumptionError) { assumption = try contract.assumption(text) } catch {
        var placed = error
        placed.line = index + 1
        throw placed
      }
      let parsed = ParsedAssumption(assumption, text: text, line: index + 1)
      assumptions.append(try DeclaredAssumption(parsed, file: "assumptions", judge: &judge))
    }
  }
}
