import EventLog
import EventModel
import TestScale
import Testing

@Suite("Chunks")
struct ChunkTests {
  /// One log of each format, with what can reach over the end of a chunk.
  static func logs() throws -> [(name: String, bytes: [UInt8])] {
    var first = LoggedEvent(view: "Inbox", "viewWillAppear", scope: "nav")
    first.instance = "0x6c11b10"
    let events = [first, LoggedEvent(view: "B", "viewDidAppear")]
    var logs = try LogFormat.all.filter(\.isWritable).map { format in
      (format.name, Array(try format.write(events).utf8))
    }
    let shapes = ConsoleTests.shapes.prefix(30).map(\.line).joined(separator: "\r\n\r\n")
    logs.append(("shapes", Array("\u{FEFF}\(shapes)".utf8)))
    logs.append(
      ("quoted", Array("event,view\nviewDidAppear,\"a\r\n\nb\"\n\"viewDidAppear\",c".utf8)))
    logs.append(("open", Array("event,view\nviewDidAppear,\"a\nb\n".utf8)))
    logs.append(("prose", Array("A viewDidAppear\n\n\nSome words\nA viewWillAppear\n".utf8)))
    let times = [
      "2026-01-01 10:00:00.001", "2026-01-01 10:00:00.002", "2026-01-01 \n0:00:00.003",
      "2026-01-01 1\n:00:00.004", "202\n-01-01 10:00:00.005", "2026-01-01 10:00:0:.006",
      "2026-01-01T10:00:00.007",
    ]
    let timed = times.map { "\($0) Demo[1:1] A viewDidAppear" }.joined(separator: "\n")
    logs.append(("times", Array(timed.utf8)))
    logs.append(
      (
        "crumbs",
        Array("[{\"category\":\"ui.lifecycle\",\n\"data\":{\"screen\":\n\"A\"}}\n]\n".utf8)
      ))
    return logs
  }

  /// What a log holds, with the place of each record.
  static func places(
    _ bytes: [UInt8], chunkBytes: Int, isSeekable: Bool
  ) throws -> [String] {
    let list = try read(
      bytes, options: LogOptions(resolvesLines: true, keepsTimes: true), chunkBytes: chunkBytes,
      isSeekable: isSeekable)
    return zip(list.lines, list.records).map { "\($1.line) \($1.offset)+\($1.length) \($0)" }
  }

  @Test("chunks of any size give the same records, from a file and from a pipe")
  func sizes() throws {
    for (name, bytes) in try Self.logs() {
      let whole = try Self.places(bytes, chunkBytes: 1 << 18, isSeekable: true)
      #expect(!whole.isEmpty, "\(name)")
      for size in [1, 2, 3, 5, 7, 13, 31, 64, 65, 127, 1000].sampled(oneIn: 4) {
        for isSeekable in [true, false] {
          #expect(
            try Self.places(bytes, chunkBytes: size, isSeekable: isSeekable) == whole,
            "\(name) in chunks of \(size)")
        }
      }
    }
  }

  @Test("chunks of any size cut a line that is too long at the same place, with one note")
  func longLines() throws {
    let long = [UInt8](repeating: 0x78, count: Limits.lineBytes)
    let event = Array("1:00:00 A viewWillAppear\n".utf8)
    let tail = Array(" A viewDidAppear\n".utf8)
    let log = event + Array(" ".utf8) + long + tail + event + long + long + tail + event
    var readings: [[String]] = []
    for size in [1 << 12, 100_003, 1 << 18] {
      readings.append(try Self.places(log, chunkBytes: size, isSeekable: size == 1 << 18))
    }
    let second = 25 + 1 + Limits.lineBytes + 17
    let last = second + 25 + 2 * Limits.lineBytes + 17
    #expect(
      readings[0] == [
        "1 10+14 A* wa time=1:00:00",
        "2 25+0 limit text=this line is longer than Limits.lineBytes (1048576 bytes); only its start is read",
        "3 \(second + 10)+14 A* wa time=1:00:00", "5 \(last + 10)+14 A* wa time=1:00:00",
      ])
    #expect(readings[1] == readings[0])
    #expect(readings[2] == readings[0])
  }
}
