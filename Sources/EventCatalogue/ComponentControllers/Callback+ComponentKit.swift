public import EventModel

extension Callback {
  /// The controller was created, with the first component of its scope.
  public static let didInit: Callback = "didInit"
  /// A new component is about to replace the controller's component.
  public static let willUpdateComponent: Callback = "willUpdateComponent"
  /// The component is about to be mounted.
  public static let willMount: Callback = "willMount"
  /// The mounted component has a view from here on.
  public static let componentDidAcquireView: Callback = "componentDidAcquireView"
  /// The component and all of its children are mounted.
  public static let didMount: Callback = "didMount"
  /// A mounted component is about to be mounted again: a new one, or in a different view.
  public static let willRemount: Callback = "willRemount"
  /// The component is about to lose its view.
  public static let componentWillRelinquishView: Callback = "componentWillRelinquishView"
  /// The component and all of its children were mounted again.
  public static let didRemount: Callback = "didRemount"
  /// The new component is in place.
  public static let didUpdateComponent: Callback = "didUpdateComponent"
  /// The component is about to be unmounted.
  public static let willUnmount: Callback = "willUnmount"
  /// The component was unmounted.
  public static let didUnmount: Callback = "didUnmount"
  /// The controller's scope is permanently gone.
  public static let invalidateController: Callback = "invalidateController"

  static let ofControllers: [Callback] = [
    .didInit, .willUpdateComponent, .willMount, .willRemount, .componentWillRelinquishView,
    .componentDidAcquireView, .didMount, .didRemount, .didUpdateComponent, .willUnmount,
    .didUnmount, .invalidateController,
  ]
}
