import EventModel

// The sources the contract of controllers leans on.

extension Evidence {
  /// The order of one controller's callbacks, and what a view's coming and going means.
  static let lifecyclePage = Evidence(
    .documentation, "ComponentKit documentation: “Lifecycle Methods”")

  /// One controller for all generations of a component, and how updates reach it.
  static let controllersPage = Evidence(
    .documentation, "ComponentKit documentation: “Component Controllers”")

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
