import Testing

@testable import LintTool

@Suite("Pictures of the articles")
struct ArticlePictureTests {
  private static let articles = "Sources/ViewTransitions/ViewTransitions.docc/Articles"

  @Test(
    "a picture of an article is what the tool draws of the log it shows",
    arguments: [
      ("order-navigation", "navigation.transcript", ["generate", "--kind", "navigation"]),
      ("order-pageScroll", "pageScroll.transcript", ["generate", "--kind", "pageScroll"]),
      ("repeated-callback", "broken-container.log", []),
    ])
  func picture(name: String, log: String, command: [String]) throws {
    let text =
      try command.isEmpty
      ? SourceTree.file("Transcripts/\(log)").text : ToolRun(command).output
    let part = command.isEmpty ? ["--transition", "2"] : []
    let drawn = ToolRun(
      ["render", "--no-config", "--format", "svg", "-", "--stdin-filename", log] + part,
      input: text)
    #expect(drawn.output == (try SourceTree.file("\(Self.articles)/\(name).svg").text))
  }
}
