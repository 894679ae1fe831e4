import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

/// What a callback ends, hides or tells although the screen may stay.
@Suite struct EndedTooEarlyTests {
  @Test func `A shared value that is set once and set back where the screen leaves is reported`()
    throws
  {
    let once = "  override func viewDidLoad() { App.shared.lock = .portrait }\n"
    let back = override("viewWillDisappear", "App.shared.lock = .all")
    #expect(try warnings(members: once + back) == ["lost_while_shown viewWillDisappear"])
    let again = override("viewWillAppear", "App.shared.lock = .portrait")
    #expect(try warnings(members: again + back) == [])
  }

  @Test func `A value of a message's result is the same as that of a message`() throws {
    let once =
      "- (void)viewDidLoad { [UIApplication sharedApplication].idleTimerDisabled = YES; }\n"
    let back = method(
      "viewWillDisappear", "[[UIApplication sharedApplication] setIdleTimerDisabled:NO];")
    #expect(
      try warnings(properties: "", methods: once + back) == ["lost_while_shown viewWillDisappear"])
  }

  @Test func `A view that is hidden and shown by no other callback stays hidden`() throws {
    let once = "  override func viewDidLoad() { button.isHidden = false }\n"
    let hide = override("viewWillDisappear", "button.isHidden = true")
    #expect(try warnings(members: once + hide) == ["lost_while_shown viewWillDisappear"])
    #expect(
      try warnings(members: override("viewWillAppear", "button.isHidden = false") + hide) == [])
  }

  @Test func `What another class starts and stops is lost if it is started once`() throws {
    let start = "  override func viewDidLoad() { try? reachability.startNotifier() }\n"
    let stop = override("viewWillDisappear", "reachability.stopNotifier()")
    #expect(try warnings(members: start + stop) == ["lost_while_shown viewWillDisappear"])
    #expect(
      try warnings(members: override("viewWillAppear", "reachability.startNotifier()") + stop) == []
    )
  }

  @Test func `A release that asks whether there is anything to release is certain`() throws {
    let start =
      "  let session = AVCaptureSession()\n"
      + "  override func viewDidLoad() { queue.async { self.session.startRunning() } }\n"
    let stop = override(
      "viewWillDisappear", "if session.isRunning { session.stopRunning() }")
    #expect(try warnings(members: start + stop) == ["lost_while_shown viewWillDisappear"])
  }

  @Test func `A list that only events fill is lost where a callback empties it`() throws {
    let names = "  var names: [String] = []\n"
    let empty = override("viewWillDisappear", "names = []")
    let event = "  func show(_ found: [String]) { names = found }\n"
    #expect(try warnings(members: names + empty + event) == ["decided_in_will viewWillDisappear"])
    let load = override("viewWillAppear", "names = store.names()")
    #expect(try warnings(members: names + empty + load) == [])
  }

  @Test func `A choice that is told because the screen seems to leave is told too early`() throws {
    let tell = { (condition: String, message: String) in
      "  var path: Path?\n  func choose(_ next: Path) { path = next }\n"
        + override(
          "viewWillDisappear", "if \(condition), let path { delegate?.\(message)(path) }")
    }
    #expect(
      try warnings(members: tell("isMovingFromParent", "didSelectPath"))
        == ["decided_in_will viewWillDisappear"])
    #expect(try warnings(members: tell("hasChanged", "didSelectPath")) == [])
    #expect(try warnings(members: tell("isMovingFromParent", "showPath")) == [])
  }

  @Test func `What callbacks cancel for each of what a table holds is reported`() throws {
    let tasks =
      "  var downloads: [URL: Download] = [:]\n"
      + "  func load(_ url: URL) { downloads[url] = Download(url) }\n"
    for cancel in [
      "downloads.values.forEach { $0.cancel() }", "for load in downloads.values { load.cancel() }",
    ] {
      #expect(
        try warnings(members: tasks + override("viewWillDisappear", cancel))
          == ["decided_in_will viewWillDisappear"], "\(cancel)")
      #expect(
        try warnings(
          members: tasks + override("viewWillDisappear", cancel + "; downloads.removeAll()"))
          == ["decided_in_will viewWillDisappear"])
      #expect(try warnings(members: tasks + override("viewDidDisappear", cancel)) == [])
    }
    let animations = tasks.replacing("downloads", with: "fades").replacing("Download", with: "Fade")
    let stop = override("viewWillDisappear", "fades.values.forEach { $0.cancel() }")
    #expect(try warnings(members: animations + stop) == [])
  }

  @Test func `The stack no longer has a screen that is being popped`() throws {
    let ask =
      "if ([self.navigationController.viewControllers indexOfObject:self] == NSNotFound) "
      + "{ [self.delegate formDidClose:self]; }"
    #expect(
      try warnings(properties: "", methods: method("viewWillDisappear", ask))
        == ["decided_in_will viewWillDisappear"])
    #expect(try warnings(properties: "", methods: method("viewDidDisappear", ask)) == [])
    // A local says it, and a property that is computed.
    let isPopped = "navigationController?.viewControllers.contains(self) != true"
    let tell = "if isPopped { delegate?.formDidClose(self) }"
    let local = override("viewWillDisappear", "let isPopped = \(isPopped)\n    \(tell)")
    let computed = "  var isPopped: Bool { \(isPopped) }\n" + override("viewWillDisappear", tell)
    for code in [local, computed] {
      #expect(try warnings(members: code) == ["decided_in_will viewWillDisappear"], "\(code)")
      // What else is in the stack says that the screen is the last.
      let other = code.replacing("contains(self)", with: "isEmpty")
      #expect(try warnings(members: other) == [], "\(other)")
    }
  }

  @Test func `A notification that says that the screen has closed is reported`() throws {
    let post = { (name: String) in
      override("viewWillDisappear", "NotificationCenter.default.post(name: \(name), object: nil)")
    }
    #expect(
      try warnings(members: post(".formDidClose")) == ["decided_in_will viewWillDisappear"])
    #expect(try warnings(members: post(".formWillClose")) == [])
  }

  @Test(arguments: [
    ("formVCDismissed", true), ("webVCDidClose", true), ("URLsClosed", true),
    ("showURLsClosedBefore", true), ("formVCShown", false), ("formENDings", false),
  ])
  func `Capitals before a word are a word of their own`(message: String, isFound: Bool) throws {
    let tell = override("viewWillDisappear", "delegate?.\(message)(self)")
    #expect(
      try warnings(members: tell) == (isFound ? ["decided_in_will viewWillDisappear"] : []))
  }

  @Test func `A closure that a model holds, or that has another name inside, is found`() throws {
    let files = [
      (
        "Sheet.swift",
        "class Sheet: UIViewController {\n  let callback: () -> Void\n"
          + "  init(onClose: @escaping () -> Void) { callback = onClose }\n"
          + override("viewWillDisappear", "callback()") + "}\n"
      ),
      (
        "Picker.swift",
        "class Picker: UIViewController {\n  let model: PickerModel\n"
          + override("viewWillDisappear", "model.onEnd?()") + "}\n"
          + "class PickerModel { var onEnd: (() -> Void)? }\n"
      ),
      (
        "Host.swift",
        "class Host {\n  func open() {\n    show(Sheet(onClose: { self.sheet = nil }))\n"
          + "    let model = PickerModel()\n    model.onEnd = { self.finish() }\n  }\n}\n"
      ),
    ]
    let code = SourceCode(files.map { (path: $0.0, text: $0.1) }, for: .viewTransitions)
    let found = try SharedScan.findings(in: code)
      .filter { $0.severity == .warning }
    #expect(found.map(\.file) == ["Picker.swift", "Sheet.swift"])
    #expect(found.map(\.rule) == ["decided_in_will", "decided_in_will"])
  }

  @Test func `A method that takes the keyboard away ends no mode`() throws {
    #expect(
      try warnings(
        properties: "",
        methods: method("viewWillDisappear", "[self endEditing];")
          + "- (void)endEditing { [self.view endEditing:YES]; }\n") == [])
  }

  @Test func `An observer that is no screen is removed by its own name`() throws {
    let center = "[NSNotificationCenter defaultCenter]"
    #expect(
      try warnings(
        properties: "",
        methods: method(
          "viewWillAppear",
          "[\(center) addObserver:self.tableView selector:@selector(reloadData) name:@\"A\" object:nil];"
        )
          + method(
            "viewWillDisappear", "[\(center) removeObserver:self.tableView name:@\"A\" object:nil];"
          ))
        == [])
  }

  @Test func `A counter that all screens share is taken twice`() throws {
    let counter =
      "class Sleep {\n  static let shared = Sleep()\n  var count = 0\n"
      + "  func prevent() { count += 1 }\n  func allow() { count -= 1 }\n}\n"
    let screen = { (first: String, last: String) in
      counter + "class Form: UIViewController {\n" + override(first, "Sleep.shared.prevent()")
        + override(last, "Sleep.shared.allow()") + "}\n"
    }
    #expect(
      try warnings("Form.swift", screen("viewDidAppear", "viewDidDisappear"))
        .contains("acquired_twice viewDidAppear"))
    #expect(try warnings("Form.swift", screen("viewWillAppear", "viewWillDisappear")) == [])
  }

  @Test func `A pushed screen is thrown away for certain if one of two ways is certain`() throws {
    let push = """
        func open() {
          detail = Detail()
          navigationController?.pushViewController(detail, animated: true)
        }

      """
    let drop = { (code: String) in try warnings(members: push + override("viewWillAppear", code)) }
    let found = ["decided_in_will viewWillAppear"]
    #expect(try drop("if animated { detail?.close() }\n detail = nil") == found)
    #expect(try drop("if animated { detail = nil }") == [])
  }

  @Test func `The screen below a sheet goes on although the sheet may stay`() throws {
    let leave = { (call: String) in
      override(
        "viewWillDisappear", "if let game = presentingViewController as? Game { game.\(call) }")
    }
    #expect(
      try warnings(members: leave("core.setPaused(false)"))
        == ["decided_in_will viewWillDisappear"])
    #expect(try warnings(members: leave("refreshScore()")) == [])
    #expect(
      try warnings(
        members: override("viewDidDisappear", "(presentingViewController as? Game)?.resume()"))
        == [])
    #expect(
      try severities(
        members: override(
          "viewWillDisappear", "presentingViewController?.view.superview?.addSubview(view)"))
        == [])
  }

  @Test func `A model is told of a dismissal where the screen may stay`() throws {
    let leave = { (condition: String, call: String) in
      "  let viewModel: FormModel\n"
        + override("viewWillDisappear", "if \(condition) { \(call) }")
    }
    #expect(
      try warnings(members: leave("isBeingDismissed", "viewModel.handleDismissal()"))
        == ["decided_in_will viewWillDisappear"])
    #expect(try warnings(members: leave("isBeingDismissed", "viewModel.save()")) == [])
    #expect(try warnings(members: leave("viewModel.isNew", "viewModel.handleDismissal()")) == [])
  }

  @Test(arguments: [
    (
      "  let room = Room()\n"
        + "  override func viewDidLoad() { super.viewDidLoad(); room.startChatting() }\n",
      "room.startChatting()", "room.stopChatting()", "lost_while_shown"
    ),
    (
      "  var task: Task<Void, Never>?\n  func load() { task = Task { await fetch() } }\n",
      "task = Task { await fetch() }", "task?.cancel()", "decided_in_will"
    ),
  ])
  func `What ends where the screen only seems to leave is ended too early`(
    members: String, begin: String, end: String, rule: String
  ) throws {
    let left = { (callback: String) in override(callback, "if isMovingFromParent { \(end) }") }
    let early = left("viewWillDisappear")
    #expect(try warnings(members: members + early) == ["\(rule) viewWillDisappear"])
    #expect(try warnings(members: members + left("viewDidDisappear")) == [])
    let again = override("viewWillAppear", begin)
    #expect(try warnings(members: members + again + early) == [])
  }

  @Test func `A closure that the initializer of another type is passed fills no property`() throws {
    let members = """
        let onDismiss: (() -> Void)?
        init(onDismiss: (() -> Void)?) { self.onDismiss = onDismiss }

      """ + override("viewWillDisappear", "onDismiss?()")
    func found(_ call: String) throws -> [String] {
      try warnings(
        "Form.swift",
        "class Form: UIViewController {\n\(members)\n}\n"
          + "class Owner { func open() { show(Form.self); \(call) } }\n")
    }
    #expect(
      try found("push(Form(onDismiss: { self.finish() }))")
        == ["decided_in_will viewWillDisappear"])
    #expect(
      try found("push(Form(onDismiss: { onCompleted() }))")
        == ["decided_in_will viewWillDisappear"])
    #expect(try found("push(Other(onDismiss: { self.finish() }))") == [])
  }

  @Test func `A check whether there is any work does not make its end less certain`() throws {
    let record = "  func recordTapped() { Recorder.shared.start() }\n"
    let cancel = { (condition: String) in
      try severities(
        members: record
          + override(
            "viewWillDisappear", "if \(condition) { Recorder.shared.cancelRecording() }"))
    }
    #expect(try cancel("Recorder.shared.isRecording") == ["warning decided_in_will"])
    #expect(try cancel("isHidden") == ["note decided_in_will"])
  }

  @Test(arguments: [
    ("didFinishWith: text", true), ("didClose: true", true), ("didChange: text", false),
    ("willClose: true", false),
  ])
  func `A delegate is told by a label that the screen is gone`(part: String, isGone: Bool) throws {
    let tell = override("viewWillDisappear", "delegate?.form(self, \(part))")
    #expect(
      try warnings(members: "  weak var delegate: FormDelegate?\n" + tell)
        == (isGone ? ["decided_in_will viewWillDisappear"] : []))
  }

  @Test(arguments: [
    "popViewController(animated: false)", "popToRootViewController(animated: false)",
  ])
  func `Screens that are popped while one begins to leave are popped too early`(pop: String) throws
  {
    let early = ["decided_in_will viewWillDisappear"]
    let call = "navigationController?.\(pop)"
    #expect(try warnings(members: override("viewWillDisappear", call)) == early)
    #expect(try warnings(members: override("viewDidAppear", call)) == [])
    #expect(try warnings(members: "  func closeTapped() { \(call) }\n") == [])
  }

  @Test func `What another callback puts in or queues again is not lost`() throws {
    let ended = { (coming: String, leaving: String) in
      try warnings(
        members: "  let listener = Listener()\n  let hub: Hub\n  let queue = OperationQueue()\n"
          + override("viewWillAppear", coming) + override("viewWillDisappear", leaving))
    }
    #expect(try ended("hub.add(listener)", "hub.remove(listener)") == [])
    #expect(try ended("queue.addOperation(Load())", "queue.cancelAllOperations()") == [])
    let lost = ["decided_in_will viewWillDisappear"]
    #expect(try ended("hub.add(other)", "hub.remove(listener)") == lost)
    #expect(try ended("queue.addObserver(self)", "queue.cancelAllOperations()") == lost)
  }
}
