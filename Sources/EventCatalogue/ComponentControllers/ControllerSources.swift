import EventModel

// The sources of the contract of controllers.

extension Evidence {
  /// The order of one controller's callbacks, in both editions of the page.
  static let lifecyclePage = Evidence(
    .documentation, "ComponentKit documentation: “Lifecycle Methods”")

  /// How to access the view before its component is mounted: a note added in the second edition.
  static let secondLifecyclePage = Evidence(
    .documentation, "ComponentKit documentation: “Lifecycle Methods”, since May 2016")

  /// One controller for all generations of a component, in both editions of the page.
  static let controllersPage = Evidence(
    .documentation, "ComponentKit documentation: “Component Controllers”")

  /// How values of the component reach its controller; only the second edition mentions its init.
  static let secondControllersPage = Evidence(
    .documentation, "ComponentKit documentation: “Component Controllers”, since September 2016")

  /// The comments of the public header.
  static let controllerHeader = Evidence(
    .header, "ComponentKit: CKComponentController.h")

  /// Behavior that only the mounting code shows.
  static let mountingCode = Evidence(
    .code, "ComponentKit, main (June 2022): CKMountController and CKComponentController")

  /// The assertions of the controller's own tests.
  static let controllerTests = Evidence(
    .test, "ComponentKit: CKComponentControllerTests and CKDataSourceIntegrationTests")
}
