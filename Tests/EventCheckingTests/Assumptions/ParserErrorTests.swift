import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

private let contract = Contract.viewTransitions

private func error(_ text: String) -> AssumptionError? {
  do throws(AssumptionError) {
    _ = try contract.assumption(text)
    return nil
  } catch {
    return error
  }
}

@Suite struct ParserErrorTests {
  @Test func `An error shows the place and what was probably meant`() {
    #expect(
      error("current.viewWillDisapear before new.viewDidAppear")?.description == """
        1:1: expected an event that ends in viewWillAppear, viewDidAppear, viewWillDisappear, \
        viewDidDisappear, found `current.viewWillDisapear`
          current.viewWillDisapear before new.viewDidAppear
          ^^^^^^^^^^^^^^^^^^^^^^^^
          did you mean `current.viewWillDisappear`?
        """)
  }

  @Test func `Each mistake is found at its column, and the cure is named`() {
    let cases: [(text: String, column: Int, part: String, meant: String?)] = [
      ("", 1, "the line ends", nil),
      ("new.viewDidAppear befor new.viewWillAppear", 19, "found `befor`", "before"),
      ("new.viewDidAppear Before new.viewWillAppear", 19, "found `Before`", "before"),
      ("new.viewDidAppear at mots once", 22, "expected `most once` or `least once`", "most"),
      ("new.viewDidAppear", 18, "the line ends", nil),
      ("Presedence(new.viewDidAppear, x)", 1, "expected a template", "Precedence"),
      ("Response(new.viewDidAppear)", 27, "a second event", nil),
      ("Response(2, new.viewDidAppear)", 10, "Response takes no number", nil),
      ("Existence(0, new.viewDidAppear)", 11, "a number is 1 to 64 (Limits.count), not 0", nil),
      ("Existence(65, new.viewDidAppear)", 11, "not 65", nil),
      ("Existence(99999999999999999999, new.viewDidAppear)", 11, "is not a number", nil),
      ("never (new.viewDidAppear)", 7, "expected an event", nil),
      (
        "new.viewDidAppear before new.viewDidAppear", 26, "both events are",
        "new.viewDidAppear at most once"
      ),
      (
        "new.viewDidAppear before view.viewWillAppear", 26,
        "one assumption keeps to one scope: `new` is a side of a transition, `view` is every "
          + "view by itself", nil
      ),
      (
        "new.viewDidAppear before curent.viewWillAppear", 26, "`curent` is a name",
        "current.viewWillAppear"
      ),
      ("new.viewDidAppear before parent.viewDidAppear", 26, "no transition has both", nil),
      ("never viewDidAppear", 7, "expected an event", "view.viewDidAppear"),
      (
        "never before.viewDidAppear", 7, "as a name it must be quoted", #""before".viewDidAppear"#
      ),
      ("never \"Inbox", 7, "the quotes do not end", nil),
      (#"never "a\n".viewDidAppear"#, 7, "inside quotes", nil),
      (#"never "".viewDidAppear"#, 7, "not empty", nil),
      ("new is shwn at current.viewDidAppear", 8, "expected `hidden`", "shown"),
      ("new is shown current.viewDidAppear", 14, "expected `at`", nil),
      ("in navigaton: never new.viewDidAppear", 4, "expected a kind", "navigation"),
      ("in modal.cancelled: never new.viewDidAppear", 4, "`modal.completed`", "modal.completed"),
      ("in modal never new.viewDidAppear", 10, "expected `,` or `:`", nil),
      ("(never new.viewDidAppear", 25, "the line ends", nil),
      ("never new.viewDidAppear)", 24, "found `)`", nil),
      ("never new.viewDidAppear & x", 25, "found `&`", "and"),
    ]
    for (text, column, part, meant) in cases {
      let found = error(text)
      #expect(found?.column == column, "\(text)")
      #expect(found?.message.contains(part) == true, "\(text): \(found?.message ?? "no error")")
      #expect(found?.suggestion == meant, "\(text)")
    }
  }

  @Test func `Calls that are not judged are refused with when they come and what to write`() {
    #expect(
      error("never new.viewIsAppearing")?.description.contains(
        "`viewIsAppearing` cannot be named in an assumption: it comes directly after its own "
          + "viewWillAppear and before any other call, so write viewWillAppear in its place; the "
          + "calls that can be named are viewWillAppear, viewDidAppear, viewWillDisappear, "
          + "viewDidDisappear") == true)
    for text in ["viewDidLoad only before view.viewDidAppear", "never view.viewDidLoad"] {
      let found = error(text)?.description ?? ""
      #expect(found.contains("comes once in a view's life, before all calls that can be named"))
      #expect(found.contains("write `once` in its place"))
    }
    // The twin: a call that nothing is said about.
    var silent = Contract.viewTransitions
    silent.contextNotes = [:]
    let found = #expect(throws: AssumptionError.self) {
      try silent.assumption("never view.viewDidLoad")
    }
    #expect(found?.description.contains("says nothing about when it comes") == true)
  }

  @Test func `Everyday words get the sentence that means the same, and no opposite`() {
    let meanings: [(words: String, meant: String?)] = [
      ("after", "only after"), ("always after", "only after"), ("always follows", "only after"),
      ("is always called after", "only after"), ("comes after", "only after"),
      ("is preceded by", "only after"), ("always before", "before"), ("is before", "before"),
      ("must come before", "before"), ("precedes", "before"), ("has to precede", "before"),
      ("followed by", "leads to"),
      ("is always followed by", "leads to"), ("eventually", "leads to"),
      ("immediately before", "right before"), ("balanced with", "balanced by"),
      ("is balanced by", "balanced by"), ("is paired with", "paired with"),
      ("always", nil), ("is not before", nil), ("is never after", nil), ("may come after", nil),
      ("immediately after", nil), ("without", nil), ("is", nil),
    ]
    for (words, meant) in meanings {
      let found = error("view.viewDidAppear \(words) view.viewWillAppear")
      #expect(found != nil, "\(words)")
      #expect(found?.suggestion == meant, "\(words)")
      if meant != nil { #expect(found?.found == words && found?.length == words.count, "\(words)") }
    }
  }

  @Test func `Everyday words for a number of calls get the sentence that means the same`() {
    let meanings = [
      "never called twice": "at most once", "is never called twice": "at most once",
      "never twice": "at most once", "is not called more than once": "at most once",
      "is only called once": "exactly once", "is called exactly once": "exactly once",
    ]
    for (words, meant) in meanings {
      #expect(error("view.viewDidAppear \(words)")?.suggestion == meant, "\(words)")
    }
    #expect(
      error("view.viewDidAppear never twice view.viewDidDisappear")?.expected == ["`before`"])
    #expect(error("view.viewDidAppear never twice before view.viewDidDisappear") == nil)
  }

  @Test func `Events that lack a part get the whole sentence that is meant`() {
    let meanings: [(text: String, meant: String?)] = [
      ("new after old", "new.viewDidAppear only after current.viewDidDisappear"),
      ("new before current", "new.viewDidAppear before current.viewDidDisappear"),
      ("new is always called after old", "new.viewDidAppear only after current.viewDidDisappear"),
      ("old -> new", "current.viewDidDisappear leads to new.viewDidAppear"),
      ("old < new", "current.viewDidDisappear before new.viewDidAppear"),
      ("never current", "never current.viewDidDisappear"),
      (
        "Precedence(old.viewWillDisappear, new)",
        "Precedence(current.viewWillDisappear, new.viewDidAppear)"
      ),
      (
        "current viewDidDisappear before new viewDidAppear",
        "current.viewDidDisappear before new.viewDidAppear"
      ),
      (
        "Inbox viewDidAppear before \"My Inbox\" viewDidAppear",
        "Inbox.viewDidAppear before \"My Inbox\".viewDidAppear"
      ),
      ("parent before child", "parent.viewDidAppear before child.viewDidAppear"),
      // Which screen a presentation leaves depends on its direction.
      ("presenting before presented", nil),
      ("Inbox before Detail", nil),
      ("new blah old", "new.viewDidAppear"),
      ("new.viewDidAppear leads to", nil),
    ]
    for (text, meant) in meanings {
      let found = error(text)
      #expect(found != nil, "\(text)")
      #expect(found?.suggestion == meant, "\(text)")
      if let meant, meant.contains(" ") {
        #expect(throws: Never.self, "\(text)") { try contract.assumption(meant) }
      }
    }
    #expect(
      error("new after old")?.message
        == "`new` names no callback; an event has a side and a callback, such as "
        + "`new.viewDidAppear`")
  }

  @Test func `Operators between events get the words that mean the same`() {
    for (sign, meant) in [
      ("->", "leads to"), ("→", "leads to"), ("=>", "leads to"), ("<", "before"), ("<=", "before"),
      (">", "only after"),
    ] {
      let found = error("view.viewDidAppear \(sign) view.viewDidDisappear")
      #expect(found?.suggestion == meant, "\(sign)")
      #expect(found?.length == sign.count, "\(sign)")
    }
    #expect(error("never new.viewDidAppear => never new.viewWillAppear")?.suggestion == "implies")
    #expect(error("never new.viewDidAppear && never new.viewWillAppear")?.suggestion == "and")
  }

  @Test func `A callback without its screen is named before the words around it`() {
    let found = error("viewDidAppear is always called after viewWillAppear")
    #expect(found?.column == 1)
    #expect(found?.suggestion == "view.viewDidAppear")
  }

  @Test func `A name that looks like a side or like any screen must be quoted`() throws {
    let meanings: [(name: String, meant: String?)] = [
      ("Current", "current"), ("NEW", "new"), ("previous", "current"), ("next", "new"),
      ("from", "current"), ("To", "new"), ("self", "view"), ("UIViewController", "view"),
      ("screen", "view"), ("View", "view"), ("presenting", nil), ("Presented", nil),
    ]
    for (name, meant) in meanings {
      let found = error("\(name).viewDidAppear before \(name).viewWillAppear")
      #expect(found?.suggestion == meant.map { "\($0).viewDidAppear" }, "\(name)")
      #expect(found?.message.hasPrefix("`\(name)` is not a s") == true, "\(name)")
      let quoted = try contract.assumption("never \"\(name)\".viewDidAppear")
      #expect(quoted.description == "never \"\(name)\".viewDidAppear")
    }
    let controllers = Contract.componentControllers
    #expect(throws: Never.self) { try controllers.assumption("never next.didMount") }
  }

  @Test func `A call is read as source and logs spell it`() throws {
    let plain = try contract.assumption("Inbox.viewDidAppear only after Inbox.viewWillAppear")
    for text in [
      "Inbox.viewDidAppear: only after Inbox.viewWillAppear:",
      "Inbox.viewDidAppear(_:) only after Inbox.viewWillAppear(animated)",
      "\"Inbox\".viewDidAppear() only after Inbox.viewWillAppear(_ animated: )",
      "-[Inbox viewDidAppear:] only after -[Inbox viewWillAppear:]",
    ] {
      #expect(try contract.assumption(text) == plain, "\(text)")
    }
    #expect(error("never -[Inbox viewDidAppear:")?.message.contains("expected `]`") == true)
    #expect(error("never -[Inbox]")?.message.contains("expected a callback") == true)
    #expect(error("in push: never new.viewDidAppear")?.suggestion == "navigation")
    // Limits at the end are suggested at the front, where they belong.
    #expect(
      error("never new.viewDidAppear in modal, cancelled")?.suggestion
        == "in modal, cancelled: never new.viewDidAppear")
    #expect(error("never new.viewDidAppear in modals")?.suggestion == nil)
    #expect(error("in sheet: never new.viewDidAppear in modal")?.suggestion == nil)
  }

  @Test func `What could stand there is a list`() {
    #expect(error("in modal never new.viewDidAppear")?.expected == ["`,`", "`:`"])
    #expect(error("in modal never new.viewDidAppear")?.found == "never")
  }

  @Test func `Deep nesting is refused, not followed`() {
    let deep = TestScale.count(20_000, oneIn: 5)
    for opening in ["(", "not ", "(not "] {
      let text = String(repeating: opening, count: deep) + "never new.viewDidAppear"
      #expect(error(text)?.message.contains("Limits.formulaDepth") == true)
    }
    let chain = Array(repeating: "never new.viewDidAppear", count: deep)
    for word in [" and ", " or ", " implies "] {
      #expect(error(chain.joined(separator: word))?.message.contains("Limits.formula") == true)
    }
  }

  @Test func `Carets keep tabs so that they stand under their place`() {
    #expect(
      error("\tnever\tx")?.description.hasSuffix("  \tnever\tx\n  \t     \t^") == true)
  }
}
