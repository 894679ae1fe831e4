import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// What a screen pauses when it begins to leave.
@Suite struct PausedWorkTests {
  private let pause = override("viewWillDisappear", "PlayerService.shared.pauseAll()")

  @Test func `What no callback resumes stays paused`() throws {
    #expect(try warnings(members: pause) == ["decided_in_will viewWillDisappear"])
    #expect(
      try warnings(
        properties: "",
        methods: method("viewWillDisappear", "[[PlayerService sharedService] pauseAllPlayers];"))
        == ["decided_in_will viewWillDisappear"])
  }

  @Test func `What one callback pauses is one finding`() throws {
    let text =
      "class Form: UIViewController {\n"
      + override(
        "viewWillDisappear", "PlayerService.shared.pauseAll(); Recorder.shared.pauseRecording()")
      + "}\n"
    let found = try SharedScan.findings(
      in: SourceCode([("Form.swift", text)], for: .viewTransitions))
    #expect(
      found.map(\.message) == [
        "viewWillDisappear pauses what nothing resumes although the transition can still be "
          + "cancelled: PlayerService.shared (swipe back a little, let go)"
      ])
    #expect(found.first?.notes.map(\.message) == ["and Recorder.shared"])
  }

  @Test(arguments: ["viewWillAppear", "viewDidAppear"])
  func `What a callback of the appearance resumes goes on`(callback: String) throws {
    #expect(
      try warnings(members: pause + override(callback, "PlayerService.shared.resumeAll()")) == [])
  }

  @Test func `A screen that has left pauses in time`() throws {
    #expect(
      try warnings(members: override("viewDidDisappear", "PlayerService.shared.pauseAll()")) == [])
    let animation = override("viewWillDisappear", "PlayerService.shared.pauseTimer()")
    #expect(try warnings(members: animation) == [])
  }
}
