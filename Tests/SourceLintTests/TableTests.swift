import EventCatalogue
import EventChecking
import EventModel
import SourceReading
import TestScale
import Testing

@testable import SourceLint

/// The letters that are broken for an acquire at the row and a release at the column.
let lifeTable: [(acquire: String, release: String, broken: String)] = [
  ("wa", "da", "DLFM"), ("wa", "wd", ""), ("wa", "dd", "DL"),
  ("da", "wa", "RF"), ("da", "wd", "R"), ("da", "dd", "DRL"),
  ("wd", "wa", "RFM"), ("wd", "da", "DRLFM"), ("wd", "dd", "DLM"),
  ("dd", "wa", "RFM"), ("dd", "da", "DRLFM"), ("dd", "wd", "RFM"),
]

@Suite struct TableTests {
  @Test func `The rules say of each pair of callbacks what the table has`() throws {
    for (acquire, release, broken) in lifeTable.sampled(oneIn: 3) {
      let rules: [(SourceResource.Holding, [(rule: String, letter: Character)])] = [
        (
          .counted,
          [("acquired_twice", "D"), ("released_unacquired", "R"), ("lost_while_shown", "M")]
        ),
        (.clearAll, [("acquired_twice", "D"), ("lost_while_shown", "M")]),
        (.token, [("left_acquired", "L"), ("lost_while_shown", "M")]),
        (.idempotent, [("lost_while_shown", "M")]),
        (.flag, [("kept_while_hidden", "F"), ("lost_while_shown", "M")]),
      ]
      for (holding, letters) in rules {
        let made = MadeFacts(holding: holding).with(.acquire, at: acquire)
          .with(.release, at: release)
        let wanted = letters.filter { broken.contains($0.letter) }.map(\.rule).sorted()
        let found = try findings([made]).map(\.rule).sorted()
        #expect(found == wanted, "\(holding) \(acquire) \(release)")
      }
    }
  }

  @Test func `What is acquired twice and released twice in one life is acquired twice`() throws {
    let made = MadeFacts(holding: .clearAll).with(.acquire, at: "wa").with(.acquire, at: "da")
      .with(.release, at: "wd").with(.release, at: "dd")
    #expect(try findings([made]).map(\.rule) == ["acquired_twice"])
  }

  @Test func `What is acquired once and released on leaving is lost`() throws {
    let made = MadeFacts(holding: .idempotent).with(.acquire, at: "once").with(.release, at: "wd")
    let found = try findings([made])
    #expect(found.map(\.rule) == ["lost_while_shown"])
    #expect(found[0].severity == .warning)
    #expect(
      found[0].assumption == "once to Screen.viewWillDisappear held while shown")
    #expect(found[0].message.contains("swipe back a little, let go"))
  }
}

/// Which side wrote last: completed for navigation, pageScroll and pageCurl, then cancelled. A capital letter
/// where both wrote, a small one where only one did.
let writerTable: [(current: String, cells: [(new: String, last: String)])] = [
  ("wa", [("wa", "nnn/CCC"), ("da", "nnn/ccc"), ("wd", "---/CNC"), ("dd", "---/CNN")]),
  ("da", [("wa", "nnn/CCC"), ("da", "nnn/ccc"), ("wd", "---/CNC"), ("dd", "---/CNC")]),
  ("wd", [("wa", "NCC/NCC"), ("da", "NNN/ccc"), ("wd", "ccc/NNN"), ("dd", "ccc/NNN")]),
  ("dd", [("wa", "CCC/nnn"), ("da", "NCN/---"), ("wd", "ccc/nnn"), ("dd", "ccc/nnn")]),
]

@Suite struct WriterTests {
  private let contract = Contract.viewTransitions

  @Test func `The table of the last writer comes out cell by cell`() throws {
    var judge = Judge(contract)
    for (current, cells) in writerTable {
      for (new, last) in cells {
        let writers = try SharedValue(
          current: short[current]!, new: short[new]!
        ).writers(&judge)
        let letters = ["completed", "cancelled"].map { outcome in
          ["navigation", "pageScroll", "pageCurl"]
            .map { writers[Variant.ID("\($0).\(outcome)")]!.letter }.joined()
        }
        #expect(letters.joined(separator: "/") == last, "\(current) \(new)")
      }
    }
  }
}
