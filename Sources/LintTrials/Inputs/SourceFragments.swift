/// The parts of hostile source: whole declarations, words, and characters that open or
/// close something.
enum SourceFragments {
  static let swift =
    swiftEnds + [
      "class A: UIViewController {\n", "extension A.B: C, D & E where F: G {\n",
      "struct A<T, U> {\n", "enum E: Int { case a = 1, b(c: Int) }\n", "protocol P: AnyObject {\n",
      "actor A {\n",
      "  override func viewWillAppear(_ animated: Bool) {\n    super.viewWillAppear(animated)\n  }\n",
      "  func f<T: A>(_ a: T, b c: Int = 1) async throws -> [T] where T: B {\n",
      "  init?(a: A) {}\n", "  @IBOutlet weak var a: A!\n",
      "  lazy var b: [String: Set<Int>] = [:], c = D<E, F>()\n",
      "  var d: Int { get { 1 } set { e = newValue } }\n", "  var f = 1 { didSet { g() } }\n",
      "  deinit {}\n", "  subscript(a: Int) -> Int { a }\n", "    timer?.invalidate()\n",
      "    NotificationCenter.default.addObserver(self, selector: #selector(f), name: .a, object: nil)\n",
      "    UIView.animate(withDuration: 0.3, animations: { self.a() }) { _ in self.b() }\n",
      "    guard let a = b as? C, case .d(let e) = f else { return }\n",
      "    cell.onDone = { [weak self] in }\n", "    let s = \"\\(a.map { \"{\\($0)\" }) {\"\n",
      "    let r = /a{2}[/\"]\\//\n", "#if DEBUG\n", "#else\n", "#elseif A && B\n", "#endif\n",
      "#if false\n", "  case .a where b: c\n", "import UIKit\n",
    ]

  static let swiftEnds = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "/*", "*/",
    "//", "/", "#/", "/#", "`", "@", "#", "'", "\\", ".", "..<", "...", "?", "!", "&", "->", "=",
    ",", ";", ":", "\n", "\r\n", "\r", " ", "class", "func", "var", "let", "init", "extension",
    "where", "get", "set", "didSet", "case", "static", "override", "actor", "subscript", "operator",
    "1.5e-3", "0x1p+2", "a", "é", "😀", "$0", "_", "self", "throws", "async", "some", "inout",
    "@escaping",
  ]

  static let objectiveC =
    objectiveCEnds + [
      "#import <UIKit/UIKit.h>\n", "@interface A : UIViewController <B, C>\n", "@interface A ()\n",
      "@implementation A (B)\n", "@implementation A {\n  NSTimer *_a, *_b;\n}\n",
      "@protocol P <NSObject>\n", "@property (nonatomic, copy) void (^a)(NSString *b);\n",
      "@property NSArray<A<B> *> *c;\n",
      "- (void)viewWillAppear:(BOOL)animated {\n  [super viewWillAppear:animated];\n}\n",
      "- (id)a:(__unused int)b c:(NSArray<A *> *)d NS_B(c) {\n", "+ (void)a;\n",
      "@synthesize a = _b;\n", "static NSString *const A = @\"b\";\n",
      "static void a(int b, void (^c)(void)) {\n", "typedef NS_ENUM(NSInteger, A) { B, C };\n",
      "extern \"C\" {\n", "namespace a {\n", "class A : B {\n",
      "  [self.a addObserver:self forKeyPath:@\"b\" options:0 context:nil];\n",
      "  self.onDone = ^(id a) { [weak b]; };\n", "#if 0\n", "#ifdef A\n", "#else\n", "#elif B\n",
      "#endif\n", "#define A(x) { \\\n  x }\n", "#pragma mark - don't\n", "R\"x({\"})x\"", "L'{'",
      "@{ @\"a\": @[ @1 ] }",
    ]

  static let objectiveCEnds = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "@\"", "'", "R\"(", ")\"", "/*", "*/", "//",
    "\\\n", "\\", "#", "#if", "#endif", "@", "@end", "@interface", "@implementation", "@property",
    "@protocol", "@class", "@selector(", "-", "+", "^", "*", "=", ",", ";", ":", "::", "->", ">>",
    "...", "\n", "\r\n", "\r", " ", "- (void)", "+ (id)", "static", "extern", "struct", "typedef",
    "namespace", "a", "A_B", "é", "1.5e-3", "0x1p+2", "1'000", "__attribute__((a))", "NS_A",
    "const", "self",
  ]
}
