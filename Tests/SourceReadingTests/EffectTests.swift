import EventModel
import Testing

@testable import SourceReading

@Suite("Effects of a screen")
struct EffectTests {
  @Test("the screen's own functions are followed further than those of other objects")
  func distantHelpers() {
    let chain = { (owner: String, count: Int) in
      (1..<count).map { "  func f\($0)() { \(owner)f\($0 + 1)() }\n" }.joined()
        + "  func f\(count)() { session.startRunning() }\n"
    }
    let own = { (count: Int) in
      effects(
        members: "override func viewWillAppear(_ animated: Bool) { f1() }\n" + chain("", count))
    }
    #expect(own(Limits.ownHelperDepth).count == 1)
    #expect(own(Limits.ownHelperDepth + 1) == [])
    let other = { (count: Int) in
      effects(
        "Form.swift",
        """
        class Form: UIViewController {
          let camera = Camera()
          override func viewWillAppear(_ animated: Bool) { camera.f1() }
        }
        class Camera {
        \(chain("self.", count))
        }
        """)
    }
    #expect(other(Limits.helperDepth).count == 1)
    #expect(other(Limits.helperDepth + 1) == [])
  }

  @Test(
    "effects in Swift are found in the callback, in helpers, and in extensions of other files"
  )
  func swiftHelpers() {
    let found = facts([
      (
        "Inbox.swift",
        """
        class Inbox: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); setUp() }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            startListening()
          }
          override func viewDidDisappear(_ animated: Bool) { stopListening() }
        }
        """
      ),
      (
        "Inbox+Keyboard.swift",
        """
        extension Inbox {
          func setUp() { UIDevice.current.isBatteryMonitoringEnabled = true }
          func startListening() { listen(to: UIResponder.keyboardWillShowNotification) }
          func listen(to name: Notification.Name) {
            NotificationCenter.default.addObserver(
              self, selector: #selector(keyboard(_:)), name: name, object: nil)
          }
          func stopListening() {
            NotificationCenter.default.removeObserver(
              self, name: UIResponder.keyboardWillShowNotification, object: nil)
          }
        }
        """
      ),
    ])
    #expect(
      found.flatMap(\.effects).map(\.words) == [
        "once acquire battery UIDevice.current.isBatteryMonitoringEnabled",
        "viewWillAppear acquire notification keyboardWillShowNotification",
        "viewDidDisappear release notification keyboardWillShowNotification",
      ])
    let acquire = found[0].effects[1]
    #expect(acquire.site.file == "Inbox+Keyboard.swift" && acquire.site.line == 5)
    #expect(acquire.route.map(\.line) == [5, 3])
    #expect(acquire.holding == .clearAll && !acquire.isShared)
  }

  @Test("effects are found in Objective-C and across the languages")
  func objectiveC() {
    let found = facts([
      ("Inbox.h", "@interface Inbox : UIViewController\n@property (nonatomic) id token;\n@end\n"),
      (
        "Inbox.m",
        """
        @implementation Inbox
        - (void)viewDidAppear:(BOOL)animated {
            [super viewDidAppear:animated];
            [self startListening];
            [_session startRunning];
        }
        - (void)viewDidDisappear:(BOOL)animated {
            [super viewDidAppear:animated];
            [[NSNotificationCenter defaultCenter] removeObserver:self.token];
            [self.session stopRunning];
            [self.model removeObserver:self forKeyPath:@"name"];
        }
        - (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }
        @end
        """
      ),
      (
        "Inbox+Listening.swift",
        """
        extension Inbox {
          @objc func startListening() {
            token = NotificationCenter.default.addObserver(
              forName: .changed, object: nil, queue: nil) { [weak self] _ in self?.items.append(1) }
          }
        }
        """
      ),
    ])
    #expect(
      found.flatMap(\.effects).map(\.words) == [
        "viewDidAppear acquire notification_block token",
        "viewDidAppear acquire capture session",
        "viewDidDisappear release notification_block token",
        "viewDidDisappear release capture session",
        "viewDidDisappear release key_value model @\"name\"",
        "end release notification NotificationCenter.default [broad]",
      ])
    #expect(found[0].bases == ["UIViewController"])
    #expect(
      found[0].overrides.map { "\($0.callback): \($0.superCalls.map(\.callback.name))" } == [
        "viewDidAppear: [\"viewDidAppear\"]", "viewDidDisappear: [\"viewDidAppear\"]",
      ])
  }

  @Test(
    "effects belong to a callback only if its signature and its class are the framework's"
  )
  func signatures() {
    let body = "{ session.startRunning() }"
    #expect(effects(members: "func viewWillAppear(_ animated: Bool) \(body)") == [])
    #expect(effects(members: "override func viewWillAppear() \(body)") == [])
    #expect(effects(members: "override func viewWillAppear(in view: UIView) \(body)") == [])
    #expect(
      effects(members: "override func viewWillAppear(_: Bool) \(body)") == [
        "viewWillAppear acquire capture session"
      ])
    let view = "class Row: UIView { override func viewWillAppear(_ animated: Bool) \(body) }"
    #expect(effects("Row.swift", view) == [])
    let other = "class Row: BaseController { override func viewWillAppear(_ a: Bool) \(body) }"
    #expect(effects("Row.swift", other) == ["viewWillAppear acquire capture session"])
    #expect(effects(methods: "- (void)viewWillAppear { [session startRunning]; }") == [])
    #expect(effects(methods: "+ (void)viewWillAppear:(BOOL)a { [session startRunning]; }") == [])
  }

  @Test("effects of a superclass run only where super is called")
  func superclasses() {
    let base = """
      class Base: UIViewController {
        override func viewWillAppear(_ animated: Bool) { session.startRunning() }
        override func viewWillDisappear(_ animated: Bool) { indicator.stopAnimating() }
      }
      """
    let found = facts([
      ("Base.swift", base),
      (
        "Inbox.swift",
        """
        class Inbox: Base {
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
          override func viewDidDisappear(_ animated: Bool) { session.stopRunning() }
        }
        class Outbox: Base {
          override func viewWillAppear(_ animated: Bool) {}
          override func viewDidDisappear(_ animated: Bool) { session.stopRunning() }
        }
        """
      ),
    ])
    #expect(
      found.map { facts in facts.effects.map { "\(facts.name) \($0.words)" } } == [
        [
          "Base viewWillAppear acquire capture session",
          "Base viewWillDisappear release activity_indicator indicator",
        ],
        [
          "Inbox viewWillAppear acquire capture session",
          "Inbox viewDidDisappear release capture session",
        ],
        ["Outbox viewDidDisappear release capture session"],
      ])
    #expect(found[1].effects[0].site.file == "Base.swift")
    #expect(found[1].bases == ["Base", "UIViewController"])
  }

  @Test("effects that a class only inherits are reported at its superclass")
  func inherited() {
    let found = facts([
      (
        "Base.swift",
        """
        class Base: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            center.addObserver(self, selector: #selector(a), name: .a, object: nil)
          }
          override func viewDidDisappear(_ animated: Bool) { center.removeObserver(self) }
        }
        class Inbox: Base {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            center.addObserver(self, selector: #selector(b), name: .b, object: nil)
          }
        }
        """
      )
    ])
    #expect(
      found.map { $0.effects.map(\.words) } == [
        [
          "viewDidAppear acquire notification a",
          "viewDidDisappear release notification center [broad]",
        ],
        [
          "viewDidAppear acquire notification b",
          "viewDidDisappear release notification center [broad]",
        ],
      ])
  }

  @Test("effects of an object are those of its declared class")
  func objects() {
    let avoider = """
      class Avoider {
        private let center = NotificationCenter.default
        func start() {
          stop()
          center.addObserver(self, selector: #selector(show), name: .shown, object: nil)
        }
        func stop() { center.removeObserver(self, name: .shown, object: nil) }
      }
      """
    let screen = """
      class Inbox: UIViewController {
        lazy var avoider = Avoider(view)
        override func viewWillAppear(_ animated: Bool) { avoider.start() }
        override func viewDidDisappear(_ animated: Bool) { avoider.stop() }
      }
      """
    #expect(
      facts([("Avoider.swift", avoider), ("Inbox.swift", screen)]).flatMap(\.effects).map(\.words)
        == [
          "viewWillAppear release notification shown [renewing]",
          "viewWillAppear acquire notification shown [guardedByOwnState]",
          "viewDidDisappear release notification shown",
        ])
  }
}
