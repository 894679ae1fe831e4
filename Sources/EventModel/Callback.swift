/// A call that a framework makes on an actor, under the framework's own name.
///
/// ```swift
/// let callback: Callback = "viewWillAppear"
/// ```
///
/// The catalogue adds the names of known frameworks (`Callback.viewWillAppear`).
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
