import EventLog
import EventModel
import Testing

@Suite("Logs that say that messages are missing")
struct MissingMessagesTests {
  static let notices = [
    "--- 12 messages dropped ---",
    "** 34 duplicates suppressed",
    "[logger] 5 log messages were dropped (buffer full)",
    "dropped 12 lines",
    "Suppressed 34 messages from app.slice",
    "--- last message repeated 3 times ---",
    "lost >=1 unreliable messages from 10:12:11 to 10:12:12",
    "*** process 41 exceeded 500 log message per second limit - remaining messages discarded ***",
    "<compose failure [8F2C1D3E-0000-1111-2222-333344445555]>",
    "QUARANTINED DUE TO HIGH LOGGING VOLUME",
  ]

  @Test(
    "a notice is a gap with and without a logger's prefix, and is reported once", arguments: notices
  )
  func gaps(notice: String) throws {
    for prefix in ["", "2026-05-01 10:12:11.102 Mail[41:7] ", "10:12:11.102 "] {
      let line = prefix + notice
      let log = "\(prefix)Inbox viewDidAppear\n\(line)\n\(line)\n\(prefix)Inbox viewDidAppear\n"
      let read = try listing(of: log).filter { $0 != "process text=41" }
      #expect(read.map { $0.prefix(9) } == ["Inbox* da", "gap", "limit tex", "gap", "Inbox* da"])
    }
  }

  @Test("what an app itself drops or loses is no gap")
  func others() throws {
    for line in [
      "dropped 3 frames", "lost 2 of 5 lives", "connection lost", "3 items dropped here",
      "the message was suppressed", "2 retries discarded",
    ] {
      let log = "Inbox viewWillAppear\n10:12 \(line)\nInbox viewDidAppear\n"
      #expect(try listing(of: log).filter { $0.hasPrefix("gap") } == [], "\(line)")
    }
  }

  @Test("a message of unified logging may be a gap")
  func unified() throws {
    let log = #"""
      {"eventMessage":"Inbox viewDidAppear","processID":41}
      {"eventMessage":"lost >=1 unreliable messages from 10:12 to 10:13","processID":41}
      {"eventMessage":"Inbox viewDidAppear","processID":41}
      """#
    #expect(
      try listing(of: log).map { $0.prefix(9) } == [
        "process t", "Inbox* da", "gap", "limit tex", "Inbox* da",
      ])
  }
}
