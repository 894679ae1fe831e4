import EventLint
import EventModel
import Testing

/// Findings leave in the order of their lines, as far as they were decided in time.
struct LineOrderTests {
  private func pair(_ line: Int, file: String = "app.log") -> LineOrder.Pair {
    let position = LogPosition(offset: UInt64(line * 10), length: line == 0 ? 0 : 4, line: line)
    let finding = Finding(
      rule: "rule", severity: .error, message: "line \(line)", file: file, position: position)
    return (finding, nil)
  }

  private func lines(_ pairs: [LineOrder.Pair]) -> [Int] { pairs.map(\.finding.position.line) }

  @Test func `at the end of the log all are in order`() {
    var order = LineOrder(file: "app.log")
    #expect(lines(order.add([pair(5), pair(3)], waits: true)) == [])
    #expect(lines(order.add([pair(4), pair(9), pair(1)], waits: false)) == [1, 3, 4, 5, 9])
  }

  @Test func `one that is decided too late says so`() {
    var order = LineOrder(file: "app.log")
    #expect(lines(order.add([pair(5)], waits: false)) == [5])
    let late = order.add([pair(3), pair(6)], waits: false)
    #expect(lines(late) == [3, 6])
    #expect(late.map(\.finding.notes.count) == [1, 0])
    #expect(late[0].finding.notes[0].position.line == 3)
  }

  @Test func `what is about another file or the whole log keeps its turn`() {
    var order = LineOrder(file: "app.log")
    let verdict = pair(7, file: "assumptions")
    #expect(lines(order.add([verdict, pair(5), pair(2)], waits: true)) == [])
    #expect(lines(order.add([pair(0), pair(4)], waits: false)) == [7, 2, 4, 5, 0])
  }

  @Test func `what waits is bounded, and the order does not depend on batches`() {
    let count = 4 * Limits.orderedFindings
    // Each third finding is decided a little late.
    let all = (1...count).map { pair($0 % 3 == 0 && $0 > 20 ? $0 - 20 : $0) }
    var whole = LineOrder(file: "app.log")
    let early = whole.add(all, waits: true)
    #expect(count - early.count <= Limits.orderedFindings)
    let expected = lines(early + whole.add([], waits: false))
    #expect(expected == expected.sorted())
    for size in [1, 7, 100] {
      var order = LineOrder(file: "app.log")
      var found: [Int] = []
      for start in stride(from: 0, to: count, by: size) {
        found += lines(order.add(Array(all[start..<min(count, start + size)]), waits: true))
      }
      #expect(found + lines(order.add([], waits: false)) == expected)
    }
  }
}
