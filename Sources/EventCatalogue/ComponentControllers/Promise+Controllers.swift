import EventModel

extension Promise {
  /// The promises between a parent and a child in one pass.
  static let ofControllers: [Promise] = [
    Promise(
      "K3", LifecycleEvent("child", .didMount), before: LifecycleEvent("parent", .didMount),
      text: "a child's didMount comes before its parent's, if both are mounted in one pass",
      evidence: [.lifecyclePage]),
    Promise(
      "K3", LifecycleEvent("child", .didRemount), before: LifecycleEvent("parent", .didMount),
      text: "a child's didRemount comes before its parent's didMount in one pass",
      evidence: [.lifecyclePage]),
    Promise(
      "K4", LifecycleEvent("child", .didRemount), before: LifecycleEvent("parent", .didRemount),
      text: "a child's didRemount comes before its parent's, if both are remounted in one pass",
      evidence: [.mountingCode]),
    Promise(
      "K4", LifecycleEvent("child", .didMount), before: LifecycleEvent("parent", .didRemount),
      text: "a child's didMount comes before its parent's didRemount in one pass",
      evidence: [.mountingCode]),
  ]
}

extension LifeAutomaton {
  /// The promises about one controller.
  static let promisesOfControllers: [LifePromise] = [
    LifePromise(
      "K1", "willMount comes before didMount", evidence: [.lifecyclePage]),
    LifePromise(
      "K2", "componentDidAcquireView comes after willMount and before didMount",
      evidence: [.lifecyclePage]),
    LifePromise(
      "K5", "willRemount comes before didRemount; a view goes and comes strictly between",
      evidence: [.lifecyclePage]),
    LifePromise(
      "K6", "in a remount componentWillRelinquishView comes before componentDidAcquireView",
      evidence: [.lifecyclePage]),
    LifePromise(
      "K7", "componentWillRelinquishView comes after willUnmount and before didUnmount",
      evidence: [.lifecyclePage]),
    LifePromise(
      "K8", "willUpdateComponent comes before the mount or remount of the new component",
      evidence: [.lifecyclePage]),
    LifePromise(
      "K9", "didUpdateComponent comes after the didMount or didRemount of the new component",
      evidence: [.lifecyclePage]),
    LifePromise(
      "K10", "each didUpdateComponent has a willUpdateComponent since the last one",
      evidence: [.mountingCode]),
    LifePromise(
      "K11", "willMount comes only when unmounted, willRemount and willUnmount only when mounted",
      evidence: [.lifecyclePage, .controllerHeader]),
    LifePromise(
      "K12", "no view is relinquished that was not acquired, and none twice",
      evidence: [.lifecyclePage]),
    LifePromise(
      "K13", "one controller serves all generations of a component",
      evidence: [.controllersPage]),
    LifePromise(
      "K14", "didInit comes first; didInit and invalidateController come at most once",
      evidence: [.controllerHeader]),
    LifePromise("K15", "callbacks come on the main thread", evidence: [.controllerHeader]),
  ]
}
