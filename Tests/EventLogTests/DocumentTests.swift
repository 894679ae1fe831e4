import EventLog
import EventModel
import TestScale
import Testing

/// Pages, sources and listings that name callbacks.
@Suite("Documents")
struct DocumentTests {
  @Test("are no recordings where nobody logged a call", arguments: [1, 64, 1 << 18])
  func nothing(_ chunkBytes: Int) throws {
    for page in (Self.pages + Self.listings + Self.orders + Self.sources).sampled(oneIn: 3) {
      let read = try listing(of: page.text, chunkBytes: chunkBytes)
      #expect(read.filter { $0 != "separator" } == [], "\(page.name)")
    }
  }

  @Test("that hold a recording give its events and no others", arguments: [1, 64, 1 << 18])
  func recordings(_ chunkBytes: Int) throws {
    for page in Self.recordings {
      let read = try listing(of: page.text, as: .console, chunkBytes: chunkBytes)
        .filter { $0 != "separator" && !$0.hasPrefix("process") }
      #expect(read == page.events, "\(page.name)")
    }
  }
}
