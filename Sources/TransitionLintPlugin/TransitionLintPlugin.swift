import Foundation
import PackagePlugin

/// The command `swift package transition-lint`: runs the tool in a package that depends on this one.
///
/// ```
/// swift package transition-lint scan
/// swift package transition-lint lint Logs
/// ```
///
/// Every argument is the tool's, and so is what it prints. Paths start at the package's root. SwiftPM
/// itself ends with 1 where the tool did not end with 0, and says with what it did.
@main
struct TransitionLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "transition-lint").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
  }
}
