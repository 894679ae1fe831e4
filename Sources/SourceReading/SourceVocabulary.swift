public import EventModel

/// The names that a framework gives to the parts of a screen's life, and the resources to look for.
public struct SourceVocabulary: Hashable, Sendable {
  /// A callback as a class overrides it.
  public struct Signature: Hashable, Sendable {
    /// Its name.
    public var callback: Callback
    /// How many parameters it takes: `viewWillAppear(_ animated: Bool)` takes one.
    public var parameterCount: Int

    /// Makes a signature.
    public init(_ callback: Callback, parameterCount: Int) {
      self.callback = callback
      self.parameterCount = parameterCount
    }
  }

  /// The callbacks, in the order of a screen's life.
  public var callbacks: [Signature]

  /// The methods that run once, before the first callback.
  public var once: [String]

  /// The methods that run at the end.
  public var end: [String]

  /// The framework's own classes that get the callbacks.
  public var rootTypes: [String]

  /// The ends of the names of classes that get them, where the base is not in the scanned files.
  public var screenSuffixes: [String]

  /// The rows of the resource table, the first that matches counts.
  public var resources: [SourceResource]

  /// Makes a vocabulary.
  public init(
    callbacks: [Signature], once: [String], end: [String], rootTypes: [String],
    screenSuffixes: [String], resources: [SourceResource]
  ) {
    self.callbacks = callbacks
    self.once = once
    self.end = end
    self.rootTypes = rootTypes
    self.screenSuffixes = screenSuffixes
    self.resources = resources
  }
}
