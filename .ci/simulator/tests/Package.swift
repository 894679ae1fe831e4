// swift-tools-version: 6.2

// The tests of what was only observed of UIKit, apart from all that a simulator has no use for. They are
// those of the package: `.ci/simulator/measure` copies them in, and puts in where the package is.

import PackageDescription

let lint = "transition-lint"
let testing = Target.Dependency.product(name: "TransitionTesting", package: lint)

let package = Package(
  name: "Observed",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [.library(name: "Observed", targets: ["Observed"])],
  dependencies: [.package(name: lint, path: "@ROOT@")],
  targets: [
    .target(name: "Observed", dependencies: [testing]),
    .testTarget(name: "ObservedTests", dependencies: ["Observed", testing]),
  ]
)
