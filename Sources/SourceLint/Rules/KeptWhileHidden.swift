import EventModel
import SourceReading

extension SourceRule {
  static let keptWhileHidden = SourceRule(
    RuleDescription(
      id: "kept_while_hidden", severity: .note,
      summary: "a flag is still set while the screen is hidden",
      finds: """
        A shared flag that a screen sets at one callback and resets at another, where a legal order \
        leaves it set when the screen is hidden. Also a swipe back that only viewDidDisappear \
        switches on again, where a screen that was popped no longer has a navigation controller, \
        and one that no screen switches on again: it stays off, which is a warning.
        """,
      matters: """
        The setting then applies to the whole app: the display never dims, or a bar stays hidden \
        on other screens.
        """,
      remedy: "reset it in viewWillDisappear or viewDidDisappear",
      bad: """
        class MapViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIApplication.shared.isIdleTimerDisabled = true
          }

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            UIApplication.shared.isIdleTimerDisabled = false
          }
        }
        """,
      good: """
        class MapViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIApplication.shared.isIdleTimerDisabled = true
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            UIApplication.shared.isIdleTimerDisabled = false
          }
        }
        """,
      source: "the orders of the catalogue")
  ) { project, rule in
    project.holdings.compactMap { holding in
      guard holding.holding == .flag, !holding.isSilent, !holding.isGivenElsewhere,
        let first = holding.claimedAcquires.first
      else { return nil }
      if holding.isReleasedTooLate(project) || holding.isNeverReleased(project) {
        return holding.neverReset(first, rule, project)
      }
      if holding.isReleasedAtEnd { return holding.covered(first, rule, project) }
      guard
        let claim = holding.claim(
          .free(while: project.hidden), acquires: holding.claimedAcquires,
          releases: holding.releasing, isHeldAtStart: holding.isHeldAtStart, project)
      else { return nil }
      var found = SourceClaim(
        rule, holding.screen, at: first, about: holding.title, Assumption(.balance(claim)),
        "\(holding.title) \(holding.verb) still set when the screen is \(project.hidden)")
      found.consequence = holding.consequence
      found.wanted = [claim]
      holding.addNotes(to: &found)
      return found.lowered(if: holding.isDoubtful)
    }
  }
}

extension Holding {
  /// Whether it is the swipe back, which only the last callback switches on again, by the screen's
  /// own navigation controller.
  fileprivate func isReleasedTooLate(_ project: SourceProject) -> Bool {
    resource?.id == "pop_gesture" && !releasing.isEmpty
      && identity.split(separator: ".").first == "navigationController"
      && releases.allSatisfy { $0.phase.callback == project.last }
      && !acquiring.contains { $0.phase.callback.map(project.isLeaving) == true }
  }

  /// Whether it is the swipe back, which the screen switches off where it comes and which no screen
  /// switches on again. A navigation controller switches off its own for its own screens.
  fileprivate func isNeverReleased(_ project: SourceProject) -> Bool {
    resource?.id == "pop_gesture" && identity.contains("ontroller.") && releases.isEmpty
      && !isHeldAtStart
      && acquiring.contains { $0.phase.callback.map(project.leavesOrHasLeft) == false }
      && !project.screens.contains { screen in
        screen.facts.effects.contains { effect in
          effect.resource == "pop_gesture" && effect.identity == identity && effect.act != .acquire
        }
      }
  }

  /// Whether callbacks set it, and only the end of the screen's life resets it.
  fileprivate var isReleasedAtEnd: Bool {
    !acquiring.isEmpty && !releases.isEmpty && releases.allSatisfy { $0.phase == .end }
  }

  /// Returns the claim that no other screen covers the screen while it is set.
  fileprivate func covered(
    _ first: SourceEffect, _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    var found = SourceClaim(
      rule, screen, at: first, about: title, Assumption(.never(project.event(project.last))),
      "\(title) \(verb) set in \(first.phase.words) and reset only at the end of the screen's life")
    found.consequence = consequence
    found.help = "reset it in \(project.leaving ?? project.last)"
    addNotes(to: &found)
    return found.lowered(if: isDoubtful)
  }

  /// Returns the claim that the screen never leaves.
  fileprivate func neverReset(
    _ first: SourceEffect, _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    let words =
      releases.isEmpty
      ? "set in \(first.phase.words) and never reset"
      : "reset only in \(project.last), where a screen that was popped no longer has a navigation "
        + "controller"
    var found = SourceClaim(
      rule, screen, at: first, about: title, Assumption(.never(project.event(project.last))),
      "\(title) \(verb) \(words)")
    // No screen of the stack can be left by a swipe then.
    found.severity = .warning
    found.consequence = consequence
    found.help = "reset it in viewWillDisappear"
    addNotes(to: &found)
    // What is set a little later stays set too.
    let isConditional = acquiring.allSatisfy { $0.marks.contains(.conditional) }
    return found.lowered(if: releases.isEmpty ? isConditional : isDoubtful)
  }
}
