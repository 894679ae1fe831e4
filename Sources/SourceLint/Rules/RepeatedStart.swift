import EventModel
import SourceReading

extension SourceRule {
  static let repeatedStart = SourceRule(
    RuleDescription(
      id: "repeated_start", severity: .warning,
      summary: "started or added again although the screen never left",
      finds: """
        Work in a callback of the appearance, without a guard, that adds or starts over when it is \
        repeated (a list is appended to, a page is loaded, an upload or playback is started, a new \
        view is added, a password is generated), or that undoes what the user did (a list is \
        scrolled or shown empty, a map is moved, a text field is filled, a title is reset, the \
        buttons of the bar are replaced, a paused player plays, a state is toggled, saved data is \
        loaded again).
        """,
      matters: """
        A swipe back that the user cancels runs the callback again on a screen that never left: \
        the page jumps back to its top, the list holds everything twice, or typed text is gone.
        """,
      remedy: """
        do it once, in viewDidLoad, or behind a flag that says whether it was done
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
      source: "the orders of the catalogue",
      translations: [
        RuleDescription.Example(
          language: "Objective-C",
          bad: """
            @interface HelpViewController : UIViewController
            @end

            @implementation HelpViewController
            - (void)viewWillAppear:(BOOL)animated {
              [super viewWillAppear:animated];
              [self.webView loadRequest:self.request];
            }
            @end
            """,
          good: """
            @interface HelpViewController : UIViewController
            @end

            @implementation HelpViewController
            - (void)viewDidLoad {
              [super viewDidLoad];
              [self.webView loadRequest:self.request];
            }
            @end
            """)
      ])
  ) { project, rule in
    project.screens.flatMap { screen in
      screen.facts.starts(project).compactMap { starts in
        // A page that is loaded on a condition is usually loaded only once.
        guard starts.start != .load || starts.isCertain else { return nil }
        let event = project.event(starts.callback)
        let first = starts.first
        // What only grows does so each time a screen comes that no swipe begins to remove.
        let isEachTime = starts.start == .growth && screen.facts.isOnlyCovered
        var found = SourceClaim(
          rule, screen.facts, at: first, about: "\(starts.start.rawValue) \(first.title)",
          Assumption(
            isEachTime
              ? .atMostOnce(event)
              : .balance(Formula.BalanceClaim(.neverTwice, [event], [project.event(project.last)]))),
          "\(starts.callback) \(starts.words) again "
            + (isEachTime ? "each time" : "although the screen was never gone"))
        found.severity = starts.isCertain ? rule.severity : .note
        found.consequence = first.consequence(of: starts.start)
        found.help =
          first.clearsInput
          ? "clear it in \(project.last), when the screen has left" : rule.remedy
        for effect in starts.effects where effect != first {
          found.note("done again here, too", at: effect)
          if effect.place == found.site { found.noteInside("done again here, too", at: effect) }
        }
        return found
      }
    }
  }
}

/// What one callback starts of one kind.
private struct Starts {
  var callback: Callback
  var start: SourceStart
  var words: String
  var effects: [SourceEffect]

  /// The effect to point at: one of the class itself rather than of its superclass.
  var first: SourceEffect { effects.first { !$0.isInherited } ?? effects[0] }

  /// Whether it is started each time, and the user sees that it starts again.
  var isCertain: Bool {
    switch start {
    // What is presented in front of the screen is usually shown again until the user has finished
    // with it, such as a sign-in.
    case .request, .reload, .presentation: false
    default: effects.contains { !$0.isDoubtful }
    }
  }
}

extension SourceFacts {
  /// Returns what the callbacks of the appearance start, each kind once per callback. What is put
  /// into views and screens is listed once per kind of it.
  fileprivate func starts(_ project: SourceProject) -> [Starts] {
    var found: [Starts] = []
    let endings = effects.filter { $0.act == .release || $0.act == .irreversible(.stateDropped) }
    let additions = effects.filter { $0.act == .start(.growth) }
    for effect in effects {
      guard case .start(let start) = effect.act, let words = effect.startWords(start),
        let callback = effect.phase.callback, callback != project.last,
        !project.isLeaving(callback), effect.marks.isDisjoint(with: Self.guards),
        ![.growth, .restoring].contains(start)
          || !endings.contains(where: { $0.takesBack(effect) || $0.saves(effect, in: project) }),
        start != .load || !additions.contains(where: { $0.putsIn(effect) }),
        !isFound(effect, inBasesOf: project),
        // What is presented on a condition usually ends the condition itself, such as a tutorial or
        // a sign-in.
        ![.presentation, .alert].contains(start) || !effect.isDoubtful
      else { continue }
      let known = found.firstIndex {
        $0.callback == callback && $0.start == start
          && (start != .growth || $0.effects[0].addition == effect.addition)
      }
      if let known {
        found[known].effects.append(effect)
      } else {
        found.append(Starts(callback: callback, start: start, words: words, effects: [effect]))
      }
    }
    return found
  }

  /// Whether an effect is inherited, and a superclass has it too, each time if it is there each time.
  /// It is then found there.
  private func isFound(_ effect: SourceEffect, inBasesOf project: SourceProject) -> Bool {
    effect.isInherited
      && bases.lazy.flatMap(project.screens(named:)).flatMap(\.facts.effects).contains { other in
        !other.isInherited && other.site == effect.site && other.phase == effect.phase
          && other.act == effect.act && other.marks.isSubset(of: effect.marks)
      }
  }

  /// Whether no swipe begins to remove the screen, and another one may cover it.
  fileprivate var isOnlyCovered: Bool { isNeverSwiped || backButtonTaken != nil }

  private static let guards: SourceMarks = [
    .guardedByOwnState, .aware, .asksEntering, .asksLeaving,
  ]
}

extension SourceEffect {
  /// The call that adds a new view or another object: `addSubview`; nil for an element that is
  /// appended to a list.
  fileprivate var addition: Substring? {
    identity.split(separator: " ").dropFirst().last
  }

  /// Whether it saves, where the screen begins to leave, what another effect loads. Nothing is lost
  /// then.
  fileprivate func saves(_ restoring: SourceEffect, in project: SourceProject) -> Bool {
    restoring.act == .start(.restoring) && act == .release && resource == restoring.resource
      && identity == restoring.identity
      && phase.callback.map { $0 != project.last } == true
  }

  /// Whether an addition puts in the page that a load of the same callback loads: one finding is enough.
  fileprivate func putsIn(_ load: SourceEffect) -> Bool {
    phase == load.phase && value == load.identity
  }

  /// Whether it removes in a callback what another effect adds. The two are then a pair, in which
  /// nothing only grows and nothing is lost for good.
  func takesBack(_ growth: SourceEffect) -> Bool {
    guard phase.isCallback, growth.phase.isCallback, growth.act == .start(.growth),
      act == .release || act == .irreversible(.stateDropped)
    else { return false }
    return identity == growth.identity || identity.hasPrefix(growth.identity + ".")
  }
}

extension SourceEffect {
  /// What a callback does that starts it; nil if doing it again is harmless.
  fileprivate func startWords(_ start: SourceStart) -> String? {
    switch start {
    case .growth:
      addition.map { "calls \(identity.dropLast($0.count + 1)).\($0)" }
        ?? (value == "-=" ? "lowers \(identity)" : "adds to \(identity)")
    case .more: "asks for the next part of the list (\(identity))"
    case .load: "loads the page"
    case .request: "sends the request"
    case .upload: "begins the upload"
    case .playback: "starts playback"
    case .loop: "starts the loop of \(identity)"
    case .presentation: "presents the screen"
    case .alert: "presents the alert"
    case .position: isZoom ? "zooms to the same size" : "scrolls to the same place"
    case .cursor: "moves the cursor to the beginning"
    case .input:
      identity.utf8.contains(UInt8(ascii: ".")) ? "fills in the field" : "sets \(identity)"
    case .editing: "ends editing"
    case .selection: "reads all rows"
    case .mode: "resets \(identity)"
    case .search: "loads all that a search had left out"
    case .paging: "begins the list at its first page"
    case .emptying: "empties the list (\(identity))"
    case .overlay: value == "kept" ? "shows a new \(identity)" : "shows the overlay"
    case .notice: "hides what says that nothing is there"
    case .restoring: "loads what was saved"
    case .toggle: "switches over"
    case .renewal: "makes a new one (\(identity))"
    case .caption:
      isPicture ? "sets the picture to a fixed one" : "sets the text to its first value"
    case .disabling: "switches the control off"
    case .enabling: "switches the button on"
    case .buttons: "sets the buttons of the bar"
    case .reload: nil
    }
  }
}

extension SourceEffect {
  /// Whether it sets the picture of a view.
  private var isPicture: Bool { identity.hasSuffix(".image") }

  /// Whether it empties what the user has typed.
  fileprivate var clearsInput: Bool {
    act == .start(.input) && ["nil", "\"\"", "@\"\"", "[]"].contains(value)
  }

  /// Whether it sets the scale of a view.
  private var isZoom: Bool {
    ["zoom", "scalefactor"].contains(where: (value ?? "").lowercased().contains)
  }

  /// What the user loses, as the end of a sentence; empty where the message says it.
  fileprivate func consequence(of start: SourceStart) -> String {
    switch start {
    case .growth:
      switch value {
      case "+=": "the number is raised once more each time"
      case "-=": "the number is lowered once more each time"
      default: "what it adds is there twice"
      }
    case .more: "the list grows while the user looks at it"
    case .load: "it is at its top again, and what was done on it is gone"
    case .upload: "what it sends arrives twice"
    case .loop: "it then runs twice at the same time, and nothing ends it"
    case .position:
      isZoom
        ? "the user loses the part that they had zoomed to"
        : "the user is taken away from the place they had scrolled to"
    case .cursor: "what is typed next stands before what was typed"
    case .input: "what the user has typed or chosen is overwritten"
    case .alert: "the user has to answer it again"
    case .mode: "what the user has begun is over"
    case .editing, .selection: "the rows that the user has chosen are no longer chosen"
    case .search: "what is searched for still stands in the field"
    case .paging: "the rows to which the user had scrolled may be gone"
    case .emptying: "it is at its top when it is filled again, and the place in it is lost"
    case .overlay:
      value == "kept"
        ? "if the answer is not there yet, the one before stays for good"
        : "nothing takes it away where the work has ended"
    case .notice: "no load begins whose end would show it again"
    case .restoring: "what was changed since is overwritten"
    case .renewal: "what the user has copied of the one before no longer fits"
    case .caption:
      isPicture
        ? "the picture that was shown is gone"
        : "the text then no longer fits what the screen shows"
    case .buttons: "those of what the user has begun since are gone"
    case .playback: value == "paused" ? "also where the user has paused it" : ""
    case .disabling: "it stays off until the user types again"
    case .enabling: "a press begins the same work a second time"
    default: ""
    }
  }
}
