import EventCatalogue
import EventChecking
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
