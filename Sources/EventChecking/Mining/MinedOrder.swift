package import EventModel

/// An order that always held in some logs, with its support and its verdict.
package struct MinedOrder: Hashable, Sendable {
  /// The order as an assumption.
  package var assumption: Assumption

  /// The number of recorded transitions and lives that triggered it and kept it.
  package var support: Int

  /// The verdict, which says whether it is promised.
  package var verdict: Verdict
}
