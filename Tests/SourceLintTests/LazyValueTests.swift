import Testing

/// Values of properties that are made when they are first asked for.
@Suite struct LazyValueTests {
  private let delegate = "self.results.delegate = nil;"

  private func list(_ getter: String, _ leaving: String) throws -> [String] {
    try warnings(
      properties: "@property (nonatomic) NSFetchedResultsController *results;",
      methods: "- (NSFetchedResultsController *)results {\n\(getter)\n  return _results;\n}\n"
        + "- (NSInteger)count { return self.results.sections.count; }\n"
        + method("viewDidDisappear", leaving))
  }

  @Test(arguments: [
    "if (_results != nil) return _results;\n  _results = [store results];\n  _results.delegate = self;",
    "if (!_results) {\n    _results = [store results];\n    _results.delegate = self;\n  }",
    """
    if (_results) { return _results; }
      NSFetchedResultsController *made = [[NSFetchedResultsController alloc] init];
      made.delegate = self;
      self.results = made;
    """,
  ])
  func `What a getter makes is made once`(getter: String) throws {
    #expect(try list(getter, delegate) == ["lost_while_shown viewDidDisappear"])
    // The getter makes another one then.
    #expect(try list(getter, delegate + " self.results = nil;") == [])
  }

  @Test func `A getter that makes a new value each time is no lazy one`() throws {
    #expect(try list("_results = [store results];\n  _results.delegate = self;", delegate) == [])
  }

  @Test func `What a lazy property makes is the property's value`() throws {
    let made = { (type: String, leaving: String) in
      """
        lazy var camera: \(type) = {
          let camera = \(type)()
          camera.delegate = self
          camera.startUpdatingLocation()
          return camera
        }()

      """ + override("viewWillDisappear", leaving)
    }
    let stop = made("CLLocationManager", "camera.stopUpdatingLocation()")
    #expect(try warnings(members: stop) == ["lost_while_shown viewWillDisappear"])
    let drop = made("CLLocationManager", "camera.delegate = nil")
    #expect(try warnings(members: drop) == ["lost_while_shown viewWillDisappear"])
    let other = made("CLLocationManager", "other.delegate = nil")
    #expect(try warnings(members: other) == [])
  }

  @Test func `A timer that a getter makes again is not lost`() throws {
    let found = { (end: String) in
      try warnings(
        properties: "@property (nonatomic) NSTimer *timer;",
        methods: "- (NSTimer *)timer {\n  if (!_timer) {\n    _timer = [NSTimer "
          + "scheduledTimerWithTimeInterval:1 target:proxy selector:@selector(tick) userInfo:nil "
          + "repeats:YES];\n  }\n  return _timer;\n}\n"
          + method("viewDidAppear", "[self.timer fire];") + method("viewWillDisappear", end))
    }
    #expect(try found("[_timer invalidate];\n  _timer = nil;") == [])
    #expect(try found("[_timer invalidate];") == ["lost_while_shown viewWillDisappear"])
  }
}
