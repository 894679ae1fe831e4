import ContractFiles
import JSON
import SourceReading

extension ConfigurationKey {
  static let resources = ConfigurationKey(
    name: "resources", help: "Pairs of calls in the source that acquire and release something",
    schema: [
      "type": "array",
      "items": [
        "type": "object", "required": ["acquire", "release"], "additionalProperties": false,
        "properties": [
          "id": ["type": "string"], "acquire": .oneOrMore, "release": .oneOrMore,
          "class": ["enum": .strings(SourceResource.Holding.allCases.map(\.rawValue))],
          "shared": ["type": "boolean"], "consequence": ["type": "string"],
        ],
      ],
    ]
  ) { node, reading throws(JSONMistake) in
    let rows = try node.list("a list of resources")
      .map { element throws(JSONMistake) in try element.resource() }
    reading.configuration.resources = rows
    return rows.isEmpty ? nil : .array(rows.map(\.json))
  }
}

extension JSONValue {
  fileprivate static let oneOrMore: JSONValue = [
    "oneOf": [["type": "string"], ["type": "array", "minItems": 1, "items": ["type": "string"]]]
  ]
}

extension JSONNode {
  private static let resourceKeys = ["id", "acquire", "release", "class", "shared", "consequence"]

  fileprivate func resource() throws(JSONMistake) -> SourceResource {
    guard let members else {
      throw expected(
        "an object, e.g. {\"acquire\": \"startAvoiding\", \"release\": \"stopAvoiding\"}")
    }
    for member in members where !Self.resourceKeys.contains(member.key) {
      throw member.keyNode.unknown("key", member.key, among: Self.resourceKeys)
    }
    let acquire = try patterns(of: "acquire")
    var holding = SourceResource.Holding.unknown
    if let node = self["class"] {
      let words = SourceResource.Holding.allCases.map(\.rawValue)
      holding = SourceResource.Holding(rawValue: try node.known("class", among: words))!
    }
    return SourceResource(
      id: try self["id"]?.words("an id") ?? acquire[0], acquire: acquire,
      release: try patterns(of: "release"), holding: holding, isShared: try self["shared"]?.truth(),
      consequence: try self["consequence"]?.words("the end of a sentence") ?? "")
  }

  private func patterns(of key: String) throws(JSONMistake) -> [String] {
    guard let node = self[key] else {
      throw JSONMistake(
        message: "the resource has no '\(key)'", offset: offset, length: min(1, length))
    }
    if node.text != nil { return [try node.pattern()] }
    let texts = try node.list("a text or a list of texts")
      .map { element throws(JSONMistake) in try element.pattern() }
    guard !texts.isEmpty else { throw node.expected("at least one text") }
    return texts
  }
}

extension SourceResource {
  fileprivate var json: JSONValue {
    .object(of: [
      "id": .string(id), "acquire": .strings(acquire), "release": .strings(release),
      "class": .string(holding.rawValue), "shared": isShared.map(JSONValue.bool),
      "consequence": consequence.isEmpty ? nil : .string(consequence),
    ])
  }
}
