import EventLog
import EventModel
import TestScale
import Testing

/// What is passed over without being read whole must be what reading it whole would find nothing in.
@Suite("Lines that are passed over")
struct PassedOverTests {
  private static let head = "2026-01-01 10:00:00.001 Demo[1:1] "

  /// Returns what follows three lines of a form that is learnt from them.
  private static func listing(of message: String, in first: String) throws -> [String] {
    let lines = ["\(first) viewWillAppear", "\(first) viewDidAppear", message]
    let text = lines.map { head + $0 + "\n" }.joined()
    return Array(try EventLogTests.listing(of: text, as: .console).dropFirst(3))
  }

  @Test("lines of an object that was a view are not skipped, however long its names are")
  func lives() throws {
    let lengths = [1, 2, 14, 15, 16, 17, 31, 32, 33, 47, 60, 79, 80, 81, 95, 96, 97, 130]
    for length in lengths.sampled(oneIn: 4) {
      for digits in [1, 5, 6, 7, 8, 12, 15, 16, 17, 20, 33] {
        let name = "V" + String(repeating: "x", count: length - 1)
        let object = "<\(name): 0x\(String(repeating: "7", count: digits - 1))a>"
        let found = try Self.listing(of: "\(object) deinit", in: object)
        #expect(found.count == 1 && found[0].hasSuffix("boundary"), "\(length), \(digits)")
        let other = "<\(name): 0x\(String(repeating: "7", count: digits))b>"
        #expect(try Self.listing(of: "\(other) deinit", in: object) == [], "\(length), \(digits)")
      }
    }
  }

  @Test("rows of a backtrace are skipped, with any class and address")
  func frames() throws {
    for name in ["A", "Demo.Inbox", String(repeating: "N", count: 90)] {
      for digits in [1, 6, 8, 12, 16] {
        let address = "0x" + String(repeating: "a", count: digits)
        for tail in [":] + 1", ":] + 402", "] + 77"] {
          let row = "7   Demo   \(address) -[\(name) viewWillAppear\(tail)"
          #expect(try Self.listing(of: row, in: "<A: 0x6c11b10>") == [], "\(row)")
        }
      }
    }
  }

  @Test("calls that look like rows of a backtrace are not skipped")
  func calls() throws {
    for line in [
      "-[Inbox viewWillAppear:]", "0x6c11b10aa -[Inbox viewWillAppear:]",
      "-[Inbox viewWillAppear:] +",
    ] {
      let found = try Self.listing(of: line, in: "<A: 0x6c11b10>")
      let name = line.hasPrefix("0x") ? "Inbox@0x6c11b10aa" : "Inbox*"
      #expect(found == ["\(name) wa"], "\(line): \(found)")
    }
  }

  @Test("lines whose word ends the log are not skipped")
  func ends() throws {
    for word in ["deinit", "dealloc", "viewDidAppear"] {
      let text = "A viewWillAppear\nlocation lockedinitial location\nA \(word)"
      for size in [1, 3, 16, 64, 1 << 18] {
        let found = try EventLogTests.listing(of: text, as: .console, chunkBytes: size)
        let last = word == "viewDidAppear" ? "A* da" : "A* boundary"
        #expect(found.last == last, "\(word) in chunks of \(size): \(found)")
      }
    }
  }
}
