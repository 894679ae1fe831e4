import EventModel

extension ContractResource {
  /// The calls in a controller's source that rules and obligations refer to.
  static let ofControllers: [ContractResource] = [
    ContractResource(
      "view_delegate", acquire: ["delegate = self", "dataSource = self"],
      release: ["delegate = nil", "dataSource = nil"], holding: "idempotent",
      action: "setDelegate", answer: "clearDelegate",
      consequence: "the view of another component calls this controller"),
    ContractResource(
      "view_animation", acquire: ["addAnimation(_:forKey:)"],
      release: ["removeAnimation(forKey:)", "removeAnimationForKey", "removeAllAnimations"],
      holding: "idempotent", action: "addAnimation", answer: "removeAnimation",
      consequence: "the animation goes on in the view of another component"),
    ContractResource(
      "component_action", acquire: ["CKComponentActionSend", "CKTypedComponentActionSend"],
      action: "sendAction"),
    ContractResource(
      "view_context", acquire: ["viewContext"], action: "useViewContext"),
  ]
}
