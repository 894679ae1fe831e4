import EventLog
import EventModel
import Testing

/// Apps make a new object for each push: a line with an address that was never seen means what the
/// lines of its form mean.
@Suite("New views in lines of a known form")
struct NewViewTests {
  private static let prefix = "2026-03-22 15:12:28.719 Demo[4123:91230] "

  private static func address(_ number: Int) -> String {
    "0x" + String(0x6000_0200_0000 + number * 0x40, radix: 16)
  }

  private static func read(_ lines: [String]) throws -> [String] {
    try listing(of: lines.map { $0 + "\n" }.joined(), as: .console)
      .filter { !$0.hasPrefix("process") }
  }

  @Test(
    "new views in lines of a known form have their own address, the class of the line and its scope"
  )
  func addresses() throws {
    let shapes = [
      "[nav#SCOPE] <CLASS: ADDRESS> viewWillAppear: animated=1", "<CLASS: ADDRESS> viewWillAppear",
      "<Demo.CLASS: ADDRESS> viewWillAppear", "CLASS:ADDRESS viewWillAppear",
    ]
    for shape in shapes {
      let lines = (0..<40).map { number in
        let line = shape.replacing("ADDRESS", with: Self.address(number))
        return Self.prefix
          + line.replacing("CLASS", with: ["Inbox", "Message"][number % 2])
          .replacing("SCOPE", with: String(number % 3))
      }
      let expected = (0..<40).map { number in
        let scope = shape.contains("SCOPE") ? "(nav#\(number % 3)) " : ""
        return "\(scope)\(["Inbox", "Message"][number % 2])@\(Self.address(number)) wa"
      }
      #expect(try Self.read(lines) == expected, "\(shape)")
    }
  }

  @Test("new views in lines of a known form can end their lives")
  func lives() throws {
    let views = (0..<3).map { "<Inbox: \(Self.address($0))>" }
    let lines =
      views.map { Self.prefix + $0 + " viewWillAppear" }
      + views.map { Self.prefix + $0 + " dealloc" }
    #expect(
      try Self.read(lines)
        == ["wa", "boundary"].flatMap { word in
          (0..<3).map { "Inbox@\(Self.address($0)) \(word)" }
        })
  }

  @Test(
    "new views in lines of a known form have no instance where the address behind the callback's class is no view's"
  )
  func otherForms() throws {
    let thread = "[Inbox] viewWillAppear <NSThread: ADDRESS>"
    let lines = (0..<20).map {
      Self.prefix + thread.replacing("ADDRESS", with: Self.address($0))
    }
    #expect(try Self.read(lines) == Array(repeating: "Inbox* wa", count: 20))
  }
}
