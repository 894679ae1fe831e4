package import EventModel

/// The names that a framework gives to the phases of a screen's life, and the resources to look
/// for.
package struct SourceVocabulary: Hashable, Sendable {
  /// A callback as a class overrides it.
  package struct Signature: Hashable, Sendable {
    /// Its name.
    package var callback: Callback
    /// How many parameters it takes: `viewWillAppear(_ animated: Bool)` takes one; nil if any number.
    package var parameterCount: Int?

    package init(_ callback: Callback, parameterCount: Int?) {
      self.callback = callback
      self.parameterCount = parameterCount
    }
  }

  /// The callbacks, in the order of a screen's life.
  package var callbacks: [Signature]

  /// The callbacks in which a screen begins to leave, or has left.
  package var leaving: [Callback]

  /// The methods that run once, before the first callback.
  package var once: [String]

  /// The methods that run at the end.
  package var end: [String]

  /// The framework's own classes that get the callbacks.
  package var rootTypes: [String]

  /// The ends of the names of classes that get them, for classes whose superclass is not in the
  /// scanned files.
  package var screenSuffixes: [String]

  /// The rows of the resource table; the first that matches counts.
  package var resources: [SourceResource]

  package init(
    callbacks: [Signature], leaving: [Callback] = [], once: [String], end: [String],
    rootTypes: [String], screenSuffixes: [String], resources: [SourceResource]
  ) {
    self.callbacks = callbacks
    self.leaving = leaving
    self.once = once
    self.end = end
    self.rootTypes = rootTypes
    self.screenSuffixes = screenSuffixes
    self.resources = resources
  }
}
