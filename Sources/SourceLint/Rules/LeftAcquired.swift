import EventModel
import SourceReading

extension SourceRule {
  static let leftAcquired = SourceRule(
    RuleDescription(
      id: "left_acquired", severity: .warning,
      summary: "acquired each time, or by each new screen, and one more stays acquired",
      finds: """
        A token that a second acquire overwrites before it is released, so that the first one can \
        never be released; something that is acquired at every appearance and that no callback \
        releases; a repeating timer that no code stops; an observer or a timer that keeps the \
        screen itself and is released only in deinit, or nowhere.
        """,
      matters: """
        Each appearance leaves one more observer, timer or subscription behind. Their handlers run \
        once more each time, and what they capture, often the screen itself, is never freed.
        """,
      remedy: """
        acquire in viewWillAppear and release in viewWillDisappear (a token that one property keeps \
        also in viewDidAppear: releasing nothing does no harm), or acquire once in viewDidLoad, \
        with a closure that captures self weakly, and release in deinit
        """,
      bad: """
        class ChatViewController: UIViewController {
          var token: NSObjectProtocol?

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            token = NotificationCenter.default.addObserver(
              forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
            ) { _ in self.refresh() }
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if let token { NotificationCenter.default.removeObserver(token) }
          }

          func refresh() {}
        }
        """,
      good: """
        class ChatViewController: UIViewController {
          var token: NSObjectProtocol?

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            token = NotificationCenter.default.addObserver(
              forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
            ) { _ in self.refresh() }
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if let token { NotificationCenter.default.removeObserver(token) }
          }

          func refresh() {}
        }
        """,
      source: "the orders of the catalogue; NotificationCenter's documentation",
      translations: [
        RuleDescription.Example(
          language: "Objective-C",
          bad: """
            @interface ChatViewController : UIViewController
            @end

            @implementation ChatViewController
            - (void)viewDidAppear:(BOOL)animated {
              [super viewDidAppear:animated];
              self.token = [NSNotificationCenter.defaultCenter
                  addObserverForName:UIApplicationDidBecomeActiveNotification object:nil queue:nil
                  usingBlock:^(NSNotification *note) { [self refresh]; }];
            }
            - (void)viewDidDisappear:(BOOL)animated {
              [super viewDidDisappear:animated];
              [NSNotificationCenter.defaultCenter removeObserver:self.token];
            }
            @end
            """,
          good: """
            @interface ChatViewController : UIViewController
            @end

            @implementation ChatViewController
            - (void)viewWillAppear:(BOOL)animated {
              [super viewWillAppear:animated];
              self.token = [NSNotificationCenter.defaultCenter
                  addObserverForName:UIApplicationDidBecomeActiveNotification object:nil queue:nil
                  usingBlock:^(NSNotification *note) { [self refresh]; }];
            }
            - (void)viewWillDisappear:(BOOL)animated {
              [super viewWillDisappear:animated];
              [NSNotificationCenter.defaultCenter removeObserver:self.token];
            }
            @end
            """)
      ])
  ) { project, rule in
    project.holdings.map(\.unguarded).compactMap { holding in
      if holding.goesOnForGood { return holding.neverEnded(rule, project) }
      if holding.keepsScreenForGood { return holding.neverFreed(rule) }
      guard [.token, .clearAll, .counted].contains(holding.holding), !holding.isSilent else {
        return nil
      }
      return holding.releasing.isEmpty
        ? holding.neverReleased(rule, project) : holding.overwritten(rule, project)
    }
  }
}

extension Holding {
  /// Whether a callback begins something that continues until it is ended, at most one at a time,
  /// and that no code ends.
  fileprivate var goesOnForGood: Bool {
    resource?.isKeptRunning == true && releases.isEmpty
      && acquiring.contains { $0.marks.contains(.guardedByOwnState) }
      && !acquires.contains { $0.marks.contains(.aware) }
  }

  /// Returns the claim that the screen never leaves.
  fileprivate func neverEnded(_ rule: RuleDescription, _ project: SourceProject) -> SourceClaim? {
    guard let first = acquiring.first else { return nil }
    var found = SourceClaim(
      rule, screen, at: first, about: title, Assumption(.never(project.event(project.last))),
      "\(words.acquired) in \(first.phase.words) and never \(words.givenBack)")
    found.consequence = "it goes on when the screen is gone, and keeps what it calls"
    found.help = first.phase.callback.map { project.answer(to: $0, self) }
    addNotes(to: &found)
    return found
  }

  /// Whether it is acquired once, keeps the screen and is released at most when the screen's life
  /// ends: it never ends.
  fileprivate var keepsScreenForGood: Bool {
    releases.allSatisfy { $0.phase == .end } && acquires.allSatisfy { $0.phase == .once }
      && keeper != nil && !screen.mayStayForGood
  }

  /// The first acquire that certainly keeps the screen.
  private var keeper: SourceEffect? {
    acquires.first { $0.marks.contains(.keepsScreen) && !$0.isDoubtful }
  }

  /// Returns the finding that the screen is never freed, whatever the order of its callbacks.
  fileprivate func neverFreed(_ rule: RuleDescription) -> SourceClaim? {
    guard let first = keeper else { return nil }
    let end =
      releases.isEmpty
      ? "never \(words.givenBack)"
      : "\(words.givenBack) only at the end of the screen's life, which never comes"
    var found = SourceClaim(
      rule, screen, at: first, about: title, nil,
      "\(words.acquired) in \(first.phase.words), keeps self, and is \(end); each such screen "
        + "stays in memory and goes on answering when it is gone")
    let weakly =
      first.selector == nil
      ? "capture self weakly in the closure" : "let a closure or a helper refer to self weakly"
    let keep = identity.isEmpty ? ", keep what is returned" : ""
    found.help =
      releases.isEmpty
      ? "\(weakly)\(keep), and release it in deinit"
      : "\(weakly): then the release at the end of the screen's life comes"
    addNotes(to: &found)
    // What is kept may be released by something that is not seen.
    return found.lowered(if: releases.isEmpty && !identity.isEmpty)
  }

  /// Whether a member of an object in a local keeps it. What becomes of that object is not known.
  private var isOfLocalObject: Bool { identity.first == "~" && identity.contains(".") }

  /// Returns the claim that no acquire overwrites the one before.
  fileprivate func overwritten(
    _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    guard holding == .token, let first = claimedAcquires.first,
      let claim = claim(
        .neverTwice, acquires: claimedAcquires, releases: releasing,
        isHeldAtStart: setter != nil || isBegunBefore, project)
    else { return nil }
    var found = SourceClaim(
      rule, screen, at: first, about: title, Assumption(.balance(claim)),
      "\(words.acquired) again in \(first.phase.words) before \(callbacks(releasing).words) "
        + words.releases)
    found.consequence = consequence.isEmpty ? "the one before stays for good" : consequence
    found.wanted = [claim]
    if let setter {
      found.help = "release it in \(first.phase.words) before it is acquired there"
      found.note("acquired where a property is set before the screen is shown", at: setter)
    } else if isBegunBefore {
      found.help = "acquire it either once or in \(first.phase.words), and not in both"
    }
    addNotes(to: &found)
    return found.lowered(if: isDoubtful || isGivenElsewhere && setter == nil)
  }

  /// Whether it is certainly acquired before the first appearance, too.
  private var isBegunBefore: Bool { acquires.contains { $0.phase == .once && !$0.isDoubtful } }

  /// The acquire in a property's setter, which runs before the first appearance.
  private var setter: SourceEffect? { acquires.first { $0.marks.contains(.inSetter) } }

  /// Returns the claim that what no callback releases is acquired only once.
  fileprivate func neverReleased(
    _ rule: RuleDescription, _ project: SourceProject
  ) -> SourceClaim? {
    guard !isGivenElsewhere || holding == .token, resource?.endsByItself != true,
      let first = claimedAcquires.first, let callback = first.phase.callback, !isOfLocalObject
    else { return nil }
    let release =
      leaving.first.map { "only where the screen leaves for good, in \($0.phase.words)" }
      ?? (isGivenElsewhere ? "only on other events" : "only at the end of the screen's life")
    let end =
      releases.isEmpty ? "never \(words.givenBack)" : "\(words.givenBack) \(release)"
    var found = SourceClaim(
      rule, screen, at: first, about: title, Assumption(.atMostOnce(project.event(callback))),
      "\(words.acquired) each time in \(callback) and \(end)")
    found.consequence = surplus
    found.help =
      "acquire it once, in viewDidLoad for example, or \(project.answer(to: callback, self))"
    addNotes(to: &found)
    return found.lowered(if: isDoubtful)
  }
}

extension SourceFacts {
  /// Whether it may be a screen that an app makes once and shows for its whole life.
  fileprivate var mayStayForGood: Bool {
    bases.contains { ["UITabBarController", "UISplitViewController"].contains($0) }
      || ["Main", "Root", "Home", "Master", "TabBar", "Menu"].contains(where: name.contains)
  }
}

extension SourceProject {
  /// Returns where to release what a callback acquires, so that each acquire has one release.
  fileprivate func answer(to callback: Callback, _ holding: Holding) -> String {
    guard !leavesOrHasLeft(callback), let leaving else {
      return "release it in \(first), which comes next"
    }
    // What is counted must not be released before it was acquired.
    return judged(callback) == first || holding.holding != .counted
      ? "release it in \(leaving)" : "acquire it in \(first) and release it in \(leaving)"
  }
}
