import Testing
import TransitionTesting

// The Swift code of README.md on tests of an app, line by line, and the failure it shows; a test of the
// README compares the code.

@MainActor
@Suite("The README's code for tests of an app")
struct ReadmeExamples {
  @Test("finds a chat that is deaf after half a swipe")
  func exploring() {
    let found = failures {
      explore(.documented) { rehearsal in
        let chat = rehearsal.add(KeyboardScreen(), as: "Chat")
        rehearsal.add(ModelViewController(), as: "List")
        rehearsal.atRest {
          rehearsal.expect(!rehearsal.isShown(chat) || chat.isListening, "it hears the keyboard")
        }
      }
    }
    #expect(
      found.map(\.text) == [
        """
        it hears the keyboard – after 8 events (initial.completed, navigation.cancelled)

              Chat               List
           1  viewWillAppear
           2  viewDidAppear
           3  viewWillDisappear
           4                     viewWillAppear
           5                     viewWillDisappear
           6                     viewDidDisappear
           7  viewWillAppear
           8  viewDidAppear                         ← here

        play it again: explore(.replaying("A.wa A.da A.wd B.wa B.wd B.dd A.wa A.da")) { … }
        """
      ])
  }
}
