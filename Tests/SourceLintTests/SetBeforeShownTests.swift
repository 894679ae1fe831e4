import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// What a screen acquires where a property is set, and again where it comes.
@Suite struct SetBeforeShownTests {
  private let observing = """
      var token: NSObjectProtocol?
      func observe() {
        token = NotificationCenter.default.addObserver(forName: .shown, object: nil, queue: nil) { _ in }
      }
      func stop() {
        if let token { NotificationCenter.default.removeObserver(token) }
      }

    """
  private let leave = override("viewWillDisappear", "stop()")
  private let lost = ["left_acquired viewWillAppear"]

  private func user(_ accessor: String) -> String { "  var user: User? {\n    \(accessor)\n  }\n" }

  @Test(arguments: ["didSet { stop(); observe() }", "get { kept }\n    set { stop(); observe() }"])
  func `A token of a property that is set before the screen is shown is overwritten`(
    accessor: String
  ) throws {
    let come = override("viewWillAppear", "if user != nil { observe() }")
    #expect(try warnings(members: observing + user(accessor) + come + leave) == lost)
    let safe = override("viewWillAppear", "stop(); observe()")
    #expect(try warnings(members: observing + user(accessor) + safe + leave) == [])
    #expect(try warnings(members: observing + user(accessor) + leave) == [])
  }

  @Test func `A setter that may ask whether the screen is shown is trusted`() throws {
    let come = override("viewWillAppear", "observe()")
    let asking = user("didSet { if isViewLoaded { stop(); observe() } }")
    #expect(try warnings(members: observing + asking + come + leave) == [])
    let tapped = "  @objc func tap() { stop(); observe() }\n"
    #expect(try warnings(members: observing + tapped + come + leave) == [])
  }

  @Test func `So it is in Objective-C`() throws {
    let methods = { (name: String) in
      """
      - (void)\(name):(User *)user {
        _user = user;
        [self observe];
      }
      - (void)observe {
        self.token = [NSNotificationCenter.defaultCenter addObserverForName:@"A" object:nil queue:nil
            usingBlock:^(NSNotification *note) {}];
      }

      """
        + method("viewWillAppear", "if (_user) { [self observe]; }")
        + method(
          "viewWillDisappear",
          "if (self.token) { [NSNotificationCenter.defaultCenter removeObserver:self.token]; }")
    }
    let properties = "@property User *user; @property id token;"
    #expect(try warnings(properties: properties, methods: methods("setUser")) == lost)
    #expect(try warnings(properties: properties, methods: methods("showUser")) == [])
  }
}
