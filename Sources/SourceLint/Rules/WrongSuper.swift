import EventModel
import SourceReading

extension SourceRule {
  static let wrongSuper = SourceRule(
    RuleDescription(
      id: "wrong_super", severity: .warning,
      summary: "calls super for another callback, or not at all",
      finds: """
        An override of a callback that calls super for another callback, or that never calls super \
        although a superclass overrides the same callback. It is a note where the only superclass \
        is the framework's own.
        """,
      matters: """
        What the superclass does in the callback is not done, or is done at the wrong time: it \
        counts its appearances wrongly, or treats the screen as still shown.
        """,
      remedy: "call super for the callback that is overridden",
      bad: """
        class ReaderViewController: UIViewController {
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidAppear(animated)
          }
        }
        """,
      good: """
        class ReaderViewController: UIViewController {
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
          }
        }
        """,
      source: "UIViewController's documentation: an override must call super at some point",
      translations: [
        RuleDescription.Example(
          language: "Objective-C",
          bad: """
            @interface ReaderViewController : UIViewController
            @end

            @implementation ReaderViewController
            - (void)viewDidDisappear:(BOOL)animated {
              [super viewDidAppear:animated];
            }
            @end
            """,
          good: """
            @interface ReaderViewController : UIViewController
            @end

            @implementation ReaderViewController
            - (void)viewDidDisappear:(BOOL)animated {
              [super viewDidDisappear:animated];
            }
            @end
            """)
      ])
  ) { project, rule in
    let overrides = Dictionary(
      project.screens.map { ($0.facts.name, Set($0.facts.overrides.map(\.callback))) }
    ) { $0.union($1) }
    return project.screens.flatMap { screen in
      screen.facts.overrides.compactMap { override in
        let base = screen.facts.bases.first { overrides[$0]?.contains(override.callback) == true }
        return screen.facts.claim(override, base: base, rule).map { claim in
          var claim = claim
          let call = "call `\(project.superCall(of: override))`"
          let callsOwn = override.superCalls.contains { $0.callback == override.callback }
          claim.help =
            callsOwn
            ? "remove that call" : override.superCalls.isEmpty ? call : call + " instead"
          return claim
        }
      }
    }
  }
}

extension SourceFacts {
  /// Returns what is wrong with the calls of super in an override; nil if nothing is.
  ///
  /// - Parameter base: the nearest class above in the scanned files that overrides the same callback.
  fileprivate func claim(
    _ override: Override, base: String?, _ rule: RuleDescription
  ) -> SourceClaim? {
    let callback = override.callback
    let wrong = override.superCalls.first { $0.callback != callback }
    let callsOwn = override.superCalls.contains { $0.callback == callback }
    if callsOwn, wrong == nil { return nil }
    var found = SourceClaim(
      rule, self, at: wrong?.site ?? override.site, in: callback, about: callback.name,
      wrong.map { "\(callback) calls super.\($0.callback)" }
        ?? "\(callback) never calls super" + (base.map { ", and \($0) overrides it" } ?? ""))
    if wrong == nil, base == nil { found.severity = .note }
    return found
  }
}

extension SourceProject {
  /// Returns the missing call of super, in the language of the override.
  fileprivate func superCall(of override: SourceFacts.Override) -> String {
    let name = override.callback.name
    let takesAnimated = SourceVocabulary.parameterCount(of: contract) == 1
    return override.site.file.hasSuffix(".swift")
      ? "super.\(name)(\(takesAnimated ? "animated" : ""))"
      : "[super \(name)\(takesAnimated ? ":animated" : "")]"
  }
}
