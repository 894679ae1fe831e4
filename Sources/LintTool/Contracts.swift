import EventCatalogue
import EventModel

/// The contracts the tool knows, and the one place where a name becomes one.
enum Contracts {
  /// The built-in ones, the default first.
  static let all: [Contract] = [.viewTransitions] + Contract.componentControllerProfiles

  /// Their names, each once.
  static var names: [String] {
    all.map(\.name).enumerated().filter { all.map(\.name).firstIndex(of: $1) == $0 }.map(\.1)
  }

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
    guard let profile else { return contract }
    let profiles = all.filter { $0.name == name && $0.profile != nil }
    if let found = profiles.first(where: { $0.profile == profile }) { return found }
    let known = profiles.compactMap(\.profile).joined(separator: ", ")
    let hint = known.isEmpty ? "" : "; there are \(known)"
    throw .usage("the contract '\(name)' has no profile '\(profile)'" + hint, invocation)
  }
}

extension Contract {
  /// The page of the system's own documentation about the callbacks.
  var helpURI: String? {
    name == Contract.viewTransitions.name
      ? "https://developer.apple.com/documentation/uikit/uiviewcontroller" : nil
  }
}
