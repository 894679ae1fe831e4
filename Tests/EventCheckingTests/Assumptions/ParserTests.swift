import EventCatalogue
import EventChecking
import EventModel
import Testing

private let contract = Contract.viewTransitions

/// Writes out the claims that stand as single capitals in a text.
private func spelledOut(_ text: String) -> String {
  text.map { $0.isUppercase ? "never \($0).viewDidAppear" : String($0) }.joined()
}

@Suite struct ParserTests {
  @Test func `Every sentence is its template`() throws {
    let (a, b) = ("new.viewWillAppear", "new.viewDidAppear")
    let pairs = [
      ("\(a) before \(b)", "NotSuccession(\(b), \(a))"),
      ("\(a) only after \(b)", "Precedence(\(b), \(a))"),
      ("\(a) leads to \(b)", "Response(\(a), \(b))"),
      ("\(a) right before \(b)", "ChainSuccession(\(a), \(b))"),
      ("\(a) paired with \(b)", "AlternateSuccession(\(a), \(b))"),
      ("\(a) at most once", "Absence(2, \(a))"),
      ("\(a) at least once", "Existence(\(a))"),
      ("\(a) exactly once", "Exactly(\(a))"),
      ("never \(a)", "Absence(\(a))"),
    ]
    #expect(pairs.count == Sentence.all.count)
    for (sentence, template) in pairs {
      let assumption = try contract.assumption(sentence)
      #expect(AssumptionPrinter(isCanonical: true).text(of: assumption) == template)
      #expect(try contract.assumption(template) == assumption)
      #expect(assumption.description == sentence)
    }
  }

  @Test func `Every template is read under its name, without regard to case`() throws {
    for template in Formula.Template.all {
      let events = ["current.viewDidAppear", "new.viewDidAppear"].prefix(template.arity)
      let list = "(\(events.joined(separator: ", ")))"
      let assumption = try contract.assumption(template.name.uppercased() + list)
      #expect(assumption.description == template.name + list)
    }
  }

  @Test func `Values and texts say the same`() throws {
    let pairs: [(Formula, String)] = [
      (
        .before(.current(.viewWillDisappear), .new(.viewDidAppear)),
        "current.viewWillDisappear before new.viewDidAppear"
      ),
      (
        .onlyAfter(.new(.viewDidAppear), .new(.viewWillAppear)),
        "new.viewDidAppear only after new.viewWillAppear"
      ),
      (
        .leadsTo(.new(.viewWillAppear), .new(.viewDidAppear)),
        "new.viewWillAppear leads to new.viewDidAppear"
      ),
      (
        .rightBefore(.new(.viewWillAppear), .new(.viewDidAppear)),
        "new.viewWillAppear right before new.viewDidAppear"
      ),
      (
        .pairedWith(.new(.viewWillAppear), .new(.viewDidAppear)),
        "new.viewWillAppear paired with new.viewDidAppear"
      ),
      (
        .pairedWith(.view(.viewWillAppear), .view(.viewWillDisappear)),
        "AlternatePrecedence(view.viewWillAppear, view.viewWillDisappear)"
          + " and view.viewWillAppear never twice before view.viewWillDisappear"
      ),
      (.atMostOnce(.new(.viewDidAppear)), "new.viewDidAppear at most once"),
      (.atLeastOnce(.new(.viewDidAppear)), "new.viewDidAppear at least once"),
      (.exactlyOnce(.new(.viewDidAppear)), "new.viewDidAppear exactly once"),
      (.template(.existence, .view(.viewDidAppear), count: 3), "Existence(3, view.viewDidAppear)"),
      (
        .state(of: .new, isNot: "shown", at: .current(.viewDidDisappear)),
        "new is not shown at current.viewDidDisappear"
      ),
      (
        .state(of: .named("Inbox (1)"), is: "hidden", at: .named("A.B", .viewDidAppear)),
        #""Inbox (1)" is hidden at A.B.viewDidAppear"#
      ),
      (.never(.named("view", .viewDidAppear)), #"never "view".viewDidAppear"#),
      (.never(.named(#"a"b\c"#, .viewDidAppear)), #"never "a\"b\\c".viewDidAppear"#),
      (.template(.initially, .new(.viewWillAppear)), "Init(new.viewWillAppear)"),
    ]
    for (formula, text) in pairs {
      #expect(formula.description == text)
      #expect(try contract.assumption(text).formula == formula)
    }
  }

  @Test func `Connectives bind as they should`() throws {
    func same(_ first: String, _ second: String) throws -> Bool {
      let formulas = try [first, second].map { text in
        try contract.assumption(spelledOut(text)).formula
      }
      return formulas[0] == formulas[1]
    }
    #expect(try same("not A and B or C implies D", "((((not A) and B) or C) implies D)"))
    #expect(try same("A implies B implies C", "A implies (B implies C)"))
    #expect(try same("A and B and C", "(A and B) and C"))
    #expect(try !same("A and B and C", "A and (B and C)"))
    #expect(try same("not not A", "not (not A)"))
  }

  @Test func `Blanks and comments do not matter, except inside quotes`() throws {
    let plain = try contract.assumption(#"never "a # b".viewDidAppear"#)
    let spaced = try contract.assumption("\t never \"a # b\" . viewDidAppear   # not \"this")
    #expect(plain == spaced)
    #expect(plain.formula == .never(.named("a # b", .viewDidAppear)))
  }

  @Test func `Limits stand in front`() throws {
    let text = "in navigation, pageCurl.cancelled: never new.viewDidDisappear"
    let assumption = try contract.assumption(text)
    #expect(
      assumption.limits == [
        Assumption.Limit("navigation"), Assumption.Limit("pageCurl", .cancelled),
      ])
    #expect(assumption.description == text)
  }

  @Test func `A quoted name is a name whatever it says`() throws {
    let assumption = try contract.assumption(#"never "current".viewDidAppear"#)
    #expect(assumption.scope == .history)
    #expect(try contract.assumption("never current.viewDidAppear").scope == .transition)
  }

  @Test func `A file keeps its good lines and reports each bad one`() {
    let file = AssumptionParser(contract).file(
      "\u{FEFF}# what we rely on\r\n\r\nnever view.viewDidAppear # no\r\nnever\r\nnever x\n")
    #expect(file.assumptions.map(\.line) == [3])
    #expect(file.assumptions.map(\.text) == ["never view.viewDidAppear"])
    #expect(file.errors.map(\.line) == [4, 5])
  }
}
