import EventLog
import Testing

@Suite("Messages behind a call")
struct RemarkTests {
  @Test(
    "a message of the callback that was just logged is no second call",
    arguments: [
      ("Inbox viewDidAppear", "Inbox viewDidAppear: loaded 20 items"),
      ("Inbox viewDidAppear", "Inbox viewDidAppear - refreshing the list"),
      ("Inbox.viewDidAppear(_:)", "Inbox.viewDidAppear(_:): still loading 3 items"),
      (
        "<Inbox: 0x7f8212345678> viewDidAppear", "<Inbox: 0x7f8212345678> viewDidAppear: loaded all"
      ),
      ("-[Inbox viewDidAppear:]", "-[Inbox viewDidAppear:] loaded 20 items"),
      ("[Inbox] viewDidAppear", "[Inbox] viewDidAppear | user is signed in"),
    ])
  func remarks(call: String, remark: String) throws {
    for prefix in ["", "2026-05-01 10:12:11.102 Mail[41:7] "] {
      // The same lines again are read by what was learned from the first ones.
      let life = ["viewWillAppear", "viewDidAppear", "", "viewWillDisappear", "viewDidDisappear"]
      let lines = (life + life).map {
        $0.isEmpty ? remark : call.replacing("viewDidAppear", with: $0)
      }
      let log = lines.map { "\(prefix)\($0)\n" }.joined()
      for chunk in [1, 64, 1 << 16] {
        let read = try listing(of: log, chunkBytes: chunk).filter { !$0.hasPrefix("process") }
        #expect(
          read.map { $0.suffix(2) } == ["wa", "da", "wd", "dd", "wa", "da", "wd", "dd"],
          "\(prefix)\(remark): \(read)")
      }
    }
  }

  @Test(
    "a call that comes twice is read twice",
    arguments: [
      ("Inbox viewDidAppear", "Inbox viewDidAppear"),
      ("Inbox viewDidAppear: loaded 20 items", "Inbox viewDidAppear: loaded 20 items"),
      ("Inbox viewDidAppear: loaded 20 items", "Inbox viewDidAppear: loaded 21 items"),
      ("Inbox viewDidAppear", "Inbox viewDidAppear: called once more"),
      ("Inbox viewDidAppear", "Inbox viewDidAppear: true"),
      ("Inbox viewDidAppear", "Inbox viewDidAppear animated: true"),
      ("Inbox viewDidAppear", "Detail viewDidAppear: loaded 20 items"),
    ])
  func calls(first: String, second: String) throws {
    let log = "Inbox viewWillAppear\n\(first)\n\(second)\n"
    #expect(try listing(of: log).map { $0.suffix(2) } == ["wa", "da", "da"], "\(second)")
  }
}
