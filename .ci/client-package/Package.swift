// swift-tools-version: 6.2

// An app and its tests as they would use this package, from outside. `.ci/client` copies it to a
// directory of its own, puts in where the package is, and runs it.

import PackageDescription

let lint = "transition-lint"
let testing = Target.Dependency.product(name: "TransitionTesting", package: lint)

let package = Package(
  name: "gallery",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: lint, path: "@ROOT@")],
  targets: [
    .executableTarget(
      name: "gallery", dependencies: [.product(name: "ViewTransitions", package: lint)]),
    .executableTarget(
      name: "album", dependencies: [.product(name: "TransitionRecording", package: lint)]),
    .target(name: "GalleryScreens", dependencies: [testing], path: "Tests/GalleryScreens"),
    .testTarget(name: "GalleryTests", dependencies: ["GalleryScreens", testing]),
    // The Swift code of the articles, as it stands there.
    .testTarget(
      name: "PageTests",
      dependencies: [testing, .product(name: "ViewTransitions", package: lint)]),
    .testTarget(name: "GalleryXCTests", dependencies: ["GalleryScreens", testing]),
  ]
)
