import Testing

/// What names stand for where one name is given several times, and what else tells one resource from another.
@Suite struct NearestNameTests {
  private let tokens = "  var first: NSObjectProtocol?\n  var second: NSObjectProtocol?\n"
  private let appear = override(
    "viewWillAppear",
    "first = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in }\n"
      + "    second = NotificationCenter.default.addObserver(forName: .b, object: nil, queue: nil) { _ in }"
  )

  private func leave(_ second: String) -> String {
    override(
      "viewWillDisappear",
      "if let token = first { NotificationCenter.default.removeObserver(token) }\n"
        + "    if let token = \(second) { NotificationCenter.default.removeObserver(token) }")
  }

  @Test func `Two conditions may bind one name to two tokens`() throws {
    #expect(try warnings(members: tokens + appear + leave("second")) == [])
    #expect(
      try warnings(members: tokens + appear + leave("first")) == ["left_acquired viewWillAppear"])
  }

  @Test func `A name that one branch binds is the property in the other`() throws {
    let register = """
        func register(_ isOn: Bool) {
          if isOn {
            first = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in }
          } else {
            if let first = first { NotificationCenter.default.removeObserver(first) }
          }
        }

      """
    let appear = override("viewWillAppear", "register(true)")
    #expect(
      try warnings(
        members: tokens + register + appear + override("viewWillDisappear", "register(false)"))
        == [])
    #expect(
      try warnings(
        members: tokens + register + appear + override("viewDidDisappear", "register(false)"))
        == ["left_acquired viewWillAppear"])
  }

  @Test func `What a shared object keeps under a key is found again under it`() throws {
    let center = { (removal: String) in
      """
      class Center {
        static let shared = Center()
        var slots: [String: NSObjectProtocol] = [:]
        func listen(to key: String) {
          \(removal)
          slots[key] = NotificationCenter.default.addObserver(
            forName: .a, object: nil, queue: nil) { _ in }
        }
      }

      """
    }
    let screen =
      "class Form: UIViewController {\n"
      + override("viewDidAppear", "Center.shared.listen(to: \"a\")") + "}\n"
    let removal =
      "if slots.keys.contains(key) { NotificationCenter.default.removeObserver(slots[key]!) }"
    #expect(try warnings("Form.swift", center(removal) + screen) == [])
    #expect(
      try warnings("Form.swift", center("") + screen) == ["left_acquired viewDidAppear"])
  }

  @Test func `Canceling each subscription of a set gives the set back`() throws {
    let observe = override(
      "viewWillAppear", "model.$name.sink { self.show($0) }.store(in: &cancellables)")
    let members = "  var cancellables: Set<AnyCancellable> = []\n" + observe
    #expect(
      try warnings(
        members: members + override("viewWillDisappear", "cancellables.forEach { $0.cancel() }"))
        == [])
    #expect(
      try warnings(
        members: members + override("viewWillDisappear", "others.forEach { $0.cancel() }"))
        == ["left_acquired viewWillAppear"])
  }

  @Test func `Notifications are told apart by what their names are made of`() throws {
    let add = { (name: String) in
      "NotificationCenter.default.addObserver(\n      self, selector: #selector(show), "
        + "name: NSNotification.Name(rawValue: \(name)), object: nil)"
    }
    let remove = { (name: String) in
      "NotificationCenter.default.removeObserver(self, name: NSNotification.Name(\(name)), object: nil)"
    }
    let load = "  override func viewDidLoad() {\n    super.viewDidLoad()\n    \(add("Mail"))\n  }\n"
    let appear = override("viewWillAppear", add("News"))
    #expect(
      try warnings(members: load + appear + override("viewWillDisappear", remove("News"))) == [])
    #expect(
      try warnings(members: load + appear + override("viewWillDisappear", remove("Mail"))) == [
        "left_acquired viewWillAppear", "lost_while_shown viewWillDisappear",
      ])
  }

  @Test func `A member of self is no local of its name`() throws {
    let local = "let session = Registry.shared.session(); show(session); "
    let session = "  let session = AVCaptureSession()\n"
    let stopped = override("viewWillDisappear", local + "self.session.stopRunning()")
    let begun = override("viewDidLoad", "session.startRunning()")
    #expect(
      try warnings(members: session + begun + stopped) == ["lost_while_shown viewWillDisappear"])
    let other = override("viewWillDisappear", local + "session.stopRunning()")
    #expect(try warnings(members: session + begun + other) == [])
    let variable = "@property AVCaptureSession *session;"
    let start = "- (void)viewDidLoad { [super viewDidLoad]; [_session startRunning]; }\n"
    let named = "AVCaptureSession *session = [[Registry shared] current]; [session use]; "
    for stop in ["[_session stopRunning];", "[self->_session stopRunning];"] {
      #expect(
        try warnings(
          properties: variable, methods: start + method("viewWillDisappear", named + stop))
          == ["lost_while_shown viewWillDisappear"])
    }
    #expect(
      try warnings(
        properties: variable,
        methods: start + method("viewWillDisappear", named + "[session stopRunning];")) == [])
  }

  @Test func `What is bound below is no local of the code above`() throws {
    let layer = "  private var preview: AVCaptureVideoPreviewLayer?\n"
    let body = """
      preview = AVCaptureVideoPreviewLayer(session: session)
      guard let preview = preview else { return }
      view.layer.addSublayer(preview)
      """
    #expect(
      try warnings(members: layer + override("viewDidAppear", body))
        == ["repeated_start viewDidAppear"])
    let local = body.replacing("preview = AV", with: "let preview = AV", maxReplacements: 1)
      .replacing("guard let preview = preview else { return }\n", with: "self.preview = preview\n")
    #expect(
      try warnings(members: layer + override("viewDidAppear", local))
        == ["repeated_start viewDidAppear"])
    let removed = override("viewWillDisappear", "preview?.removeFromSuperlayer()")
    #expect(try warnings(members: layer + override("viewWillAppear", body) + removed) == [])
  }

  @Test func `What a device allows is the same each time, and a label asks nothing`() throws {
    let open = { (condition: String) in
      override(
        "viewDidAppear",
        """
        let session = AVCaptureSession()
        guard \(condition) else { return }
        view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
        """)
    }
    for condition in [
      "session.canAddInput(camera)", "AVCaptureDevice.isAllowed(device: self.camera)",
    ] {
      #expect(
        try warnings(members: "  let camera = Camera()\n" + open(condition))
          == ["repeated_start viewDidAppear"], "\(condition)")
    }
    #expect(try warnings(members: open("needsPreview")) == [])
  }
}
