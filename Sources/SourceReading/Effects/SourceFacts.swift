package import EventModel

/// What one screen class does in each phase of its life.
package struct SourceFacts: Hashable, Sendable {
  /// An override of a callback in the class itself.
  package struct Override: Hashable, Sendable {
    /// The callback that is overridden.
    package var callback: Callback
    /// Its name in the source.
    package var site: SourceSite
    /// The callbacks of `super` that its body calls, in order, anywhere in the body.
    package var superCalls: [SuperCall]

    package init(callback: Callback, site: SourceSite, superCalls: [SuperCall]) {
      self.callback = callback
      self.site = site
      self.superCalls = superCalls
    }
  }

  /// A call of `super` for one of the callbacks.
  package struct SuperCall: Hashable, Sendable {
    /// The callback that is called.
    package var callback: Callback
    /// Where.
    package var site: SourceSite

    package init(callback: Callback, site: SourceSite) {
      self.callback = callback
      self.site = site
    }
  }

  /// A class that a screen names where it pushes another screen.
  package struct PushedScreen: Hashable, Sendable {
    /// The class's name.
    package var name: String
    /// What it writes to values that screens share.
    package var sharedWrites: [SourceEffect]
    /// Whether it takes the back button away, and no code of the app names the gesture that swipes
    /// back, which goes with the button.
    package var hasOwnBackButton: Bool
  }

  /// The class's name.
  package var name: String

  /// The place of its name in its declaration.
  package var site: SourceSite

  /// Its superclasses, nearest first; the last may be outside the scanned files.
  package var bases: [String]

  /// The callbacks that it overrides itself, in the order of the source.
  package var overrides: [Override]

  /// What it does, inherited code included, in the order of the phases and of the code.
  package var effects: [SourceEffect]

  /// The screens that it pushes. They are only looked for if it writes a shared value where it comes,
  /// and not another one where it leaves.
  package var pushed: [PushedScreen]

  /// Whether the code presents the screen over the whole display, wherever it makes one.
  package var coversDisplay = false

  /// The place where it takes the back button away, if no code of the app names the gesture that swipes
  /// back, which goes with the button.
  package var backButtonTaken: SourceSite?

  /// Whether the code makes it the first screen of a navigation controller, wherever it makes one.
  package var isFirst = false

  /// Makes the facts of a class.
  package init(
    name: String, site: SourceSite, bases: [String], overrides: [Override],
    effects: [SourceEffect], pushed: [PushedScreen] = []
  ) {
    self.name = name
    self.site = site
    self.bases = bases
    self.overrides = overrides
    self.effects = effects
    self.pushed = pushed
  }
}
