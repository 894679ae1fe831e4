import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// Returns the warnings in one file, each with its rule, and with its callback where it has one.
func warnings(_ path: String, _ text: String) throws -> [String] {
  let code = SourceCode([(path, text)], for: .viewTransitions)
  return try SharedScan.findings(in: code)
    .filter { $0.severity == .warning }
    .map { [$0.rule, $0.event ?? ""].joined(separator: " ") }
}

/// Returns the findings in some Swift.
func findings(_ text: String) throws -> [Finding] {
  try SharedScan.findings(in: SourceCode([("Form.swift", text)], for: .viewTransitions))
}

/// Returns the findings in some files, each with its severity and its rule.
func severities(_ files: [(String, String)]) throws -> [String] {
  try SharedScan.findings(in: SourceCode(files, for: .viewTransitions))
    .map { "\($0.severity) \($0.rule)" }
}

/// Returns the same for a screen of Swift whose members these are.
func severities(members: String) throws -> [String] {
  try severities([("Form.swift", "class Form: UIViewController {\n\(members)\n}\n")])
}

/// Returns the warnings in a screen of Swift whose members these are.
func warnings(members: String) throws -> [String] {
  try warnings("Form.swift", "class Form: UIViewController {\n\(members)\n}\n")
}

/// Returns the warnings in a screen of Objective-C of these properties and methods.
func warnings(properties: String, methods: String) throws -> [String] {
  try warnings(
    "Form.m",
    """
    @interface Form : UIViewController
    \(properties)
    @end

    @implementation Form
    \(methods)
    @end

    """)
}

/// An override that calls `super` first.
func override(_ name: String, _ body: String) -> String {
  "  override func \(name)(_ animated: Bool) {\n    super.\(name)(animated)\n    \(body)\n  }\n"
}

/// The same in Objective-C.
func method(_ name: String, _ body: String) -> String {
  "- (void)\(name):(BOOL)animated {\n  [super \(name):animated];\n  \(body)\n}\n"
}

/// An observer of the clock that source adds and removes.
enum ClockObserver {
  static let add =
    "NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .clock, object: nil)"
  static let remove =
    "NotificationCenter.default.removeObserver(self, name: .clock, object: nil)"

  /// Returns code with these calls in place of `START` and `END`.
  static func calls(in body: String) -> String {
    body.replacing("START", with: add).replacing("END", with: remove)
  }
}

/// What is found in some files.
enum SourceFindings {
  /// Returns the findings, each with its place, its severity and its rule.
  static func of(_ files: [(String, String)]) throws -> [String] {
    try SharedScan.findings(in: SourceCode(files, for: .viewTransitions))
      .map { "\($0.file):\($0.position.line) \($0.severity) \($0.rule)" }
  }
}
