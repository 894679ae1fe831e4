import EventCatalogue
import EventLint
import EventModel
import TestScale
import Testing

/// What `component-controllers` makes of one controller's calls, written as initials.
struct ControllerLivesTests {
  static let words: [String: Callback] = [
    "init": .didInit, "wU": .willUpdateComponent, "dU": .didUpdateComponent, "wM": .willMount,
    "dM": .didMount, "wR": .willRemount, "dR": .didRemount, "wN": .willUnmount, "dN": .didUnmount,
    "acq": .componentDidAcquireView, "rel": .componentWillRelinquishView,
    "inv": .invalidateController,
  ]

  static func calls(_ text: String) -> [Callback] {
    text.split(separator: " ").map { words[String($0)]! }
  }

  static func profile(_ name: String) -> Contract {
    Contract.componentControllerProfiles.first { $0.profile == name }!
  }

  static func rules(
    _ text: String, _ profile: String = "documented", identity: NameTable.Identity = .single
  ) -> [String] {
    let events = calls(text).map { LoggedEvent(view: "Song", $0) }
    return Linter.findings(in: events, compiled: .profile(profile), identity: identity)
      .filter { $0.severity > .note }.map { "\($0.rule):\($0.position.line)" }
  }

  /// Each callback once more, so that all are known to be recorded.
  static let rest = " wR rel acq dR wU wR dR dU wN rel dN"

  @Test(
    arguments: [
      "init wM acq dM" + rest,
      "init wM dM wR dR wN dN",
      "init wM acq dM wR dR wR dR wN rel dN wM acq dM",
      "init wM acq dM wU wR dR dU" + rest,
      "init wM acq dM wU wR rel acq dR dU" + rest,
      "init wM acq dM wU wN rel dN wM acq dM dU" + rest,
      "init wM acq dM inv wN rel dN",
      "init wM acq dM wR rel acq dR",
      "init wM dM wU wR acq dR dU" + rest,
      "init wM acq dM wU wR dR dU wN dN",
      "init wM acq dM wU wR dR dU wU wR acq dR dU" + rest,
      "init inv",
    ], ["documented", "0.31", "main"])
  func `lives the pages have are clean`(_ life: String, _ profile: String) {
    #expect(Self.rules(life, profile) == [])
  }

  @Test func `the first mount is an update too up to 0_14`() {
    #expect(Self.rules("init wU wM acq dM dU" + Self.rest, "0.14") == [])
    #expect(Self.rules("init wU wM acq dM wR dR" + Self.rest, "0.14") == ["will_out_of_turn:6"])
    #expect(Self.rules("init wU wM acq dM dU" + Self.rest, "main") == [])
  }

  @Test func `an update off screen comes alone on main and not at all on 0_31`() {
    let off = "init wM acq dM wN rel dN wU wU wM acq dM dU"
    #expect(Self.rules(off, "main") == [])
    #expect(Self.rules(off, "documented") == [])
    #expect(Self.rules(off, "0.31") == ["repeated_callback:9"])
  }

  @Test(
    arguments: [
      ("init dM wM acq dM" + rest, "did_without_will:2"),
      ("init wM acq dM wR acq dR" + rest, "will_out_of_turn:6"),
      ("init wM rel acq dM" + rest, "did_without_will:3"),
      ("init wM acq dM wN rel dN wR dR wM acq dM" + rest, "will_out_of_turn:8"),
      ("init wM acq dM init" + rest, "will_out_of_turn:5"),
      ("init wM acq dM wR acq rel dR" + rest, "will_out_of_turn:6"),
      ("init wM acq dM dU" + rest, "did_without_will:5"),
      ("init wM acq dM wM acq dM" + rest, "will_out_of_turn:5"),
      ("init wM acq dM wN dN rel wM acq dM" + rest, "did_without_will:7"),
      ("init wM acq dM wU dU" + rest, "did_without_will:6"),
      ("init wM acq dM inv inv" + rest, "repeated_callback:6"),
      ("init wM acq acq dM" + rest, "repeated_callback:4"),
      ("init wM acq dM wR rel rel acq dR" + rest, "repeated_callback:7"),
    ])
  func `a life that breaks a promise is flagged where it does`(_ life: String, _ first: String) {
    #expect(Self.rules(life).first == first)
  }

  @Test func `callbacks that were not recorded are not missed`() {
    #expect(Self.rules("dM dN dM dN dM dR dR dN") == [])
    #expect(Self.rules("wM wN wM wR wR wN") == [])
    #expect(Self.rules("dM dU dU dU") == [])
    #expect(Self.rules("acq rel acq rel acq") == [])
  }

  @Test func `a log may start anywhere in a life`() {
    let life = Self.calls(
      "init wM acq dM wU wR rel acq dR dU inv wN rel dN wU wM acq dM dU wR dR wN rel dN")
    for start in life.indices.sampled(oneIn: 5) {
      for end in start..<life.count {
        for identity in [NameTable.Identity.single, .anyInstance] {
          let events = life[start...end].map { LoggedEvent(view: "Song", $0) }
          let found = Linter.findings(
            in: events, compiled: .componentControllers, identity: identity)
          #expect(found.filter { $0.severity > .note }.map(\.message) == [], "\(start)...\(end)")
        }
      }
    }
  }

  @Test func `a class name with several instances is not judged as one`() {
    let two = "init wM init wM acq dM acq dM wN wN rel rel dN dN"
    #expect(Self.rules(two, identity: .anyInstance) == [])
    #expect(Self.rules("wN dN wN dN wR dR wM dM", identity: .anyInstance) == [])
  }

  @Test func `a class name with one instance is judged where no other instance can be meant`() {
    #expect(
      Self.rules("init wM acq dM wN rel dN dM" + Self.rest, identity: .anyInstance).first
        == "did_without_will:8")
  }

  @Test func `no message names a callback of views`() {
    let events = Self.calls("init dM wM rel acq acq dM dM wM wM init inv inv wU dU" + Self.rest)
      .map { LoggedEvent(view: "Song", $0) }
    for finding in Linter.findings(in: events, compiled: .componentControllers) {
      #expect(!finding.message.contains("view"), "\(finding.message)")
      #expect(finding.help?.contains("Appearance") != true, "\(finding.help ?? "")")
    }
  }
}
