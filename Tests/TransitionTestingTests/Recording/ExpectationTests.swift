import EventCatalogue
import EventModel
import Testing
import TransitionTesting

/// What the expectations report, and where. That the two libraries hear of it is shown by a client
/// package with failing tests, which CI runs.
@MainActor
@Suite("Expectations on a recording")
struct ExpectationTests {
  private let recorder = AppearanceRecorder()
  private let pager: HandContainer

  init() {
    pager = HandContainer(recorder.recordScreen(SimulatedViewController(), as: "First"))
    pager.driveAppearance()
    pager.show(recorder.recordScreen(SimulatedViewController(), as: "Second"))
  }

  @Test("expectations that hold report nothing")
  func silent() throws {
    recorder.expectNoFindings()
    recorder.expectNoFindings(atLeast: .note)
    recorder.expectSequence(.pageScroll)
    recorder.expectSequence(.tab)
    let claim = "current.viewWillDisappear before new.viewDidAppear"
    #expect(recorder.expectGuaranteed(claim)?.verdict == .guaranteed)
    let built = Formula.before(.current(.viewWillDisappear), .new(.viewDidAppear))
    #expect(recorder.expectGuaranteed(built)?.text == claim)
  }

  @Test("expectNoFindings fails at its line, with each finding and its place in the timeline")
  func findings() {
    recorder.record(.viewDidAppear, of: pager.shown)
    let found = failures { recorder.expectNoFindings() }
    let line = #line - 1
    #expect(
      found == [
        Failure(
          file: "ExpectationTests.swift", line: line,
          text: """
            error[repeated_callback]: Second got viewDidAppear twice in a row; it was shown, where only \
            viewWillDisappear is legal
              recorded at TransitionTestingTests/ExpectationTests.swift:\(line - 1)
              help: look for a container that forwards appearance calls by hand: override \
            shouldAutomaticallyForwardAppearanceMethods to return false, or stop forwarding, so that \
            each call comes once

                 First                  Second
                 · hidden               · hidden
              1  ● viewWillAppear       ·
              2  ● viewDidAppear        ·
              3  ┃                      ● viewWillAppear
              4  ● viewWillDisappear    ╎
              5  ╎                      ● viewDidAppear
              6  ● viewDidDisappear     ┃
              7  ·                      ✗ viewDidAppear     ← error[repeated_callback]
            """)
      ])
  }

  @Test("expectNoFindings fails for notes only if asked to")
  func notes() {
    pager.shown.beginAppearanceTransition(false, animated: true)
    recorder.expectNoFindings()
    let found = failures { recorder.expectNoFindings(atLeast: .note) }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("note[unfinished_transition]: ") == true)
  }

  @Test("expectSequence says what was recorded and what was expected")
  func sequence() {
    let found = failures { recorder.expectSequence(.navigation, .cancelled) }
    #expect(found.map(\.line) == [#line - 1])
    #expect(
      found.first?.text.hasPrefix(
        """
        expected navigation.cancelled, but the last transition is pageScroll.completed or tab.completed
        its order is current.viewWillDisappear, new.viewWillAppear, new.viewWillDisappear, \
        new.viewDidDisappear, current.viewWillAppear, current.viewDidAppear

             First                  Second
        """) == true)
  }

  @Test("expectSequence checks the last transition, of a scope if one is given")
  func lastSequence() {
    let first = recorder.recordScreen(SimulatedViewController(), as: "Other", scope: "window 2")
    first.driveAppearance()
    recorder.expectSequence(.initial, scope: "window 2")
    recorder.expectSequence(.pageScroll, scope: "")
    #expect(failures { recorder.expectSequence(.pageScroll) }.count == 1)
    let none = failures { recorder.expectSequence(.pageScroll, scope: "window 3") }
    #expect(none.first?.text.hasPrefix("expected pageScroll.completed, but no transition") == true)
  }

  @Test("expectSequence counts a call that was not recorded as missing")
  func missing() {
    let other = AppearanceRecorder()
    other.recordScreen(SimulatedViewController(), as: "Screen").driveAppearance()
    #expect(failures { other.expectSequence(.navigation) }.count == 1)
    other.expectSequence(.initial)
    other.expectSequence(.sheet)
  }

  @Test("expectSequence rejects an unfinished or unknown order, and names the nearest")
  func oddSequences() {
    pager.shown.beginAppearanceTransition(false, animated: true)
    let open = failures { recorder.expectSequence(.pageScroll) }
    #expect(
      open.first?.text.hasPrefix(
        "expected pageScroll.completed, but the last transition is unfinished") == true)
    let refused = failures { recorder.expectSequence(.modal, .cancelled) }
    #expect(refused.first?.text.contains("\nthere is no such order: ") == true)
  }

  @Test("expectGuaranteed prints what check prints for the assumption")
  func guaranteed() {
    var judgement: Judgement?
    let found = failures {
      judgement = recorder.expectGuaranteed("new.viewWillAppear before current.viewWillDisappear")
    }
    #expect(judgement?.verdict == .violated)
    #expect(found.map(\.line) == [#line - 3])
    let text = found.first?.text ?? ""
    #expect(text.hasPrefix("violated: new.viewWillAppear before current.viewWillDisappear\n"))
    #expect(text.contains("navigation.completed breaks it:"))
    #expect(text.contains("First                  Second"))
  }

  @Test("expectGuaranteed requires that the recording keeps the assumption too")
  func kept() {
    let found = failures {
      recorder.expectGuaranteed("current.viewDidDisappear before new.viewDidAppear")
    }
    #expect(found.count == 2)
    #expect(
      found.last?.text.hasPrefix("error[violated_assumption]: First.viewDidDisappear") == true)
    #expect(
      found.last?.text.contains("6  ✗ viewDidDisappear     ┃                   ← here") == true)
  }

  @Test("expectGuaranteed fails for a text that is not an assumption, and says what could be there")
  func unreadable() {
    let found = failures {
      #expect(recorder.expectGuaranteed("current.viewDidDisapear before new.viewDidAppear") == nil)
    }
    #expect(found.count == 1)
    #expect(found.first?.text.contains("did you mean `current.viewDidDisappear`?") == true)
  }

  @Test("a nested function reports at the place it passes on, or else at its own")
  func nested() {
    recorder.record(.viewDidAppear, of: pager.shown)
    func check(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      recorder.expectNoFindings(fileID: fileID, filePath: filePath, line: line, column: column)
      recorder.expectSequence(.modal)
    }
    let found = failures { check() }
    #expect(found.map(\.line) == [#line - 1, #line - 3])
  }

  @Test("a recorder that was made outside a test reports in the test that uses it")
  func outside() {
    let found = failures { Outside.recorder.expectSequence(.modal) }
    #expect(found.map(\.line) == [#line - 1])
    #expect(found.first?.text.contains("nothing was recorded") == true)
  }

  @Test("explore fails at its line, with the shortest history")
  func exploring() async {
    func body(_ scenario: TransitionScenario) {
      let screen = scenario.add(SimulatedViewController(), as: "A")
      scenario.add(SimulatedViewController(), as: "B")
      scenario.afterEach { _ in scenario.expect(!scenario.isShown(screen), "it never shows") }
    }
    let expected = """
      it never shows – after 2 events (initial.completed)

           A                   B
           · hidden            · hidden
        1  ● viewWillAppear    ·
        2  ● viewDidAppear     ·               ← here

      play it again: explore(.replaying("A.wa A.da")) { … }
      """
    let found = failures { explore(.documented, body) }
    #expect(found == [Failure(file: "ExpectationTests.swift", line: #line - 1, text: expected)])
    #expect(
      failures {
        explore(.documented) {
          $0.add(SimulatedViewController()); $0.add(SimulatedViewController())
        }
      } == [])
    let seeded = failures { explore(.random(1, length: 3, seed: 4), body) }
    #expect(
      seeded.first?.text.hasSuffix("found among random histories, with seed 4") == true)
  }
}

/// Made where no test runs: a detached task knows none.
@MainActor
private enum Outside {
  static let recorder = AppearanceRecorder()
}
