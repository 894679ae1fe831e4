import EventCatalogue
import EventModel

/// The contracts the tool knows, and the one place where a name becomes one.
enum Contracts {
  /// The built-in ones, the default first.
  static let all: [Contract] = [.viewTransitions]

  /// Their names.
  static var names: [String] { all.map(\.name) }

  /// Returns the built-in contract of a name, or nil.
  static func builtIn(named name: String) -> Contract? { all.first { $0.name == name } }

  /// Returns the contract a run asks for with `--contract` and `--profile`, or configures.
  static func contract(
    for invocation: Invocation, _ configuration: Configuration
  ) throws(ToolFailure) -> Contract {
    try contract(
      named: invocation.text(.contract) ?? configuration.contract,
      profile: invocation.text(.profile) ?? configuration.profile, invocation)
  }

  /// Returns the contract of a name, in a profile if one is asked for.
  ///
  /// - Throws: a failure with status 64 for a name there is none of.
  static func contract(
    named name: String?, profile: String?, _ invocation: Invocation
  ) throws(ToolFailure) -> Contract {
    let name = name ?? all[0].name
    guard let contract = all.first(where: { $0.name == name }) else {
      let nearest = Spelling.nearest(to: name, among: names)
      throw .usage("unknown contract '\(name)'" + didYouMean(nearest), invocation)
    }
    if let profile, contract.profile != profile {
      throw .usage("the contract '\(name)' has no profile '\(profile)'", invocation)
    }
    return contract
  }
}

extension Contract {
  /// The page of the system's own documentation about the callbacks.
  var helpURI: String? {
    name == Contract.viewTransitions.name
      ? "https://developer.apple.com/documentation/uikit/uiviewcontroller" : nil
  }
}
