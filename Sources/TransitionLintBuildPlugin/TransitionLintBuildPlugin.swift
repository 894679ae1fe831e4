import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// Scans the source of a target in each build that changes it; Xcode shows each finding at its line.
///
/// ```
/// .target(name: "Gallery", plugins: [.plugin(name: "TransitionLintBuildPlugin", package: "transition-lint")])
/// ```
///
/// An error fails the build. A `.transition-lint.json` at the package's root or beside the project counts.
@main
struct TransitionLintBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    return scan(
      module.sourceFiles.map(\.url), of: target.name, root: context.package.directoryURL,
      tool: try context.tool(named: "transition-lint").url, work: context.pluginWorkDirectoryURL)
  }

  /// Returns the command that scans some files; none if none of them is source.
  private func scan(
    _ files: [URL], of target: String, root: URL, tool: URL, work: URL
  ) -> [Command] {
    let sources = files.filter { ["swift", "m", "mm", "h"].contains($0.pathExtension) }
    guard !sources.isEmpty else { return [] }
    let report = work.appending(path: "findings.sarif")
    var arguments = [
      "scan", "--quiet", "--reporter", "xcode", "--reporter", "sarif:\(report.path)",
    ]
    var inputs = sources
    let configuration = root.appending(path: ".transition-lint.json")
    if FileManager.default.fileExists(atPath: configuration.path) {
      arguments += ["--config", configuration.path]
      inputs.append(configuration)
    }
    return [
      .buildCommand(
        displayName: "Scan what the screens of \(target) rely on", executable: tool,
        arguments: arguments + ["--"] + sources.map(\.path), inputFiles: inputs,
        outputFiles: [report])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  extension TransitionLintBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      scan(
        target.inputFiles.map(\.url), of: target.displayName,
        root: context.xcodeProject.directoryURL,
        tool: try context.tool(named: "transition-lint").url, work: context.pluginWorkDirectoryURL)
    }
  }
#endif
