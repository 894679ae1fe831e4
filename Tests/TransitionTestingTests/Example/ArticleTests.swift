import Foundation
import Testing

/// The article “Testing screens” shows this directory's code and what its tests see: every block of it
/// stands here, line by line.
@Suite("The article on testing screens")
struct ArticleTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let article =
    "Sources/ViewTransitions/ViewTransitions.docc/Articles/TestingScreens.md"

  private static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n")
  }

  private static func blocks(in text: String) -> [[String]] {
    text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
      .map { Array(lines($0.element).dropFirst()) }
  }

  /// Whether the lines stand in a source one below the other, all moved by as many blanks.
  private static func stands(_ block: [String], in source: [String]) -> Bool {
    source.indices.contains { start in
      guard start + block.count <= source.count, source[start].hasSuffix(block[0]) else {
        return false
      }
      let indent = String(repeating: " ", count: source[start].count - block[0].count)
      return zip(block, source[start...]).allSatisfy { $0.isEmpty ? $1.isEmpty : $1 == indent + $0 }
    }
  }

  @Test("shows nothing that is not compiled or asserted")
  func blocks() throws {
    let root = (0..<3).reduce(Self.here) { url, _ in url.deletingLastPathComponent() }
    let shown = Self.blocks(in: try Self.text(root.appendingPathComponent(Self.article)))
    #expect(shown.count >= 12)
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.here.path)
    let sources = try names.sorted().map {
      Self.lines(try Self.text(Self.here.appendingPathComponent($0)))
    }
    for block in shown {
      #expect(
        sources.contains { Self.stands(block, in: $0) },
        "no example holds:\n\(block.joined(separator: "\n"))")
    }
  }
}
