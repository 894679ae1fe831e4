import EventModel

/// One ending of a pass over one controller: its states before and after, and its calls.
struct PassEnding {
  /// The outcome, e.g. `withView`.
  var outcome: Outcome
  /// The names of the states in which it starts and ends.
  var start: String
  var end: String
  /// The calls.
  var words: Pattern<Callback>
  /// The sources of the order.
  var evidence: [Evidence]

  init(
    _ outcome: Outcome, _ start: String, _ end: String, _ words: Pattern<Callback>,
    _ evidence: [Evidence]
  ) {
    self.outcome = outcome
    self.start = start
    self.end = end
    self.words = words
    self.evidence = evidence
  }

  /// Returns the ending as a part of a family, for one role.
  func part(_ role: String) -> EpisodeFamily.Part {
    EpisodeFamily.Part(role, from: start, to: end, words: words)
  }
}

/// A kind of pass over one controller, with its endings.
struct ControllerPass {
  var kind: String
  var summary: String
  var endings: [PassEnding]
  /// Endings that no source shows and none excludes.
  var unlisted: [PassEnding] = []
}

extension ControllerPass {
  /// Returns every kind of pass over one controller in a version of the system.
  static func all(_ profile: ControllerProfile) -> [ControllerPass] {
    [
      mount(profile), mountAgain, update, remount, unmount, invalidate,
      unmountInvalidated,
    ]
      + (profile.catalogsOffscreenUpdate ? offscreen : [])
  }

  /// Returns the passes that are possible although the version does not list them: the
  /// documentation does not exclude them.
  static func uncatalogued(_ profile: ControllerProfile) -> [ControllerPass] {
    profile.updatesMayStandAlone && !profile.catalogsOffscreenUpdate ? offscreen : []
  }

  private static var offscreen: [ControllerPass] { [offscreenUpdate, mountUpdated] }

  private static let updated: [Callback] = [.didUpdateComponent]

  private static func word(_ calls: [Callback]) -> Pattern<Callback> { .word(calls) }

  private static func born(_ calls: [Callback]) -> Pattern<Callback> {
    .sequence([.optional(.symbol(.didInit))] + calls.map(Pattern.symbol))
  }

  private static func mount(_ profile: ControllerProfile) -> ControllerPass {
    let withView: [Callback] = [.willMount, .componentDidAcquireView, .didMount]
    let withoutView: [Callback] = [.willMount, .didMount]
    let update: [Callback] = [.willUpdateComponent]
    var endings: [PassEnding] = []
    if !profile.firstMountIsUpdate {
      endings += [
        PassEnding("withView", "new", "mounted.hasView", born(withView), [.lifecyclePage]),
        PassEnding("withoutView", "new", "mounted", born(withoutView), [.lifecyclePage]),
      ]
    }
    if profile.firstMountIsUpdate || profile.catalogsOffscreenUpdate {
      endings += [
        PassEnding(
          "inUpdate", "new", "mounted.hasView", born(update + withView + updated),
          [.mountingCode]),
        PassEnding(
          "inUpdateWithoutView", "new", "mounted", born(update + withoutView + updated),
          [.mountingCode]),
      ]
    }
    return ControllerPass(kind: "mount", summary: "the first mount", endings: endings)
  }

  private static let mountAgain = ControllerPass(
    kind: "mountAgain", summary: "a mount after an unmount, of the same component or a new one",
    endings: [
      PassEnding(
        "withView", "unmounted", "mounted.hasView",
        word([.willMount, .componentDidAcquireView, .didMount]), [.lifecyclePage]),
      PassEnding(
        "withoutView", "unmounted", "mounted", word([.willMount, .didMount]),
        [.lifecyclePage]),
      PassEnding(
        "updated", "unmounted", "mounted.hasView",
        word(
          [.willUpdateComponent, .willMount, .componentDidAcquireView, .didMount] + updated),
        [.lifecyclePage]),
    ])

  private static let update = ControllerPass(
    kind: "update", summary: "an update of a mounted component",
    endings: [
      PassEnding(
        "recycled", "mounted.hasView", "mounted.hasView",
        word([.willUpdateComponent, .willRemount, .didRemount] + updated),
        [.lifecyclePage, .controllerTests]),
      PassEnding(
        "replaced", "mounted.hasView", "mounted.hasView",
        word(
          [
            .willUpdateComponent, .willRemount, .componentWillRelinquishView,
            .componentDidAcquireView, .didRemount,
          ] + updated), [.lifecyclePage, .controllerTests]),
      PassEnding(
        "withoutView", "mounted", "mounted",
        word([.willUpdateComponent, .willRemount, .didRemount] + updated), [.lifecyclePage]),
      PassEnding(
        "viewAdded", "mounted", "mounted.hasView",
        word(
          [.willUpdateComponent, .willRemount, .componentDidAcquireView, .didRemount] + updated),
        [.mountingCode]),
      PassEnding(
        "viewDropped", "mounted.hasView", "mounted",
        word([.willUpdateComponent, .willRemount, .didRemount] + updated), [.mountingCode]),
    ],
    unlisted: [
      PassEnding(
        "viewGivenUp", "mounted.hasView", "mounted",
        word(
          [.willUpdateComponent, .willRemount, .componentWillRelinquishView, .didRemount]
            + updated), [])
    ])

  private static let remount = ControllerPass(
    kind: "remount", summary: "the root is attached again, with the same component",
    endings: [
      PassEnding(
        "sameView", "mounted.hasView", "mounted.hasView", word([.willRemount, .didRemount]),
        [.lifecyclePage, .controllerTests]),
      PassEnding(
        "otherView", "mounted.hasView", "mounted.hasView",
        word([
          .willRemount, .componentWillRelinquishView, .componentDidAcquireView, .didRemount,
        ]), [.lifecyclePage]),
      PassEnding(
        "withoutView", "mounted", "mounted", word([.willRemount, .didRemount]),
        [.lifecyclePage]),
    ])

  private static let unmount = ControllerPass(
    kind: "unmount", summary: "the component is unmounted",
    endings: [
      PassEnding(
        "withView", "mounted.hasView", "unmounted",
        word([.willUnmount, .componentWillRelinquishView, .didUnmount]), [.lifecyclePage]),
      PassEnding(
        "withoutView", "mounted", "unmounted", word([.willUnmount, .didUnmount]),
        [.lifecyclePage]),
    ])

  /// The invalidation of the scope; a component that is still mounted is unmounted afterwards.
  private static let invalidate = ControllerPass(
    kind: "invalidate", summary: "the controller's scope is gone for good",
    endings: [
      PassEnding(
        "whileMounted", "mounted.hasView", "mounted.hasView.invalidated",
        word([.invalidateController]), [.controllerTests]),
      PassEnding(
        "whileMountedWithoutView", "mounted", "mounted.invalidated",
        word([.invalidateController]), [.mountingCode]),
      PassEnding(
        "whileUnmounted", "unmounted", "unmounted.invalidated", word([.invalidateController]),
        [.mountingCode]),
      PassEnding(
        "neverMounted", "new", "unmounted.invalidated", born([.invalidateController]),
        [.mountingCode]),
    ])

  private static let unmountInvalidated = ControllerPass(
    kind: "unmountInvalidated", summary: "the component of a scope that is gone is unmounted",
    endings: [
      PassEnding(
        "withView", "mounted.hasView.invalidated", "unmounted.invalidated",
        word([.willUnmount, .componentWillRelinquishView, .didUnmount]), [.controllerTests]),
      PassEnding(
        "withoutView", "mounted.invalidated", "unmounted.invalidated",
        word([.willUnmount, .didUnmount]), [.mountingCode]),
    ])

  private static let offscreenUpdate = ControllerPass(
    kind: "offscreenUpdate", summary: "an update of a component that is not mounted",
    endings: [
      PassEnding(
        "first", "unmounted", "unmounted.updating", word([.willUpdateComponent]),
        [.controllerTests]),
      PassEnding(
        "again", "unmounted.updating", "unmounted.updating", word([.willUpdateComponent]),
        [.mountingCode]),
    ])

  private static let mountUpdated = ControllerPass(
    kind: "mountUpdated", summary: "a mount after an update off screen",
    endings: [
      PassEnding(
        "withView", "unmounted.updating", "mounted.hasView",
        word([.willMount, .componentDidAcquireView, .didMount] + updated), [.mountingCode]),
      PassEnding(
        "withoutView", "unmounted.updating", "mounted", word([.willMount, .didMount] + updated),
        [.mountingCode]),
    ])
}
