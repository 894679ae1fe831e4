import SourceReading
import Testing

@Suite("The tokens of Swift")
struct SwiftLexerTests {
  @Test("the tokens of Swift are names, literals, marks and operators")
  func plain() {
    #expect(
      tokens("let a: [Int] = b.map { $0 &+ 0x1F } // end") == [
        "let", "a", ":", "[", "Int", "]", "=", "b", ".", "map", "{", "$0", "&+", "0x1F", "}",
      ])
    #expect(
      tokens("1.5e-3 1...2 a.0.1 0x1p+2 1_000.b") == [
        "1.5e-3", "1", "...", "2", "a", ".", "0", ".", "1", "0x1p+2", "1_000", ".", "b",
      ])
    #expect(tokens("`class` é😀 _") == ["class", "é😀", "_"])
    #expect(
      tokens("a?.b! ?? c!=d; e != f") == [
        "a", "?", ".", "b", "!", "??", "c", "!", "=", "d", ";", "e", "!=", "f",
      ])
    #expect(
      tokens("Set<Array<Int>>? a >= b a -> b") == [
        "Set", "<", "Array", "<", "Int", ">", ">", "?", "a", ">=", "b", "a", "->", "b",
      ])
  }

  @Test("a Swift string with its interpolations is one token")
  func strings() {
    for literal in [
      "\"\"", "\"a\\\"b\"", "\"\\(a(\")\") + \"\\(b)\") c\"",
      "\"\"\"\n a \"b\" \\(c { \"\"\"\n }\n\"\"\" })\n\"\"\"",
      "#\"a\" \\(b \"#", "##\"\"# \\##(\")\") \"##", "#\"\"\"\n \"\"\" \n\"\"\"#", "\"\\\\\"",
      "#\"\"\"#",
    ] {
      #expect(tokens("a \(literal) b") == ["a", literal, "b"], "\(literal)")
    }
  }

  @Test("a Swift string that is not closed ends with its line")
  func unclosed() {
    #expect(tokens("a \"b {\nc }") == ["a", "\"b {", "c", "}"])
    #expect(tokens("a \"b \\(c\nd }") == ["a", "\"b \\(c", "d", "}"])
    #expect(
      tokens("a \"b \\(c\nd \"e\" \\(f\n") == ["a", "\"b \\(c", "d", "\"e\"", "\\", "(", "f"])
    #expect(tokens("a `b\nc") == ["a", "`", "b", "c"])
    #expect(tokens("a /* b /* c */\nd") == ["a"])
  }

  @Test("the tokens of Swift distinguish a regular expression from a division")
  func regularExpressions() {
    #expect(tokens("a = /b\\/[/\"]c/ + d") == ["a", "=", "/b\\/[/", "\"]c/ + d"])
    #expect(tokens("a = /b\\/{2}(c)/ + d") == ["a", "=", "/b\\/{2}(c)/", "+", "d"])
    #expect(tokens("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(tokens("(a)/b/c") == ["(", "a", ")", "/", "b", "/", "c"])
    #expect(tokens("f(/a, b: /c)") == ["f", "(", "/", "a", ",", "b", ":", "/", "c", ")"])
    #expect(tokens("#/a \" /b/# c") == ["#/a \" /b/#", "c"])
    #expect(tokens("#/\n a # {\n/# c") == ["#/\n a # {\n/#", "c"])
  }

  @Test(
    "the tokens of Swift come from each branch of #if, or from the first if their braces differ"
  )
  func branches() {
    #expect(tokens("#if A\na()\n#else\nb()\n#endif\nc") == ["a", "(", ")", "b", "(", ")", "c"])
    #expect(tokens("#if A\na {\n#elseif B\nb {\n#else\nc\n#endif\n}") == ["a", "{", "}"])
    #expect(tokens("#if A\na\n#else\nb }\n#endif\nc") == ["a", "c"])
    #expect(tokens("#if false\na {\n#else\nb\n#endif\nc") == ["b", "c"])
    #expect(tokens("#if DEBUG\na {\n#else\nb\n#endif\nc") == ["b", "c"])
    #expect(tokens("#if !DEBUG\na\n#else\nb\n#endif") == ["a", "b"])
    #expect(tokens("#if A\n#if B\na {\n#else\nb {\n#endif\n#endif\n}") == ["a", "{", "}"])
    #expect(tokens("{\n#if A\n} else {\n#else\n} b {\n#endif\n}") == ["{", "}", "else", "{", "}"])
  }

  @Test("each word after a dot is a name in Swift")
  func members() {
    let text = SourceText(
      SourceFile(path: "A.swift", bytes: Array("a.class.self.init".utf8), language: .swift))
    #expect(
      text.tokens.map(\.kind) == [
        .identifier, .mark, .identifier, .mark, .keyword, .mark, .keyword,
      ])
  }

  @Test("brackets of Swift have their partners in spite of mistakes nearby")
  func partners() {
    func partners(_ source: String) -> [Int32] {
      SourceText(SourceFile(path: "A.swift", bytes: Array(source.utf8), language: .swift)).partners
    }
    #expect(partners("(a[b]{})") == [7, -1, 4, -1, 2, 6, 5, 0])
    #expect(partners("{ ( [ }") == [3, -1, -1, 0])
    #expect(partners("{ ) ] }") == [3, -1, -1, 0])
    #expect(partners("( { ) }") == [-1, 3, -1, 1])
    #expect(partners("} {") == [-1, -1])
  }

  @Test("the tokens of Swift have lines and columns for any line ending")
  func sites() {
    let bytes = Array("a\r\nbb\rccc\n  d".utf8)
    let text = SourceText(SourceFile(path: "A.swift", bytes: bytes, language: .swift))
    #expect(
      text.tokens.indices.map { text.site($0) } == [
        SourceSite(file: "A.swift", line: 1, column: 1, endColumn: 2),
        SourceSite(file: "A.swift", line: 2, column: 1, endColumn: 3),
        SourceSite(file: "A.swift", line: 3, column: 1, endColumn: 4),
        SourceSite(file: "A.swift", line: 4, column: 3, endColumn: 4),
      ])
    #expect(text.site(1..<4) == SourceSite(file: "A.swift", line: 2, column: 1, endColumn: 3))
  }

  @Test("comments are not among the tokens of Swift, but a tool can find them")
  func comments() {
    let source = "#!/usr/bin/swift\na /* b /* c */ d */ e // f"
    let text = SourceText(SourceFile(path: "A.swift", bytes: Array(source.utf8), language: .swift))
    #expect(
      text.comments.map { String(decoding: text.file.bytes[$0.range], as: UTF8.self) } == [
        "#!/usr/bin/swift", "/* b /* c */ d */", "// f",
      ])
  }

  @Test("bytes that are not UTF-8, and an empty file, can be read as Swift")
  func strangeBytes() {
    #expect(tokens("") == [])
    let text = SourceText(
      SourceFile(
        path: "A.swift", bytes: [0xEF, 0xBB, 0xBF, 0x61, 0xFF, 0x20, 0x27, 0x00, 0x7B],
        language: .swift))
    #expect(text.tokens.map(\.range) == [3..<5, 6..<7, 8..<9])
  }
}
