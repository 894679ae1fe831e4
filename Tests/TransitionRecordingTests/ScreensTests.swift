import EventModel
import Testing

@testable import TransitionRecording

/// A view controller as plain values.
@MainActor
class PlainScreen: PlacedScreen {
  var container: (any PlacedScreen)?
  var presenter: (any PlacedScreen)?
  var front: (any PlacedScreen)?
  var windowOfView: AnyObject?

  init(in container: PlainScreen? = nil, over presenter: PlainScreen? = nil) {
    self.container = container
    self.presenter = presenter
  }
}

@MainActor final class Detail: PlainScreen {}
@MainActor final class Stack: PlainScreen {}

@MainActor
@Suite("What is recorded of a screen without a line in it")
struct ScreensTests {
  private let lines = LineList()

  private func place(of screen: PlainScreen) -> (scope: ObjectIdentifier, window: AnyObject?) {
    (ObjectIdentifier(screen.scope), screen.window)
  }

  @Test("a child belongs to its container, a root to itself")
  func containers() {
    let stack = Stack()
    let detail = Detail(in: stack)
    #expect(place(of: stack).scope == ObjectIdentifier(stack))
    #expect(place(of: detail).scope == ObjectIdentifier(stack))
    #expect(place(of: Detail(in: detail)).scope == ObjectIdentifier(detail))
  }

  @Test("a presented screen has the container of the screen it covers, through tabs and stacks")
  func presented() {
    let (tabs, stack) = (Stack(), Stack())
    let covered = Detail(in: stack)
    stack.container = tabs
    (tabs.front, stack.front) = (stack, covered)
    let sheet = Detail(over: tabs)
    #expect(place(of: sheet).scope == ObjectIdentifier(stack))
    #expect(place(of: Detail(over: sheet)).scope == ObjectIdentifier(stack))
    #expect(place(of: Detail(in: sheet)).scope == ObjectIdentifier(sheet))
    #expect(
      tabs.fronts.map { ObjectIdentifier($0) } == [tabs, stack, covered].map(ObjectIdentifier.init))
  }

  @Test("a screen has the window of its view, or the one it will be in")
  func windows() {
    final class Window {}
    let (stack, window, other) = (Stack(), Window(), Window())
    stack.windowOfView = window
    let detail = Detail(in: stack)
    #expect(detail.window === window)
    #expect(Detail(over: detail).window === window)
    detail.windowOfView = other
    #expect(detail.window === other)
    #expect(Detail().window == nil)
  }

  @Test("the log has class, address, parent, container and window of a screen")
  func record() throws {
    let (stack, recorder) = (Stack(), TransitionRecorder(lines))
    let detail = Detail(in: stack)
    let (own, container) = (recorder.object(detail), recorder.object(stack))
    recorder.record(.viewDidLoad, ofPlaced: detail, as: own)
    recorder.record(.viewWillAppear, ofPlaced: detail, as: own) { scope in
      recorder.state.withLock {
        $0.begin(OpenTransition(number: 4, kind: .navigation), in: scope)
      }
    }
    detail.windowOfView = stack
    detail.container = nil
    recorder.record(.viewDidAppear, ofPlaced: detail, as: own, namesParent: false)
    let (screen, parent) = ("0x\(hex(own))", "Stack@0x\(hex(container))")
    #expect(
      lines.text == """
        transcript 1
        0.001000 Detail viewDidLoad instance=\(screen)
        begin t4 navigation \(parent)
        0.002000 \(parent) Detail viewWillAppear instance=\(screen) parent=\(parent)
        0.003000 \(parent) Detail viewDidAppear instance=\(screen) parent=\(parent) window=\(parent)

        """)
    #expect(try findings(in: lines.text, named: "a.transcript") == [])
  }

  private func hex(_ object: RecordedObject) -> String { String(object.address, radix: 16) }

  @Test("a screen's recorded life ends with it, so that the next one at its address is another")
  func life() {
    let recorder = TransitionRecorder(lines)
    var life: ScreenLife? = ScreenLife(
      of: RecordedObject(name: "Inbox", address: 16), for: recorder)
    #expect(life?.screen.name == "Inbox")
    life = nil
    #expect(lines.text == "transcript 1\n0.001000 Inbox deinit instance=0x10\n")
  }

  @Test("a coordinator's transition has a kind only where it is certain")
  func kinds() {
    #expect(CoordinatorFacts(isInOneStack: true).kind == .navigation)
    #expect(CoordinatorFacts().kind == nil)
    // The raw values of UIModalPresentationStyle, from none on.
    let styles = -1...7
    #expect(
      styles.map { CoordinatorFacts(presentationStyle: $0).kind }
        == [nil, .modal, nil, nil, nil, nil, .sheet, .sheet, nil])
    #expect(
      styles.map { CoordinatorFacts(presentationStyle: $0, isDismissal: true).kind }
        == [nil, .modal, nil, nil, nil, nil, .sheetDismiss, .sheetDismiss, nil])
  }

  @Test(
    "a class is the system's if its binary is",
    arguments: [
      ("/System/Library/PrivateFrameworks/UIKitCore.framework/UIKitCore", true),
      ("/usr/lib/swift/libswiftUIKit.dylib", true),
      (
        "/Library/Developer/CoreSimulator/Volumes/iOS_23A/Library/Developer/CoreSimulator/Profiles/"
          + "Runtimes/iOS 26.0.simruntime/Contents/Resources/RuntimeRoot/System/Library/Frameworks/"
          + "SafariServices.framework/SafariServices", true
      ),
      ("/private/var/containers/Bundle/Application/1C/Mail.app/Mail", false),
      (
        "/private/var/containers/Bundle/Application/1C/Mail.app/Frameworks/Kit.framework/Kit", false
      ),
      (
        "/Users/me/Library/Developer/CoreSimulator/Devices/2D/data/Mail.app/Mail.debug.dylib", false
      ),
    ])
  func systemClasses(_ path: String, _ isSystem: Bool) {
    typealias Origin = SystemClasses.Origin
    let own = Origin(name: "Inbox", imagePath: path)
    #expect(SystemClasses.isSystem([own]) == isSystem)
    // Observed: a class that was made at run time stands before its own.
    let observed = Origin(name: "NSKVONotifying_Inbox", imagePath: nil)
    #expect(SystemClasses.isSystem([observed, own]) == isSystem)
    // Generic over a class of the app's.
    #expect(!SystemClasses.isSystem([Origin(name: "Host<App>", imagePath: nil), own]))
  }

  @Test("the origin of a class is looked up once")
  func origins() {
    var (classes, asked) = (SystemClasses(), 0)
    for _ in 0..<3 {
      let isSystem = classes.contains(Inbox.self) { _ in
        asked += 1
        return [SystemClasses.Origin(name: "Inbox", imagePath: "/usr/lib/libInbox.dylib")]
      }
      #expect(isSystem)
    }
    #expect(asked == 1)
  }

  @Test("the methods are exchanged once for all recorders, and each recorder gets each call once")
  func exchange() {
    var every = EveryScreen()
    let recorders = (0..<2).map { _ in TransitionRecorder(LineList()) }
    #expect(!every.contains(recorders[0]))
    #expect(
      every.add(recorders[0], takesSystem: false).map(\.selector) == [
        "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:",
        "viewWillDisappear:", "viewDidDisappear:",
      ])
    #expect(every.add(recorders[0], takesSystem: false).isEmpty)
    #expect(every.add(recorders[1], takesSystem: true).isEmpty)
    #expect(every.contains(recorders[1]))
    #expect(
      every.recorders(ofSystemScreen: false).map(ObjectIdentifier.init)
        == recorders.map(ObjectIdentifier.init))
    #expect(
      every.recorders(ofSystemScreen: true).map(ObjectIdentifier.init) == [
        ObjectIdentifier(recorders[1])
      ])
  }

  @Test("the path of the log comes from the environment, or is in the caches")
  func place() {
    let home = "/app"
    #expect(LogPlace.path(wanted: nil, home: home) == "/app/Library/Caches/screens.transcript")
    #expect(LogPlace.path(wanted: "", home: home) == "/app/Library/Caches/screens.transcript")
    #expect(LogPlace.path(wanted: "/tmp/a.log", home: home) == "/tmp/a.log")
    #expect(LogPlace.path(wanted: "/tmp/logs/", home: home) == "/tmp/logs/screens.transcript")
  }
}
