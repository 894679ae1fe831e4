import Testing

/// Streams, tasks and loops that callbacks end by what they follow.
@Suite struct EndedByCallbackTests {
  private func found(_ members: String, _ begin: String, _ end: String) throws -> [String] {
    try severities(
      members: members + override("viewWillAppear", begin) + override("viewWillDisappear", end))
  }

  @Test(arguments: [
    ("publisher.prefix(untilOutputFrom: hidden).sink { _ in show() }.store(in: &bag)", "send()"),
    ("rows.take(until: hidden).subscribe(onNext: { _ in show() }).disposed(by: bag)", "accept(())"),
  ])
  func `A subscription ends with a subject that a callback sends`(
    begin: String, end: String
  ) throws {
    let members = "var bag = Bag()\nlet hidden = Subject()\nfunc show() {}\n"
    #expect(try found(members, begin, "hidden.\(end)") == [])
    #expect(try found(members, begin, "other.\(end)") == ["note left_acquired"])
  }

  @Test func `A subscription ends with the call of a callback`() throws {
    let members = "let bag = DisposeBag()\nfunc show() {}\n"
    let begin =
      "rows.takeUntil(rx.methodInvoked(#selector(viewWillDisappear(_:))))"
      + ".subscribe(onNext: { _ in show() }).disposed(by: bag)"
    #expect(try found(members, begin, "") == [])
    let other = begin.replacing("viewWillDisappear(_:)", with: "close")
    #expect(try found(members, other, "") != [])
  }

  @Test func `A task ends with the stream that a callback finishes`() throws {
    let members = "var continuation: AsyncStream<Int>.Continuation?\nfunc show() {}\n"
    let begin =
      "let stream = AsyncStream<Int> { continuation = $0 }\n"
      + "Task { for await _ in stream { show() } }"
    #expect(try found(members, begin, "continuation?.finish()") == [])
    #expect(try found(members, begin, "") == ["warning left_acquired"])
  }

  @Test func `A loop of delayed calls ends where a callback cancels them`() throws {
    let again = "perform(#selector(poll), with: nil, afterDelay: 2)"
    let members = "@objc func poll() { \(again) }\n"
    let cancel = "NSObject.cancelPreviousPerformRequests(withTarget: self)"
    #expect(try found(members, again, cancel) == [])
    #expect(try found(members, again, "") == ["warning repeated_start"])
  }

  @Test func `An action replaces the one of its identifier`() throws {
    let members = "let button = UIButton()\n"
    let begin = "button.addAction(UIAction(ID) { _ in show() }, for: .touchUpInside)"
    let named = begin.replacing("ID", with: "identifier: .init(\"like\")")
    #expect(try found(members, named, "") == [])
    #expect(
      try found(members, begin.replacing("(ID)", with: ""), "") == ["warning repeated_start"])
  }

  @Test func `The handlers of a list of names are removed by the same names`() throws {
    let members = "let content = WKUserContentController()\nlet names = [\"a\", \"b\"]\n"
    let begin = "for name in names { content.add(self, name: name) }"
    let end = "names.forEach { content.removeScriptMessageHandler(forName: $0) }"
    #expect(try found(members, begin, end) == [])
    #expect(try found(members, begin, "content.removeAllScriptMessageHandlers()") == [])
    #expect(try found(members, begin, "") == ["warning left_acquired"])
  }

  @Test func `Each part of a pair in a list is an element`() throws {
    let members = "var handles: [(DatabaseReference, DatabaseHandle)] = []\n"
    let begin = "handles.append((row, row.observe(.value) { _ in }))"
    let end = "for (row, handle) in handles { row.removeObserver(withHandle: handle) }"
    #expect(try found(members, begin, end + "; handles = []") == [])
    #expect(
      try found(members, begin, "handles = []").contains("warning left_acquired"))
  }
}

/// Timers that are replaced and swapped.
@Suite struct SwappedTimerTests {
  private static let make = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"

  private func found(
    _ type: String, _ members: String, _ begin: String, _ end: String
  ) throws -> [String] {
    try warnings(
      "Form.swift",
      "\(type)\nclass Form: UIViewController {\n\(members)\n"
        + override("viewWillAppear", begin) + override("viewDidDisappear", end) + "}\n")
  }

  @Test func `A new timer that is made first replaces the one that is ended then`() throws {
    let members = "var timer: Timer?"
    let begin = "let new = \(Self.make)\nif let old = timer, old.isValid { old.invalidate() }\n"
    #expect(try found("", members, begin + "timer = new", "timer?.invalidate()") == [])
    #expect(
      try found("", members, "let new = \(Self.make)\ntimer = new", "timer?.invalidate()")
        == ["left_acquired viewWillAppear"])
  }

  @Test func `What a dictionary gives back is ended`() throws {
    let members = "var timers: [String: Timer] = [:]"
    let begin = "let timer = \(Self.make)\ntimers.updateValue(timer, forKey: \"a\")"
    let end = "timers.removeValue(forKey: \"a\")?.invalidate()"
    #expect(try found("", members, begin + "?.invalidate()", end) == [])
    #expect(try found("", members, begin, end) == ["left_acquired viewWillAppear"])
  }

  @Test(arguments: [
    ("set { timer?.invalidate(); timer = newValue }", []),
    ("set { timer = newValue }", ["left_acquired viewWillAppear"]),
  ])
  func `A property wrapper ends the timer that it replaces`(
    setter: String, expected: [String]
  ) throws {
    let type =
      "@propertyWrapper struct Ending {\nvar timer: Timer?\n"
      + "var wrappedValue: Timer? { get { timer } \(setter) }\n}\n"
    #expect(
      try found(type, "@Ending var meter: Timer?", "meter = \(Self.make)", "meter = nil")
        == expected)
  }

  @Test func `A pair of the old and the new state selects what is done`() throws {
    let members = { (first: String) in
      """
      enum State { case hidden, shown }
      var state = State.hidden
      var timer: Timer?
      func change(to new: State) {
        switch (state, new) {
        case (\(first), .shown): timer = \(Self.make)
        case (.shown, .hidden): timer?.invalidate(); timer = nil
        default: break
        }
        state = new
      }
      """
    }
    let (begin, end) = ("change(to: .shown)", "change(to: .hidden)")
    #expect(try found("", members(".hidden"), begin, end) == [])
    let noEnd = members(".hidden").replacing("timer?.invalidate(); ", with: "")
    #expect(try found("", noEnd, begin, end) == ["left_acquired viewWillAppear"])
  }
}
