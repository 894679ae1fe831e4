import EventCatalogue
import EventChecking
import EventModel
import Testing

private let contract = Contract.viewTransitions

@Suite struct LogMinerTests {
  /// Mines a log of lines such as `A.wd`; `--` is a heading, `A.end` the end of a life.
  private func mined(_ log: String, minSupport: Int = 1) throws -> [String] {
    var names = NameTable()
    var batch = EventBatch()
    let short = ["wa", "da", "wd", "dd"]
    for (index, line) in log.split(separator: " ").enumerated() {
      let parts = line.split(separator: ".").map(String.init)
      var code = EventRecord.Code.separator
      if parts.count == 2 {
        code = short.firstIndex(of: parts[1]).map { UInt8($0) } ?? EventRecord.Code.lifeBoundary
      }
      let view = parts.count == 2 ? names.view(parts[0], identity: .single) : 0
      batch.records.append(
        EventRecord(offset: UInt64(index), line: UInt32(index + 1), view: view, code: code))
    }
    var miner = LogMiner(try CompiledContract(contract))
    miner.consume(batch, names: names)
    miner.finish(names: names)
    var judge = Judge(contract)
    var counted = miner.miner
    return try counted.orders(minSupport: minSupport, judge: &judge)
      .map { "\($0.support) \($0.assumption)" }
  }

  @Test func `Transitions and lives of a log are mined`() throws {
    let push = "A.wa A.da A.wd B.wa A.dd B.da"
    let orders = try mined("\(push) B.wd A.wa B.dd A.da", minSupport: 2)
    #expect(orders.contains("2 current.viewDidDisappear right before new.viewDidAppear"))
    #expect(orders.contains("2 view.viewWillAppear right before view.viewDidAppear"))
    #expect(!orders.contains { $0.hasPrefix("3") })
  }

  @Test func `A life that begins before the log is not counted`() throws {
    #expect(try mined("A.wd A.dd A.wa A.da A.wd A.dd").filter { $0.contains("view.") } == [])
  }

  @Test func `A heading begins a life afresh, a broken life ends it`() throws {
    let claim = "2 AlternatePrecedence(view.viewWillAppear, view.viewDidAppear)"
    #expect(try mined("A.wa A.da -- A.wa A.da").contains(claim))
    #expect(try !mined("A.wa A.da A.wa A.da").contains(claim))
  }

  @Test func `A life that is over owes what it promised`() throws {
    let claim = "view.viewDidAppear right before view.viewWillDisappear"
    let log = "A.wa A.da A.wd A.dd A.wa A.da"
    #expect(try mined(log + " -- A.wa A.da A.wd A.dd").contains("1 \(claim)"))
    #expect(try !mined(log + " A.end A.wa A.da A.wd A.dd").contains { $0.contains(claim) })
  }
}
