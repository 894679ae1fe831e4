import Automata
import Testing

@Suite struct DFATests {
  /// Words with an even number of 1s.
  let even = DFA(symbolCount: 2, rows: [[0, 1], [1, 0]], accepting: [true, false])
  /// Words that end in 0.
  let endsInZero = DFA(symbolCount: 2, rows: [[1, 0], [1, 0]], accepting: [false, true])

  @Test func `A word is accepted if it ends in an accepting state`() {
    #expect(even.accepts([1, 0, 1]))
    #expect(!even.accepts([1, 0]))
    #expect(even.accepts([]))
  }

  @Test func `Products accept what their parts say`() throws {
    for word in allWords(upTo: 6) {
      let (first, second) = (even.accepts(word), endsInZero.accepts(word))
      #expect(try even.intersection(endsInZero).accepts(word) == (first && second))
      #expect(try even.union(endsInZero).accepts(word) == (first || second))
      #expect(try even.implication(endsInZero).accepts(word) == (!first || second))
      #expect(even.complement.accepts(word) == !first)
    }
  }

  @Test func `A product with more pairs than allowed is refused`() {
    #expect(throws: TooManyStates(limit: 2)) { try even.intersection(endsInZero, limit: 2) }
  }

  @Test func `The shortest word is the first of its length`() throws {
    #expect(even.shortestWord() == [])
    #expect(endsInZero.shortestWord() == [0])
    #expect(try even.complement.intersection(endsInZero).shortestWord() == [1, 0])
    #expect(DFA(symbolCount: 2, acceptingAll: false).shortestWord() == nil)
  }

  @Test func `A language is a subset of what holds more words`() throws {
    #expect(try even.intersection(endsInZero).isSubset(of: even))
    #expect(!even.isSubset(of: endsInZero))
  }

  @Test func `Graphviz joins the symbols between two states and escapes names`() {
    let graph = endsInZero.graphviz(name: "ends in \"0\"", symbols: ["a\\b", "c"])
    #expect(
      graph == #"""
        digraph "ends in \"0\"" {
          rankdir=LR;
          start [shape=point];
          s0 [label="0", shape=circle];
          s1 [label="1", shape=doublecircle];
          start -> s0;
          s0 -> s0 [label="c"];
          s0 -> s1 [label="a\\b"];
          s1 -> s0 [label="c"];
          s1 -> s1 [label="a\\b"];
        }

        """#)
  }

  @Test func `A table without a row for each state is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = DFA(symbolCount: 2, accepting: [true, true], table: [0, 0])
    }
  }

  @Test func `Automata over different symbols do not combine`() async {
    await #expect(processExitsWith: .failure) {
      _ = try DFA(symbolCount: 2, acceptingAll: true)
        .intersection(DFA(symbolCount: 3, acceptingAll: true))
    }
  }
}
