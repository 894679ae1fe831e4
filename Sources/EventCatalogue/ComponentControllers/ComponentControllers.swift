public import EventModel

extension Contract {
  /// The name of ``componentControllers``, in every version.
  public static let componentControllersName = "component-controllers"

  /// ComponentKit's component controllers, as described in the documentation.
  public static let componentControllers = componentControllers(.documented)

  /// Each version of the system that differs, the documented one first.
  public static let componentControllerProfiles = ControllerProfile.all.map(componentControllers)

  private static func componentControllers(_ profile: ControllerProfile) -> Contract {
    let kinds = TransitionKind.ofControllers(profile)
    return Contract(
      name: componentControllersName, profile: profile.name, actor: "controller",
      callbacks: Callback.ofControllers, life: .controller(profile),
      families: EpisodeFamily.ofControllers(profile), promises: Promise.ofControllers,
      kinds: kinds, documentedKinds: kinds.map(\.name),
      contextCallbacks: [
        "didPrepareLayout", "componentTreeWillAppear", "componentTreeDidDisappear",
      ], actions: ClientAction.ofControllers, usageRules: UsageRule.ofControllers,
      obligations: Obligation.ofControllers, resources: ContractResource.ofControllers,
      remedies: remedies)
  }

  /// The advice for findings; the rules' own advice is about views.
  private static let remedies = [
    "repeated_callback":
      "see whether the override forwards to super once, and whether two controllers share a name",
    "did_without_will":
      "look for code that calls the callback itself: only the mounting code calls a controller",
    "will_out_of_turn":
      "look for a component that is mounted twice, or a controller kept beyond its scope: each "
      + "scope has one controller, and each mount ends before the next",
    "unrecorded_callback": "record every callback of the controller to have these calls checked",
  ]
}
