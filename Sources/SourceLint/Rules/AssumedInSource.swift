import EventChecking
import EventModel

extension SourceRule {
  static let assumedInSource = SourceRule(
    RuleDescription(
      id: "assumed_in_source", severity: .warning,
      summary: "an assumption written beside the code does not hold",
      finds: """
        A comment that says what the code near it relies on, `transition-lint:assume` and an \
        assumption, where a documented order breaks the assumption. A note where only a permitted \
        order breaks it.
        """,
      matters: "The code was written for an order that does not always occur.",
      remedy: "rely on what the finding names instead, and change the comment with the code",
      bad: """
        class FilmViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            // transition-lint:assume current.viewDidDisappear before new.viewDidAppear
          }
        }
        """,
      good: """
        class FilmViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            // transition-lint:assume current.viewWillDisappear before new.viewDidAppear
          }
        }
        """,
      source: "the orders of the catalogue")
  ) { project, rule in
    project.directives.flatMap { directives in
      directives.assumed.compactMap { assumed in
        guard let assumption = try? project.contract.assumption(assumed.text) else { return nil }
        var found = SourceClaim(
          rule, at: assumed.site, about: assumed.text, "`\(assumption)` does not hold")
        found.assumption = assumption
        found.reportsIncidental = true
        found.help = nil
        return found
      }
    }
  }
}
