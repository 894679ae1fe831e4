import EventReports

extension Bench {
  /// Returns the cost of a scan of a source directory, in turns with ripgrep over the same files, as
  /// lines.
  func scan() throws -> [String] {
    var bytes = 0
    for number in 0..<BenchSource.fileCount {
      let text = BenchSource.text(number)
      let name = "source/Part\(number / 40)/File\(number).swift"
      _ = try scratch.write(text.utf8, to: name)
      bytes += text.utf8.count
    }
    let root = try scratch.place(of: "source")
    let words = "viewWillAppear|viewDidAppear|viewWillDisappear|viewDidDisappear"
    let scan = [program, "scan", "--no-config", "--quiet", root, "--jobs"]
    let variants = [
      ProgramRuns.Variant("rg -c, the four names", ["rg", "-c", words, root]),
      .init("scan, one thread", scan + ["1"]), .init("scan, two threads", scan + ["2"]),
    ]
    let programs = ProgramRuns(variants, rounds: rounds)
    let table = programs.table(["scan", "ms", "of rg -c", "peak MB"]) { index, variant in
      [
        (variant.seconds * 1_000).rounded(to: 0), programs.ratio(index, of: 0) ?? "",
        variant.peakMegabytes,
      ]
    }
    return ["", "source: \(BenchSource.fileCount) files, \(bytes) bytes"] + table.indented
  }
}

/// Source that was made for measuring. One file in twelve is a screen, as in the apps that were
/// examined. A screen refers to a base class and to an object, each in a file of its own.
private enum BenchSource {
  static let fileCount = 8_000

  static func text(_ number: Int) -> String { number % 12 == 0 ? screen(number) : model(number) }

  private static func screen(_ number: Int) -> String {
    """
    import UIKit

    /// Shows the items of a list.
    final class Page\(number): BasePage\(number / 480) {
      private let keeper = Keeper\(number + 1)()
      private var observer: NSObjectProtocol?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "\\(keeper.count) items"
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observer = NotificationCenter.default.addObserver(
          forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { [weak self] _ in self?.reload() }
        keeper.start()
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let observer { NotificationCenter.default.removeObserver(observer) }
        keeper.stop()
      }
    \(members(number, 24))
    }
    """ + (number % 480 == 0 ? "\n\nclass BasePage\(number / 480): UIViewController {}\n" : "\n")
  }

  private static func model(_ number: Int) -> String {
    """
    import Foundation

    /// Keeps items; a class of its own, so that screens stay small.
    final class Keeper\(number) {
      var count = 0
      func start() { count += 1 }
      func stop() { count -= 1 }
    \(members(number, 16))
    }

    """
  }

  private static func members(_ number: Int, _ count: Int) -> String {
    (0..<count).map { member in
      """

        /// Returns the items of a section, the newest first.
        func items\(member)(of section: Int, matching text: String) -> [String: Item] {
          guard section < count, let list = cache["\\(section).\(member)"] else { return [:] }
          let found = list.filter { $0.name.contains(text) && !$0.isHidden }
          return Dictionary(found.map { ($0.key, $0) }) { first, _ in first }
        }
      """
    }.joined(separator: "\n")
  }
}
