// swift-tools-version: 6.2

// An app that makes UIKit's transitions and records them. `.ci/simulator/measure` copies it to a directory
// of its own, puts in where the package is, and makes a bundle of the executable.

import PackageDescription

let lint = "transition-lint"

let package = Package(
  name: "OrdersApp",
  platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(name: lint, path: "@ROOT@")],
  targets: [
    .executableTarget(
      name: "OrdersApp", dependencies: [.product(name: "TransitionRecording", package: lint)])
  ]
)
