import Testing

@testable import TestScale

@Suite("How much the tests try")
struct TestScaleTests {
  @Test("the tests try everything only if the environment asks for it")
  func variable() {
    #expect(TestScale.isExhaustive("exhaustive"))
    #expect(!TestScale.isExhaustive(nil))
    #expect(!TestScale.isExhaustive(""))
  }

  @Test("another value of the variable stops the tests")
  func misspelt() async {
    await #expect(processExitsWith: .failure) { _ = TestScale.isExhaustive("exhaustiv") }
  }

  @Test("a part of a world is never empty, and the whole is everything")
  func parts() {
    let isWhole = TestScale.isExhaustive
    #expect(TestScale.count(450) == (isWhole ? 450 : 23))
    #expect(TestScale.count(1, oneIn: 100) == 1)
    #expect((1...7).sampled(oneIn: 3) == (isWhole ? Array(1...7) : [1, 4, 7]))
    #expect((1...1).sampled(oneIn: 100) == [1])
  }
}
