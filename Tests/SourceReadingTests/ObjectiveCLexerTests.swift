import SourceReading
import Testing

@Suite("The tokens of Objective-C")
struct ObjectiveCLexerTests {
  @Test("the tokens of Objective-C are names, literals, marks and operators")
  func plain() {
    #expect(
      tokens("[self a:@\"b\" c:@[@1]]; d->e >>= f ? g::h : i...", "A.mm") == [
        "[", "self", "a", ":", "@\"b\"", "c", ":", "@", "[", "@", "1", "]", "]", ";", "d", "->",
        "e",
        ">", ">=", "f", "?", "g", "::", "h", ":", "i", "...",
      ])
    #expect(
      tokens("@interface A @end @\"\" @selector(b:)", "A.m") == [
        "@interface", "A", "@end", "@\"\"", "@selector", "(", "b", ":", ")",
      ])
    #expect(
      tokens("1.5e-3f 0x1p+2 1'000'000 0xFFu", "A.m") == [
        "1.5e-3f", "0x1p+2", "1'000'000", "0xFFu",
      ])
  }

  @Test("an Objective-C string or character is one token")
  func strings() {
    for literal in [
      "\"a\\\"b\"", "'\\''", "'{'", "L\"a\"", "u8\"{\"", "R\"({\")\"", "R\"x(a)\" b)x\"", "@\"//\"",
      "\"a\\\nb\"",
    ] {
      #expect(tokens("a \(literal) b", "A.m") == ["a", literal, "b"], "\(literal)")
    }
    #expect(tokens("a \"b {\nc }", "A.m") == ["a", "\"b {", "c", "}"])
    #expect(tokens("a 'b {\nc }", "A.m") == ["a", "'b {", "c", "}"])
  }

  @Test("preprocessor lines and comments are not among the tokens of Objective-C")
  func preprocessor() {
    #expect(tokens("#define A { \\\n } \" {\na", "A.m") == ["a"])
    #expect(tokens("#pragma mark - don't\na", "A.m") == ["a"])
    #expect(tokens("#define A /* {\n { */ b\na", "A.m") == ["a"])
    #expect(tokens("a // b \\\n c\nd /* e */ f", "A.m") == ["a", "d", "f"])
    #expect(tokens("a \\\n b", "A.m") == ["a", "b"])
    #expect(tokens("#if 0\na {\n#else\nb\n#endif\n", "A.m") == ["b"])
    #expect(tokens("#ifdef DEBUG\na {\n#endif\nb", "A.m") == ["b"])
    #expect(tokens("#ifndef DEBUG\na\n#endif\nb", "A.m") == ["a", "b"])
    #expect(tokens("#ifdef A\na {\n#else\nb {\n#endif\n}", "A.m") == ["a", "{", "}"])
  }
}
