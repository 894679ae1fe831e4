/// Parts of Swift that a lexer may stumble over, each of which is complete.
enum SwiftConstructs {
  static let statements = [
    // Comments.
    "/* { /* nested { */ \" } */", "// { \" /*", "let a = 1 /* } */ + 2 // }", "/**/ let b = 2",
    "/* line {\n line } \" */",
    // Strings.
    "let s = \"{\"", "let s = \"\\\"{\"", "let s = \"\\\\\"", "let s = \"\"", "let s = \"// {\"",
    "let s = \"\"\"\n  { \" \"\" \\\"\"\" }}\n  \"\"\"", "let s = #\"{ \" \\\"#",
    "let s = ##\"{ \"# \"##",
    "let s = #\"\"\"\n  { \"\"\" \\(\n  \"\"\"#", "let s = #\"\"\"#", "let s = \"{\\u{1F600}{\"",
    "let s = \"\"\"\n  \\\n  {\n  \"\"\"",
    // Interpolation.
    "let s = \"\\(a)\"", "let s = \"\\(\"{\")\"", "let s = \"\\(a.map { \"\\($0)}\" }.joined())\"",
    "let s = \"\\(f(\")\", \"(\"))\"", "let s = #\"\\(a) \\#(\"{\") {\"#",
    "let s = \"\\(a /* ) \" */ )\"", "let s = \"\"\"\n  \\(a.map {\n    \"{\"\n  })\n  {\n  \"\"\"",
    "let s = \"\\(a[\"}\"] ?? \"\\(b[\"{\"]!)\") {\"",
    // Regular expressions.
    "let r = /[{\"]/", "let r = /\\//", "let r = /a{2,3}\\{/", "let r = #/ { \" / /#",
    "let r = #/\n  { # a comment\n  \"\n/#", "f(/\\)\\(\"{/)", "return /{/",
    "if s.contains(/\\{/) { go() }",
    // What is no regular expression.
    "let x = a / b; let y = \"{\" + c / d", "let x = a/b/c", "f(a / b, \"{\", c / d)",
    "let x = (a + b) / 2 // {", "let x = items[0] / 2 + \"/\".count",
    "Scope(state: \\.a, action: /Action.b) { Child() }", "let op = reduce(1, /)",
    // Operators.
    "let x = a != b && !c || d == !e", "let x = a ?? b", "let x = a! + b!.c?[0] ?? d!",
    "let x = a ? b : c", "let x = a ? \"{\" : \"}\"", "let x = 1...5", "let x = a..<b", "x &+= 1",
    "let x = a < b, y = c > d", "let x = Foo<A, B>(c)", "let x = Foo<Bar<Baz<Int>>>()",
    "let x: Foo<Bar<Int>>? = nil", "let x: [String: [Int]]? = [:]", "x = y as? Foo<Bar>",
    "let x = a << 2 >> b", "prefix operator +++", "infix operator <=>: Order",
    "let k = \\A.b?.c[0]", "let k = \\.self", "a.b()?.c { }?.d()", "let x = -a * +b",
    "let f = { (a: Int) -> Int in a }", "let f: (Int) async throws -> Void = { _ in }",
    "a { } b: { } c: { _ in }", "let x = a\n  .b { $0 }\n  .c",
    "let x = try? await f { throw E() }",
    "let x = if a { 1 } else { 2 }", "let x = switch a { case .b: 1 default: 2 }",
    // Names that are keywords elsewhere.
    "let x = a.default.init.extension.class", "f(class: 1, in: 2, func: 3)", "let `class` = 1",
    "let x = y.self as Any.Type", "let actor = actor.actor", "f(actor: actor)", "get { set }",
    "await open(url)", "let prefix = prefix(3)", "let é = π + 😀", "x.`func`()",
    "#selector(A.viewWillAppear(_:))", "#keyPath(A.class)", "let x = #file + #function",
    "#warning(\"{\")", "if #available(iOS 15, *) { } else { }",
    // Branches.
    "#if DEBUG\nlet x = 1\n#else\nlet x = 2\n#endif", "#if false\n{ { ( \n#endif",
    "#if A\nif a {\n#else\nif b {\n#endif\n}",
    "#if A\nf() {\n#elseif B\ng() {\n#else\nh() {\n#endif\n}",
    "#if A\n}\n#endif // {", "#if os(iOS) && !targetEnvironment(simulator) /* { */\nf()\n#endif",
    "x\n  .a()\n  #if A\n  .b { }\n  #endif\n  .c()",
    // Statements.
    "guard let a, case .b(let c) = d else { return }",
    "switch a { case .b where c: break\ndefault: d }",
    "for case let a? in b where c { }", "do { } catch let e as E { } catch { }", "defer { a() }",
    "while let a = b.next() { }", "repeat { } while a", "label: for a in b { continue label }",
    "func local() { struct Inner { var a = 1 } }", "if a { b } else if c { d } else { e }",
    "@available(iOS 15, *) func f() { }", "let (a, b) = (1, 2), c = 3", "_ = { { } }()",
  ]

  static let members = [
    "var a: Int { 1 }", "var a: Int { get { 1 } set { b = newValue } }", "var a = 1 { didSet { } }",
    "var a: Int = { 1 }() { willSet(new) { } didSet(old) { } }", "lazy var a: B = { b }()",
    "private(set) var a: [B] = [B { }, C()]", "var a, b: Int, c = 2", "static var a: A { .init() }",
    "var a: (Int) -> Void = { _ in }", "var a: ((Int) -> Void)?", "var a: some View { B { } }",
    "@State private var a = 1", "@Wrapped(b: { 1 }) var a: Int", "@available(iOS 9, *) var a: Int?",
    "subscript(a: Int) -> Int { get { 1 } set { } }", "static subscript<T>(a: T) -> T { a }",
    "init() { }", "required init?(coder: NSCoder) { nil }",
    "convenience init!(a: Int) { self.init() }",
    "deinit { }", "func a<T: B>(_ b: T) where T: C { }", "func a() async throws(E) -> [B] { }",
    "static func == (a: Self, b: Self) -> Bool { true }", "prefix static func - (a: A) -> A { a }",
    "func `default`() { }", "func a(_ b: () -> Void = { }) { }", "class func a() { }",
    "class var a: Int { 1 }", "open override class func a() { }", "typealias A = (B) -> C",
    "enum E: Int { case a = 1, b; case c }", "indirect enum E { case a(E), b(c: (Int) -> E) }",
    "enum E { case prefix\n case postfix\n case open }", "struct S<T> where T: U { }",
    "class B: C<D>, E & F { }", "actor A { }", "#if A\nfunc b() { }\n#else\nfunc c() { }\n#endif",
    "#if A\nfunc b() {\n#else\nfunc c() {\n#endif\n}", "@objc func a() { }",
    "@IBAction func a() { }",
    "nonisolated(unsafe) static let a = 1", "unowned(unsafe) let a: A",
    "let a = B(), c = D<E, F>()",
    "let a = b\n    ? c\n    : d", "let a =\n    b +\n    c", "var a: Int\n  { 1 }",
    "let a = [\n    b: c,\n  ]",
    "@MainActor @discardableResult public func a() -> Int { 1 }", "associatedtype A",
    "@Macro(a) var b = 1",
    "func a(b: Int...) { }", "func a(_: Int, `in` c: Int) { }", "var `self`: Int { 1 }", ";",
  ]
}
