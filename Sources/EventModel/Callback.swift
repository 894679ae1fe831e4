/// A call that a framework makes on one of its actors, under the framework's own name for it.
///
/// ```swift
/// let callback: Callback = "viewWillAppear"
/// ```
///
/// The catalogue adds the names of the frameworks it knows (`Callback.viewWillAppear`).
public struct Callback: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name without arguments or colons, e.g. `viewWillAppear`.
  public var name: String

  /// Makes the callback of that name.
  public init(_ name: String) { self.name = name }

  /// Makes the callback of that name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }
}
