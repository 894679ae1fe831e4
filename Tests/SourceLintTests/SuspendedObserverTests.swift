import EventModel
import Testing

@testable import SourceLint

/// Observers that a function removes for a while, and adds again.
@Suite struct SuspendedObserverTests {
  @Test func `An observer is lost in viewWillDisappear whatever suspends it at other times`() throws
  {
    let observers = """
        override func viewDidLoad() {
          super.viewDidLoad()
          observe()
        }
        func observe() { NotificationCenter.addOnMain(self, #selector(show), .songDidChange) }
        func ignore() { NotificationCenter.removeOnMain(self, .songDidChange) }
        @objc func show() {}
        func reorder() {
          ignore()
          list.reorder()
          observe()
        }

      """
    let center = """
      extension NotificationCenter {
        static func addOnMain(_ observer: Any, _ selector: Selector, _ name: Notification.Name) {
          NotificationCenter.default.addObserver(
            observer, selector: selector, name: name, object: nil)
        }
        static func removeOnMain(_ observer: Any, _ name: Notification.Name) {
          NotificationCenter.default.removeObserver(observer, name: name, object: nil)
        }
      }
      """
    func found(_ members: String) throws -> [String] {
      try warnings("Queue.swift", "class Queue: UIViewController {\n\(members)\n}\n\(center)\n")
    }
    #expect(
      try found(observers + override("viewWillDisappear", "ignore()"))
        == ["lost_while_shown viewWillDisappear"])
    #expect(
      try found(
        observers + override("viewWillAppear", "observe()")
          + override("viewWillDisappear", "ignore()")) != [])
    #expect(try found(observers + override("viewDidDisappear", "")) == [])
  }

  @Test func `In Objective-C, by a category of the framework's class`() throws {
    let observers = """
      - (void)viewDidLoad { [super viewDidLoad]; [self observe]; }
      - (void)observe { [NSNotificationCenter addOnMain:self selector:@selector(show) name:SongDidChange]; }
      - (void)ignore { [NSNotificationCenter removeOnMain:self name:SongDidChange]; }
      - (void)reorder { [self ignore]; [self.list reorder]; [self observe]; }
      """
    let center = """
      @implementation NSNotificationCenter (Main)
      + (void)addOnMain:(id)observer selector:(SEL)selector name:(NSString *)name {
        [NSNotificationCenter.defaultCenter addObserver:observer selector:selector name:name object:nil];
      }
      + (void)removeOnMain:(id)observer name:(NSString *)name {
        [NSNotificationCenter.defaultCenter removeObserver:observer name:name object:nil];
      }
      @end
      """
    func found(_ methods: String) throws -> [String] {
      try warnings(
        "Queue.m",
        """
        @interface Queue : UIViewController
        @end
        @implementation Queue
        \(methods)
        @end
        \(center)

        """)
    }
    #expect(
      try found(observers + method("viewWillDisappear", "[self ignore];"))
        == ["lost_while_shown viewWillDisappear"])
    #expect(try found(observers) == [])
  }

  @Test func `What another function adds is not suspended`() throws {
    let observers = """
        override func viewDidLoad() {
          super.viewDidLoad()
          observe()
        }
        func observe() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(show), name: .songDidChange, object: nil)
        }
        @objc func show() {}
        func resume() { observe() }

      """
    let ignore = override(
      "viewWillDisappear",
      "NotificationCenter.default.removeObserver(self, name: .songDidChange, object: nil)")
    #expect(try warnings(members: observers + ignore) == [])
  }

  @Test func `A loop over a list leaves observers that were never put into it`() throws {
    let members = { (fills: String) in
      """
        var names: [Notification.Name] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(
            self, selector: #selector(show), name: .themeDidChange, object: nil)
        }
        func listen(to name: Notification.Name) {
          \(fills)
          NotificationCenter.default.addObserver(
            self, selector: #selector(show), name: name, object: nil)
        }
        @objc func show() {}
        func ignoreAll() {
          for name in names {
            NotificationCenter.default.removeObserver(self, name: name, object: nil)
          }
          names.removeAll()
        }

      """ + override("viewDidAppear", "listen(to: .songDidChange)")
        + override("viewDidDisappear", "ignoreAll()")
    }
    #expect(
      try warnings(members: members("names.append(name)")) == ["acquired_twice viewDidAppear"])
    #expect(
      try warnings(members: members("if names.contains(name) { return }; names.append(name)"))
        == [])
    // What is not put there may be any.
    #expect(
      Set(try warnings(members: members("")))
        == ["acquired_twice viewDidAppear", "lost_while_shown viewDidDisappear"])
  }

  @Test func `A screen that removes itself does not remove the observer that it made`() throws {
    let members = { (observer: String) in
      """
        override func viewDidLoad() {
          super.viewDidLoad()
          let listener = Listener()
          NotificationCenter.default.addObserver(
            \(observer), selector: #selector(fire), name: .played, object: nil)
        }

      """
        + override(
          "viewWillDisappear",
          "NotificationCenter.default.removeObserver(self, name: .played, object: nil)")
    }
    #expect(try warnings(members: members("self")) == ["lost_while_shown viewWillDisappear"])
    #expect(try warnings(members: members("listener")) == [])
  }
}
