import EventModel

/// A kind of pass over one controller, or over a parent and its child, with its endings.
struct ControllerPass {
  var kind: String
  var summary: String
  var roles = [EpisodeFamily.Role("controller")]
  var endings: [PassEnding]
  /// Endings that no source shows and none excludes.
  var unlisted: [PassEnding] = []
}

extension ControllerPass {
  static func all(_ profile: ControllerProfile) -> [ControllerPass] {
    [mount(profile), mountAgain, update, remount, unmount, invalidate, unmountInvalidated]
      + (profile.updatesMayStandAlone ? offscreen(profile) : []) + ofTrees(profile)
  }

  private static func mount(_ profile: ControllerProfile) -> ControllerPass {
    var endings: [PassEnding] = []
    if !profile.firstMountIsUpdate {
      endings += [
        PassEnding("withView", "new", "mounted.hasView", .mount, [.lifecyclePage], isBorn: true),
        PassEnding("withoutView", "new", "mounted", .bareMount, [.lifecyclePage], isBorn: true),
      ]
    }
    if profile.firstMountIsUpdate || profile.catalogsOffscreenUpdate {
      endings += [
        PassEnding(
          "inUpdate", "new", "mounted.hasView", .mount.updated, [.mountingCode], isBorn: true),
        PassEnding(
          "inUpdateWithoutView", "new", "mounted", .bareMount.updated, [.mountingCode],
          isBorn: true),
      ]
    }
    return ControllerPass(kind: "mount", summary: "the first mount", endings: endings)
  }

  private static let mountAgain = ControllerPass(
    kind: "mountAgain", summary: "a mount after an unmount, of the same component or a new one",
    endings: [
      PassEnding("withView", "unmounted", "mounted.hasView", .mount, [.lifecyclePage]),
      PassEnding("withoutView", "unmounted", "mounted", .bareMount, [.lifecyclePage]),
      PassEnding("updated", "unmounted", "mounted.hasView", .mount.updated, [.lifecyclePage]),
    ])

  private static let update = ControllerPass(
    kind: "update", summary: "an update of a mounted component",
    endings: [
      PassEnding(
        "recycled", "mounted.hasView", "mounted.hasView", .remount.updated,
        [.lifecyclePage, .controllerTests]),
      PassEnding(
        "replaced", "mounted.hasView", "mounted.hasView", .remountElsewhere.updated,
        [.lifecyclePage, .controllerTests]),
      PassEnding("withoutView", "mounted", "mounted", .remount.updated, [.lifecyclePage]),
      PassEnding(
        "viewAdded", "mounted", "mounted.hasView",
        [.willRemount, .componentDidAcquireView, .didRemount].updated, [.mountingCode]),
      PassEnding(
        "viewDropped", "mounted.hasView", "mounted", .remount.updated, [.mountingCode]),
    ],
    unlisted: [
      PassEnding(
        "viewGivenUp", "mounted.hasView", "mounted",
        [.willRemount, .componentWillRelinquishView, .didRemount].updated, [])
    ])

  private static let remount = ControllerPass(
    kind: "remount", summary: "the root is attached again, with the same component",
    endings: [
      PassEnding(
        "sameView", "mounted.hasView", "mounted.hasView", .remount,
        [.lifecyclePage, .controllerTests]),
      PassEnding(
        "otherView", "mounted.hasView", "mounted.hasView", .remountElsewhere, [.lifecyclePage]),
      PassEnding("withoutView", "mounted", "mounted", .remount, [.lifecyclePage]),
    ])

  private static let unmount = ControllerPass(
    kind: "unmount", summary: "the component is unmounted",
    endings: [
      PassEnding("withView", "mounted.hasView", "unmounted", .unmount, [.lifecyclePage]),
      PassEnding("withoutView", "mounted", "unmounted", .bareUnmount, [.lifecyclePage]),
    ])

  /// The invalidation of the scope; a component that is still mounted is unmounted afterwards.
  private static let invalidate = ControllerPass(
    kind: "invalidate", summary: "the controller's scope is gone for good",
    endings: [
      PassEnding(
        "whileMounted", "mounted.hasView", "mounted.hasView.invalidated", [.invalidateController],
        [.controllerTests]),
      PassEnding(
        "whileMountedWithoutView", "mounted", "mounted.invalidated", [.invalidateController],
        [.mountingCode]),
      PassEnding(
        "whileUnmounted", "unmounted", "unmounted.invalidated", [.invalidateController],
        [.mountingCode]),
      PassEnding(
        "neverMounted", "new", "unmounted.invalidated", [.invalidateController], [.mountingCode],
        isBorn: true),
    ])

  private static let unmountInvalidated = ControllerPass(
    kind: "unmountInvalidated", summary: "the component of a scope that is gone is unmounted",
    endings: [
      PassEnding(
        "withView", "mounted.hasView.invalidated", "unmounted.invalidated", .unmount,
        [.controllerTests]),
      PassEnding(
        "withoutView", "mounted.invalidated", "unmounted.invalidated", .bareUnmount,
        [.mountingCode]),
    ])

  /// Returns the passes off screen, which some versions do not list, although the documentation does
  /// not exclude them.
  private static func offscreen(_ profile: ControllerProfile) -> [ControllerPass] {
    let update = [
      PassEnding(
        "first", "unmounted", "unmounted.updating", [.willUpdateComponent], [.controllerTests]),
      PassEnding(
        "again", "unmounted.updating", "unmounted.updating", [.willUpdateComponent],
        [.mountingCode]),
    ]
    let mount = [
      PassEnding(
        "withView", "unmounted.updating", "mounted.hasView", .mount + [.didUpdateComponent],
        [.mountingCode]),
      PassEnding(
        "withoutView", "unmounted.updating", "mounted", .bareMount + [.didUpdateComponent],
        [.mountingCode]),
    ]
    let isListed = profile.catalogsOffscreenUpdate
    return [
      ControllerPass(
        kind: "offscreenUpdate", summary: "an update of a component that is not mounted",
        endings: isListed ? update : [], unlisted: isListed ? [] : update),
      ControllerPass(
        kind: "mountUpdated", summary: "a mount after an update off screen",
        endings: isListed ? mount : [], unlisted: isListed ? [] : mount),
    ]
  }
}
