/// The differences of one version of ComponentKit from its documentation.
struct ControllerProfile {
  /// The name used with `--profile`.
  var name: String

  /// Whether an update may begin before an earlier one has ended: off screen, an update only sends
  /// `willUpdateComponent`, any number of times.
  var updatesMayStandAlone: Bool

  var firstMountIsUpdate = false

  /// Whether a `willUpdateComponent` alone, off screen, is a catalogued order.
  var catalogsOffscreenUpdate = false
}

extension ControllerProfile {
  /// The versions, the default first.
  static let all: [ControllerProfile] = [.documented, .v014, .v031, .main]

  /// The rules of the documentation.
  static let documented = ControllerProfile(name: "documented", updatesMayStandAlone: true)

  /// Up to 0.14: the first mount also sends `willUpdateComponent` and `didUpdateComponent`.
  static let v014 = ControllerProfile(
    name: "0.14", updatesMayStandAlone: false, firstMountIsUpdate: true)

  /// 0.15 to 0.31: an update off screen sends nothing.
  static let v031 = ControllerProfile(name: "0.31", updatesMayStandAlone: false)

  /// Since March 2020: an update off screen only sends `willUpdateComponent`, and a controller that
  /// is created in an update gets both update calls around its first mount.
  static let main = ControllerProfile(
    name: "main", updatesMayStandAlone: true, catalogsOffscreenUpdate: true)
}
