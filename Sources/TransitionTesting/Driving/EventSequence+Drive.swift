public import EventChecking
public import EventModel

extension EventSequence {
  /// Plays the sequence on real screens: each event is the one call that sends it.
  ///
  /// ```swift
  /// let swipe = try TransitionKind.navigation.sequence(.cancelled)
  /// player.driveAppearance()
  /// try swipe.drive(current: player, new: list) { event in
  ///   #expect(player.isPlaying == (event.callback == .viewDidAppear))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - current: the screen that leaves; it must be shown, see ``DrivableScreen/driveAppearance()``.
  ///   - new: the screen that comes; it must be hidden.
  ///   - afterEach: checks the screens after each event; the event's subject is the role.
  /// - Precondition: the sequence has no other roles, and each role with events has a screen.
  @MainActor
  @_disfavoredOverload
  public func drive(
    current: (any DrivableScreen)? = nil, new: (any DrivableScreen)? = nil, animated: Bool = true,
    afterEach look: (LifecycleEvent) throws -> Void
  ) rethrows {
    new?.loadViewIfNeeded()
    for event in events {
      screen(for: event, current, new).drive(event.callback, animated: animated)
      try look(event)
    }
  }

  /// Plays the sequence on real screens for a test that waits. After each event its screen settles,
  /// if it is a ``SettlingScreen``, and the check may await.
  ///
  /// - Precondition: the sequence has no other roles, and each role with events has a screen.
  @MainActor
  public func drive(
    current: (any DrivableScreen)? = nil, new: (any DrivableScreen)? = nil, animated: Bool = true,
    afterEach look: (LifecycleEvent) async throws -> Void
  ) async rethrows {
    new?.loadViewIfNeeded()
    for event in events {
      let screen = screen(for: event, current, new)
      screen.drive(event.callback, animated: animated)
      await screen.settleIfNeeded()
      try await look(event)
    }
  }

  /// Plays the sequence on real screens without a check.
  ///
  /// - Precondition: the sequence has no other roles, and each role with events has a screen.
  @MainActor
  public func drive(
    current: (any DrivableScreen)? = nil, new: (any DrivableScreen)? = nil, animated: Bool = true
  ) {
    drive(current: current, new: new, animated: animated) { _ in }
  }

  @MainActor
  private func screen(
    for event: LifecycleEvent, _ current: (any DrivableScreen)?, _ new: (any DrivableScreen)?
  ) -> any DrivableScreen {
    let roles = ["current": current, "new": new]
    guard let screen = roles[event.subject] ?? nil else {
      preconditionFailure("give a screen for `\(event.subject)`, which gets \(event.callback)")
    }
    return screen
  }
}
