// swift-tools-version: 6.2

import PackageDescription

// The layers of the package as data: every target, what it may import, and nothing else. A tidy
// test reads the same arrows from the `import` lines and fails if one points sideways or up.

struct Room {
  var name: String
  var imports: [String] = []
  var isExecutable = false
  /// The verb of a command that `swift package` gets by it.
  var verb: String?
  /// Whether it is a plugin that runs in each build.
  var isBuildTool = false
  var isTested = true
  /// Files that become a part of the code, from the target's directory on.
  var embedded: [String] = []
  /// What its tests look at beside what it may see itself: where siblings meet, as in the program.
  var testImports: [String] = []

  var isPlugin: Bool { verb != nil || isBuildTool }
}

let layers: [[Room]] = [
  [
    Room(name: "EventModel"),
    Room(name: "Automata", testImports: ["TestScale"]),
    Room(name: "JSON"),
    Room(name: "Threads"),
    Room(name: "TestScale"),
  ],
  [
    Room(
      name: "EventChecking", imports: ["EventModel", "Automata", "Threads"],
      testImports: ["EventCatalogue", "TestScale"]),
    Room(name: "EventCatalogue", imports: ["EventModel"]),
    Room(
      name: "EventLog", imports: ["EventModel", "JSON", "Threads"],
      testImports: ["EventCatalogue", "TestScale"]),
    Room(
      name: "EventReports", imports: ["EventModel", "JSON"],
      embedded: [
        "body.html", "page.css", "model.js", "view.js", "drawing.js", "lanes.js", "overview.js",
        "pointer.js", "findings.js", "details.js", "card.js", "keys.js",
      ].map { "Page/Web/\($0)" }),
    Room(
      name: "SourceReading", imports: ["EventModel", "JSON"], testImports: ["TestScale"]),
  ],
  [
    Room(
      name: "EventLint", imports: ["EventModel", "EventChecking", "EventCatalogue", "EventLog"],
      testImports: ["TestScale"]),
    Room(
      name: "SourceLint",
      imports: ["EventModel", "EventChecking", "EventCatalogue", "SourceReading"],
      testImports: ["TestScale"]),
    Room(
      name: "ContractFiles", imports: ["EventModel", "EventChecking", "JSON", "SourceReading"],
      testImports: ["EventCatalogue", "EventLint", "EventLog", "TestScale"]),
  ],
  [
    Room(
      name: "ViewTransitions",
      imports: [
        "EventModel", "EventChecking", "EventCatalogue", "EventLog", "EventLint", "ContractFiles",
        "SourceReading", "SourceLint",
      ]),
    Room(
      name: "TransitionTesting",
      imports: ["EventModel", "EventChecking", "EventCatalogue", "EventReports", "EventLint"]),
    // It ships in apps: small, and with nothing below it.
    Room(
      name: "TransitionRecording",
      testImports: [
        "EventModel", "EventChecking", "EventCatalogue", "EventLog", "EventLint", "TestScale",
      ]),
  ],
  [
    Room(
      name: "LintTool",
      imports: [
        "EventModel", "JSON", "Threads", "EventChecking", "EventCatalogue", "EventLog",
        "EventReports", "EventLint", "ContractFiles", "SourceReading", "SourceLint",
      ],
      testImports: ["TestScale"])
  ],
  [
    Room(
      name: "LintTrials",
      imports: [
        "EventModel", "EventChecking", "EventCatalogue", "EventLog", "EventReports", "EventLint",
        "ContractFiles", "SourceReading", "LintTool", "TransitionRecording", "TestScale",
      ])
  ],
  [
    Room(name: "transition-lint", imports: ["LintTool"], isExecutable: true, isTested: false),
    Room(
      name: "transition-lint-fuzz", imports: ["LintTool", "LintTrials"], isExecutable: true,
      isTested: false),
    Room(
      name: "transition-lint-bench", imports: ["LintTool", "LintTrials"], isExecutable: true,
      isTested: false),
  ],
  [
    Room(
      name: "TransitionLintPlugin", imports: ["transition-lint"], verb: "transition-lint",
      isTested: false),
    Room(
      name: "TransitionLintBuildPlugin", imports: ["transition-lint"], isBuildTool: true,
      isTested: false),
  ],
]

// A newer compiler warns of more, which must not break the build of a clone: warnings are
// errors where the environment asks for it, as `.ci/run` does.
let warnings: [SwiftSetting] =
  Context.environment["TRANSITION_LINT_WARNINGS"] == "errors"
  ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

func target(_ room: Room) -> Target {
  if let verb = room.verb {
    let description = "Check the source of a package and the logs it has recorded."
    return plugin(room, .command(intent: .custom(verb: verb, description: description)))
  }
  if room.isBuildTool { return plugin(room, .buildTool()) }
  let imports = room.imports.map { Target.Dependency.target(name: $0) }
  return room.isExecutable
    ? .executableTarget(name: room.name, dependencies: imports, swiftSettings: settings)
    : .target(
      name: room.name, dependencies: imports, resources: room.embedded.map { .embedInCode($0) },
      swiftSettings: settings)
}

/// A plugin, whose source lies where all sources do.
func plugin(_ room: Room, _ capability: Target.PluginCapability) -> Target {
  .plugin(
    name: room.name, capability: capability,
    dependencies: room.imports.map { .target(name: $0) }, path: "Sources/\(room.name)")
}

func tests(_ room: Room) -> Target {
  let imports = ([room.name] + room.imports + room.testImports)
    .map { Target.Dependency.target(name: $0) }
  return .testTarget(name: "\(room.name)Tests", dependencies: imports, swiftSettings: settings)
}

// For a plugin the tool and all below it are built a second time: the environment may leave plugins
// out, as `.ci/run` does.
let hasPlugins = Context.environment["TRANSITION_LINT_PLUGINS"] != "none"

let rooms = layers.flatMap { $0 }.filter { hasPlugins || !$0.isPlugin }

let package = Package(
  name: "transition-lint",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [
    .library(name: "ViewTransitions", targets: ["ViewTransitions"]),
    .library(name: "TransitionTesting", targets: ["TransitionTesting"]),
    .library(name: "TransitionRecording", targets: ["TransitionRecording"]),
    .executable(name: "transition-lint", targets: ["transition-lint"]),
  ] + rooms.filter(\.isPlugin).map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: rooms.map(target) + rooms.filter(\.isTested).map(tests)
)
