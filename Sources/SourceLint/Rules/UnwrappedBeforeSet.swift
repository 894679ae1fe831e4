import EventModel
import SourceReading

extension SourceRule {
  static let unwrappedBeforeSet = SourceRule(
    RuleDescription(
      id: "unwrapped_before_set", severity: .warning,
      summary: "unwrapped with ! although some legal order never sets it",
      finds: """
        A property that gets its value in only one callback and that another callback unwraps with \
        `!`, where a legal order runs the second callback without the first.
        """,
      matters: """
        A screen whose appearance is cancelled gets viewWillDisappear and viewDidDisappear but \
        never viewDidAppear, and the app crashes.
        """,
      remedy: "unwrap with if let, or set it in viewDidLoad or viewWillAppear",
      bad: """
        class GameViewController: UIViewController {
          var started: Double?

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            started = CACurrentMediaTime()
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            report(started!)
          }

          func report(_ time: Double) {}
        }
        """,
      good: """
        class GameViewController: UIViewController {
          var started: Double?

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            started = CACurrentMediaTime()
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            report(started!)
          }

          func report(_ time: Double) {}
        }
        """,
      source: "the orders of the catalogue")
  ) { project, rule in
    project.screens.flatMap { screen in
      screen.facts.effects.compactMap { effect in
        guard effect.act == .unwrap, let callback = effect.phase.callback else { return nil }
        let assigns = screen.facts.effects.filter {
          $0.act == .assign && $0.identity == effect.identity
        }
        // A property that other code may have set is not known to be missing.
        guard !assigns.isEmpty, assigns.allSatisfy(\.phase.isCallback),
          let first = assigns.min(by: { project.order($0) < project.order($1) }),
          let setter = first.phase.callback, project.judged(setter) != project.judged(callback),
          effect.marks.isDisjoint(with: [.guardedByOwnState, .aware])
        else { return nil }
        let claim = Formula.onlyAfter(project.event(callback), project.event(setter))
        var found = SourceClaim(
          rule, screen.facts, at: effect, about: effect.identity, Assumption(claim),
          "\(effect.identity) is unwrapped in \(callback), and only \(setter) sets it")
        found.row = effect.identity
        found.note("set in \(setter)", at: first)
        found.help = rule.remedy
        return found.lowered(if: effect.isDoubtful)
      }
    }
  }
}

extension SourceProject {
  fileprivate func order(_ effect: SourceEffect) -> Int { effect.phase.callback.map(order) ?? 0 }
}
