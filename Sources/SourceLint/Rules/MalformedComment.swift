import EventChecking
import EventModel
import SourceReading

extension SourceRule {
  static let malformedComment = SourceRule(
    RuleDescription(
      id: "malformed_comment", severity: .warning,
      summary: "a comment for this tool that cannot be understood, or silences nothing",
      finds: """
        A comment that begins with `transition-lint:` and continues with an unknown word, a rule \
        that does not exist, or an assumption that cannot be read. A comment that silences a rule in \
        one line without a finding of the rule is a note.
        """,
      matters: "The comment has no effect.",
      remedy: """
        write disable:next, disable:this, disable or enable with the ids of rules, or assume with an \
        assumption
        """,
      bad: """
        class FilmViewController: UIViewController {
          // transition-lint:disable:nxt left_acquired
          override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        }
        """,
      good: """
        class FilmViewController: UIViewController {
          // transition-lint:disable:next wrong_super
          override func viewDidAppear(_ animated: Bool) {}
        }
        """,
      source: "the comments this tool reads")
  ) { project, rule in
    project.directives.flatMap { directives in
      var claims = directives.mistakes.map { mistake in
        SourceClaim(rule, at: mistake.site, about: mistake.message, mistake.message)
      }
      for assumed in directives.assumed {
        do throws(AssumptionError) {
          _ = try project.contract.assumption(assumed.text)
        } catch {
          var site = assumed.site
          site.column += String(assumed.text.prefix(error.column - 1)).utf8.count
          let hint = Spelling.question(error.suggestion, in: "`")
          claims.append(
            SourceClaim(rule, at: site, about: assumed.text, "\(error.message)\(hint)"))
        }
      }
      return claims
    }
  }
}
