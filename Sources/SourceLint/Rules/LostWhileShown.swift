import EventModel
import SourceReading

extension SourceRule {
  static let lostWhileShown = SourceRule(
    RuleDescription(
      id: "lost_while_shown", severity: .warning,
      summary: "released when the screen leaves, and missing when it is shown again",
      finds: """
        Something that is acquired only once, or in a callback that a returning screen does not \
        get again, and that is released when the screen leaves: a legal order shows the screen \
        again without it. Also something that was begun earlier at any time, such as a recording \
        or a repeating timer, and that is ended while the screen may stay, unless it lasts only \
        while the user touches something; a repeating timer also where it is ended when the screen \
        has gone. Also a flag of the screen that is set when the screen \
        begins to leave and reset only when it has left. And a shared value, such as a hidden bar, \
        that a screen sets when it seems to come back, where the screen above has set it otherwise \
        only once: it may stay.
        """,
      matters: """
        A screen that was covered by another one, or whose swipe back the user cancelled, is shown \
        again without what it needs: the subscription, the timer, the delegate.
        """,
      remedy: """
        acquire it in viewWillAppear if viewWillDisappear releases it, or release it in deinit if \
        viewDidLoad acquires it
        """,
      bad: """
        class PaymentViewController: UIViewController {
          let session = AVCaptureSession()

          override func viewDidLoad() {
            super.viewDidLoad()
            session.startRunning()
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            session.stopRunning()
          }
        }
        """,
      good: """
        class PaymentViewController: UIViewController {
          let session = AVCaptureSession()

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            session.startRunning()
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            session.stopRunning()
          }
        }
        """,
      source: "the orders of the catalogue",
      translations: [
        RuleDescription.Example(
          language: "Objective-C",
          bad: """
            @interface ScanViewController : UIViewController
            @end

            @implementation ScanViewController
            - (void)viewDidLoad {
              [super viewDidLoad];
              [self.session startRunning];
            }
            - (void)viewWillDisappear:(BOOL)animated {
              [super viewWillDisappear:animated];
              [self.session stopRunning];
            }
            @end
            """,
          good: """
            @interface ScanViewController : UIViewController
            @end

            @implementation ScanViewController
            - (void)viewWillAppear:(BOOL)animated {
              [super viewWillAppear:animated];
              [self.session startRunning];
            }
            - (void)viewWillDisappear:(BOOL)animated {
              [super viewWillDisappear:animated];
              [self.session stopRunning];
            }
            @end
            """)
      ])
  ) { project, rule in
    guard let shown = project.shown else { return [] }
    let flags = project.screens.flatMap { $0.facts.keptFlags(shown, rule, project) }
    let values = project.screens.flatMap { $0.facts.lostValues(shown, rule, project) }
    let ends = project.screens.flatMap { $0.facts.endedFlags(shown, rule, project) }
    return flags + ends + values + project.revealedWrites(rule)
      + project.holdings.compactMap { holding in
        if holding.isFlagSetOnLeaving(project) {
          return holding.inverted.lost(shown, rule, project)
        }
        if holding.isOfUser || holding.isBegunOnce {
          return holding.broken(shown, rule, project) ?? holding.ended(shown, rule, project)
        }
        let isBegunOnce = holding.isPlainlyBegunOnce(project)
        // What begins only while a property is nil that the release leaves set begins once.
        let isStale = holding.acquires.contains { $0.marks.contains(.asksEmpty) }
        guard holding.holding != .unknown || isBegunOnce || isStale, !holding.isSilent,
          holding.resource?.blocksUser != true,
          !holding.isTakenElsewhere || isBegunOnce,
          !holding.isGivenElsewhere || isBegunOnce || holding.acquiring.isEmpty,
          // What is counted and acquired once is released once too often, which is the more serious
          // finding.
          holding.holding != .counted || holding.isOfList || !holding.acquiring.isEmpty
        else { return nil }
        return holding.lost(shown, rule, project)
      }
  }
}

extension Holding {
  /// Returns the claim that it is held whenever the screen is shown and at rest.
  ///
  /// Code that checks whether the screen leaves for good gets its answer too early before the last
  /// callback. The orders that count are then those in which the screen comes back.
  fileprivate func lost(
    _ shown: String, _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    let early = leaving.filter { $0.phase.callback != project.last }
    let releases = claimedReleases.isEmpty ? early : claimedReleases
    // What is shown until the screen comes, such as a spinner, is already gone in the first
    // appearance.
    if acquiring.isEmpty, releases.allSatisfy({ $0.phase.callback.map(project.isEntering) == true })
    {
      return nil
    }
    guard let first = releases.first,
      let claim = claim(
        .held(while: shown), acquires: acquiring, releases: releases, isHeldAtStart: isHeldAtStart,
        project)
    else { return nil }
    let limits = claimedReleases.isEmpty ? project.cancellations : []
    if claimedReleases.isEmpty, limits.isEmpty { return nil }
    // A release in a superclass is fixed where the class acquires.
    let place = first.isInherited ? acquires.first { !$0.isInherited } ?? first : first
    var found = SourceClaim(
      rule, screen, at: place, about: title, Assumption(.balance(claim), in: limits),
      "\(words.released) in \(first.phase.words) and \(words.notAgain) when the screen is \(shown) "
        + "again")
    found.wanted = isHeldAtStart ? [] : [claim]
    if acquires.contains(where: { $0.marks.contains(.asksEmpty) }) {
      found.help =
        "set the property to nil where it is released: it is acquired only where that is nil"
    } else if acquires.contains(where: \.isFirstOnly) {
      found.help =
        "acquire it each time: when the screen comes back, the check for the first appearance says no"
    } else if isHeldAtStart {
      found.help = project.helpForBegunOnce
    }
    addNotes(to: &found)
    // What a screen stops when it comes and starts when it leaves may be meant for the time
    // between.
    let isLeft = releases.allSatisfy { effect in
      effect.phase.callback.map(project.leavesOrHasLeft) ?? false
    }
    // A callback of the appearance may hide something for good.
    if first.resource == "view_state", !isLeft { return nil }
    let isOnlyCovered =
      ["object", "view_state"].contains(first.resource)
      && releases.allSatisfy { $0.phase.callback == project.last }
    // A touch brings the keyboard back, and work goes on without its spinner.
    let isHarmless = ["first_responder", "activity_indicator"].contains(first.resource)
    let mayBeMeant = !isTakenFirst(project) || !isLeft || isOnlyCovered || isHarmless
    return found.lowered(if: mayBeMeant || mayBeSkipped && !claimedReleases.isEmpty)
  }

  /// Whether it is a flag that is cleared once, and set each time the screen leaves: a bar that is
  /// shown in `viewDidLoad` and hidden in `viewWillDisappear`.
  fileprivate func isFlagSetOnLeaving(_ project: SourceProject) -> Bool {
    holding == .flag && !acquires.isEmpty && !releases.isEmpty
      && releases.allSatisfy { $0.phase == .once && !$0.marks.contains(.aware) }
      && acquires.allSatisfy { effect in
        effect.phase.callback.map(project.leavesOrHasLeft) == true
          && effect.marks.isDisjoint(with: [.asksLeaving, .aware, .guardedByOwnState])
      }
  }

  /// Whether all acquires or all releases may be skipped. What starts once may start a little later,
  /// and where it starts only on a condition it is lost too. A release that checks whether there is
  /// anything to release is certain where there is. A release that runs later may run after the next
  /// acquire.
  private var mayBeSkipped: Bool {
    acquires.allSatisfy { effect in
      effect.phase != .once && !effect.marks.isDisjoint(with: [.conditional, .deferred])
    }
      || (!releasing.isEmpty
        && releasing.allSatisfy { effect in
          effect.marks.contains(.deferred) && !acquiring.isEmpty
            || (effect.marks.contains(.conditional) && !effect.marks.contains(.guardedByOwnState))
        })
  }

  /// Whether it is certainly begun once, and ended when the screen leaves. Then neither the meaning
  /// of a second acquire matters, nor that the user may begin and end it too. A function that begins
  /// it once and may be called again acquires it again.
  fileprivate func isPlainlyBegunOnce(_ project: SourceProject) -> Bool {
    let once = acquires.filter { $0.phase == .once }
    let isOfUser = { (effect: SourceEffect) in
      effect.phase == .elsewhere && effect.marks.isDisjoint(with: [.answering, .deferred])
        && !once.contains { $0.site == effect.site }
    }
    return once.contains { !$0.isDoubtful }
      && acquires.allSatisfy { $0.phase == .once || isOfUser($0) }
      && !(releasing.isEmpty && leaving.isEmpty)
      && releases.allSatisfy { effect in
        effect.phase == .end || isOfUser(effect)
          || effect.phase.callback.map(project.leavesOrHasLeft) == true
      }
  }

  /// Whether the user begins it, at a time that no callback marks.
  fileprivate var isOfUser: Bool {
    resource?.isOfUser == true && !acquires.isEmpty && acquiring.isEmpty && !isOnlyTouched
  }

  /// Whether it is begun only at times that no callback marks, and continues until it is ended.
  fileprivate var isBegunOnce: Bool {
    let begins = { (effect: SourceEffect) in
      effect.act == .acquire && effect.identity == self.identity && effect.phase.isCallback
    }
    return resource?.goesOn == true && !acquires.isEmpty && !isOnlyTouched
      && !screen.effects.contains(where: begins)
      && isTakenElsewhere
      && acquires.allSatisfy { effect in
        effect.phase == .once
          || effect.phase == .elsewhere
            && (!effect.marks.contains(.answering) || effect.marks.contains(.asksEntering))
      }
  }

  /// Whether it lasts only while the user touches something. Nothing is lost if it ends when the
  /// screen begins to leave: the touch is over then.
  private var isOnlyTouched: Bool { acquires.contains { $0.marks.contains(.whileTouched) } }

  /// Returns the claim that what the user began is not ended while the screen may stay.
  fileprivate func broken(
    _ shown: String, _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    let isEarly = { (effect: SourceEffect) in
      effect.phase.callback.map { project.isLeaving($0) && $0 != project.last } ?? false
    }
    // Code that checks whether the screen leaves for good gets its answer too early here.
    let asksLeaving = !releasing.contains(where: isEarly)
    let early = (asksLeaving ? leaving : releasing).filter(isEarly)
    let limits = asksLeaving ? project.cancellations : []
    guard let first = early.first, !asksLeaving || !limits.isEmpty,
      !early.contains(where: { $0.marks.contains(.aware) }),
      let claim = claim(
        .held(while: shown), acquires: [], releases: early, isHeldAtStart: true, project)
    else { return nil }
    var found = SourceClaim(
      rule, screen, at: first, about: title, Assumption(.balance(claim), in: limits),
      "\(title), which \(began), \(verb) ended in \(first.phase.words) although the transition can "
        + "still be cancelled")
    if isOfUser { found.consequence = consequence }
    found.help =
      "end it in \(project.last), if isMovingFromParent or isBeingDismissed says so there"
    addNotes(to: &found)
    let mayBeSkipped = early.allSatisfy { effect in
      effect.marks.contains(.conditional) && !effect.marks.contains(.guardedByOwnState)
    }
    return found.lowered(if: !isOfUser && !asksLeaving && mayBeSkipped)
  }

  /// Returns the claim that a timer which was begun at any time, and which only the last callback
  /// ends, goes on when the screen is shown again.
  fileprivate func ended(
    _ shown: String, _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    guard isBegunOnce, resource?.id == "timer", let first = releasing.first, leaving.isEmpty,
      releasing.allSatisfy({ $0.phase.callback == project.last && !$0.marks.contains(.aware) }),
      let claim = claim(
        .held(while: shown), acquires: [], releases: releasing, isHeldAtStart: true, project)
    else { return nil }
    var found = SourceClaim(
      rule, screen, at: first, about: title, Assumption(.balance(claim)),
      "\(title), which \(began), \(verb) ended in \(first.phase.words) and not begun again when the "
        + "screen is \(shown) again")
    found.help = "begin it again in \(project.first) if it was on"
    addNotes(to: &found)
    return found
  }

  /// The verb for who began it, as a part of a sentence.
  private var began: String {
    isOfUser ? "the user began" : verb == "is" ? "was begun before" : "were begun before"
  }
}

extension SourceFacts {
  /// Returns the effects of a kind by what they write, in the order of the names.
  func writes(
    _ isMeant: (SourceEffect) -> Bool
  ) -> [(key: String, value: [SourceEffect])] {
    Dictionary(grouping: effects.filter(isMeant), by: \.identity).sorted { $0.key < $1.key }
  }

  /// Returns the claims that a flag of the screen is not set while the screen is shown. One
  /// callback sets the flag when the screen begins to leave, and only the last one resets it.
  fileprivate func keptFlags(
    _ shown: String, _ rule: RuleDescription, _ project: SourceProject
  ) -> [SourceClaim] {
    writes { $0.resource == "own_flag" }.compactMap { name, writes in
      // A flag is false at first. One that is set to false when the screen leaves records what was
      // before.
      guard writes.count == 2,
        let set = writes.first(where: { $0.phase.callback.map(project.isLeaving) == true }),
        let reset = writes.first(where: { $0.phase.callback == project.last }),
        ["true", "YES"].contains(set.value), set.value != reset.value,
        !writes.contains(where: { $0.isDoubtful || $0.marks.contains(.aware) }),
        let first = set.phase.callback, let last = reset.phase.callback
      else { return nil }
      let claim = Formula.BalanceClaim(
        .free(while: shown), [project.event(first)], [project.event(last)])
      var found = SourceClaim(
        rule, self, at: set, about: name, Assumption(.balance(claim)),
        "\(name) is \(set.value ?? "set") from \(first) on, and only \(last) resets it: it stays so "
          + "while the screen is \(shown)")
      found.help = "reset it where the screen comes, too"
      found.note("reset in \(last)", at: reset)
      return found
    }
  }

  /// Returns the claims that a flag has its first value while the screen is shown. Only the callback
  /// that begins to leave writes the flag, and code at other times does nothing then.
  fileprivate func endedFlags(
    _ shown: String, _ rule: RuleDescription, _ project: SourceProject
  ) -> [SourceClaim] {
    writes { $0.resource == "own_flag" }.compactMap { name, writes in
      guard let end = writes.first, Set(writes.map(\.phase)).count == 1,
        Set(writes.map(\.value)).count == 1, let callback = end.phase.callback,
        project.isLeaving(callback), callback != project.last,
        !writes.contains(where: { $0.marks.contains(.aware) }),
        // One branch of a function that is called for other reasons, too, may have another value.
        !end.isDoubtful || end.marks.contains(.asksLeaving)
      else { return nil }
      guard let assumption = firstValueHolds(until: end, in: callback, shown, project) else {
        return nil
      }
      var found = SourceClaim(
        rule, self, at: end, about: name, assumption,
        "\(name) is \(end.value ?? "set") from \(callback) on, also where the screen is \(shown) "
          + "again: nothing resets it")
      found.consequence = "what asks it does nothing any more"
      found.help = "set it in \(project.last), or reset it in \(project.first)"
      return found
    }
  }
}
