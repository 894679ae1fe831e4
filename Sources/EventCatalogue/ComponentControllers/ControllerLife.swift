import EventModel

extension LifeAutomaton {
  /// Returns the life of one controller in a version of the system.
  ///
  /// A remount in an update with neither a relinquish nor an acquire either kept the view or
  /// updated to a component without one (code), so both states are followed. A view that was
  /// certainly kept is relinquished in the unmount.
  static func controller(_ profile: ControllerProfile) -> LifeAutomaton {
    LifeAutomaton(
      states: ControllerState.all.map(\.state),
      steps: ControllerState.all.flatMap { state in
        Callback.ofControllers.flatMap { callback in
          state.after(callback, profile).map {
            LifeAutomaton.Step(state.name, callback, $0.name)
          }
        }
      },
      initial: ControllerState.unborn.name,
      rule: "on one controller willMount comes before didMount (K1), with "
        + "componentDidAcquireView between them (K2); willRemount before didRemount (K5), with "
        + "componentWillRelinquishView before componentDidAcquireView (K6); willUnmount before "
        + "didUnmount (K7); willUpdateComponent before the mount it is about (K8), and "
        + "didUpdateComponent after it (K9)",
      promises: promisesOfControllers)
  }
}

extension ControllerState {
  /// Returns the states that a call can lead to; empty if the call is not legal here.
  func after(_ callback: Callback, _ profile: ControllerProfile) -> [ControllerState] {
    switch callback {
    case .didInit: isUnborn ? [born] : []
    case .invalidateController: isInvalidated ? [] : [with { $0.isInvalidated = true }]
    case .willUpdateComponent, .didUpdateComponent: afterUpdate(callback, profile)
    case .componentDidAcquireView, .componentWillRelinquishView: afterView(callback)
    case .willMount, .willRemount, .willUnmount: afterWill(callback, profile)
    default: afterDid(callback)
    }
  }

  private func with(_ change: (inout ControllerState) -> Void) -> ControllerState {
    var next = born
    change(&next)
    return next
  }

  private var born: ControllerState {
    var next = self
    next.isUnborn = false
    return next
  }

  private func afterUpdate(
    _ callback: Callback, _ profile: ControllerProfile
  ) -> [ControllerState] {
    if callback == .didUpdateComponent {
      return update == .mounted ? [with { $0.update = .none }] : []
    }
    guard phase == .unmounted || phase == .mounted else { return [] }
    return update == .none || profile.updatesMayStandAlone ? [with { $0.update = .begun }] : []
  }

  private func afterView(_ callback: Callback) -> [ControllerState] {
    if callback == .componentDidAcquireView {
      guard phase == .mounting || phase == .remounting, !hasView else { return [] }
      return [
        with {
          $0.hasView = true
          $0.isViewNew = phase == .remounting
        }
      ]
    }
    guard phase == .remounting || phase == .unmounting, hasView, !isViewNew else { return [] }
    return [with { $0.hasView = false }]
  }

  private func afterWill(
    _ callback: Callback, _ profile: ControllerProfile
  ) -> [ControllerState] {
    if isUnborn, profile.firstMountIsUpdate { return [] }
    if update == .mounted, !profile.updatesMayStandAlone { return [] }
    let steps: [Callback: (from: Phase, to: Phase)] = [
      .willMount: (.unmounted, .mounting), .willRemount: (.mounted, .remounting),
      .willUnmount: (.mounted, .unmounting),
    ]
    guard let step = steps[callback], step.from == phase else { return [] }
    return [
      with {
        $0.phase = step.to
        if update == .mounted { $0.update = .begun }
      }
    ]
  }

  private func afterDid(_ callback: Callback) -> [ControllerState] {
    switch (callback, phase) {
    case (.didMount, .mounting), (.didRemount, .remounting):
      let kept = with {
        $0.phase = .mounted
        $0.isViewNew = false
        if update == .begun { $0.update = .mounted }
      }
      let isViewInDoubt = phase == .remounting && update == .begun && hasView && !isViewNew
      var lost = kept
      lost.hasView = false
      return isViewInDoubt ? [kept, lost] : [kept]
    case (.didUnmount, .unmounting):
      return hasView ? [] : [with { $0.phase = .unmounted }]
    default: return []
    }
  }
}
