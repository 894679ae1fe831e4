import ContractFiles
import EventModel
import JSON

extension JSONNode {
  func value(_ key: String) throws(JSONMistake) -> JSONNode {
    guard members != nil else { throw expected("an object") }
    guard let value = self[key] else { throw expected("an object with the key '\(key)'") }
    return value
  }

  func names(_ what: String) throws(JSONMistake) -> [String] {
    try list("a list of \(what)").map { name throws(JSONMistake) in try name.words("a name") }
  }

  /// Returns what is read from each element of the list of a key.
  func list<Value>(
    _ key: String, of what: String, _ read: (JSONNode) throws(JSONMistake) -> Value
  ) throws(JSONMistake) -> [Value] {
    try value(key).list("a list of \(what)").map(read)
  }

  fileprivate func number() throws(JSONMistake) -> Int {
    guard let int else { throw expected("a whole number") }
    return int
  }

  fileprivate func numbers(_ what: String) throws(JSONMistake) -> [Int] {
    try list(what).map { number throws(JSONMistake) in try number.number() }
  }

  fileprivate func pair(_ what: String) throws(JSONMistake) -> (String, String) {
    let pair = try names(what)
    guard pair.count == 2 else { throw expected("a pair of \(what)") }
    return (pair[0], pair[1])
  }
}

extension Certificate.Closure {
  var json: JSONValue {
    let words: JSONValue =
      switch language {
      case .permitted: "permitted"
      case .documented(let names): .strings(names)
      }
    return ["words": words, "rests": .array(rests.map(\.json))]
  }

  init(_ node: JSONNode) throws(JSONMistake) {
    let words = try node.value("words")
    let language: Certificate.Language =
      words.text == "permitted" ? .permitted : .documented(try words.names("variants"))
    self.init(language, rests: try node.list("rests", of: "rests", Certificate.Rest.init(_:)))
  }
}

extension Certificate.Rest {
  fileprivate var json: JSONValue {
    [
      "phase": .string(phase.name), "states": .strings(states),
      "others": .array(
        others.map { ["state": .string($0.state), "count": $0.count.map(JSONValue.int) ?? .null] }),
      "claims": .array(claims.map { .array($0.map(JSONValue.int)) }),
    ]
  }

  fileprivate init(_ node: JSONNode) throws(JSONMistake) {
    let phase = try node.value("phase").known(
      "phase", among: Certificate.Rest.Phase.allCases.map(\.name))
    let others = try node.list("others", of: "others") { other throws(JSONMistake) in
      let count = try other.value("count")
      let state = try other.value("state").words("a state")
      if case .null = count.content { return Others(state, nil) }
      return Others(state, try count.number())
    }
    let claims = try node.list("claims", of: "claims") { claim throws(JSONMistake) in
      try claim.numbers("a list of numbers")
    }
    self.init(
      phase: Phase.allCases.first { $0.name == phase } ?? .over,
      states: try node.value("states").names("states"), others: others, claims: claims)
  }
}

extension Certificate.Rest.Phase {
  fileprivate var name: String {
    switch self {
    case .beginning: "beginning"
    case .between: "between"
    case .over: "over"
    }
  }
}

extension Witness {
  var certificateJSON: JSONValue {
    [
      "events": .array(events.map { .strings([$0.subject, $0.callback.name]) }),
      "variant": .optional(variant), "view": .optional(view),
      "transitions": .array(
        transitions.map { transition in
          [
            "kind": .optional(transition.kind), "outcome": .string(transition.outcome.name),
            "actors": .array(transition.actors.map { .strings([$0.role, $0.name]) }),
            "events": [.int(transition.events.lowerBound), .int(transition.events.upperBound)],
          ]
        }),
    ]
  }

  init(certificate node: JSONNode) throws(JSONMistake) {
    self.init(events: [], variant: node["variant"]?.text, view: node["view"]?.text)
    events = try node.list("events", of: "events") { event throws(JSONMistake) in
      let (subject, callback) = try event.pair("names")
      return LifecycleEvent(subject, Callback(callback))
    }
    transitions = try node.list("transitions", of: "transitions", Transition.init(certificate:))
  }
}

extension Witness.Transition {
  fileprivate init(certificate node: JSONNode) throws(JSONMistake) {
    let actors = try node.list("actors", of: "actors") { actor throws(JSONMistake) in
      let (role, name) = try actor.pair("names")
      return Witness.Actor(role, name)
    }
    let events = try node.value("events")
    let bounds = try events.numbers("a list of two numbers")
    guard bounds.count == 2, 0 <= bounds[0], bounds[0] <= bounds[1] else {
      throw events.expected("the first event and the one after the last")
    }
    self.init(
      kind: node["kind"]?.text, outcome: Outcome(try node.value("outcome").words("an outcome")),
      actors: actors, events: bounds[0]..<bounds[1])
  }
}
