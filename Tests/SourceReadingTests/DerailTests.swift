import SourceReading
import Testing

@Suite("What comes after a hard construct is read right")
struct DerailTests {
  private static let swiftEnd = """

    final class Last: Base {
      override func viewWillAppear(_ animated: Bool) { end() }
    }
    """

  private static let objectiveCEnd = """

    @implementation Last
    - (void)viewWillAppear:(BOOL)animated { end(); }
    @end
    """

  /// Whether the last type of a file, and its one method, are read as written.
  private func endsRight(_ source: String, _ path: String) -> Bool {
    let type = path == "A.swift" ? "class Last: Base" : "implementation Last"
    let method = path == "A.swift" ? "override function" : "function"
    let result = path == "A.swift" ? "" : " -> void"
    let body = path == "A.swift" ? "end()" : "end();"
    let lines = outline(source, path)
    let first = lines.lastIndex(of: type)
    return first.map { lines[$0 + 1] } == "  \(method) viewWillAppear(_:)\(result) {\(body)}"
  }

  @Test(
    "code after a hard construct is read right in a Swift file: at its top, in a function, and in a type"
  )
  func swift() {
    for construct in SwiftConstructs.statements {
      #expect(endsRight(construct + Self.swiftEnd, "A.swift"), "\(construct)")
      let inside = "class A {\n  func f() {\n    \(construct)\n  }\n}"
      #expect(endsRight(inside + Self.swiftEnd, "A.swift"), "\(construct)")
      #expect(
        outline(inside + "\n").filter { $0.hasPrefix("class") } == ["class A"], "\(construct)")
    }
    for construct in SwiftConstructs.members {
      let inside = "class A {\n  \(construct)\n  func after() { go() }\n}"
      #expect(endsRight(inside + Self.swiftEnd, "A.swift"), "\(construct)")
      #expect(outline(inside).contains("  function after() {go()}"), "\(construct)")
    }
  }

  @Test(
    "code after a hard construct is read right in an Objective-C file: at its top, in a method, and between methods"
  )
  func objectiveC() {
    for construct in ObjectiveCConstructs.declarations {
      #expect(endsRight(construct + Self.objectiveCEnd, "A.m"), "\(construct)")
      let inside = "@implementation A\n\(construct)\n- (void)after { go(); }\n@end"
      #expect(endsRight(inside + Self.objectiveCEnd, "A.m"), "\(construct)")
      #expect(outline(inside, "A.m").contains("  function after() -> void {go();}"), "\(construct)")
    }
    for construct in ObjectiveCConstructs.statements {
      let inside = "@implementation A\n- (void)f {\n\(construct)\n}\n- (void)after { go(); }\n@end"
      #expect(endsRight(inside + Self.objectiveCEnd, "A.m"), "\(construct)")
      #expect(outline(inside, "A.m").contains("  function after() -> void {go();}"), "\(construct)")
    }
  }

  @Test("code after a hard construct is read right in any line ending")
  func lineEndings() {
    for ending in ["\r\n", "\r", "\n"] {
      for construct in SwiftConstructs.statements {
        let source = (construct + Self.swiftEnd).split(
          separator: "\n", omittingEmptySubsequences: false
        )
        .joined(separator: ending)
        #expect(endsRight(source, "A.swift"), "\(construct)")
      }
      for construct in ObjectiveCConstructs.declarations {
        let source = (construct + Self.objectiveCEnd)
          .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ending)
        #expect(endsRight(source, "A.m"), "\(construct)")
      }
    }
  }
}
