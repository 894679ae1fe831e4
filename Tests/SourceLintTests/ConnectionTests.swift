import EventModel
import Testing

@testable import SourceLint

/// Connections to servers, databases and devices near by.
@Suite struct ConnectionTests {
  /// What begins a connection and what ends it.
  private let pairs = [
    ("listener = query.addSnapshotListener { _, _ in }", "listener?.remove()"),
    (
      "handle = auth.addStateDidChangeListener { _ in }",
      "auth.removeStateDidChangeListener(handle!)"
    ),
    ("reference.observe(.value) { _ in }", "reference.removeAllObservers()"),
    ("socket.on(\"message\") { _, _ in }", "socket.off(\"message\")"),
    (
      "contentController.add(self, name: \"page\")",
      "contentController.removeScriptMessageHandler(forName: \"page\")"
    ),
    ("pathMonitor.start(queue: .main)", "pathMonitor.cancel()"),
    ("central.scanForPeripherals(withServices: nil)", "central.stopScan()"),
    ("browser.searchForServices(ofType: \"_http._tcp\", inDomain: \"\")", "browser.stop()"),
    ("sceneView.session.run(configuration)", "sceneView.session.pause()"),
    ("map.showsUserLocation = true", "map.showsUserLocation = false"),
    ("room.join()", "room.leave()"),
    (
      "socket = session.webSocketTask(with: url)\n    socket.resume()",
      "socket.cancel(with: .goingAway, reason: nil)"
    ),
    ("watcher = client.watch(query: Query()) { _ in }", "watcher?.cancel()"),
    ("reader.begin()", "reader.invalidate()"),
    ("synthesizer.speak(text)", "synthesizer.stopSpeaking(at: .immediate)"),
    ("animationView.play()", "animationView.stop()"),
    (
      "handleNumber = reference.observe(.value) { _ in }",
      "reference.removeObserver(withHandle: handleNumber)"
    ),
    ("healthStore.execute(samples)", "healthStore.stop(samples)"),
    ("model.bind(self)", "model.unbind()"),
    (
      "center.playCommand.addTarget(self, action: #selector(play))",
      "center.playCommand.removeTarget(self)"
    ),
  ]

  private let members = """
      var listener: ListenerRegistration?
      var handle: Handle?
      var socket: URLSessionWebSocketTask!
      var watcher: Watcher?
      var reader: NFCNDEFReaderSession!

    """

  @Test func `A connection that is made once and ended too early is lost`() throws {
    for (begin, end) in pairs {
      let found = try warnings(
        members: members + override("viewDidLoad", begin) + override("viewWillDisappear", end))
      #expect(found == ["lost_while_shown viewWillDisappear"], "\(begin)")
    }
  }

  @Test func `A connection that each appearance makes and each disappearance ends is kept`() throws
  {
    for (begin, end) in pairs {
      let found = try warnings(
        members: members + override("viewWillAppear", begin) + override("viewWillDisappear", end))
      #expect(found == [], "\(begin)")
    }
  }

  @Test func `A listener that a second appearance adds is answered once more`() throws {
    for (begin, end) in pairs[...1] {
      let found = try warnings(
        members: members + override("viewWillAppear", begin) + override("viewDidDisappear", end))
      #expect(found == ["left_acquired viewWillAppear"], "\(begin)")
    }
    for (begin, end) in pairs[2...4] {
      let found = try warnings(
        members: members + override("viewWillAppear", begin) + override("viewDidDisappear", end))
      #expect(found == ["acquired_twice viewWillAppear"], "\(begin)")
    }
  }

  @Test func `Observers that each of several objects removes are removed`() throws {
    let observe = """
      let reference = root.child("x")
          reference.observe(.value) { _ in }
          keep(reference)
      """
    let keep = "  func keep(_ kept: Reference) { references.append(kept) }\n"
    let members =
      "  var references: [Reference] = []\n" + keep + override("viewWillAppear", observe)
    let remove = override(
      "viewWillDisappear",
      "for reference in references { reference.removeAllObservers() }; references = []")
    #expect(try warnings(members: members + remove) == [])
    #expect(try warnings(members: members).contains("left_acquired viewWillAppear"))
  }

  @Test func `Connections in Objective-C are the same`() throws {
    let pairs = [
      ("self.token = [[Dog allObjects] addNotificationBlock:block];", "[self.token invalidate];"),
      (
        "[self.central scanForPeripheralsWithServices:nil options:nil];", "[self.central stopScan];"
      ),
      (
        "self.timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);",
        "dispatch_source_cancel(self.timer);"
      ),
    ]
    for (begin, end) in pairs {
      let once = "- (void)viewDidLoad { [super viewDidLoad]; \(begin) }\n"
      #expect(
        try warnings(
          properties: "@property id token, central; @property dispatch_source_t timer;",
          methods: once + method("viewWillDisappear", end))
          == ["lost_while_shown viewWillDisappear"], "\(begin)")
    }
  }

  @Test func `What follows a preposition in a selector is not a part of the pair`() throws {
    let screen = { (callback: String, begin: String, end: String) in
      try warnings(
        properties: "@property Feed *feed;",
        methods: "- (void)viewDidLoad {\n  [super viewDidLoad];\n  \(begin)\n}\n"
          + method(callback, end))
    }
    for (begin, end) in [
      ("[self.feed connectToHost:host onPort:1];", "[self.feed disconnect];"),
      ("[self.feed openWithHandler:nil];", "[self.feed closeWithHandler:nil];"),
      ("[self.feed subscribeToTopic:name];", "[self.feed unsubscribeFromTopic:name];"),
    ] {
      #expect(
        try screen("viewWillDisappear", begin, end) == ["lost_while_shown viewWillDisappear"],
        "\(begin)")
    }
    let other = "[self.feed stopPlayback];"
    #expect(try screen("viewWillDisappear", "[self.feed startWithHandler:nil];", other) == [])
  }

  @Test func `Notifications of playback are switched off as often as on`() throws {
    let begin = "player.beginGeneratingPlaybackNotifications()"
    let end = "player.endGeneratingPlaybackNotifications()"
    #expect(
      try warnings(
        members: override("viewWillAppear", begin) + override("viewWillDisappear", end)) == [])
    #expect(
      try warnings(members: override("viewWillAppear", begin) + override("viewDidDisappear", end))
        == ["acquired_twice viewWillAppear"])
  }

  @Test func `A session that is invalidated does no more work`() throws {
    let end = override("viewWillDisappear", "session.invalidateAndCancel()")
    #expect(
      try warnings(members: "  let session = URLSession(configuration: .default)\n" + end)
        == ["decided_in_will viewWillDisappear"])
  }
}
