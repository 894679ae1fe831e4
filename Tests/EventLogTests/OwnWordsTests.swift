import EventLog
import EventModel
import TestScale
import Testing

/// A team's own words for callbacks, given in the configuration.
struct OwnWordsTests {
  private func events(_ log: String, _ words: [String]) throws -> Int {
    let callbacks = Contract.views.callbacks
    var renamed: [String: Callback] = [:]
    for (index, word) in words.enumerated() { renamed[word] = callbacks[index % callbacks.count] }
    var reader = try LogReader(
      ByteSource(bytes: Array(log.utf8), name: "app.log"), format: .console, contract: .views,
      options: LogOptions(renamed: renamed))
    var listing = Listing(callbacks: callbacks)
    var names = NameTable()
    try reader.read(into: &listing, names: &names)
    return listing.records.count { $0.code < EventRecord.Code.callbackLimit }
  }

  @Test(arguments: TestScale.isExhaustive ? [12, 60] : [12])
  func `Many short words may stand at each byte of a log`(_ count: Int) throws {
    let letters = Array("bcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let words = letters.prefix(count).map { "a\($0)a" }
    // More than what is scanned at once.
    let noise = String(repeating: "a-", count: 10_000)
    #expect(try events(noise + "\n<Inbox: 0x1> \(words[3])\n" + noise, words) == 1)
  }
}
