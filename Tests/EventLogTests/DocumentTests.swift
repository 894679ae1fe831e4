import EventLog
import EventModel
import TestScale
import Testing

/// Pages, sources and listings that name callbacks.
@Suite("Documents")
struct DocumentTests {
  @Test("documents in which no call was logged are not recordings", arguments: [1, 64, 1 << 18])
  func nothing(_ chunkBytes: Int) throws {
    let pages = Self.pages + Self.glossaries + Self.listings + Self.orders + Self.sources
    for page in pages.sampled(oneIn: 7) {
      let read = try listing(of: page.text, chunkBytes: chunkBytes)
      #expect(read.filter { $0 != "separator" } == [], "\(page.name)")
    }
  }

  @Test(
    "documents that contain a recording give its events and no others", arguments: [1, 64, 1 << 18])
  func recordings(_ chunkBytes: Int) throws {
    for page in Self.recordings.sampled(oneIn: 2) {
      let read = try listing(of: page.text, as: .console, chunkBytes: chunkBytes)
        .filter { $0 != "separator" && !$0.hasPrefix("process") }
      #expect(read == page.events, "\(page.name)")
    }
  }

  @Test("documents divide a log with times at their headings", arguments: [1, 64, 1 << 18])
  func headings(_ chunkBytes: Int) throws {
    func read(_ heading: String) throws -> [String] {
      let log = """
        2015-10-29 17:32:30.1 Demo[14:20] A viewWillAppear
        2015-10-29 17:32:30.2 Demo[14:20] A viewDidAppear

        \(heading)
        2015-10-29 17:39:59.3 Demo[14:20] B viewWillDisappear
        """
      return try listing(of: log, as: .console, chunkBytes: chunkBytes)
        .filter { !$0.hasPrefix("process") }
    }
    for heading in ["### swipe, let go", "# Swipe", "##2 swipe"] {
      #expect(try read(heading) == ["A* wa", "A* da", "separator", "B* wd"], "\(heading)")
    }
    let first = "# Push\n\n2015-10-29 17:32:30.1 Demo[14:20] A viewWillAppear\n"
    #expect(
      try listing(of: first, as: .console, chunkBytes: chunkBytes)
        == ["separator", "process text=14", "A* wa"])
    for line in ["#3 main", "Swipe", "loaded # of rows"] {
      #expect(try read(line) == ["A* wa", "A* da", "B* wd"], "\(line)")
    }
  }
}
