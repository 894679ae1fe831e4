package import EventModel

/// An order that held every time in some logs, with how often it could have failed and its verdict.
package struct MinedOrder: Hashable, Sendable {
  /// The order as an assumption.
  package var assumption: Assumption

  /// How many complete, recorded transitions or lives gave it an occasion to fail.
  package var support: Int

  /// Whether anybody promised it.
  package var verdict: Verdict
}
