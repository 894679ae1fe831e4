import EventCatalogue
import EventLint
import EventModel
import Testing

/// What is known to happen, from public tests and from the code, under the version that does it; and
/// every way to drop, repeat or exchange one call of it.
struct WorkedCasesTests {
  /// Every callback but one, so that all are known to be recorded; then the case.
  private static let before = "init wM acq dM wU wR rel acq dR dU wR dR wN rel dN "
  private static let beforeOld = "init wU wM acq dM dU wR rel acq dR wU wR dR dU wN rel dN "

  private static let cases = [
    // A visible update, with the view recycled, replaced, added and dropped.
    "wM acq dM wU wR dR dU wN rel dN", "wM acq dM wU wR rel acq dR dU wN rel dN",
    "wM dM wU wR acq dR dU wN rel dN", "wM acq dM wU wR dR dU wN dN",
    // Attached to one view and then to another: relinquished once, acquired twice.
    "wM acq dM wR rel acq dR", "wM acq dM wN rel dN wM acq dM",
    // Attached again to the same view, unchanged.
    "wM acq dM wR dR", "wM acq dM wN rel dN wM acq dM wN rel dN",
    // An update that is an unmount and a mount.
    "wM acq dM wU wN rel dN wM acq dM dU", "wU wM acq dM dU wN rel dN",
    // A visible item is removed: invalidated, and only then unmounted.
    "wM acq dM inv wN rel dN",
  ]

  @Test(arguments: cases, ["documented", "0.14", "0.31", "main"])
  func `a worked case is clean`(_ life: String, _ profile: String) {
    let before = profile == "0.14" ? Self.beforeOld : Self.before
    #expect(ControllerLivesTests.rules(before + life, profile) == [])
  }

  @Test func `an update off screen is what its version makes of it`() {
    func rules(_ life: String, _ profile: String) -> [String] {
      ControllerLivesTests.rules(Self.before + life, profile)
    }
    // Nothing is called on 0.31; willUpdateComponent alone on main, once an update.
    for profile in ["documented", "0.31", "main"] { #expect(rules("wM acq dM", profile) == []) }
    for life in ["wU wM acq dM dU", "wU wU wM acq dM dU", "wU wU", "wU wM dM dU"] {
      #expect(rules(life, "main") == [])
    }
    #expect(rules("wU wU wM acq dM dU", "0.31") == ["repeated_callback:17"])
    // A controller that is new in an update gets the pair around its first mount on main.
    #expect(ControllerLivesTests.rules("init wU wM acq dM dU wR dR wN rel dN", "main") == [])
  }

  @Test func `what public tests count is clean where only that is recorded`() {
    for life in [
      "wM dM", "wM dM wN dN", "wM dM wR dR", "wM dM wN dN wM dM", "acq rel acq", "acq acq",
      "wU dU", "dU", "wR dR wR dR", "inv",
    ] {
      for profile in ["documented", "0.31", "main"] {
        #expect(ControllerLivesTests.rules(life, profile) == [], "\(life) \(profile)")
      }
    }
  }

  @Test func `every call dropped, repeated or exchanged is flagged exactly if it breaks the order`()
  {
    var flagged = 0
    for life in Self.cases {
      let calls = life.split(separator: " ").map(String.init)
      for mutant in Self.mutants(of: calls) where mutant != calls {
        let isLegal = Self.isLegal(mutant)
        let rules = ControllerLivesTests.rules(Self.before + mutant.joined(separator: " "))
        if rules.isEmpty != isLegal { Issue.record("\(mutant): \(rules)") }
        flagged += isLegal ? 0 : 1
      }
    }
    #expect(flagged > 150)
  }

  private static func mutants(of calls: [String]) -> [[String]] {
    calls.indices.flatMap { index -> [[String]] in
      var dropped = calls
      dropped.remove(at: index)
      var repeated = calls
      repeated.insert(calls[index], at: index)
      guard index + 1 < calls.count else { return [repeated] }
      var exchanged = calls
      exchanged.swapAt(index, index + 1)
      return [dropped, repeated, exchanged]
    }
  }

  /// Whether a life after an unmount is one the pages allow, read off their own grammar.
  private static func isLegal(_ calls: [String]) -> Bool {
    let letters = [
      "init": "i", "wU": "U", "dU": "u", "wM": "M", "dM": "m", "wR": "R", "dR": "r", "wN": "N",
      "dN": "n", "acq": "a", "rel": "l", "inv": "x",
    ]
    let word = calls.map { letters[$0]! }.joined()
    guard word.count(where: { $0 == "x" }) <= 1 else { return false }
    let calls = word.filter { $0 != "x" }
    let mounted = /(U*Ma?mu?(U*R(la?|a)?ru?)*U*Nl?n)*(U*|U*Ma?mu?(U*R(la?|a)?ru?)*U*)/
    guard calls.wholeMatch(of: mounted) != nil else { return false }
    return keepsUpdates(calls) && keepsViews(calls)
  }

  /// Each didUpdateComponent has a willUpdateComponent since the last one.
  private static func keepsUpdates(_ calls: String) -> Bool {
    var isUpdating = false
    for call in calls {
      if call == "u", !isUpdating { return false }
      if call == "U" { isUpdating = true }
      if call == "u" { isUpdating = false }
    }
    return true
  }

  /// A view is acquired where there is none and relinquished where there is one, in an unmount always;
  /// an update's remount without either may have dropped it.
  private static func keepsViews(_ calls: String) -> Bool {
    var views: Set<Bool> = [false]
    var touched = false
    var isUpdate = false
    for call in calls {
      switch call {
      case "U": isUpdate = true
      case "R", "M": touched = false
      case "a":
        guard views.contains(false) else { return false }
        views = [true]
        touched = true
      case "l":
        guard views.contains(true) else { return false }
        views = [false]
        touched = true
      case "m": isUpdate = false
      case "r":
        if !touched, isUpdate, views.contains(true) { views = [true, false] }
        isUpdate = false
      case "n":
        guard views.contains(false) else { return false }
        views = [false]
      default: break
      }
    }
    return true
  }
}
