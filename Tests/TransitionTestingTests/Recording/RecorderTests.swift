import EventCatalogue
import EventModel
import Testing
import TransitionTesting

@MainActor
@Suite("Recording screens")
struct RecorderTests {
  private let recorder = AppearanceRecorder()

  private func screen(_ name: String) -> SimulatedViewController {
    recorder.recordScreen(SimulatedViewController(), as: name)
  }

  private var calls: [String] { recorder.events.map { "\($0.view) \($0.callback)" } }

  @Test("the calls of a screen are recorded, with the place of recordScreen")
  func recording() throws {
    let list = recorder.recordScreen(SimulatedViewController(), as: "List", scope: "window 1")
    let line = UInt(#line - 1)
    list.driveAppearance()
    list.driveDisappearance()
    #expect(
      calls == [
        "List viewWillAppear", "List viewDidAppear", "List viewWillDisappear",
        "List viewDidDisappear",
      ])
    let first = try #require(recorder.events.first)
    #expect(first.scope == "window 1")
    #expect(first.line == 1)
    #expect(
      first.source
        == Finding.Source(file: "TransitionTestingTests/RecorderTests.swift", line: Int(line)))
  }

  @Test("screens with the same name are distinguished, also after one of them is gone")
  func instances() {
    let first = recorder.recordScreen(SimulatedViewController())
    let second = recorder.recordScreen(SimulatedViewController())
    first.driveAppearance()
    second.driveAppearance()
    #expect(recorder.events.map(\.instance) == [nil, nil, "2", "2"])
    for number in 3...6 {
      let gone = SimulatedViewController()
      recorder.record(.viewWillAppear, of: gone)
      #expect(recorder.events.last?.instance == "\(number)")
    }
    #expect(recorder.events.allSatisfy { $0.view == "SimulatedViewController" })
  }

  @Test("record(_:of:) records a call with its place")
  func lines() {
    final class Fake {}
    let fake = Fake()
    recorder.record(.viewWillAppear, of: fake, as: "Fake")
    recorder.record(.viewDidAppear, of: fake, as: "another name")
    #expect(calls == ["Fake viewWillAppear", "Fake viewDidAppear"])
    #expect(recorder.events[1].source?.line == #line - 2)
  }

  @Test("screens in a container are recorded if it forwards calls to them")
  func containers() {
    let root = screen("Root")
    let stack = SimulatedNavigationController(root: root)
    stack.driveAppearance()
    stack.push(screen("Top"))
    #expect(calls[2...] == calls.suffix(4))
    #expect(
      recorder.transitions().map(\.candidates.first) == [
        "initial.completed", "navigation.completed",
      ])
    #expect(recorder.findings() == [])
  }

  @Test("a screen that forwards by hand is not recorded, but its children are")
  func byHand() {
    let container = HandContainer(screen("First"))
    recorder.recordScreen(container, as: "Container")
    container.driveAppearance()
    container.show(screen("Second"))
    #expect(!calls.contains { $0.hasPrefix("Container") })
    #expect(recorder.transitions().last?.candidates.first == "pageScroll.completed")
  }

  @Test("a screen that is already shown appears when its recording begins")
  func late() {
    let list = SimulatedViewController()
    list.driveAppearance()
    recorder.recordScreen(list, as: "List")
    #expect(calls == ["List viewWillAppear", "List viewDidAppear"])
  }

  @Test("the findings of a recording are the linter's, and a line is the number of an event")
  func findings() throws {
    let list = screen("List")
    list.driveAppearance()
    #expect(recorder.findings() == [])
    recorder.record(.viewDidAppear, of: list)
    let finding = try #require(recorder.findings().first)
    #expect(finding.rule == "repeated_callback")
    #expect(finding.severity == .error)
    #expect(finding.position.line == 3)
    #expect(finding.file == "recording")
    #expect(finding.view == "List")
    #expect(finding.source?.line == #line - 7)
  }

  @Test("a call of a screen that no line records is not reported as missing")
  func unrecorded() {
    final class Fake {}
    let fake = Fake()
    for _ in 0..<2 { recorder.record(.viewDidAppear, of: fake) }
    #expect(recorder.findings().map(\.rule) == ["unrecorded_callback"])
  }

  @Test("disjoint windows are found if the test says that there is one transition")
  func asTransition() {
    let container = HastyContainer(screen("First"))
    container.driveAppearance()
    container.show(screen("Second"))
    #expect(recorder.findings() == [])
    let other = AppearanceRecorder()
    let hasty = HastyContainer(other.recordScreen(SimulatedViewController(), as: "First"))
    hasty.driveAppearance()
    other.asTransition { hasty.show(other.recordScreen(SimulatedViewController(), as: "Second")) }
    #expect(other.findings().map(\.rule) == ["disjoint_windows"])
  }

  @Test("a declared kind must be the kind of the recorded order")
  func declaredKind() async {
    let container = HandContainer(screen("First"))
    container.driveAppearance()
    recorder.asTransition(.pageScroll) { container.show(screen("Second")) }
    #expect(recorder.findings() == [])
    await recorder.asTransition(.pageCurl) {
      await Task.yield()
      container.show(screen("Third"))
    }
    #expect(recorder.findings().map(\.rule) == ["kind_mismatch"])
  }

  @Test("the timeline has a column for each screen")
  func timeline() {
    #expect(recorder.timeline == "nothing was recorded")
    let stack = SimulatedNavigationController(root: screen("Root"))
    stack.driveAppearance()
    stack.push(screen("Root"))
    #expect(
      recorder.timeline == """
             Root                   Root (2)
             · hidden               · hidden
          1  ● viewWillAppear       ·
          2  ● viewDidAppear        ·
          3  ● viewWillDisappear    ·
          4  ╎                      ● viewWillAppear
          5  ● viewDidDisappear     ╎
          6  ·                      ● viewDidAppear
        """)
  }

  #if os(macOS) || os(Linux)
    @Test("a container that shows one child at a time is not recorded")
    func refusal() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let stack = SimulatedNavigationController(root: SimulatedViewController())
          _ = AppearanceRecorder().recordScreen(stack)
        }
      }
    }
  #endif
}
