import TransitionRecording

/// An app that records, as far as one without a screen can: a push into the file it is told.
@main
struct Album {
  private final class Shelf {}
  private final class Page {}

  static func main() throws {
    let recorder = try TransitionRecorder(recordingTo: CommandLine.arguments[1])
    let (shelf, cover, page) = (Shelf(), Page(), Page())
    recorder.record(.viewWillAppear, of: cover, as: "Cover", in: shelf)
    recorder.record(.viewDidAppear, of: cover, as: "Cover")
    let push = recorder.recordBeginning(of: .navigation, in: shelf)
    recorder.record(.viewWillDisappear, of: cover, as: "Cover", in: shelf)
    recorder.record(.viewWillAppear, of: page, in: shelf)
    recorder.record(.viewDidDisappear, of: cover, as: "Cover")
    recorder.record(.viewDidAppear, of: page)
    // Once more by mistake: what it records is found when it is linted.
    if CommandLine.arguments.count > 2 { recorder.record(.viewDidAppear, of: page) }
    recorder.recordEnd(of: push)
  }
}
