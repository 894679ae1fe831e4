import SourceReading
import Testing

@Suite("The outline of a Swift file")
struct SwiftOutlineTests {
  @Test(
    "the outline of a Swift file has types with what they inherit, their properties and methods")
  func types() {
    let source = """
      import UIKit

      public final class Inbox<Item: Hashable>: Base<Item>, Delegate & Other where Item: Sendable {
        @IBOutlet weak var label: UILabel?
        private var timer: Timer? { didSet { oldValue?.invalidate() } }
        lazy var cache: [String: Set<Int>] = [:], other = Store<Int, String>()
        static let shared = Inbox()
        var isEmpty: Bool { items.isEmpty }
        var onDone: (Int) -> Void = { print($0) }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
        }
        init?(coder: NSCoder) {}
        deinit { stop() }
        func load<T>(for id: Int, then: @escaping (T) -> Void = { _ in }) async throws -> [T] {}
        struct Cell { func reuse() {} }
      }
      extension Inbox.Cell: Equatable { static func == (a: Self, b: Self) -> Bool { true } }
      protocol Loading: AnyObject { var state: Int { get }; func load() }
      """
    #expect(
      outline(source) == [
        "class Inbox<Item>: Base<Item>, Delegate, Other",
        "  @IBOutlet weak var label: UILabel?",
        "  private var timer: Timer?",
        "  lazy var cache: [String:Set<Int>] = [:]",
        "  lazy var other = Store<Int, String>()",
        "  static let shared = Inbox()",
        "  var isEmpty: Bool",
        "  var onDone: (Int)->Void = { print($0) }",
        "  didSet timer() {oldValue?.invalidate()}",
        "  initialValue other() {Store<Int, String>()}",
        "  initialValue shared() {Inbox()}",
        "  getter isEmpty() {items.isEmpty}",
        "  closure onDone() {print($0)}",
        "  override function viewWillAppear(_:) {super.viewWillAppear(animated)}",
        "  initializer init(coder:) {}",
        "  deinitializer deinit() {stop()}",
        "  function load(for:then:) -> [T] {}",
        "struct Inbox.Cell",
        "  function reuse() {}",
        "extension Inbox.Cell: Equatable",
        "  static function ==(a:b:) -> Bool {true}",
        "protocol Loading: AnyObject",
        "  var state: Int",
        "  function load()",
      ])
  }
}
