import Testing

/// Screens that put themselves into the collections of other objects.
@Suite struct ListOfListenersTests {
  private static let never = ["left_acquired viewWillAppear"]

  private func swift(_ leaving: String, remove: String) throws -> [String] {
    try warnings(
      "Form.swift",
      """
      class Client {
        var listeners: [Listener] = []
        func remove(listener gone: Listener) { \(remove) }
        func refresh() {}
      }
      class Form: UIViewController {
        let client: Client
      \(override("viewWillAppear", "client.listeners.append(self)"))
      \(override("viewWillDisappear", leaving))
      }

      """)
  }

  @Test(arguments: [
    "listeners = listeners.filter { $0 !== gone }",
    "listeners = listeners.filter({ (listener) -> Bool in return listener !== gone })",
    "listeners.removeAll { $0 === gone }",
    "listeners.removeAll(where: { $0 === gone })",
    "if let index = listeners.firstIndex(where: { $0 === gone }) { listeners.remove(at: index) }",
    "var rest = listeners; rest.removeAll { $0 === gone }; listeners = rest",
    "let rest = listeners.filter { $0 !== gone }\n listeners = rest",
    "listeners.subtract([gone])",
  ])
  func `A list without the screen takes the screen out`(remove: String) throws {
    #expect(try swift("client.remove(listener: self)", remove: remove) == [])
    #expect(try swift("client.refresh()", remove: remove) == Self.never)
  }

  private func hub(_ wrapped: String, _ first: String, _ last: String) throws -> [String] {
    try warnings(
      "Form.swift",
      """
      struct Weak { weak var value: AnyObject? }
      class Hub {
        static let shared = Hub()
        private var list: [AnyObject] = []
        func register(_ listener: AnyObject) { list.append(\(wrapped)) }
        func unregister(_ listener: AnyObject) { list.removeAll { $0 === listener } }
      }
      class Form: UIViewController {
        \(first == "viewDidLoad"
          ? "override func viewDidLoad() { super.viewDidLoad(); Hub.shared.register(self) }"
          : override(first, "Hub.shared.register(self)"))
        \(override(last, "Hub.shared.unregister(self)"))
      }

      """)
  }

  @Test(arguments: ["listener", "Weak(value: listener)"])
  func `A list that the screen is put into is seen where it is declared`(wrapped: String) throws {
    #expect(
      try hub(wrapped, "viewWillAppear", "viewDidDisappear") == ["acquired_twice viewWillAppear"])
    #expect(
      try hub(wrapped, "viewDidLoad", "viewWillDisappear") == [
        "lost_while_shown viewWillDisappear"
      ])
    #expect(try hub(wrapped, "viewWillAppear", "viewWillDisappear") == [])
  }

  @Test func `A box around the name of the screen is not the screen`() throws {
    #expect(try hub("Weak(value: names[listener])", "viewWillAppear", "viewDidDisappear") == [])
  }

  @Test(arguments: [
    "client.listeners = client.listeners.filter { $0 !== self }",
    "client.listeners.removeAll { $0 === self }",
    "client.detach(self)", "client.unregister(self)", "client.stopInforming(self)",
    "removeAllListeners()", "super.removeListeners()",
  ])
  func `A call out of sight may take the screen out`(leaving: String) throws {
    #expect(try swift(leaving, remove: "") == [])
  }

  @Test(arguments: [
    "client.remove(listener: self)", "client.listeners.remove(other)", "client.inform(self)",
    "other.detach(self)", "clearFields()",
  ])
  func `A call that takes out nothing leaves the screen in the list`(leaving: String) throws {
    #expect(try swift(leaving, remove: "").contains(Self.never[0]))
  }

  @Test func `The screen is added to a list by an operator`() throws {
    let client = "  let client: Client\n"
    let added = override("viewWillAppear", "client.listeners += [self]")
    #expect(try warnings(members: client + added) == Self.never)
    let removed = override(
      "viewWillDisappear", "client.listeners = client.listeners.filter { $0 !== self }")
    #expect(try warnings(members: client + added + removed) == [])
  }

  @Test(arguments: [
    "[self.client.listeners removeObject:self];",
    "[self.client.listeners removeObjectIdenticalTo:self];",
    "[self.client.listeners filterUsingPredicate:others];",
    "[self.client.listeners removeObjectAtIndex:[self.client.listeners indexOfObject:self]];",
    "self.client.listeners = [[self.client.listeners filteredArrayUsingPredicate:others] mutableCopy];",
    "[self.client unsubscribe:self];",
  ])
  func `Objective-C takes the screen out of a list`(leaving: String) throws {
    let client =
      "@interface Client : NSObject\n@property NSMutableArray *listeners;\n@end\n"
    let form = { (leaving: String) in
      client + """
        @interface Form : UIViewController
        @property Client *client;
        @end
        @implementation Form
        \(method("viewWillAppear", "[self.client.listeners addObject:self];"))
        \(method("viewWillDisappear", leaving))
        @end

        """
    }
    #expect(try warnings("Form.m", form(leaving)) == [])
    #expect(try warnings("Form.m", form("[self.client refresh];")) == Self.never)
  }

  @Test func `A token that an object out of sight is told to drop is not kept`() throws {
    let begin = override(
      "viewWillAppear",
      """
      observer = center.addObserver(forName: .changed, object: nil, queue: nil) { _ in self.show() }
      """)
    let members = "  let center = NotificationCenter.default\n  var observer: Any?\n" + begin
    #expect(try warnings(members: members) == Self.never)
    let end = { override("viewWillDisappear", $0) }
    #expect(try warnings(members: members + end("Bus.cancel(observer)")) == [])
    #expect(try warnings(members: members + end("Bus.show(observer)")) == Self.never)
  }

  @Test func `A declared list is not the continuation of the line above`() throws {
    let sorted = """
        var rows: [Row] = []
        func sorted() -> (Array<Row>, Array<Row>) {
          var first: Array<Row>
          var second: Array<Row> = Array()
          for row in rows { second.append(row) }
          return (first, second)
        }

      """
    #expect(try warnings(members: sorted + override("viewWillAppear", "_ = sorted()")) == [])
  }

  @Test func `A function that calls another one of its name does not repeat itself`() throws {
    let appear = override("viewDidAppear", "toggle(show: true)")
    let other = """
        func toggle(show: Bool) {
          UIView.animate(withDuration: 1, animations: {}, completion: { _ in
            self.toggle(show: show, completion: {})
          })
        }
        func toggle(show: Bool, completion: () -> Void) { constraint.constant = 0 }

      """
    #expect(try warnings(members: other + appear) == [])
    let itself = other.replacing("show: show, completion: {}", with: "show: show")
    #expect(try warnings(members: itself + appear) == ["repeated_start viewDidAppear"])
  }
}
