public import EventModel

/// What one screen class does in which part of its life.
public struct SourceFacts: Hashable, Sendable {
  /// An override of a callback in the class itself.
  public struct Override: Hashable, Sendable {
    /// The callback that is overridden.
    public var callback: Callback
    /// Its name in the source.
    public var site: SourceSite
    /// The callbacks of `super` that its body calls, in order, wherever in the body.
    public var superCalls: [SuperCall]

    /// Makes an override.
    public init(callback: Callback, site: SourceSite, superCalls: [SuperCall]) {
      self.callback = callback
      self.site = site
      self.superCalls = superCalls
    }
  }

  /// A call of `super` for one of the callbacks.
  public struct SuperCall: Hashable, Sendable {
    /// The callback that is called.
    public var callback: Callback
    /// Where.
    public var site: SourceSite

    /// Makes a call.
    public init(callback: Callback, site: SourceSite) {
      self.callback = callback
      self.site = site
    }
  }

  /// The class's name.
  public var name: String

  /// Where its name is declared.
  public var site: SourceSite

  /// Its superclasses, nearest first; the last may lie outside the scanned files.
  public var bases: [String]

  /// The callbacks that it overrides itself, in the order of the source.
  public var overrides: [Override]

  /// What it does, inherited code included, in the order of the phases and of the code.
  public var effects: [SourceEffect]

  /// Makes the facts of a class.
  public init(
    name: String, site: SourceSite, bases: [String], overrides: [Override],
    effects: [SourceEffect]
  ) {
    self.name = name
    self.site = site
    self.bases = bases
    self.overrides = overrides
    self.effects = effects
  }
}
