/// How one version of ComponentKit differs from what its pages say.
struct ControllerProfile {
  /// The name `--profile` uses.
  var name: String

  /// Whether an update may come while an earlier one has not ended: off screen an update sends
  /// `willUpdateComponent` alone, any number of times.
  var updatesMayStandAlone: Bool

  /// Whether the first mount is always an update too.
  var firstMountIsUpdate = false

  /// Whether what the controller may be sent off screen includes `willUpdateComponent` by itself, as
  /// a catalogued order.
  var catalogsOffscreenUpdate = false
}

extension ControllerProfile {
  /// The versions, the default first.
  static let all: [ControllerProfile] = [.documented, .v014, .v031, .main]

  /// What the pages allow.
  static let documented = ControllerProfile(name: "documented", updatesMayStandAlone: true)

  /// Up to 0.14: the first mount sends `willUpdateComponent` and `didUpdateComponent` too.
  static let v014 = ControllerProfile(
    name: "0.14", updatesMayStandAlone: false, firstMountIsUpdate: true)

  /// 0.15 to 0.31: an update off screen sends nothing.
  static let v031 = ControllerProfile(name: "0.31", updatesMayStandAlone: false)

  /// Since March 2020: an update off screen sends `willUpdateComponent` alone, and a controller that
  /// is new in an update gets the pair around its first mount.
  static let main = ControllerProfile(
    name: "main", updatesMayStandAlone: true, catalogsOffscreenUpdate: true)
}
