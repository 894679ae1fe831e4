import Testing

/// Names that mean one thing here and another there: private functions, other names of `self`, copies, locals that
/// objects keep.
@Suite struct SameNameTests {
  @Test func `A private function of a base is not that of the same name in a subclass`() throws {
    let toggle = { (name: String, access: String) in
      """
        \(access) func toggle(_ isOn: Bool) {
          if isOn {
            \(name) = NotificationCenter.default.addObserver(
              forName: .\(name), object: nil, queue: nil) { _ in }
          } else if let \(name) {
            NotificationCenter.default.removeObserver(\(name))
          }
        }
        var \(name): NSObjectProtocol?

      """
    }
    func found(_ access: String) throws -> [String] {
      let base =
        "class Base: UIViewController {\n" + override("viewWillAppear", "toggle(true)")
        + override("viewWillDisappear", "toggle(false)") + toggle("opened", access) + "}\n"
      let mode =
        "class Mode: Base {\n" + override("viewWillAppear", "toggle(true)")
        + override("viewDidDisappear", "toggle(false)") + toggle("renamed", access) + "}\n"
      return try severities([("Base.swift", base), ("Mode.swift", mode)])
    }
    #expect(try found("private") == ["warning left_acquired"])
    // The base calls the function of the subclass, which gives back in time.
    #expect(try found("override") == [])
  }

  @Test func `Keys by their raw values are told apart`() throws {
    func observing(_ call: String, _ key: String) -> String {
      "UserDefaults.standard.\(call)Observer(self, forKeyPath: Key.\(key).rawValue"
    }
    let members = override(
      "viewWillAppear", observing("add", "sound") + ", options: .new, context: nil)")
    func removing(_ key: String) -> String {
      override("viewWillDisappear", observing("remove", key) + ", context: nil)")
    }
    #expect(try warnings(members: members + removing("sound")) == [])
    #expect(try warnings(members: members + removing("theme")) != [])
  }

  @Test func `A private property of a base is not that of the same name in a subclass`() throws {
    let values = "var values = Set<AnyCancellable>()"
    let listen = "model.$rows.sink { _ in }.store(in: &values)"
    func found(base: String, screen: String) throws -> [String] {
      try severities([
        (
          "Base.swift",
          "class Base: UIViewController {\n  \(base)\n\(override("viewDidLoad", listen))}\n"
        ),
        (
          "Chat.swift",
          "class Chat: Base {\n  \(screen)\n" + override("viewWillAppear", listen)
            + override("viewWillDisappear", "values.removeAll()") + "}\n"
        ),
      ])
    }
    #expect(try found(base: "private \(values)", screen: "private \(values)") == [])
    #expect(try found(base: values, screen: "") == ["warning lost_while_shown"])
  }

  @Test func `An object of the screen removes its own observers only`() throws {
    func found(adds: Bool, observer: String = "self") throws -> [String] {
      let add = { (observer: String) in
        "NotificationCenter.default.addObserver("
          + "\(observer), selector: #selector(end), name: .ended, object: nil)"
      }
      return try severities([
        (
          "Video.swift",
          """
          class VideoView: UIView {
            func start() { \(adds ? add("self") : "") }
            func stop(_ other: Any? = nil) {
              NotificationCenter.default.removeObserver(\(observer), name: .ended, object: nil)
            }
          }
          class VideoScreen: UIViewController {
            let video = VideoView()
            \(override("viewDidLoad", "video.start(); \(adds ? "" : add("self"))"))
            \(override("viewWillDisappear", "video.stop(self)"))
          }

          """
        )
      ])
    }
    #expect(try found(adds: false) == [])
    #expect(try found(adds: true) == ["warning lost_while_shown"])
    #expect(try found(adds: false, observer: "other") == ["warning lost_while_shown"])
  }

  @Test func `The screen and its view are two observers of one notification`() throws {
    let observe = { (end: String) in
      "NotificationCenter.default.\(end)(self, \(end == "addObserver" ? "selector: #selector(end), " : "")name: .ended, object: nil)"
    }
    let text = """
      class VideoView: UIView {
        func start() { \(observe("addObserver")) }
        func stop() { \(observe("removeObserver")) }
      }
      class VideoScreen: UIViewController {
        let video = VideoView()
        \(override("viewDidLoad", observe("addObserver")))
        \(override("viewWillAppear", "video.start()"))
        \(override("viewWillDisappear", "video.stop()"))
      }

      """
    #expect(try severities([("Video.swift", text)]) == [])
    let late = text.replacing("viewWillDisappear", with: "viewDidDisappear")
    #expect(try severities([("Video.swift", late)]) == ["warning acquired_twice"])
  }

  @Test func `Another name of self names the screen`() throws {
    let load = { (owner: String) in
      override(
        "viewWillAppear",
        """
        DispatchQueue.main.async { [weak self] in
          guard let \(owner) = self else { return }
          if !\(owner).didLoad { \(owner).webView.load(request) }
        }
        """)
    }
    let members = """
        let webView = WKWebView()
        var didLoad = false
        func pageDidLoad() { didLoad = true }

      """
    for owner in ["self", "screen"] {
      #expect(try warnings(members: members + load(owner)) == [], "\(owner)")
    }
    #expect(
      try warnings(members: members + override("viewWillAppear", "webView.load(request)"))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A structure in a local is a copy`() throws {
    let grow = { (type: String) in
      """
      @implementation Form
      \(method("viewDidAppear", "\(type) insets = Shared; insets.count += 1; [self use:insets];"))
      @end

      """
    }
    let header = "@interface Form : UIViewController\n@end\n"
    #expect(try severities([("Form.m", header + grow("Insets"))]) == [])
    #expect(try severities([("Form.m", header + grow("Counter *"))]) == ["warning repeated_start"])
  }

  @Test func `What an object keeps that the screen keeps belongs to the screen`() throws {
    let record = { (keeps: String) in
      """
        var host: Host?
        func record() {
          let recorder = AVAudioRecorder()
          let host = Host()
          host.recorder = recorder
          \(keeps)
          recorder.record()
        }

      """ + override("viewWillDisappear", "host?.recorder?.stop()")
    }
    #expect(
      try warnings(members: record("self.host = host")) == ["lost_while_shown viewWillDisappear"])
    #expect(try warnings(members: record("use(host)")) == [])
  }

  @Test func `A function of the screen fills a slot as a closure does`() throws {
    let members = { (value: String) in
      """
        let model = Model()
        let handler: () -> Void
        override func viewDidLoad() { model.onUpdate = \(value) }
        func refresh() {}

      """ + override("viewWillDisappear", "model.onUpdate = nil")
    }
    let lost = ["lost_while_shown viewWillDisappear"]
    #expect(try warnings(members: members("refresh")) == lost)
    #expect(try warnings(members: members("{ [weak self] in self?.refresh() }")) == lost)
    #expect(try warnings(members: members("0")) == [])
  }

  @Test func `What an object in a local keeps may be given back where the object goes`() throws {
    let members = { (keeps: String) in
      """
        let worker = Worker()
        \(override("viewDidAppear", "worker.begin()"))
      }
      class Worker {
        var id = UIBackgroundTaskIdentifier.invalid
        func begin() -> Worker {
          let helper = Worker()
          \(keeps) = UIApplication.shared.beginBackgroundTask { }
          return helper
        }

      """
    }
    #expect(try severities(members: members("helper.id")) == [])
    #expect(try severities(members: members("id")) == ["warning left_acquired"])
  }
}
