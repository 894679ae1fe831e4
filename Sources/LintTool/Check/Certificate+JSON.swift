import ContractFiles
import EventModel
import JSON

extension JSONNode {
  func value(_ key: String) throws(JSONMistake) -> JSONNode {
    guard members != nil else { throw expected("an object") }
    guard let value = self[key] else { throw expected("an object with the key '\(key)'") }
    return value
  }

  /// Returns the names in a list.
  func names(_ what: String) throws(JSONMistake) -> [String] {
    var names: [String] = []
    for element in try list("a list of \(what)") { names.append(try element.words("a name")) }
    return names
  }

  func number() throws(JSONMistake) -> Int {
    guard let int else { throw expected("a whole number") }
    return int
  }

  /// Returns the two texts of a pair.
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
    var rests: [Certificate.Rest] = []
    for rest in try node.value("rests").list("a list of rests") {
      rests.append(try Certificate.Rest(rest))
    }
    self.init(language, rests: rests)
  }
}

extension Certificate.Rest {
  fileprivate var json: JSONValue {
    [
      "phase": .string(phase.rawValue), "states": .strings(states),
      "others": .array(
        others.map { ["state": .string($0.state), "count": $0.count.map(JSONValue.int) ?? .null] }),
      "claims": .array(claims.map { .array($0.map(JSONValue.int)) }),
    ]
  }

  fileprivate init(_ node: JSONNode) throws(JSONMistake) {
    let phase = try node.value("phase").known(
      "phase", among: Certificate.Rest.Phase.allCases.map(\.rawValue))
    var others: [Certificate.Rest.Others] = []
    for other in try node.value("others").list("a list of others") {
      let count = try other.value("count")
      let state = try other.value("state").words("a state")
      if case .null = count.content {
        others.append(.init(state, nil))
      } else {
        others.append(.init(state, try count.number()))
      }
    }
    var claims: [[Int]] = []
    for claim in try node.value("claims").list("a list of claims") {
      var numbers: [Int] = []
      for number in try claim.list("a list of numbers") { numbers.append(try number.number()) }
      claims.append(numbers)
    }
    self.init(
      phase: Phase(rawValue: phase) ?? .over, states: try node.value("states").names("states"),
      others: others, claims: claims)
  }
}

extension Witness {
  /// The witness as JSON, as certificates have it.
  var certificateJSON: JSONValue {
    [
      "events": .array(events.map { .strings([$0.subject, $0.callback.name]) }),
      "variant": .optional(variant), "view": .optional(view),
      "transitions": .array(
        transitions.map { transition in
          [
            "kind": .optional(transition.kind), "outcome": .string(transition.outcome.name),
            "actors": .array(transition.actors.map { .strings([$0.role, $0.name]) }),
            "events": [
              .int(transition.events.lowerBound), .int(transition.events.upperBound),
            ],
          ]
        }),
    ]
  }

  init(certificate node: JSONNode) throws(JSONMistake) {
    self.init(events: [], variant: node["variant"]?.text, view: node["view"]?.text)
    for event in try node.value("events").list("a list of events") {
      let (subject, callback) = try event.pair("names")
      events.append(LifecycleEvent(subject, Callback(callback)))
    }
    for transition in try node.value("transitions").list("a list of transitions") {
      transitions.append(try Transition(certificate: transition))
    }
  }
}

extension Witness.Transition {
  fileprivate init(certificate node: JSONNode) throws(JSONMistake) {
    var actors: [Witness.Actor] = []
    for actor in try node.value("actors").list("a list of actors") {
      let (role, name) = try actor.pair("names")
      actors.append(Witness.Actor(role, name))
    }
    let events = try node.value("events")
    var bounds: [Int] = []
    for bound in try events.list("a list of two numbers") { bounds.append(try bound.number()) }
    guard bounds.count == 2, 0 <= bounds[0], bounds[0] <= bounds[1] else {
      throw events.expected("the first event and the one after the last")
    }
    self.init(
      kind: node["kind"]?.text, outcome: Outcome(try node.value("outcome").words("an outcome")),
      actors: actors, events: bounds[0]..<bounds[1])
  }
}
