/// A scope whose open transition has a shape that was seen before: 24 bytes in place of a transition.
struct ScopeShape: Sendable {
  /// The shape, as a ``ShapeTracker`` numbers them.
  var shape = ShapeTracker.closed
  /// How many events it has.
  var eventCount: UInt32 = 0
  /// The two views, in the order of their first event.
  var views: (UInt32, UInt32) = (0, 0)
  /// How many views take part.
  var viewCount: UInt32 = 0
  /// How many transitions were opened here that the scope has not counted yet.
  var opened: UInt32 = 0

  /// The most events of one. A usual one has eight.
  static let longest = 12
}
