import EventCatalogue
import EventChecking
import EventModel

extension Fuzzer {
  static let assumptions = Fuzzer(
    name: "assumptions", summary: "what is parsed prints to text that parses to the same value",
    smokeCount: 1_000,
    make: { maker in
      var bytes = Array(maker.assumptionText(subjects: maker.subjects()).utf8)
      if maker.oneIn(4) { bytes = maker.randomTokens(of: InputMaker.assumptionTokens, upTo: 40) }
      return maker.mutated(bytes, with: InputMaker.assumptionTokens)
    },
    check: { bytes in
      let file = AssumptionParser(.viewTransitions).file(String(decoding: bytes, as: UTF8.self))
      for parsed in file.assumptions {
        let printed = parsed.assumption.description
        guard let again = try? Contract.viewTransitions.assumption(printed) else {
          return "prints as text that cannot be read: \(printed)"
        }
        if again != parsed.assumption { return "prints as another assumption: \(printed)" }
        if again.description != printed { return "prints in two ways: \(printed)" }
      }
      for error in file.errors {
        let columns = 1...error.source.count + 1
        if !columns.contains(error.column) || error.length < 0 { return "no such column: \(error)" }
        if error.message.isEmpty { return "an error without words" }
      }
      return nil
    })

  static let judge = Fuzzer(
    name: "judge", summary: "every verdict has a proof that a checker without search accepts",
    smokeCount: 25,
    make: { maker in Array(maker.assumptionText(subjects: maker.subjects()).utf8) },
    check: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard let assumption = try? Contract.viewTransitions.assumption(text) else { return nil }
      var judge = Judge(.viewTransitions)
      do {
        let judgement = try judge.judgement(on: assumption)
        let certificate = try judge.certificate(for: judgement)
        var checker = CertificateChecker(judge)
        let problems = try checker.problems(in: certificate, for: judgement)
        return problems.first.map { "\(text): \(judgement.verdict): \($0)" }
      } catch {
        // That a claim takes too many states is a valid answer.
        return nil
      }
    })
}

extension InputMaker {
  /// Returns the subjects of one scope.
  mutating func subjects() -> [Subject] {
    pick([
      [.role("current"), .role("new")], [.each("view")],
      [.named("Inbox"), .named("Inbox (1)"), .named("before")],
    ])
  }

  mutating func assumptionText(subjects: [Subject]) -> String {
    let formula = formula(subjects, depth: 0)
    return Assumption(formula).description
  }

  private mutating func formula(_ subjects: [Subject], depth: Int) -> Formula {
    guard depth < 3, below(3) > 0 else { return claim(subjects) }
    let first = formula(subjects, depth: depth + 1)
    switch below(4) {
    case 0: return .not(first)
    case 1: return .and(first, formula(subjects, depth: depth + 1))
    case 2: return .or(first, formula(subjects, depth: depth + 1))
    default: return .implies(first, formula(subjects, depth: depth + 1))
    }
  }

  private mutating func claim(_ subjects: [Subject]) -> Formula {
    if oneIn(4) {
      let (subject, state) = (pick(subjects), pick(Self.states))
      return .state(of: subject, is: state, at: event(subjects))
    }
    if oneIn(5) { return .balance(balance(subjects)) }
    let template = pick(Formula.Template.all)
    var events = [event(subjects)]
    while events.count < template.arity {
      let other = event(subjects)
      if other != events[0] { events.append(other) }
    }
    let count = template.takesCount ? 1 + below(3) : 1
    return .template(
      Formula.TemplateClaim(
        template, events, count: count, wording: oneIn(2) ? .template : .sentence))
  }

  private mutating func balance(_ subjects: [Subject]) -> Formula.BalanceClaim {
    let acquire = event(subjects)
    var release = EventTerm(acquire.subject, pick(Contract.viewTransitions.callbacks))
    while release == acquire {
      release = EventTerm(acquire.subject, pick(Contract.viewTransitions.callbacks))
    }
    let aspects: [Formula.BalanceClaim.Aspect] = [
      .neverTwice, .neverWithout, .held(while: "shown"), .free(while: "hidden"),
      .steady(while: "hidden"), .balanced,
    ]
    let aspect = acquire.subject.scope == .transition ? aspects[below(2)] : pick(aspects)
    return Formula.BalanceClaim(aspect, [acquire], [release], isHeldAtStart: oneIn(4))
  }

  private mutating func event(_ subjects: [Subject]) -> EventTerm {
    EventTerm(pick(subjects), pick(Contract.viewTransitions.callbacks))
  }

  private static let states = ["hidden", "appearing", "shown", "disappearing"]

  static let assumptionTokens = [
    "(", ")", ",", "\"", "\\", "#", ".", ":", "not ", " and ", " or ", " implies ", " before ",
    " only after ", " leads to ", " right before ", " paired with ", " at most once", "never ",
    "in ", "navigation", "pageCurl.cancelled", " is ", " is not ", "shown", " at ", "current.",
    "new.", "view.", "Inbox.", "\"Inbox (1)\".", "viewWillAppear", "viewDidDisappear", "Existence(",
    "64", "0", "99999999999999999999", "NotSuccession(", "init", " ", "\n", "\t", "é", "e\u{301}",
    "not not ", "((((", "))))", "\r\n", "\u{FEFF}", "ChainPrecedence(", "\"\"", "before",
    " never twice before ", " never without ", " to ", " held while ", " balanced by ", "{", "}",
    "once",
  ]
}
