import Testing
import ViewTransitions

// The Swift code of the library's first page of documentation; `.ci/examples` compares the two.

@Suite("The library's first page")
struct LibraryExamples {
  @Test("the example of the first page lints a log")
  func lint() throws {
    let findings = try Linter.findings(inLogAt: "Transcripts/broken-container.log")
    for finding in findings where finding.severity == .error {
      print("\(finding.position.line): \(finding.message)")
    }
    #expect(findings.map(\.rule) == ["repeated_callback"])
    #expect(findings.map(\.position.line) == [6])
  }
}
