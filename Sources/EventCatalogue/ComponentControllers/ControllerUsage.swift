import EventModel

extension ClientAction {
  static let ofControllers: [ClientAction] = [
    ClientAction(
      "sendAction",
      "sends an action up the component tree, or does what else needs mounted parents"),
    ClientAction("useViewContext", "uses the component's view context"),
    ClientAction(
      "useView", "reaches for the component's view other than by the controller's view property"),
    ClientAction("readComponent", "keeps a value read from the component"),
    ClientAction("setDelegate", "makes the controller the delegate of its view"),
    ClientAction("clearDelegate", "stops being the delegate of its view"),
    ClientAction("addAnimation", "adds an animation to its view"),
    ClientAction("removeAnimation", "removes the animations it added"),
  ]
}

extension UsageRule {
  static let ofControllers: [UsageRule] = [
    UsageRule(
      "U1", "sendAction", notDuring: [.willUnmount, .componentWillRelinquishView],
      whileParentIs: "unmounted",
      text: "an action needs mounted parents, and no source promises that parents or children are "
        + "still mounted in willUnmount or componentWillRelinquishView",
      instead: "send it before the unmount begins, or from an object that outlives the component",
      evidence: [.lifecyclePage]),
    UsageRule(
      "U2", "useViewContext",
      notDuring: [
        .willMount, .willRemount, .componentDidAcquireView, .componentWillRelinquishView,
      ], whileActorIs: "unmounted", allowedDuring: [.didMount, .didRemount],
      text:
        "the view context needs a mounted component, and may not be used before the didMount or "
        + "didRemount of its pass",
      instead: "wait for didMount or didRemount", evidence: [.secondLifecyclePage]),
    UsageRule(
      "U3", "useView", notDuring: [.componentDidAcquireView, .componentWillRelinquishView],
      text: "in componentDidAcquireView and componentWillRelinquishView the view is reached by the "
        + "controller's view property only",
      instead: "use the controller's view property", evidence: [.secondLifecyclePage]),
  ]
}

extension Obligation {
  static let ofControllers: [Obligation] = [
    Obligation(
      "O1", "setDelegate", during: [.componentDidAcquireView], answeredBy: "clearDelegate",
      in: .componentWillRelinquishView,
      text: "a delegate set in componentDidAcquireView is cleared in componentWillRelinquishView, "
        + "before the view goes to another component",
      evidence: [.lifecyclePage]),
    Obligation(
      "O2", "addAnimation", answeredBy: "removeAnimation", in: .componentWillRelinquishView,
      text: "an animation that was added is removed in componentWillRelinquishView, before the "
        + "view goes to another component",
      evidence: [.lifecyclePage]),
    Obligation(
      "O3", "readComponent", during: [.didInit], answeredBy: "readComponent",
      in: .didUpdateComponent,
      text: "a value read from the component at init is read anew in didUpdateComponent, if it can "
        + "change: the controller stays, the component does not",
      isAdvice: true, evidence: [.secondControllersPage]),
  ]
}
