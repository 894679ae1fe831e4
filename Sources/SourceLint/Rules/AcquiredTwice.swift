import EventModel
import SourceReading

extension SourceRule {
  static let acquiredTwice = SourceRule(
    RuleDescription(
      id: "acquired_twice", severity: .warning,
      summary: "acquired a second time before it is released",
      finds: """
        Something that is added or counted at one callback and removed at another, where some \
        legal order runs the first callback twice before the second. For example, after a swipe \
        back that the user cancels, the observer is added a second time.
        """,
      matters: """
        Until the next release the handler of a notification runs twice, and a counter that was \
        raised twice never returns to zero.
        """,
      remedy: """
        acquire in viewWillAppear and release in viewWillDisappear, the only pair of callbacks that \
        alternates in every order
        """,
      bad: """
        class ClockViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            NotificationCenter.default.addObserver(
              self, selector: #selector(refresh), name: .NSSystemClockDidChange, object: nil)
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            NotificationCenter.default.removeObserver(
              self, name: .NSSystemClockDidChange, object: nil)
          }

          @objc func refresh() {}
        }
        """,
      good: """
        class ClockViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            NotificationCenter.default.addObserver(
              self, selector: #selector(refresh), name: .NSSystemClockDidChange, object: nil)
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            NotificationCenter.default.removeObserver(
              self, name: .NSSystemClockDidChange, object: nil)
          }

          @objc func refresh() {}
        }
        """,
      source: "the orders of the catalogue; NotificationCenter's documentation",
      translations: [
        RuleDescription.Example(
          language: "Objective-C",
          bad: """
            @interface ClockViewController : UIViewController
            @end

            @implementation ClockViewController
            - (void)viewWillAppear:(BOOL)animated {
              [super viewWillAppear:animated];
              [NSNotificationCenter.defaultCenter addObserver:self
                  selector:@selector(refresh) name:NSSystemClockDidChangeNotification object:nil];
            }
            - (void)viewDidDisappear:(BOOL)animated {
              [super viewDidDisappear:animated];
              [NSNotificationCenter.defaultCenter removeObserver:self
                  name:NSSystemClockDidChangeNotification object:nil];
            }
            @end
            """,
          good: """
            @interface ClockViewController : UIViewController
            @end

            @implementation ClockViewController
            - (void)viewWillAppear:(BOOL)animated {
              [super viewWillAppear:animated];
              [NSNotificationCenter.defaultCenter addObserver:self
                  selector:@selector(refresh) name:NSSystemClockDidChangeNotification object:nil];
            }
            - (void)viewWillDisappear:(BOOL)animated {
              [super viewWillDisappear:animated];
              [NSNotificationCenter.defaultCenter removeObserver:self
                  name:NSSystemClockDidChangeNotification object:nil];
            }
            @end
            """)
      ])
  ) { project, rule in
    project.holdings.map(\.unguarded).compactMap { holding in
      guard [.clearAll, .counted].contains(holding.holding), !holding.isSilent,
        let first = holding.claimedAcquires.first,
        let claim = holding.claim(
          .neverTwice, acquires: holding.claimedAcquires, releases: holding.releasing,
          isHeldAtStart: holding.isHeldAtStart, project)
      else { return nil }
      let releases = holding.callbacks(holding.releasing).words
      var found = SourceClaim(
        rule, holding.screen, at: first, about: holding.title, Assumption(.balance(claim)),
        "\(holding.words.acquired) a second time in \(first.phase.words) before \(releases) "
          + holding.words.releases)
      found.consequence = holding.surplus
      found.wanted = holding.holding == .counted ? claim.aspects([.balanced]) : [claim]
      if holding.isHeldAtStart {
        found.help = "acquire it either once or in \(first.phase.words), and not in both"
      }
      holding.addNotes(to: &found)
      return found.lowered(if: holding.isOptional || holding.isGivenElsewhere)
    }
  }
}
