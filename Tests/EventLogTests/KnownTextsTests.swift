import EventLog
import EventModel
import TestScale
import Testing

/// Where times are kept every line is read whole; without them much is only looked up.
@Suite("What was read before")
struct KnownTextsTests {
  /// Returns what a log says, without its times.
  private static func listing(
    _ text: String, as format: LogFormat, keepsTimes: Bool, chunkBytes: Int
  ) throws -> [String] {
    let bytes = Array(text.utf8)
    let list = try read(
      bytes, as: format, options: LogOptions(resolvesLines: true, keepsTimes: keepsTimes),
      chunkBytes: chunkBytes)
    return zip(list.records, list.lines).map { record, line in
      return "\(record.line) \(record.offset)+\(record.length) \(withoutTime(line))"
    }
  }

  private static func withoutTime(_ line: String) -> String {
    guard let time = line.firstRange(of: " time=") else { return line }
    let rest = line[time.upperBound...]
    let ends = ["transition", "kind", "outcome", "parent", "file", "line", "text"].compactMap {
      rest.firstRange(of: " \($0)=")?.lowerBound
    }
    return String(line[..<time.lowerBound] + rest[(ends.min() ?? rest.endIndex)...])
  }

  /// Checks that lines that come up again and again in any order mean what they mean alone.
  private static func check(_ lines: [String], after head: String = "", as format: LogFormat) throws
  {
    let text = head + (lines + lines.reversed() + lines).map { $0 + "\n" }.joined()
    for size in [5, 1 << 18] {
      let whole = try listing(text, as: format, keepsTimes: true, chunkBytes: size)
      let quick = try listing(text, as: format, keepsTimes: false, chunkBytes: size)
      #expect(!whole.isEmpty)
      #expect(quick == whole, "\(format.name) in chunks of \(size)")
    }
  }

  @Test("a known text of a console log means the same again, whatever its form")
  func console() throws {
    let lines = FoundShapesTests.events.map(\.line)
    let sample = lines.sampled(oneIn: 24)
    #expect(sample.count >= TestScale.count(180, oneIn: 24))
    for line in sample {
      try Self.check(
        ["10:00:00.001 \(line)", "10:00:00.002 \(line)", line, "// \(line)", "# \(line)"],
        as: .console)
    }
    try Self.check(sample, as: .console)
    try Self.check(
      [
        "A viewDidAppear", "A deinit", "B deinit", "<A: 0x6c11b10> viewDidAppear",
        "[n] <A: 0x6c11b10> viewDidAppear", "Demo[1:2] A viewDidAppear",
        "Demo[3:2] A viewDidAppear",
      ], as: .console)
  }

  @Test(
    "a known text of a transcript means the same again, with another time or none")
  func transcript() throws {
    try Self.check(
      [
        "2 viewDidAppear", "3 viewDidAppear", "2 A viewDidAppear", "3 A viewDidAppear",
        "2 3 viewDidAppear", "2 3 A viewDidAppear", "s A viewDidAppear", "1- A viewDidAppear",
        "10:00 A viewDidAppear", "10:00 viewDidAppear", "viewDidAppear", "2 viewDidAppear kind=tab",
        "3 A viewDidAppear kind=tab transition=t", "4 s \"A b\" viewDidAppear instance=7",
        "5 s \"A b\" viewDidAppear instance=7", "begin t tab s", "6 begin t", "end t cancelled",
        "2 A B C viewDidAppear", "2 A nothing", "2 # A viewDidAppear", "3 A viewDidAppear # why",
        "2\tA viewDidAppear", "viewDidAppear viewDidAppear", "2 viewDidAppear viewDidAppear",
      ], as: .transcript)
  }

  @Test(
    "a known row of a table means the same again if its relevant cells are the same"
  )
  func table() throws {
    let rows = [
      "1,n,A,,viewDidAppear,", "2,n,A,,viewDidAppear,", "3,,A,,viewDidAppear,",
      "4,m,A,,viewDidAppear,", "5,n,A,7,viewDidAppear,", "6,n,A,8,viewDidAppear,",
      "7,n,B,7,viewDidAppear,", "8,n,A,,viewDidAppear,t", "9,n,A,,viewIsAppearing,",
      "10,n,\"A\",,viewDidAppear,", "11,n, A ,, viewDidAppear ,", "12,n,A,,nothing,",
      "13,n,,,viewDidAppear,",
      "14,n,A,,,", "15,n,A,,viewDidAppear", "", "16,n,A,,viewDidAppear,,",
      "17, ,A,,viewDidAppear,\r",
      "18,n,\"A\nB\",,viewDidAppear,", "viewDidAppear,n,A,,viewWillAppear,",
    ]
    let heads = [
      "time,scope,view,instance,event,transition\n", "x,scope,view,instance,event,kind\r\n",
      "view,scope,view,instance,event,transition\n", "event,scope,view,instance,event,transition\n",
    ]
    for head in heads {
      try Self.check(rows, after: head, as: .csv)
      try Self.check(
        rows.map {
          $0.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "\t")
        },
        after: head.split(separator: ",").joined(separator: "\t"), as: .tsv)
    }
  }
}
