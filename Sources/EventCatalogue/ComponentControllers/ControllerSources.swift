import EventModel

// The sources the contract of controllers relies on.

extension Evidence {
  /// The order of one controller's callbacks, in both editions of the page.
  static let lifecyclePage = Evidence(
    .documentation, "ComponentKit documentation: “Lifecycle Methods”")

  /// How the view is reached before its component is mounted: a note the second edition added.
  static let secondLifecyclePage = Evidence(
    .documentation, "ComponentKit documentation: “Lifecycle Methods”, since May 2016")

  /// One controller for all generations of a component, in both editions of the page.
  static let controllersPage = Evidence(
    .documentation, "ComponentKit documentation: “Component Controllers”")

  /// How values of the component reach its controller: only the second edition speaks of its init.
  static let secondControllersPage = Evidence(
    .documentation, "ComponentKit documentation: “Component Controllers”, since September 2016")

  /// What the comments of the public header say.
  static let controllerHeader = Evidence(
    .header, "ComponentKit: CKComponentController.h")

  /// What only the mounting code does.
  static let mountingCode = Evidence(
    .code, "ComponentKit, main (June 2022): CKMountController and CKComponentController")

  /// What the controller's own tests assert.
  static let controllerTests = Evidence(
    .test, "ComponentKit: CKComponentControllerTests and CKDataSourceIntegrationTests")
}
