import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

@Suite("How many histories there are")
struct HistoryCountTests {
  @Test("as many histories are counted as are made", arguments: 0...3, 1...3)
  func screens(length: Int, screens: Int) throws {
    let histories = try Contract.viewTransitions.histories(
      length: length, EventHistory.Options(screens: screens))
    #expect(histories.total() == histories.reduce(0) { count, _ in count + 1 })
  }

  @Test("trees and whole lives are counted too", arguments: [false, true])
  func controllers(endsLives: Bool) throws {
    var options = EventHistory.Options(screens: 2)
    options.endsLives = endsLives
    for parents: [Int?] in [[], [nil, 0]] {
      options.parents = parents
      for length in 0...(TestScale.isExhaustive ? 3 : 2) {
        let histories = try Contract.componentControllers.histories(length: length, options)
        #expect(
          histories.total() == histories.reduce(0) { count, _ in count + 1 },
          "\(parents), \(length) transitions")
      }
    }
  }

  @Test("a count of histories that is too large is the largest number")
  func large() throws {
    #expect(try Contract.viewTransitions.histories(length: 9).total() == 5_159_780_352)
    #expect(try Contract.viewTransitions.histories(length: 100).total() == .max)
  }
}
