import EventModel
import SourceReading

extension SourceRule {
  static let repeatedStart = SourceRule(
    RuleDescription(
      id: "repeated_start", severity: .warning,
      summary: "started or added again although the screen never left",
      finds: """
        What only grows or starts over (a list that is appended to, a page that is loaded, playback \
        that is started) in a callback of the appearance, without a guard.
        """,
      matters: """
        A swipe back that the user lets go runs the callback again on a screen that never left: the \
        page jumps back to its top, the list holds everything twice.
        """,
      remedy: """
        do it once, in viewDidLoad, or remember that it was done
        """,
      bad: """
        class HelpViewController: UIViewController {
          let webView = WKWebView()

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            webView.load(URLRequest(url: page))
          }
        }
        """,
      good: """
        class HelpViewController: UIViewController {
          let webView = WKWebView()

          override func viewDidLoad() {
            super.viewDidLoad()
            webView.load(URLRequest(url: page))
          }
        }
        """,
      source: "the orders of the catalogue")
  ) { project, rule in
    project.screens.flatMap { screen in
      screen.facts.effects.compactMap { effect in
        guard case .start(let start) = effect.act, let words = start.words,
          let callback = effect.phase.callback, callback != project.last,
          !project.isLeaving(callback),
          effect.marks.isDisjoint(with: [.guardedByOwnState, .aware, .asksEntering, .asksLeaving])
        else { return nil }
        let claim = BalanceClaim(
          .neverTwice, [project.event(callback)], [project.event(project.last)])
        var found = SourceClaim(
          rule, screen.facts, at: effect, about: "\(start.rawValue) \(effect.title)",
          Assumption(.balance(claim)),
          "\(callback) \(words) again although the screen was never gone (\(effect.title))")
        found.severity = start == .request ? .note : rule.severity
        found.help = rule.remedy
        return found.lowered(if: effect.isDoubtful)
      }
    }
  }
}

extension SourceStart {
  /// What a callback does that starts it; nil if doing it again is harmless.
  fileprivate var words: String? {
    switch self {
    case .growth: "adds"
    case .load: "loads"
    case .request: "sends the request"
    case .playback: "starts playback"
    case .presentation: "presents the screen"
    case .reload: nil
    }
  }
}
