import EventChecking
import Testing

@Suite("The seeded generator")
struct SeededGeneratorTests {
  @Test("the seeded generator gives the numbers of SplitMix64")
  func known() {
    var zero = SeededGenerator(seed: 0)
    #expect(
      [zero.next(), zero.next(), zero.next()] == [
        0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
      ])
    var answer = SeededGenerator(seed: 42)
    #expect(answer.next() == 13_679_457_532_755_275_413)
  }

  @Test("the seeded generator draws a number below a limit from its numbers alone")
  func below() {
    var random = SeededGenerator(seed: 1)
    #expect((0..<12).map { _ in random.below(6) } == [5, 1, 0, 5, 3, 2, 3, 3, 0, 4, 3, 4])
    #expect((0..<3).map { _ in random.below(1) } == [0, 0, 0])
  }

  @Test("the seeded generator draws each number below a limit about as often")
  func uniform() {
    var random = SeededGenerator(seed: 7)
    var counts = Array(repeating: 0, count: 5)
    for _ in 0..<50_000 { counts[random.below(5)] += 1 }
    #expect(counts.allSatisfy { (9_700...10_300).contains($0) }, "\(counts)")
  }

  @Test("the seeded generator is never true at rate 0 and always at rate 1")
  func chance() {
    var random = SeededGenerator(seed: 3)
    #expect((0..<1_000).allSatisfy { _ in !random.chance(0) })
    #expect((0..<1_000).allSatisfy { _ in random.chance(1) })
    let hits = (0..<10_000).count { _ in random.chance(0.25) }
    #expect((2_350...2_650).contains(hits), "\(hits)")
  }

  @Test("the seeded generator has nothing to draw below zero")
  func nothing() async {
    await #expect(processExitsWith: .failure) {
      var random = SeededGenerator(seed: 0)
      _ = random.below(0)
    }
  }
}
