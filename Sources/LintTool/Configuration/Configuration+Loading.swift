import ContractFiles
import EventModel
import EventReports
import JSON

extension Configuration {
  /// Returns the configuration of a run: of `--config`, else the file in the nearest directory above,
  /// else an empty one.
  ///
  /// - Throws: a failure that shows every mistake in the file.
  static func load(
    for invocation: Invocation, _ console: Console
  ) throws(ToolFailure) -> Configuration {
    if invocation.has(.noConfig) {
      if invocation.has(.configFile) {
        throw .usage("--config and --no-config cannot be used together")
      }
      return Configuration()
    }
    guard let path = invocation.text(.configFile) ?? nearest(to: console.workingDirectory) else {
      sayUnread(console)
      return Configuration()
    }
    return try read(path, console)
  }

  /// Says that a configuration in another format is not read.
  private static func sayUnread(_ console: Console) {
    for ending in ["yml", "yaml", "toml"] {
      let name = ".transition-lint.\(ending)"
      if case .file = FileStatus.of("\(console.workingDirectory)/\(name)") {
        console.say("note: '\(name)' is not read: the configuration is \(fileName)")
      }
    }
  }

  /// Returns the path of the file in a directory or the nearest one above it, or nil.
  ///
  /// It is as short as a path relative to the working directory can be, since messages print it.
  ///
  /// - Parameter directory: the absolute path of the directory.
  static func nearest(to directory: String) -> String? {
    var directory = directory
    while true {
      let path = directory == "/" ? "/\(fileName)" : "\(directory)/\(fileName)"
      if case .file = FileStatus.of(path) {
        return ReportPath.relative(path, to: SystemCalls.workingDirectory())
      }
      if directory == "/" { return nil }
      directory = parentDirectory(of: directory)
    }
  }

  /// Reads a file.
  ///
  /// - Throws: a failure that says why it cannot be read, or shows all its mistakes.
  static func read(
    _ path: String, _ console: Console
  ) throws(ToolFailure) -> Configuration {
    let bytes = try FileContent.bytes(of: path, console)
    guard path.hasSuffix(".json") || FileContent.isObject(bytes) else {
      throw .impossible("'\(path)' is not a configuration: a configuration is a JSON object")
    }
    var reading = ConfigurationReading(path: path)
    let node = try ToolFailure.reading(path, bytes, try JSONReader.read(bytes))
    try reading.findContract(in: node)
    try ToolFailure.reading(path, bytes, try reading.read(node))
    if !reading.mistakes.isEmpty { throw .impossible(reading.mistakes, in: path, bytes) }
    return reading.configuration
  }
}

struct ConfigurationReading {
  var configuration = Configuration()

  /// The mistakes, in the order of their places.
  private(set) var mistakes: [JSONMistake] = []

  /// The contract whose kinds and callbacks the file may name.
  private(set) var contract: Contract = Contracts.standard

  init(path: String) { configuration.path = path }

  /// Finds the contract the file names, since other keys name its kinds and callbacks.
  ///
  /// - Throws: a failure if it is in a file that cannot be read; an unknown name is a mistake of
  ///   its key.
  mutating func findContract(in node: JSONNode) throws(ToolFailure) {
    guard let name = node["contract"]?.text else { return }
    var named = Configuration()
    let path = configuration.resolved(name)
    named.contract = Contracts.names.contains(name) ? name : path
    guard named.contract == name || Contracts.isFile(name, at: path) else { return }
    named.profile = node["profile"]?.text
    // An unknown profile is a mistake of its own key.
    if named.contract == name, !Contracts.profiles(named: name).contains(named.profile ?? "") {
      named.profile = nil
    }
    contract = try Contracts.contract(of: named)
  }

  mutating func read(_ node: JSONNode) throws(JSONMistake) {
    guard let members = node.members else {
      throw JSONMistake(
        message: "expected an object in braces, found \(node.name)", offset: node.offset, length: 1)
    }
    var seen: Set<String> = []
    for member in members {
      do throws(JSONMistake) {
        if !seen.insert(member.key).inserted { throw member.twice("key") }
        try read(member)
      } catch {
        mistakes.append(error)
      }
    }
  }

  private mutating func read(_ member: JSONNode.Member) throws(JSONMistake) {
    guard let key = ConfigurationKey.all.first(where: { $0.name == member.key }) else {
      throw member.keyNode.unknown(
        "key", member.key, among: ConfigurationKey.all.map(\.name),
        meaning: CommonMistakes.keys[member.key])
    }
    if let value = try key.read(member.value, &self) {
      configuration.shown.append(.init(key.name, value))
    }
  }
}
