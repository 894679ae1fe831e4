import EventCatalogue
import EventChecking
import EventLint
import EventModel
import Testing

/// Logs by class names that begin with the launch of the app, and the same calls in logs that do not.
struct LaunchTests {
  /// The errors in calls such as `A.wd` of a class `A`, or `.wd` of lines without a name.
  private func errors(_ log: String) -> [String] {
    let events = log.split(separator: " ").map { word in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      return LoggedEvent(view: String(parts[0]), Callback.shortWords[String(parts[1])]!)
    }
    return Linter.findings(in: events, compiled: .viewTransitions, identity: .anyInstance)
      .filter { $0.severity == .error }.map { "\($0.rule):\($0.position.line)" }
  }

  @Test func `after a sheet left, the screen below it is still known from the log`() {
    let sheet = "A.wa A.da B.wa B.da B.wd B.dd "
    #expect(errors(sheet + "B.dd") == ["repeated_callback:7"])
    #expect(errors(sheet + "B.da") == ["did_without_will:7"])
    #expect(errors(sheet + "A.wd A.wd") == ["repeated_callback:8"])
    // Another sheet over it may be older than the log.
    #expect(errors(sheet + "B.wd B.dd") == [])
    #expect(errors(sheet + "B.wd B.wa B.da") == [])
    #expect(errors(sheet + "B.wa B.da B.wd B.dd") == [])
    #expect(errors(sheet + "A.wd C.wa C.da A.dd") == [])
  }

  @Test func `if nothing known is left on the screen, another screen existed before the log`() {
    let sheet = "A.wa A.da A.wd A.dd "
    #expect(errors(sheet + "A.wd A.dd") == [])
    #expect(errors("R.wa R.da " + sheet + "A.dd") == ["repeated_callback:7"])
  }

  @Test func `the end of a leaving comes twice in no log that begins with an appearance`() {
    #expect(errors("P.wa P.da P.wd P.dd P.dd") == ["repeated_callback:5"])
    #expect(
      errors("P.wa P.da P.da P.wd P.dd P.dd") == ["repeated_callback:3", "repeated_callback:6"])
    // Another one that is older than the log may leave after it.
    #expect(errors("P.wa P.da P.wd P.dd P.wd P.dd") == [])
  }

  @Test func `leavings whose calls are all forwarded twice are errors`() {
    let start = "H.wa H.da H.wd X.wa H.dd X.da "
    let back = "X.wd X.wd H.wa X.dd X.dd H.da "
    let found = ["repeated_callback:8", "repeated_callback:11"]
    #expect(errors(start + back) == found)
    #expect(
      errors(start + back + "H.wd H.wd X.wa H.dd H.dd X.da") == found + [
        "repeated_callback:14", "repeated_callback:17",
      ])
    #expect(
      errors("H.wa H.da M.wa M.da M.wd M.wd M.dd M.dd") == [
        "repeated_callback:6", "repeated_callback:8",
      ])
    // In a log that begins later, two instances may leave together; so may they if nothing is left.
    #expect(errors("H.wd X.wa H.dd X.da " + back) == [])
    #expect(errors("X.wa X.da X.wd X.wd X.dd X.dd") == [])
  }

  @Test func `a cancelled leaving of a class may be one instance that leaves and one that comes`() {
    let modal = "A.wa A.da A.wd A.wa A.da "
    #expect(errors(modal + "A.da A.wd A.dd") == ["repeated_callback:6"])
    #expect(errors(modal + "A.dd A.wd A.wa A.da A.dd") == [])
  }

  @Test func `an instance that leaves twice is one error with all its calls`() {
    let push = "A.wa A.da A.wd B.wa A.dd B.da "
    #expect(errors(push + "A.wd A.dd") == ["will_out_of_turn:7"])
    #expect(errors(push + "B.wd B.da B.wd B.dd") == ["did_without_will:8"])
    #expect(errors(push + "B.wd A.wa B.dd A.da") == [])
    // A log that begins later may be about an older screen.
    #expect(errors("B.wd A.wa B.dd A.da A.wd B.wa A.dd B.da A.wd A.dd") == [])
  }

  @Test func `a class that logs only the end of its appearance tells nothing of older screens`() {
    let pushes = Array(repeating: "A.wd B.wa A.dd B.da B.wd A.wa B.dd A.da ", count: 4).joined()
    let twice = "A.wa A.da " + pushes + "A.wd A.wd "
    #expect(errors(twice + "B.wa A.dd B.da") == ["repeated_callback:36"])
    #expect(errors(twice + "B.wa A.dd B.da C.da") == ["repeated_callback:36"])
    // A screen that leaves was there; so may have been another A.
    #expect(errors(twice + "B.wa A.dd B.da C.wd C.dd") == [])
  }

  @Test func `a second odd call of another kind tells of older screens, a repeated one does not`() {
    let start = "A.wa A.da B.wa B.da "
    #expect(errors(start + "A.wd A.wd A.dd B.wd B.dd") == ["repeated_callback:6"])
    #expect(errors(start + "B.da A.wd C.wa A.dd C.da A.wd A.dd") == [])
  }

  @Test func `transitions of two windows that overlap tell of screens older than the log`() {
    let overlap = "A.wa A.da A.wd A.wa A.wa A.wd A.da A.dd A.da A.dd "
    let plain = "A.wa A.da A.wd A.wa A.dd A.da A.wd A.wa A.dd A.da "
    #expect(errors(overlap + "A.wd A.dd A.wd A.dd") == [])
    #expect(errors(plain + "A.wd A.wd A.dd A.wa A.da") == ["repeated_callback:12"])
  }

  @Test func `a second session in one log leaves the error of the first`() {
    let session = "A.wa A.da A.wd B.wa A.wd A.dd B.da B.wd A.wa B.dd A.da "
    #expect(errors(session) == ["repeated_callback:5"])
    #expect(errors(session + session).first == "repeated_callback:5")
  }

  @Test func `calls of several instances in turn are those of one window`() {
    let children = "P.wa P.da A.wa A.wa A.da A.da A.wd A.wd B.wa B.wa A.dd A.dd B.da B.da "
    #expect(errors(children + "B.wd B.wd B.wd B.dd B.dd") == ["repeated_callback:17"])
    #expect(errors(children + "B.wd B.wd B.dd B.dd") == [])
  }

  @Test func `lines without a name are not an error if the log may begin between instances`() {
    #expect(errors(".wa .da .da") == [])
    #expect(errors(".wa .da .wd .wa .dd .da .da") == ["repeated_callback:7"])
  }
}
