import EventReports

/// A log that grows, and the command that takes it.
struct GrowingLog: Sendable {
  var name: String
  var words: [String]
  /// The number of repeated elements in the smaller input.
  var count: Int
  var ending = "log"
  /// Returns the lines of a log of a size.
  var lines: @Sendable (Int) -> [String]
}

extension Bench {
  /// Returns the cost of input of twice the size, as lines: at most twice the time, and little more
  /// memory. Each case once took time that grew with the square of the size, or faster.
  func growth() throws -> [String] {
    var table = TextTable(["growth", "lines", "s", "MB", "twice: time", "memory"])
    for growing in GrowingLog.all {
      var runs: [ChildRun] = []
      let heading = growing.ending == "log" ? ["transcript 1"] : []
      for (number, count) in [growing.count, 2 * growing.count].enumerated() {
        let text = (heading + growing.lines(count)).joined(separator: "\n") + "\n"
        let path = try scratch.write(text.utf8, to: "\(number).\(growing.ending)")
        let command = [program] + growing.words + ["--no-config", path]
        runs += ChildRun.run([command], watchesMemory: true) ?? []
      }
      guard runs.count == 2, runs.allSatisfy(\.isSound) else {
        table.add([growing.name, "did not run"])
        continue
      }
      table.add([
        growing.name, String(growing.lines(growing.count).count),
        runs[0].seconds.rounded(to: 2), (Double(runs[0].peakBytes) / 1e6).rounded(to: 0),
        (runs[1].seconds / runs[0].seconds).rounded(to: 2),
        (Double(runs[1].peakBytes) / Double(max(1, runs[0].peakBytes))).rounded(to: 2),
      ])
    }
    return [""] + table.indented
  }
}

extension GrowingLog {
  /// Every case; to add one, one line here.
  static let all = [
    GrowingLog(
      name: "rows of one name, all parents open", words: components, count: 3_200, lines: rows),
    GrowingLog(name: "actions that wait", words: components, count: 4_000, lines: actions),
    GrowingLog(
      name: "declared assumptions", words: ["lint", "--quiet"], count: 500, lines: assumptions),
    GrowingLog(
      name: "300 assumptions about many views", words: ["lint", "--quiet"], count: 8_000,
      lines: views),
    GrowingLog(
      name: "mining a dozen callbacks", words: ["mine", "--contract", "component-controllers"],
      count: 8_000, lines: lives),
    GrowingLog(
      name: "Swift that is left open", words: ["scan", "--quiet"], count: 40_000, ending: "swift",
      lines: openSwift),
    GrowingLog(
      name: "Objective-C that is left open", words: ["scan", "--quiet"], count: 40_000, ending: "m",
      lines: openObjectiveC),
    GrowingLog(
      name: "comments that name types", words: ["scan", "--quiet"], count: 100_000, ending: "swift",
      lines: comments),
    GrowingLog(
      name: "lines of many beginnings", words: ["lint", "--quiet"], count: 20_000, ending: "txt",
      lines: beginnings),
    GrowingLog(
      name: "a chain of calls", words: ["scan", "--quiet"], count: 10_000, ending: "swift",
      lines: chain),
  ]

  private static let components = ["lint", "--quiet", "--contract", "component-controllers"]

  private static func line(
    _ view: String, _ event: String, instance: Int, parent: String? = nil
  ) -> String {
    "\(view) \(event) instance=0x\(instance)" + (parent.map { " parent=\($0)" } ?? "")
  }

  private static func rows(_ count: Int) -> [String] {
    (0..<count / 2).map { line("Row", "willMount", instance: $0) }
      + (0..<count / 2).flatMap { row in
        ["willMount", "didMount"].map {
          line("Cell", $0, instance: count + row, parent: "Row")
        } + [line("Row", "didMount", instance: row)]
      }
  }

  private static func actions(_ count: Int) -> [String] {
    (0..<count).flatMap { row in
      ["willMount", "useViewContext"].map { line("Row", $0, instance: row) }
    }
  }

  private static let callbacks = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// Declarations of short claims, each with its own words.
  private static func claims(_ count: Int) -> [String] {
    (0..<count).map { number in
      let (first, second) = (callbacks[number % 4], callbacks[(number / 4 + number + 1) % 4])
      let times = 1 + number / 16 % 60
      return first == second
        ? "assume Existence(\(times), view.\(first))"
        : "assume view.\(first) before view.\(second) or Existence(\(times), view.\(second))"
    }
  }

  private static func assumptions(_ count: Int) -> [String] { claims(count) + calls(of: 250) }

  private static func calls(of views: Int) -> [String] {
    (0..<views).flatMap { view in callbacks.map { line("Page", $0, instance: view) } }
  }

  private static func views(_ count: Int) -> [String] { claims(300) + calls(of: count) }

  private static func lives(_ count: Int) -> [String] {
    var maker = InputMaker(seed: 1)
    return (0..<count / 16).flatMap { view in
      let middle = (0..<maker.below(8)).flatMap { _ in
        maker.pick([
          ["willUpdateComponent"], ["willRemount", "didRemount"],
          ["willUpdateComponent", "willRemount", "didRemount", "didUpdateComponent"],
          ["willRemount", "componentWillRelinquishView", "componentDidAcquireView", "didRemount"],
        ])
      }
      let end = ["willUnmount", "componentWillRelinquishView", "didUnmount"]
      return (["didInit", "willMount", "componentDidAcquireView", "didMount"] + middle + end).map {
        line("Row", $0, instance: view)
      }
    }
  }

  /// A screen whose literals, brackets, comments and lists of types are not closed.
  private static func openSwift(_ count: Int) -> [String] {
    let open = [
      "let a = \"\\(b", "if c < d<e, (f[", "#\"g\\#(\"h", "i = /j(k", "\"\"\"", "l { /* m", "x = {",
      "}",
    ]
    return ["class Page: UIViewController {", "  override func viewWillAppear(_ animated: Bool) {"]
      + (0..<count).map { open[($0 + $0 / open.count) % open.count] }
  }

  private static func openObjectiveC(_ count: Int) -> [String] {
    let open = [
      "[a b:@\"c", "if (d < e) { f<g", "R\"h(i", "#if j", "/* k \\", "^{ l = @[", "@interface M",
      "}",
    ]
    return ["@implementation Page", "- (void)viewWillAppear:(BOOL)animated {"]
      + (0..<count).map { open[($0 + $0 / open.count) % open.count] }
  }

  private static func comments(_ count: Int) -> [String] {
    Array(repeating: "/* // this class", count: count)
  }

  /// Lines of brackets, labels and calls that each could begin a name that the others belong to.
  private static func beginnings(_ count: Int) -> [String] {
    ["(", "<", "{", "a=", "A<", "viewWillAppear ", "-[A viewWillAppear:] ", "viewWillAppear|"]
      .map { String(repeating: $0, count: count) + " viewDidAppear" }
  }

  private static func chain(_ count: Int) -> [String] {
    ["class Page: UIViewController {", "  override func viewWillAppear(_ animated: Bool) {"]
      + ["list" + String(repeating: ".map()", count: count)]
  }
}
