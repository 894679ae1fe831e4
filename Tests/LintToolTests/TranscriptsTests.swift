import Foundation
import Testing

@Suite("Every transcript gives the report that stands next to it")
struct TranscriptsTests {
  static let logs =
    (try? SourceTree.files(below: ["Transcripts"]) {
      ![".expected", ".options", ".contract"].contains(where: $0.hasSuffix) && !$0.hasPrefix(".")
    })
    ?? []

  @Test("there are at least sixteen transcripts, each with its report")
  func complete() throws {
    #expect(Self.logs.count >= 16)
    let reports = try SourceTree.files(below: ["Transcripts"]) { $0.hasSuffix(".expected") }
    #expect(reports.map(\.path) == Self.logs.map { "\($0.path).expected" })
  }

  @Test(arguments: logs.map(\.path))
  func report(_ path: String) throws {
    // A log that is held to another contract has its options beside it.
    let file = SourceTree.root.appendingPathComponent("\(path).options")
    let hasOptions = FileManager.default.fileExists(atPath: file.path)
    let options = hasOptions ? try SourceTree.file("\(path).options").text : ""
    let isSource = path.hasSuffix(".swift") || path.hasSuffix(".m")
    let run = ToolRun(
      [isSource ? "scan" : "lint", "--no-config", "--reporter", "concise"]
        + ReadmeTests.words(options.dropLast())
        + [path])
    let expected = try SourceTree.file("\(path).expected").text
    #expect(run.output + "exit \(run.status)\n" == expected, "\(run.errors)")
  }

  @Test("the transcripts together contain every rule about a log, and logs without findings")
  func rules() throws {
    let reports = try SourceTree.files(below: ["Transcripts"]) { $0.hasSuffix(".expected") }
    for rule in [
      "repeated_callback", "did_without_will", "will_out_of_turn", "disjoint_windows",
      "kind_mismatch", "parent_after_child", "undocumented_order", "unrecorded_callback",
      "unfinished_transition", "framework_warning", "malformed_line", "missing_did",
      "doubled_calls",
    ] {
      #expect(reports.contains { $0.text.contains(rule) }, "\(rule)")
    }
    #expect(reports.count { $0.text == "exit 0\n" } >= 8)
  }
}
