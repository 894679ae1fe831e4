import ContractFiles
import EventModel
import TestScale
import Testing

@Suite("A contract file with a mistake")
struct MistakeTests {
  /// One piece of the contract of doors replaced, and what is wrong then.
  struct Case: Sendable {
    var old: String
    var new: String
    var mistakes: [String]

    init(_ old: String, _ new: String, _ mistakes: String...) {
      self.old = old
      self.new = new
      self.mistakes = mistakes
    }
  }

  private func mistakes(_ text: String) -> [String] {
    do throws(ContractFile.Mistakes) {
      _ = try ContractFile(json: Array(text.utf8))
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }

  @Test("a contract of states without rest says that an episode needs one")
  func noRest() {
    let found = mistakes(Door.json.replacing(#""rest": true, "#, with: ""))
    #expect(
      found.first?.hasSuffix(
        #"'closed' is not a rest state; an episode starts and ends in one, and no state has "rest": true"#
      ) == true, "\(found)")
  }

  private func mistakes(_ old: String, _ new: String) -> [String] {
    mistakes(Door.json.replacing(old, with: new, maxReplacements: 1))
  }

  @Test("the contract of doors, with or without a choice of states, has no mistake")
  func none() {
    #expect(mistakes(Door.json) == [])
    let choice = #"{"willOpen": ["opening", "closing"]}"#
    #expect(mistakes(#"{"willOpen": "opening"}"#, choice) == [])
    #expect(mistakes(#""willOpen didOpen""#, #""willOpen\n\tdidOpen""#) == [])
    let nested = #""roles": ["inner", {"name": "outer", "childOf": "inner"}]"#
    #expect(mistakes(#""roles": ["inner", "outer"]"#, nested) == [])
  }

  @Test(
    "a mistake in a contract file says at its line what is wrong and what could be there",
    arguments: cases.indices)
  func places(_ number: Int) {
    let example = Self.cases[number]
    #expect(Door.json.contains(example.old))
    #expect(mistakes(example.old, example.new) == example.mistakes)
  }

  @Test(
    "a pattern of a resource that cannot be read is a mistake; one text stands for a list of one")
  func patterns() {
    func mistakes(_ acquire: String, _ release: String) -> [String] {
      let resources = #"{"id": "lock", "acquire": \#(acquire), "release": \#(release)}"#
      return self.mistakes(#""name": "doors","#, #""name": "doors", "resources": [\#(resources)],"#)
    }
    #expect(mistakes(#""lock()""#, #"["unlock", "isLocked = false"]"#) == [])
    #expect(mistakes(#"["lock"]"#, "[]") == [])
    let hint = #"names no call: write e.g. "startRunning" or "delegate = self""#
    #expect(
      mistakes(#"["lock(", "lock"]"#, "\"##\"") == [
        "2:61: 'lock(' \(hint)", "2:90: '##' \(hint)",
      ])
    #expect(mistakes("[]", #""unlock""#).count == 1)
  }

  @Test("a contract file that is too large names the limit, and is refused quickly")
  func sizes() {
    func words(_ words: String) -> String {
      mistakes("\"willOpen didOpen\"", "\"\(words)\"").joined(separator: "\n")
    }
    func times(_ count: Int, _ word: String) -> String { String(repeating: word, count: count) }
    let states =
      "these words need more than 4096 states (Limits.episodeStates): write fewer"
    #expect(words(times(300, " willOpen")).contains("more than 256 names (Limits.wordSymbols)"))
    #expect(
      words(times(40, "[") + "willOpen").contains("brackets lie more than 32 deep"))
    #expect(words("(willOpen" + times(20, " & willOpen") + ")").contains(states))
    #expect(
      words("(willOpen | didOpen)* willOpen" + times(14, " (willOpen | didOpen)")).contains(states))
    #expect(
      mistakes("[\"willOpen\"", "[" + (0..<70).map { "\"c\($0)\", " }.joined() + "\"willOpen\"")
        .first == "4:16: 74 callbacks; a contract has at most 64 (Limits.callbacks)")
    #expect(
      mistakes(String(repeating: " ", count: Limits.contractBytes + 1)) == [
        "1:1: longer than 1048576 bytes (Limits.contractBytes)"
      ])
    #expect(mistakes(times(200, "[")) == ["1:129: lists and objects lie more than 128 deep"])
    #expect(
      mistakes("\"doors\"", "\"" + times(5_000, "x") + "!\"").allSatisfy { $0.utf8.count < 300 })
  }

  @Test("a mistake in a text with escapes marks the whole text")
  func escapes() {
    #expect(
      mistakes("\"willOpen didOpen\"", #""willOpen\u0020didOpne""#)
        == ["14:84: unknown callback 'didOpne'; did you mean 'didOpen'?"])
  }
}

extension MistakeTests {
  static let cases: [Case] = [
    Case(
      #""actor": "door""#,
      #""actor": 3"#,
      #"3:12: expected the word for an actor in quotes, found a number"#),
    Case(
      #""actor": "door""#,
      #""actor": "in""#,
      #"3:12: 'in' is not a word for an actor: it cannot be a word of the assumption language"#),
    Case(
      #""actor": "door""#,
      #""actor": "a door""#,
      #"3:12: 'a door' is not a word for an actor: it is of letters, digits and '_', with no digit first"#
    ),
    Case(
      #""actor": "door","#,
      #""#,
      #"1:1: a contract needs the key 'actor': the word for one actor, e.g. view"#),
    Case(
      #""actor": "door""#,
      #""actr": "door""#,
      #"1:1: a contract needs the key 'actor': the word for one actor, e.g. view"#,
      #"3:3: unknown key 'actr'; did you mean 'actor'?"#),
    Case(
      #""didClose"],"#,
      #""didOpen"],"#,
      #"4:53: the callback 'didOpen' is here twice"#,
      #"9:35: unknown callback 'didClose'; did you mean 'willClose'?"#,
      #"18:95: unknown callback 'didClose'; did you mean 'willClose'?"#,
      #"24:73: unknown callback 'didClose'; did you mean 'willClose'?"#,
      #"32:28: unknown callback 'didClose'; did you mean 'willClose'?"#,
      #"49:61: unknown callback 'didClose'; did you mean 'willClose'?"#),
    Case(
      #"{"name": "opening", "calls""#,
      #"{"name": "closed", "calls""#,
      #"6:60: unknown state 'opening'; there are closed, closed, open, closing"#,
      #"7:14: the state 'closed' is here twice"#),
    Case(
      #"{"didOpen": "open"}"#,
      #"{"didOpen": "opn"}"#,
      #"7:46: unknown state 'opn'; did you mean 'open'?"#),
    Case(
      #"{"didOpen": "open"}"#,
      #"{"didOpen": "open", "didOpen": "closed"}"#,
      #"7:54: the call 'didOpen' is here twice"#),
    Case(
      #"{"didOpen": "open"}"#,
      #"{"didOpen": ["open", "shut"]}"#,
      #"7:55: unknown state 'shut'; there are closed, opening, open, closing"#),
    Case(
      #""name": "closing", "calls""#,
      #""name": "closing-up", "calls""#,
      #"8:59: unknown state 'closing'; did you mean 'closing-up'?"#,
      #"9:14: 'closing-up' needs the key 'labels': a label is of letters, digits and '_'"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "willOpen didOpne""#,
      #"14:94: unknown callback 'didOpne'; did you mean 'didOpen'?"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "didOpen willOpen""#,
      #"14:84: didOpen is not legal in 'closed', where the states allow willOpen"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "willOpen""#,
      #"14:84: 'willOpen' leads from 'closed' to 'opening', not to 'open'"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "willOpen [didOpen""#,
      #"14:94: this bracket is never closed with ']'"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "willOpen) didOpen""#,
      #"14:93: this bracket opens nowhere"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "willOpen * didOpen""#,
      #"14:94: a star stands behind what it repeats"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "willOpen** didOpen""#,
      #"14:94: one star repeats as often as two"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": ["willOpen didOpen"]"#,
      #"14:84: expected a text of words, or a list of two or more, found a list"#),
    Case(
      #""from": "closed""#,
      #""from": "opening""#,
      #"14:51: 'opening' is not a rest state; an episode starts and ends in one of closed, open"#),
    Case(
      #""completed": {"door": {"#,
      #""completed": {"dor": {"#,
      #"14:33: this outcome says nothing of 'door'"#,
      #"14:34: unknown role 'dor'; did you mean 'door'?"#,
      #"39:32: unknown outcome 'completed'; there is none"#),
    Case(
      #""roles": ["door"]"#,
      #""roles": ["door", "door"]"#,
      #"13:41: the role 'door' is here twice"#,
      #"39:20: this order needs the key 'words': its family has several roles"#),
    Case(
      #""roles": ["inner", "outer"]"#,
      #""roles": ["inner", {"name": "outer", "childOf": "iner"}]"#,
      #"21:71: unknown role 'iner'; did you mean 'inner'?"#),
    Case(
      #""first": "inner.didClose""#,
      #""first": "inner""#,
      #"32:28: 'inner' is not an event: write a role, a dot and a callback"#),
    Case(
      #""second": "outer.willOpen""#,
      #""second": "inner.didClose""#,
      #"32:56: an event cannot come before itself"#),
    Case(
      #"is", "evidence": ["doc: manual"]"#,
      #"is", "evidence": ["page: manual"]"#,
      #"33:80: unknown basis of evidence 'page'; there are article, doc, hdr, test, recording, code"#
    ),
    Case(
      #"is", "evidence": ["doc: manual"]"#,
      #"is", "evidence": []"#,
      #"33:79: expected at least one piece of evidence, found a list"#),
    Case(
      #"is", "evidence": ["doc: manual"]"#,
      #"is", "evidence": ["doc:"]"#,
      #"33:80: this evidence names no source: write 'doc: ' and where it is said"#),
    Case(
      #"is", "evidence": ["doc: manual"]"#,
      #"is", "evidence": ["doc"]"#,
      #"33:80: this evidence names no source: write 'doc: ' and where it is said"#),
    Case(
      #""roles": ["inner", "outer"]"#,
      #""roles": [{"name": "inner", "childOf": "outer"}, {"name": "outer", "childOf": "inner"}]"#,
      #"21:15: the role 'inner' of 'lock' is a child of its own child: leave out one 'childOf'"#),
    Case(
      #""promises": ["#,
      #""actions": [{"name": "didOpen", "summary": "x"}], "promises": ["#,
      #"30:24: 'didOpen' is a callback; an action needs a name of its own"#),
    Case(
      #""promises": ["#,
      #""promises": [\#n    {\#n      "id": "D0", "first": "outer.didOpen", "second": "inner.willClose",\#n      "text": "first open, then close", "evidence": ["doc: manual"]\#n    },"#,
      #"35:5: no order of 'lock' that ends as completed keeps D1 together with D0 (outer.didOpen before inner.willClose)"#
    ),
    Case(
      #"inner.didClose outer.willOpen outer.didOpen""#,
      #"outer.willOpen inner.didClose outer.didOpen""#,
      #"49:44: 'inner.willClose outer.willOpen inner.didClose outer.didOpen' breaks D1: inner.didClose before outer.willOpen"#
    ),
    Case(
      #"inner.didClose outer.willOpen outer.didOpen""#,
      #"inner.didClose outer.willOpen""#,
      #"49:44: 'inner.willClose inner.didClose outer.willOpen' is not made of what 'lock' says each role is sent"#
    ),
    Case(
      #""words": "inner.willClose"#,
      #""words": "willClose"#,
      #"49:45: 'willClose' names no role: write e.g. 'inner.willClose'"#),
    Case(
      #""words": "inner.willClose"#,
      #""words": "outr.willClose"#,
      #"49:45: unknown role 'outr'; did you mean 'outer'?"#),
    Case(
      #""name": "lock", "summary""#,
      #""name": "unlock", "summary""#,
      #"48:9: this order needs the key 'family': no family is called 'unlock'"#),
    Case(
      #""outcome": "completed", "words""#,
      #""outcome": "cancelled", "words""#,
      #"49:22: unknown outcome 'cancelled'; there are completed"#),
    Case(
      #"{"name": "closing""#,
      #"{"name": "ajar", "rest": true},\#n    {"name": "closing""#,
      #"9:14: no calls lead from 'closed' to the state 'ajar'"#),
    Case(
      #"{"name": "closing""#,
      #"{"name": "stuck"},\#n    {"name": "closing""#,
      #"9:14: no calls lead from 'closed' to the state 'stuck'"#),
    Case(
      #""name": "closed", "rest": true"#,
      #""name": "closed""#,
      #"14:51: 'closed' is not a rest state; an episode starts and ends in one of open"#,
      #"18:65: 'closed' is not a rest state; an episode starts and ends in one of open"#,
      #"24:43: 'closed' is not a rest state; an episode starts and ends in one of open"#,
      #"25:29: 'closed' is not a rest state; an episode starts and ends in one of open"#),
    Case(
      #""kinds": ["#,
      #""initialKind": "close",\#n  "kinds": ["#,
      #"36:18: a history starts with 'close', so its actors must be in 'closed' before it"#),
    Case(
      #""kinds": ["#,
      #""documentedKinds": ["lok"],\#n  "kinds": ["#,
      #"36:23: unknown kind 'lok'; did you mean 'lock'?"#),
    Case(
      #""kinds": ["#,
      #""profiles": [{"profile": "a"}],\#n  "kinds": ["#,
      #"1:1: of several versions each needs the key 'profile'"#),
    Case(
      #""actor": "door""#,
      #""actor": "door", "profile": "a", "profiles": [{"profile": "a"}, {"profile": "b", "actor": 7}]"#,
      #"3:61: the profile 'a' is here twice"#,
      #"3:93: expected the word for an actor in quotes, found a number"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[willOpen]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]""#,
      #"14:117: brackets lie more than 32 deep (Limits.wordDepth)"#),
    Case(
      #""words": "willOpen didOpen""#,
      #""words": "(willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen & willOpen)""#,
      #"14:84: these words need more than 4096 states (Limits.episodeStates): write fewer"#),
    Case(
      #""name": "doors""#,
      #""name": "doors", "name": "gates""#,
      #"2:20: the key 'name' is here twice"#),
  ]
}
