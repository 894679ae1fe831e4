import TransitionRecording

/// An app that records, as far as one without a screen can: a push into the file it is told.
@main
struct Album {
  private final class Shelf {}
  private final class Page {}

  static func main() throws {
    let recorder = try TransitionRecorder(writingTo: CommandLine.arguments[1])
    let (shelf, cover, page) = (Shelf(), Page(), Page())
    recorder.viewWillAppear(cover, as: "Cover", in: shelf)
    recorder.viewDidAppear(cover, as: "Cover")
    let push = recorder.beginTransition("navigation", in: shelf)
    recorder.viewWillDisappear(cover, as: "Cover", in: shelf)
    recorder.viewWillAppear(page, in: shelf)
    recorder.viewDidDisappear(cover, as: "Cover")
    recorder.viewDidAppear(page)
    // Once more by mistake: what it records is found when it is linted.
    if CommandLine.arguments.count > 2 { recorder.viewDidAppear(page) }
    recorder.endTransition(push)
  }
}
