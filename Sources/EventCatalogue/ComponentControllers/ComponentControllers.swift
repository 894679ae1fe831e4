public import EventModel

extension Contract {
  /// ComponentKit's component controllers, as the documentation pages have them.
  public static let componentControllers = componentControllers(.documented)

  /// Each version of the system that differs, the pages' own first.
  public static let componentControllerProfiles = ControllerProfile.all.map(componentControllers)

  private static func componentControllers(_ profile: ControllerProfile) -> Contract {
    let kinds = TransitionKind.ofControllers(profile)
    return Contract(
      name: "component-controllers", profile: profile.name, actor: "controller",
      callbacks: Callback.ofControllers, life: .controller(profile),
      families: EpisodeFamily.ofControllers(profile), promises: Promise.ofControllers,
      kinds: kinds, documentedKinds: kinds.map(\.name),
      contextCallbacks: [
        "didPrepareLayout", "componentTreeWillAppear", "componentTreeDidDisappear",
      ])
  }
}
