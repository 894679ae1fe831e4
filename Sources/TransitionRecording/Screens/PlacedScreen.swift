/// A screen that knows its place among others, as a view controller does; tests have others that
/// do.
@MainActor
protocol PlacedScreen: AnyObject {
  var container: (any PlacedScreen)? { get }

  var presenter: (any PlacedScreen)? { get }

  /// The child that a navigation or tab bar controller shows; nil for every other screen.
  var front: (any PlacedScreen)? { get }

  var windowOfView: AnyObject? { get }
}

extension PlacedScreen {
  /// The object that distinguishes its transitions from others: its container. For a presented
  /// screen it is that of the screen it covers, so that both sides of a presentation have the same
  /// one. A root is its own.
  var scope: any PlacedScreen { container ?? presenter?.fronts.last?.scope ?? self }

  /// The screen and what it shows, from the outermost container to the content.
  var fronts: [any PlacedScreen] {
    var fronts: [any PlacedScreen] = [self]
    while let next = fronts.last?.front { fronts.append(next) }
    return fronts
  }

  /// The window that it is in or will be in: a view gets its own only after `viewWillAppear`.
  var window: AnyObject? { windowOfView ?? container?.window ?? presenter?.window }
}

extension TransitionRecorder {
  /// Records a call of a screen with where it is.
  ///
  /// - Parameters:
  ///   - scope: The object that distinguishes its transitions from others, where the caller names
  ///     it.
  ///   - namesParent: Whether its parent's call is certain to be recorded before its own.
  ///   - begin: Records, before a `will`, the transition that begins in a scope.
  @MainActor
  func record(
    _ call: RecordedCall, ofPlaced screen: some PlacedScreen, as name: RecordedObject,
    in scope: RecordedObject? = nil, namesParent: Bool = true, at source: SourcePlace? = nil,
    beginning begin: (RecordedObject?) -> Void = { _ in }
  ) {
    var place = RecordedPlace(scope: scope ?? object(screen.scope))
    if namesParent { place.parent = screen.container.map { object($0) } }
    place.window = screen.window.map { object($0) }
    if call == .viewWillDisappear, let known = state.withLock({ $0.placeOnShow(at: name.address) })
    {
      place.scope = known.scope
    }
    if call.isWill { begin(place.scope) }
    record(call, of: name, in: call.bordersLife ? RecordedPlace() : place, at: source)
  }
}
