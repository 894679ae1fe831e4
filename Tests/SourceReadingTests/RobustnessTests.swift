import EventModel
import TestScale
import Testing

@testable import SourceReading

@Suite("Effects of odd source")
struct RobustnessTests {
  @Test("deeply nested brackets do not overflow the stack")
  func nesting() {
    for bracket in ["(", "[", "{ ", "a(", "if a {", "[a b:", "^{", "x = {", "guard (", "((a)."]
      .sampled(oneIn: 3)
    {
      let deep = String(repeating: bracket, count: 2_000)
      _ = effects(members: "override func viewWillAppear(_ animated: Bool) { \(deep) }")
      _ = effects(methods: "- (void)viewWillAppear:(BOOL)animated { \(deep) }")
    }
  }

  @Test("nested conditions do not overflow the stack")
  func nestedConditions() {
    for (first, last) in [("if (a) {", "}"), ("for (;;) { ", "}"), ("@try { ", "} @finally {}")] {
      let deep =
        String(repeating: first, count: 20_000) + String(repeating: last, count: 20_000)
      let found = effects(
        methods: "- (void)viewWillAppear:(BOOL)animated { [session startRunning]; \(deep) }")
      #expect(found.count == 1)
    }
  }

  @Test("reading ends if names refer to each other and functions call each other")
  func cycles() {
    #expect(
      effects(
        members: """
          override func viewWillAppear(_ animated: Bool) { ping() }
          func ping() { let a = b.c; let b = a.d; a.startRunning(); pong() }
          func pong() { ping(); session.startRunning() }
          """
      ).count == 2)
    let loop = """
      class A: B { override func viewWillAppear(_ animated: Bool) { session.startRunning() } }
      class B: A {}
      """
    _ = effects("A.swift", loop)
  }

  @Test("callbacks are read, however much is done before the first one")
  func longBeginning() {
    let steps = (0..<200).map { "shade(\($0))" }.joined(separator: "; ")
    let calls = Array(repeating: "paint()", count: Limits.unfoldedSteps / 100).joined(
      separator: "; ")
    let found = effects(
      members: """
        override func viewDidLoad() { \(calls) }
        override func viewWillAppear(_ animated: Bool) { session.startRunning() }
        func paint() { \(steps) }
        func shade(_ number: Int) {}
        """)
    #expect(found.contains { $0.contains("viewWillAppear") })
  }

  @Test("a long chain of conditions is read, and each branch is conditional")
  func conditionChain() {
    let count = 500
    let chain = (0..<count).map { "if mode == \($0) { session\($0).startRunning() }" }
      .joined(separator: " else ")
    let found = effects(members: "override func viewWillAppear(_ animated: Bool) { \(chain) }")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.hasSuffix("[conditional]") })
  }

  @Test("texts that are cut anywhere are read without a fault")
  func cuts() {
    let text = """
      class Inbox: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          if let x = y?.z[0], !isOn { x.run { [weak self] a, b in self?.t = a } } else { return }
          guard let u = v else { return }
          UIView.animate(withDuration: 1, animations: { u.p += 1 }) { _ in w!.q = #selector(r(_:)) }
        }
      }
      """
    let objective = """
      @implementation Inbox
      - (void)viewWillAppear:(BOOL)animated {
          if (!_on) [self.a b:^(id c) { d = [[E alloc] init]; } f:@[g, h ? i : j]]; else return;
          for (K *k in self->l) { k.m = @selector(n:); }
      }
      @end
      """
    for (path, whole) in [("A.swift", text), ("A.m", objective)] {
      let bytes = Array(whole.utf8)
      for end in bytes.indices.sampled(oneIn: 29) {
        _ = effects(path, String(decoding: bytes[..<end], as: UTF8.self))
        _ = effects(path, String(decoding: bytes[end...], as: UTF8.self))
      }
    }
  }

  @Test("every row of the resource table can be read")
  func table() {
    let rows = SourceResource.table
    #expect(Set(rows.map(\.id)).count == rows.count)
    for row in rows {
      #expect(
        !row.acquire.isEmpty && !row.release.isEmpty && !row.documentation.isEmpty, "\(row.id)")
    }
    #expect(SourceResource.unreadablePatterns(of: rows) == [])
    let wrong = SourceResource(
      id: "x", acquire: ["start("], release: ["", "stop"], holding: .token)
    #expect(SourceResource.unreadablePatterns(of: [wrong]) == ["start(", ""])
  }
}
