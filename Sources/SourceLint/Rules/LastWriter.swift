import EventModel
import SourceReading

extension SourceRule {
  static let lastWriter = SourceRule(
    RuleDescription(
      id: "last_writer", severity: .note,
      summary: "which of two screens writes a shared value last depends on the transition",
      finds: """
        A shared value that one screen writes when it leaves and another when it comes, where the \
        leaving screen writes last in some kind of transition, so that the value of the shown \
        screen is lost. The finding names these kinds. Without --kinds, the screens that write a \
        value of the navigation controller are taken to be pushed. Two screens of one class, such as \
        two pages of one pager, are not compared. It is a warning where --kinds \
        was given and a chosen kind is one of them.
        """,
      matters: """
        A push calls the current screen first; a page view controller, or a tab bar since iOS 18, \
        calls the new screen first. The value that the new screen set is overwritten as soon as \
        the screens are used in such a container.
        """,
      remedy: """
        set the value in viewDidAppear and reset it in viewWillDisappear, since the screen that comes gets \
        the first after the one that leaves gets the second in every kind, or let the container decide
        """,
      bad: """
        class FilmViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            UIApplication.shared.isIdleTimerDisabled = true
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            UIApplication.shared.isIdleTimerDisabled = false
          }
        }

        class MapViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            UIApplication.shared.isIdleTimerDisabled = true
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            UIApplication.shared.isIdleTimerDisabled = false
          }
        }
        """,
      good: """
        class FilmViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIApplication.shared.isIdleTimerDisabled = true
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            UIApplication.shared.isIdleTimerDisabled = false
          }
        }

        class MapViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIApplication.shared.isIdleTimerDisabled = true
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            UIApplication.shared.isIdleTimerDisabled = false
          }
        }
        """,
      source: "the orders of the catalogue")
  ) { project, rule in
    let outcomes: [Outcome] = project.kinds == nil ? [.completed] : [.completed, .cancelled]
    return project.sharedWrites.flatMap { writes in
      outcomes.compactMap { writes.claim(after: $0, rule, project) }
    }
  }
}

/// The writes of one shared value by all screens.
private struct SharedWrites {
  typealias Write = (screen: SourceFacts, effect: SourceEffect)

  var leaving: [Write] = []
  var entering: [Write] = []

  /// Returns the claim about the first two screens where one resets what the other sets: the screen
  /// that is shown after transitions of an outcome writes last.
  ///
  /// After a completed one that is the new screen, after a cancelled one the screen that stays.
  func claim(
    after outcome: Outcome, _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    for leave in leaving {
      guard
        let enter = entering.first(where: {
          $0.screen.name != leave.screen.name && $0.effect.act != leave.effect.act
            && $0.screen.site.file.isOfSameProgram(as: leave.screen.site.file)
        }), let reset = leave.effect.phase.callback, let set = enter.effect.phase.callback,
        let limits = leave.effect.transitions(outcome, of: project), !limits.isEmpty
      else { continue }
      let (role, other) = outcome == .completed ? ("current", "new") : ("new", "current")
      let claim = Formula.leadsTo(
        EventTerm(.role(role), project.judged(reset)), EventTerm(.role(other), project.judged(set)))
      let title = leave.effect.heldTitle
      var found = SourceClaim(
        rule, leave.screen, at: leave.effect, about: title, Assumption(claim, in: limits),
        outcome == .completed
          ? "\(title) is written in \(reset) after \(enter.screen.name) has written it in \(set)"
          : "\(title) is written in \(reset) after \(enter.screen.name), which stays, has written it "
            + "in \(set) again")
      found.role = role
      found.others = [other: enter.screen.name]
      found.severity = project.kinds == nil ? rule.severity : .warning
      found.note("written by \(enter.screen.name) in \(set)", at: enter.effect)
      found.help = rule.remedy
      return found.lowered(if: leave.effect.isDoubtful || enter.effect.isDoubtful)
    }
    return nil
  }
}

extension SourceEffect {
  /// Returns the transitions of an outcome in which the two screens may follow each other: those of
  /// the chosen kinds, or nil if there are none. Two screens that write a value of their navigation
  /// controller stand in one: they are pushed or, where such kinds are chosen, its container's pages.
  fileprivate func transitions(
    _ outcome: Outcome, of project: SourceProject
  ) -> [Assumption.Limit]? {
    let all = project.variants(outcome)
    guard identity.hasPrefix("navigationController"),
      project.contract.kind(named: "navigation") != nil
    else { return all }
    let kinds =
      project.kinds == nil
      ? ["navigation"] : ["navigation", "pageScroll", "pageCurl", "containment"]
    let inside = all.filter { $0.kind.map(kinds.contains) ?? false }
    return inside.isEmpty ? nil : inside
  }
}

extension String {
  /// Returns whether two source files may be parts of one program: an app and each of its extensions
  /// are different programs, and the sources of each stand in a directory of its own.
  fileprivate func isOfSameProgram(as other: String) -> Bool {
    appExtension == other.appExtension
  }

  /// The directory in a path that has the name of an app extension: `ShareExtension`.
  private var appExtension: Substring? {
    split(separator: "/").dropLast().first { name in
      name.hasSuffix("Extension") || name.hasSuffix("Appex")
    }
  }
}

extension SourceProject {
  fileprivate var sharedWrites: [SharedWrites] {
    var order: [String] = []
    var groups: [String: SharedWrites] = [:]
    for screen in screens {
      for effect in screen.facts.effects where effect.isSharedWrite {
        guard let callback = effect.phase.callback else { continue }
        let key = "\(effect.resource) \(effect.identity)"
        if groups[key] == nil {
          order.append(key)
          groups[key] = SharedWrites()
        }
        if leavesOrHasLeft(callback) {
          groups[key]!.leaving.append((screen.facts, effect))
        } else {
          groups[key]!.entering.append((screen.facts, effect))
        }
      }
    }
    return order.map { groups[$0]! }
  }
}

extension SourceEffect {
  fileprivate var isSharedWrite: Bool {
    writesSharedValue && act != .set && marks.isDisjoint(with: [.aware, .guardedByOwnState])
  }
}
