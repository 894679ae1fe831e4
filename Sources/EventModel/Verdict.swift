/// The verdict on an assumption.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// At least one documented order of the chosen kinds breaks it.
  case violated
  /// It holds in every documented order examined, but not in every permitted one: no source
  /// promises it.
  case incidental
  /// It holds in every permitted order.
  case guaranteed
}
