import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

@Suite struct RoundTripTests {
  let contract = Contract.viewTransitions

  @Test func `What is printed is read back as the same value, in either style`() throws {
    var random = TestRandom(state: 3)
    let worlds: [[Subject]] = [
      [.current, .new], [.view], [.named("Inbox"), .named("a \"b\\"), .named("at"), .named("A.B")],
    ]
    for subjects in worlds {
      let formulas = RandomFormulas(subjects: subjects)
      for _ in 0..<TestScale.count(500) {
        let limits = random.below(3) == 0 ? [Assumption.Limit("navigation", .cancelled)] : []
        let assumption = Assumption(formulas.formula(&random), in: limits)
        for isCanonical in [false, true] {
          let printer = AssumptionPrinter(isCanonical: isCanonical, contract: contract)
          let text = printer.text(of: assumption)
          #expect(try contract.assumption(text) == assumption, "\(text)")
        }
      }
    }
  }

  @Test func `Damaged text gives an error or a value, never a crash`() throws {
    var random = TestRandom(state: 4)
    let formulas = RandomFormulas(subjects: [.current, .new])
    let dirt: [Character] = ["(", ")", "\"", "\\", ",", ":", ".", "#", "5", "x", " ", "é", "\u{0}"]
    for _ in 0..<TestScale.count(2000) {
      var text = Array(Assumption(formulas.formula(&random)).description)
      for _ in 0..<(1 + random.below(4)) {
        let place = random.below(text.count)
        if random.below(2) == 0 { text[place] = random.pick(dirt) } else { text.remove(at: place) }
      }
      let damaged = String(text)
      do throws(AssumptionError) {
        let assumption = try contract.assumption(damaged)
        #expect(try contract.assumption(assumption.description) == assumption)
      } catch {
        #expect(error.column >= 1 && error.column <= damaged.count + 1)
        #expect(!error.message.isEmpty)
      }
    }
  }
}
