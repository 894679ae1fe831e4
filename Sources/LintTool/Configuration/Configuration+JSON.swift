import EventModel
import JSON
import SourceReading

extension Configuration {
  /// The configuration as JSON, each key that says something, in the order of the table.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    members.add("contract", contract)
    members.add("profile", profile)
    if let kinds {
      let isWord = ["documented", "all"].contains(kinds)
      members.append(.init("kinds", isWord ? .string(kinds) : .strings(splitList(kinds))))
    }
    if let only { members.append(.init("only", .strings(only))) }
    members.add("skip", skip)
    if !severities.isEmpty {
      members.append(
        .init("severity", .object(severities.map { .init($0.rule, .string($0.level)) })))
    }
    members.add("minSeverity", minSeverity?.rawValue)
    if let isStrict { members.append(.init("strict", .bool(isStrict))) }
    members.add("assumptions", assumptions)
    members.add("assumptionFiles", assumptionFiles)
    if !callbacks.isEmpty {
      members.append(
        .init("callbacks", .object(callbacks.map { .init($0.word, .string($0.callback.name)) })))
    }
    members.add("from", from)
    members.add("exclude", excludes)
    members.add("ignore", ignored)
    members.add("sourceRoot", sourceRoot)
    members.add("reporters", reporters)
    members.add("baseline", baseline)
    members.add("maxFindings", maxFindings)
    if !resources.isEmpty { members.append(.init("resources", .array(resources.map(\.json)))) }
    return .object(members)
  }
}

extension SourceResource {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("acquire", .strings(acquire)),
      .init("release", .strings(release)), .init("class", .string(holding.rawValue)),
    ]
    if let isShared { members.append(.init("shared", .bool(isShared))) }
    if !consequence.isEmpty { members.append(.init("consequence", .string(consequence))) }
    return .object(members)
  }
}
