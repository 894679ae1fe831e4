import EventModel
import SourceReading

extension SourceRule {
  static let releasedUnacquired = SourceRule(
    RuleDescription(
      id: "released_unacquired", severity: .warning,
      summary: "released a second time, or before it was acquired",
      finds: """
        Something that is counted, so that one release too many is an error by itself, where some \
        legal order runs the releasing callback without an acquire since the last release.
        """,
      matters: """
        Removing a key-value observer that is not registered throws an exception, and the app \
        crashes. Ending a counter once too often releases what another part of the app holds.
        """,
      remedy: """
        acquire in viewWillAppear and release in viewWillDisappear: each of the two comes between two \
        of the other in every order
        """,
      bad: """
        class PlayerViewController: UIViewController {
          let player = AVPlayer()

          override func viewDidLoad() {
            super.viewDidLoad()
            player.addObserver(self, forKeyPath: "rate", options: [], context: nil)
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            player.removeObserver(self, forKeyPath: "rate")
          }
        }
        """,
      good: """
        class PlayerViewController: UIViewController {
          let player = AVPlayer()

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            player.addObserver(self, forKeyPath: "rate", options: [], context: nil)
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            player.removeObserver(self, forKeyPath: "rate")
          }
        }
        """,
      source: "the orders of the catalogue; NSKeyValueObserving's documentation",
      translations: [
        RuleDescription.Example(
          language: "Objective-C",
          bad: """
            @interface PlayerViewController : UIViewController
            @end

            @implementation PlayerViewController
            - (void)viewDidLoad {
              [super viewDidLoad];
              [self.player addObserver:self forKeyPath:@"rate" options:0 context:nil];
            }
            - (void)viewDidDisappear:(BOOL)animated {
              [super viewDidDisappear:animated];
              [self.player removeObserver:self forKeyPath:@"rate"];
            }
            @end
            """,
          good: """
            @interface PlayerViewController : UIViewController
            @end

            @implementation PlayerViewController
            - (void)viewWillAppear:(BOOL)animated {
              [super viewWillAppear:animated];
              [self.player addObserver:self forKeyPath:@"rate" options:0 context:nil];
            }
            - (void)viewWillDisappear:(BOOL)animated {
              [super viewWillDisappear:animated];
              [self.player removeObserver:self forKeyPath:@"rate"];
            }
            @end
            """)
      ])
  ) { project, rule in
    project.holdings.compactMap { holding in
      guard holding.holding == .counted, !holding.isSilent, !holding.isTakenElsewhere,
        !holding.isOfList,
        // What throws is caught, or a flag that the release resets says that there is nothing.
        let first = holding.claimedReleases.first(where: {
          $0.marks.isDisjoint(with: [.caught, .guardedByOwnState])
        }),
        let claim = holding.claim(
          .neverWithout, acquires: holding.acquiring, releases: holding.claimedReleases,
          isHeldAtStart: holding.isHeldAtStart, project)
      else { return nil }
      var found = SourceClaim(
        rule, holding.screen, at: first, about: holding.title, Assumption(.balance(claim)),
        "\(holding.words.released) in \(first.phase.words) \(holding.words.without)")
      found.consequence = holding.consequence
      found.wanted = claim.aspects([.balanced])
      if holding.isHeldAtStart { found.help = project.helpForBegunOnce }
      holding.addNotes(to: &found)
      return found.lowered(if: holding.isDoubtful)
    }
  }
}
