import EventModel
import SourceReading

extension SourceRule {
  static let decidedInWill = SourceRule(
    RuleDescription(
      id: "decided_in_will", severity: .warning,
      summary:
        "something that cannot be undone is done before it is certain that the screen leaves",
      finds: """
        Something that cannot be undone, in a callback after which the screen may come back: a \
        delegate or a coordinator is told that the screen is gone, a closure that other code has \
        filled is called, state is discarded, work of another object is cancelled. Also a pushed \
        screen that is discarded in the viewWillAppear of the screen below, or what was set for it \
        that is used up there; and what was set once, before the screen was shown, that is \
        discarded in viewDidDisappear. It is a note where a delegate is told in viewDidDisappear \
        although the screen may only be covered.
        """,
      matters: """
        A swipe back that the user cancels calls viewWillDisappear and then brings the screen \
        back. The screen is shown although the rest of the app has been told that it is gone.
        """,
      remedy: """
        do it in viewDidDisappear when isMovingFromParent or isBeingDismissed says so; in the screen \
        below, in viewDidAppear
        """,
      bad: """
        class ComposeViewController: UIViewController {
          weak var delegate: ComposeViewControllerDelegate?

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            delegate?.composeViewControllerDidClose(self)
          }
        }

        protocol ComposeViewControllerDelegate: AnyObject {
          func composeViewControllerDidClose(_ controller: ComposeViewController)
        }
        """,
      good: """
        class ComposeViewController: UIViewController {
          weak var delegate: ComposeViewControllerDelegate?

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isMovingFromParent { delegate?.composeViewControllerDidClose(self) }
          }
        }

        protocol ComposeViewControllerDelegate: AnyObject {
          func composeViewControllerDidClose(_ controller: ComposeViewController)
        }
        """,
      source: "the orders of the catalogue; UIViewController's documentation",
      translations: [
        RuleDescription.Example(
          language: "Objective-C",
          bad: """
            @interface ComposeViewController : UIViewController
            @end

            @implementation ComposeViewController
            - (void)viewWillDisappear:(BOOL)animated {
              [super viewWillDisappear:animated];
              [self.delegate composeViewControllerDidClose:self];
            }
            @end
            """,
          good: """
            @interface ComposeViewController : UIViewController
            @end

            @implementation ComposeViewController
            - (void)viewDidDisappear:(BOOL)animated {
              [super viewDidDisappear:animated];
              if (self.isMovingFromParentViewController) {
                [self.delegate composeViewControllerDidClose:self];
              }
            }
            @end
            """)
      ])
  ) { project, rule in
    project.screens.flatMap { screen in
      screen.facts.decisions.compactMap { effect in
        guard case .irreversible(let decision) = effect.act, let callback = effect.phase.callback,
          effect.marks.isDisjoint(
            with: decision == .pushUsedUp ? .aware : [.aware, .guardedByOwnState]),
          callback != project.last || !effect.marks.contains(.asksLeaving),
          // An alert is never covered and never comes back.
          !screen.facts.bases.contains("UIAlertController"),
          !screen.facts.isUndone(effect, decision)
        else { return nil }
        guard let (assumption, words) = project.finality(of: decision, effect, in: callback) else {
          return nil
        }
        var found = SourceClaim(
          rule, screen.facts, at: effect, about: "\(decision.rawValue) \(effect.title)", assumption,
          "\(words): \(effect.title)")
        found.help = project.help(for: decision, effect, in: callback)
        // What one callback does of one kind has one cause.
        found.row = "\(decision.rawValue) \(effect.resource)"
        found.brief = effect.title
        if project.isEntering(callback) { found.role = "new" }
        // A condition that checks whether the screen leaves is answered too early here.
        let isConditional = effect.isDoubtful && !effect.marks.contains(.asksLeaving)
        // What other code has put into the closure is known, and it ends nothing.
        let isHarmless = decision == .closureCalled && effect.value == "runs"
        let isToldLate = callback == project.last && decision != .stateDropped
        let isVague = isToldLate || screen.facts.isVague(effect) || isHarmless
        return found.lowered(if: isConditional || isVague)
      }
    }
  }
}

extension SourceFacts {
  /// What cannot be undone, each once per callback: `detail?.close()` and `detail = nil` are one
  /// decision, which is certain if one of them is.
  fileprivate var decisions: [SourceEffect] {
    var result: [SourceEffect] = []
    var numbers: [SourceEffect: Int] = [:]
    var places: Set<SourceSite> = []
    for effect in effects {
      guard case .irreversible(let decision) = effect.act else { continue }
      // The work that a call cancels inside is part of that call.
      if decision == .workCanceled, !places.insert(effect.place).inserted { continue }
      var key = effect
      (key.site, key.route, key.marks, key.value) = (site, [], [], nil)
      if let known = numbers[key] {
        if result[known].isDoubtful, !effect.isDoubtful { result[known] = effect }
      } else {
        numbers[key] = result.count
        result.append(effect)
      }
    }
    return result
  }

  /// Whether it is undone when the screen comes: what was discarded is made again, and the object
  /// that was told that the screen leaves is told that it comes.
  fileprivate func isUndone(_ effect: SourceEffect, _ decision: SourceDecision) -> Bool {
    switch decision {
    case .stateDropped:
      if effects.contains(where: { effect.takesBack($0) }) { return true }
      guard effect.resource == "property" else { return false }
      let assigns = assigns(of: effect)
      return assigns.isEmpty || assigns.contains(where: \.phase.isCallback)
    case .closureCalled, .delegateTold:
      return effect.stops
        || effects.contains {
          $0.act == effect.act && $0.identity == effect.identity && $0.phase.isCallback
            && $0.phase != effect.phase
        }
    case .screenDropped, .workCanceled, .pushUsedUp: return false
    }
  }

  /// Whether it is known only that something may be lost: a property that was filled at another
  /// time.
  fileprivate func isVague(_ effect: SourceEffect) -> Bool {
    effect.resource == "property" && effect.act == .irreversible(.stateDropped)
      && !assigns(of: effect).contains { $0.phase == .once }
  }

  private func assigns(of effect: SourceEffect) -> [SourceEffect] {
    effects.filter { $0.act == .assign && $0.identity == effect.identity }
  }
}

extension SourceEffect {
  /// Whether the call ends something that was going on, rather than reporting it.
  fileprivate var stops: Bool {
    let verb = identity.split(separator: ".").last ?? ""
    return ["stop", "pause", "cancel", "invalidate", "suspend", "hide", "end"]
      .contains { verb.hasPrefix($0) }
  }
}

extension SourceProject {
  /// Returns the claim that a decision made in a callback is final, and what is wrong if it is not;
  /// nil where the callback decides nothing.
  fileprivate func finality(
    of decision: SourceDecision, _ effect: SourceEffect, in callback: Callback
  ) -> (Assumption, String)? {
    switch decision {
    case .screenDropped: return cancelled(callback, "throws away")
    case .pushUsedUp: return cancelled(callback, "uses up what was set for")
    case .workCanceled where effect.isShared && isEntering(callback):
      // What runs on an answer or an error runs after the transition has been decided.
      return effect.marks.contains(.deferred) ? nil : cancelled(callback, "cancels work of")
    case .delegateTold where callback == last, .closureCalled where callback == last,
      .stateDropped where callback == last && effect.resource == "given":
      let act =
        decision == .stateDropped
        ? "throws away what was set once" : "tells that the screen is gone"
      let words = "\(callback) \(act), also where another only covers it"
      // A screen that is gone never comes again.
      return (Assumption(.before(event(first), event(callback))), words)
    case .delegateTold, .closureCalled, .stateDropped, .workCanceled:
      guard callback != last, isLeaving(callback) else { return nil }
      // Each time, the screen goes before it begins to leave again.
      let (begin, end) = (event(callback), event(last))
      let claim = Formula.and(
        .leadsTo(begin, end), .balance(Formula.BalanceClaim(.neverTwice, [begin], [end])))
      let words =
        switch (effect.resource, decision) {
        case ("choice", _): "tells what was chosen, as if the screen were gone,"
        case ("playing", _): "pauses what nothing resumes"
        case ("pop", _): "pops screens"
        case (_, .stateDropped): "throws state away"
        case (_, .workCanceled): "cancels work that was begun before"
        default: "tells that the screen is gone"
        }
      return (
        Assumption(claim), "\(callback) \(words) although the transition can still be cancelled"
      )
    }
  }

  /// Returns where to do what a callback does too early.
  fileprivate func help(
    for decision: SourceDecision, _ effect: SourceEffect, in callback: Callback
  ) -> String {
    let shown = contract.life.steps.first { $0.to == shownState }?.callback ?? last
    if decision == .screenDropped || isEntering(callback) {
      return "do it in \(shown), which comes only after the screen above has left"
    }
    if callback == last {
      return
        "do it only if isMovingFromParent or isBeingDismissed says that the screen leaves for good"
    }
    return "do it in \(last), if isMovingFromParent or isBeingDismissed says so there"
  }

  /// The name of the state in which a screen is shown.
  private var shownState: String? {
    contract.life.states.first { $0.isRest && $0.name != contract.life.initial }?.name
  }

  /// Returns the claim that the screen above leaves for good where the screen below appears; the
  /// code discards the screen that is leaving.
  private func cancelled(_ callback: Callback, _ act: String) -> (Assumption, String)? {
    leavesForGood(after: callback).map { assumption in
      (
        assumption,
        "\(callback) \(act) a screen that may not be gone, since its transition can still be "
          + "cancelled"
      )
    }
  }

  /// Returns the claim that the screen above leaves for good once a callback of the screen below has
  /// been called, in cancelled transitions too; nil for other callbacks.
  func leavesForGood(after callback: Callback) -> Assumption? {
    guard isEntering(callback), !cancellations.isEmpty else { return nil }
    let claim = Formula.leadsTo(
      EventTerm(.role("new"), judged(callback)), EventTerm(.role("current"), last))
    return Assumption(claim, in: cancellations)
  }

  /// Returns whether a callback begins to remove a screen.
  func isLeaving(_ callback: Callback) -> Bool { contract.isLeaving(callback) }

  /// Returns whether a callback belongs to an appearance in a transition with two sides.
  func isEntering(_ callback: Callback) -> Bool {
    contract.families.contains { family in
      family.isTwoSided
        && ["current", "new"].allSatisfy { name in
          family.roles.contains { $0.name == name }
        }
    } && !leavesOrHasLeft(callback)
  }

  /// Returns whether a callback begins to remove a screen, or is the last of its life.
  func leavesOrHasLeft(_ callback: Callback) -> Bool { contract.leavesOrHasLeft(callback) }
}

extension Contract {
  /// Returns whether a callback begins to remove a screen: it leads out of the state in which the
  /// screen is shown.
  func isLeaving(_ callback: Callback) -> Bool {
    life.steps.contains { step in
      step.callback == callback
        && life.states.contains { $0.name == step.from && $0.isRest }
        && step.from != life.initial
    }
  }

  /// Returns whether a callback begins to remove a screen, or is the last of its life.
  func leavesOrHasLeft(_ callback: Callback) -> Bool {
    isLeaving(callback) || callback == callbacks[callbacks.count - 1]
  }
}
