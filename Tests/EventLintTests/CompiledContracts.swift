import EventCatalogue
import EventChecking
import EventLint
import EventModel

// The contracts that most tests lint against, compiled once for all of them.
extension CompiledContract {
  static let viewTransitions = compiled(.viewTransitions)

  static let componentControllers = profile("documented")

  /// Returns the contract of component controllers in a profile.
  static func profile(_ name: String) -> CompiledContract { profiles[name]! }

  private static let profiles = Dictionary(
    uniqueKeysWithValues: Contract.componentControllerProfiles.map { ($0.profile!, compiled($0)) })

  private static func compiled(_ contract: Contract) -> CompiledContract {
    do throws(ContractError) { return try CompiledContract(contract) } catch {
      preconditionFailure("the catalogue's contracts must have no flaws: \(error)")
    }
  }
}

extension Linter {
  /// Returns the findings in some events under a contract that was compiled before; a name without
  /// an instance stands for what `identity` says.
  static func findings(
    in events: [LoggedEvent], compiled: CompiledContract,
    configuration: LintConfiguration = LintConfiguration(),
    identity: NameTable.Identity = .single
  ) -> [Finding] {
    var configuration = configuration
    configuration.reportsNoEvents = false
    var linter = Linter(compiled: compiled, configuration: configuration, file: "")
    return linter.findings(in: events, identity)
  }

  /// Returns the findings in some events, where a name without an instance stands for what
  /// `identity` says.
  static func findings(
    in events: [LoggedEvent], contract: Contract, identity: NameTable.Identity
  ) -> [Finding] {
    var linter = Linter(contract: contract, configuration: LintConfiguration(), file: "")
    return linter.findings(in: events, identity)
  }

  private mutating func findings(
    in events: [LoggedEvent], _ identity: NameTable.Identity
  ) -> [Finding] {
    var names = NameTable()
    consume(events, identity: identity, names: &names)
    finish(names: names)
    return takeFindings()
  }
}
