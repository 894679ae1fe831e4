import EventLog
import EventModel
import Testing

@Suite("Flags and counters beside calls")
struct CountedNumberTests {
  /// A call of a legal log with a flag, the depth of the stack and two counters.
  private struct Call {
    var name: String
    var callback: String
    var isAnimated: Bool
    var depth: Int
    var transition: Int
    var visit: Int

    func line(_ shape: String) -> String {
      [
        ("NAME", name), ("CALL", callback), ("FLAG", isAnimated ? "1" : "0"), ("DEPTH", "\(depth)"),
        ("STEP", "\(transition)"), ("VISIT", "\(visit)"),
      ].reduce(shape) { $0.replacing($1.0, with: $1.1) }
    }
  }

  private static func calls() -> [Call] {
    var calls: [Call] = []
    var visits: [String: Int] = [:]
    func add(_ name: String, _ words: [String], _ depth: Int, _ transition: Int) {
      for word in words {
        if word == "viewWillAppear" { visits[name, default: 0] += 1 }
        calls.append(
          Call(
            name: name, callback: word, isAnimated: transition > 0, depth: depth,
            transition: transition, visit: visits[name]!))
      }
    }
    add("Inbox", ["viewWillAppear", "viewDidAppear"], 1, 0)
    for transition in 1...14 {
      let isPush = transition % 2 == 1
      let other = ["Mail", "Profile", "Login"][(transition - 1) / 2 % 3]
      let (current, new) = isPush ? ("Inbox", other) : (other, "Inbox")
      let depth = isPush ? 2 : 1
      add(current, ["viewWillDisappear"], depth, transition)
      add(new, ["viewWillAppear"], depth, transition)
      add(current, ["viewDidDisappear"], depth, transition)
      add(new, ["viewDidAppear"], depth, transition)
    }
    return calls
  }

  @Test(
    "flags and counters are no instances",
    arguments: [
      "-[NAME CALL:] animated FLAG", "-[NAME CALL:FLAG]", "NAME CALL FLAG", "CALL:FLAG NAME",
      "NAME,CALL,FLAG", "[FLAG] NAME CALL", "NAME CALL isBeingPresented FLAG",
      "NAME CALL moving=FLAG presented=0", "NAME CALL (FLAG)", "NAME CALL #FLAG", "NAME(FLAG) CALL",
      #"{"screen":"NAME","event":"CALL","isMovingToParent":FLAG}"#, "NAME CALL depth DEPTH",
      "NAME[DEPTH] CALL", "NAME DEPTH CALL", "NAME CALL transition STEP", "NAME CALL t=STEP",
      "[STEP] NAME CALL", "NAME CALL #STEP", #"{"screen":"NAME","event":"CALL","transition":STEP}"#,
      "NAME CALL #VISIT", "NAME CALL visits=VISIT", "NAME CALL (VISIT)",
      "NAME CALL depth DEPTH visit VISIT",
    ], [10, 30, 58])
  func numbers(_ shape: String, _ count: Int) throws {
    let calls = Self.calls().prefix(count)
    let text = calls.map { $0.line(shape) + "\n" }.joined()
    let found = try read(Array(text.utf8), as: .console)
    #expect(found.records.count == calls.count)
    #expect(found.lines.map { $0.prefix { $0 != " " } } == calls.map { "\($0.name)*"[...] })
  }

  @Test("a counter of the visits of each instance is no instance")
  func visitsOfInstances() throws {
    let words = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    var lines = [(1, 0), (1, 1)]
    // A page pushes another one of its class, which pushes a third one, again and again.
    for round in 1...3 {
      for (current, new) in [(round, 1), (1, 1), (1, 2), (2, round + 1)] {
        lines += [(current, 2), (new, 0), (current, 3), (new, 1)]
      }
    }
    let text = lines.map { "MailList \(words[$0.1]) #\($0.0)\n" }.joined()
    let found = try listing(of: text, as: .console)
    #expect(found.allSatisfy { $0.hasPrefix("MailList* ") })
  }

  @Test("a call that comes twice is read as one view's, whatever its flag is")
  func twice() throws {
    var lines = Self.calls().prefix(14).map { $0.line("NAME CALL animated FLAG") }
    lines.append(lines[13].replacing("animated 1", with: "animated 0"))
    let found = try listing(of: lines.joined(separator: "\n"), as: .console)
    #expect(Set(found.suffix(2)).count == 1)
  }

  @Test("a number that is part of the name is an instance, although no screen is shown again")
  func newInstances() throws {
    let words = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    for shape in ["NAME#VISIT CALL", "NAME(VISIT) CALL", "CALL NAME id VISIT"] {
      let text = (1...4).flatMap { number in
        words.map { word in
          shape.replacing("NAME", with: "MailList").replacing("CALL", with: word)
            .replacing("VISIT", with: "\(number)") + "\n"
        }
      }
      let found = try listing(of: text.joined(), as: .console)
      #expect(found.prefix(5).last == "MailList@2 wa", "\(shape)")
    }
  }

  @Test(
    "the number of an instance is one, although it is not marked, if it explains the calls",
    arguments: ["NAME CALL uid=VISIT", "NAME VISIT CALL", "NAME#VISIT CALL"])
  func instances(_ shape: String) throws {
    let words = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    func call(_ number: Int, _ word: Int) -> String {
      shape.replacing("NAME", with: "MailList").replacing("CALL", with: words[word])
        .replacing("VISIT", with: "\(number)")
    }
    var lines = [call(1, 0), call(1, 1)]
    for push in 1...4 {
      for (current, new) in [(1, push + 1), (push + 1, 1)] {
        lines += [call(current, 2), call(new, 0), call(current, 3), call(new, 1)]
      }
    }
    let found = try listing(of: lines.joined(separator: "\n"), as: .console)
    #expect(
      found.prefix(6) == [
        "MailList@1 wa", "MailList@1 da", "MailList@1 wd", "MailList@2 wa", "MailList@1 dd",
        "MailList@2 da",
      ])
  }
}
