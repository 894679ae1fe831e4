import ContractFiles
import EventCatalogue
import EventChecking
import EventModel
import JSON

/// The contracts that the tool knows, and the one place where a name is turned into a contract.
enum Contracts {
  /// A built-in contract. Its versions are made on demand, since a run uses only one of them.
  private struct BuiltIn {
    var name: String
    var versions: @Sendable () -> [Contract]
  }

  /// The built-in ones, the default first.
  private static let all = [
    BuiltIn(name: Contract.viewTransitionsName) { [.viewTransitions] },
    BuiltIn(name: Contract.componentControllersName) { Contract.componentControllerProfiles },
  ]

  /// The contract of a run that names none.
  static var standard: Contract { .viewTransitions }

  static var names: [String] { all.map(\.name) }

  private static let compiledStandard = Result { try CompiledContract(standard) }

  /// Compiles a contract; the standard one only once, however many runs a process has.
  ///
  /// - Throws: a failure that shows its flaws.
  static func compiled(_ contract: Contract) throws(ToolFailure) -> CompiledContract {
    try ToolFailure.impossible {
      contract == standard ? try compiledStandard.get() : try CompiledContract(contract)
    }
  }

  /// Returns the versions of the built-in contract of a name, the default first; none if there is no
  /// such contract.
  static func builtIn(named name: String) -> [Contract] {
    all.first { $0.name == name }?.versions() ?? []
  }

  static func profiles(named name: String) -> [String] {
    builtIn(named: name).compactMap(\.profile)
  }

  /// Returns the contract a run asks for with `--contract` and `--profile`, or configures.
  ///
  /// - Throws: a failure with status 64 for an unknown name, with 2 for a bad file.
  static func contract(
    for invocation: Invocation, _ configuration: Configuration
  ) throws(ToolFailure) -> Contract {
    let own = invocation.text(.contract)
    // A configured profile belongs to the configured contract.
    let profile = invocation.text(.profile) ?? (own == nil ? configuration.profile : nil)
    let readsLogs = invocation.command.arguments.contains { $0.name == Command.Argument.paths.name }
    let versions = try versions(
      named: own ?? configuration.contract ?? names[0],
      readingLogsBy: readsLogs ? invocation.command.name : "lint")
    return try version(profile, of: versions, ToolFailure.usage)
  }

  /// Returns the contract a configuration names, in its profile.
  ///
  /// - Throws: a failure if it is in a bad file, or has no such profile.
  static func contract(of configuration: Configuration) throws(ToolFailure) -> Contract {
    let name = configuration.contract ?? names[0]
    let known = builtIn(named: name)
    let versions = try known.isEmpty ? versions(inFile: name) : known
    return try version(configuration.profile, of: versions) { .impossible($0) }
  }

  /// Returns one of the versions of a contract, the first one if none is asked for.
  ///
  /// - Parameter failure: Makes the failure of the message about an unknown profile.
  private static func version(
    _ profile: String?, of versions: [Contract], _ failure: (String) -> ToolFailure
  ) throws(ToolFailure) -> Contract {
    guard let profile else { return versions[0] }
    if let found = versions.first(where: { $0.profile == profile }) { return found }
    let known = versions.compactMap(\.profile)
    let hint = known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))"
    throw failure("the contract '\(versions[0].name)' has no profile '\(profile)'" + hint)
  }

  /// Returns every version of the contract of a name or in a file, the default first.
  ///
  /// - Throws: a failure with status 64 for an unknown name, with 2 for a bad file.
  static func versions(
    named name: String, readingLogsBy command: String = "lint"
  ) throws(ToolFailure) -> [Contract] {
    let known = builtIn(named: name)
    if !known.isEmpty { return known }
    if case .directory = FileStatus.of(name) {
      throw .usage(
        "'\(name)' is a directory; a contract is a file or one of "
          + names.joined(separator: ", "))
    }
    guard isFile(name) else {
      let nearest = CommonMistakes.contract(meantBy: name)
      throw .usage(
        "unknown contract '\(name)', and no such file" + Spelling.question(nearest, among: names))
    }
    return try versions(inFile: name, readingLogsBy: command)
  }
}

extension Contracts {
  /// Returns whether a name means a file: it looks like a path, or such a file exists.
  ///
  /// - Parameter path: where the file would be, if it is not the name itself.
  static func isFile(_ name: String, at path: String? = nil) -> Bool {
    if name.contains("/") || name.hasSuffix(".json") { return true }
    if case .file = FileStatus.of(path ?? name) { return true }
    return false
  }

  /// Reads a contract from a file, every version of it.
  ///
  /// - Throws: a failure that shows every mistake in it.
  static func versions(
    inFile path: String, readingLogsBy command: String = "lint"
  ) throws(ToolFailure) -> [Contract] {
    let bytes = try FileContent.bytes(ofFile: path)
    guard FileContent.isObject(bytes) else {
      // A contract is expected to end like this, whatever is in it.
      let meant = path.hasSuffix(".json") ? nil : CommonMistakes.command(reading: path, by: command)
      throw .impossible(
        "'\(path)' is not a contract: a contract is a JSON object" + Spelling.question(meant))
    }
    let contracts: [Contract]
    do throws(ContractFile.Mistakes) {
      contracts = try ContractFile(json: bytes).contracts
    } catch {
      throw .impossible(error.places, in: path, bytes)
    }
    let mistakes = unknownRules(in: bytes)
    if !mistakes.isEmpty { throw .impossible(mistakes, in: path, bytes) }
    return contracts
  }

  /// Returns the mistakes of a valid contract file that gives advice about unknown rules.
  private static func unknownRules(in bytes: [UInt8]) -> [JSONMistake] {
    guard let file = try? JSONReader.read(bytes) else { return [] }
    return ([file] + (file["profiles"]?.elements ?? [])).flatMap { version in
      (version["remedies"]?.members ?? []).map(\.keyNode).compactMap { key in
        guard let rule = key.text, !RuleSelection.ids.contains(rule) else { return nil }
        return key.unknown("rule", rule, among: RuleSelection.ids)
      }
    }
  }
}

extension Contract {
  /// The page of the system's own documentation about the callbacks.
  var helpURI: String? {
    name == Contract.viewTransitions.name
      ? "https://developer.apple.com/documentation/uikit/uiviewcontroller" : nil
  }
}
