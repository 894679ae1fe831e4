import Testing

@testable import LintTool

@Suite("Lint of component controllers")
struct ControllerTests {
  private func lint(_ log: String, named name: String, _ options: String...) -> ToolRun {
    let directory = TemporaryDirectory([name: log])
    return ToolRun(
      ["lint", "--contract", "component-controllers", "--reporter", "concise", directory(name)]
        + options)
  }

  @Test("component controllers are read from console lines with pointers")
  func pointers() {
    let run = lint(
      """
      <SongController: 0x1> willMount
      <SongController: 0x1> componentDidAcquireView
      <SongController: 0x1> didMount
      <SongController: 0x1> willUnmount
      <SongController: 0x1> didUnmount
      <SongController: 0x1> willRemount

      """, named: "a.log")
    #expect(run.output.contains("a.log:6:"))
    #expect(run.output.contains("(will_out_of_turn)"))
    #expect(run.status == 1)
  }

  @Test("component controllers are read from Objective-C methods")
  func methods() {
    let run = lint(
      """
      -[SongController didInit]
      -[SongController willMount]
      -[SongController didMount]
      -[SongController didRemount]
      -[SongController willRemount]
      -[SongController didRemount]

      """, named: "a.log")
    #expect(run.output.contains("a.log:4:18: error: SongController got didRemount without"))
  }

  @Test("component controllers are read from NDJSON with a controller")
  func objects() {
    let run = lint(
      """
      {"controller":"Song","event":"willMount"}
      {"controller":"Song","event":"didMount"}
      {"controller":"Song","event":"willMount"}
      {"controller":"Song","event":"willUnmount"}

      """, named: "a.ndjson")
    #expect(run.output.contains("a.ndjson:3:31: error: Song got willMount right after didMount"))
  }

  @Test("--profile chooses a version of a contract; an unknown one is refused with the known ones")
  func profiles() {
    let log = """
      Song didMount
      Song willUnmount
      Song didUnmount
      Song willUpdateComponent
      Song willUpdateComponent
      Song willMount
      Song didMount
      Song didUpdateComponent

      """
    #expect(lint(log, named: "a.transcript", "--profile", "main").status == 0)
    #expect(lint(log, named: "a.transcript", "--profile", "0.31").status == 1)
    let unknown = lint(log, named: "a.transcript", "--profile", "0.15")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("there are documented, 0.14, 0.31, main"))
  }

  @Test("check decides what parent and child controllers may rely on")
  func assumptions() {
    let run = ToolRun([
      "check", "--contract", "component-controllers", "parent is mounted at child.willUnmount",
      "child.didMount before parent.didMount", "child.didRemount before parent.didRemount",
    ])
    #expect(run.output.contains("violated: parent is mounted at child.willUnmount"))
    #expect(run.output.contains("guaranteed: child.didMount before parent.didMount"))
    #expect(run.output.contains("incidental: child.didRemount before parent.didRemount"))
  }

  @Test("no component controller may rely on the end of an update that has begun")
  func update() {
    let claim = "controller.willUpdateComponent leads to controller.didUpdateComponent"
    let run = ToolRun(["check", "--contract", "component-controllers", claim])
    #expect(run.output.contains("incidental: \(claim)"))
  }

  @Test(
    "every generated order and every random history of controllers is legal",
    arguments: [
      [], ["--permitted"], ["--kind", "mount"], ["--random", "--count", "300"],
    ])
  func generated(arguments: [String]) {
    let directory = TemporaryDirectory()
    for format in ["transcript", "ndjson", "csv"] {
      let run = ToolRun(
        ["generate", "--contract", "component-controllers", "--format", format] + arguments)
      #expect(run.status == 0)
      #expect(run.errors == "")
      directory.write(run.output, to: "made.\(format)")
      let lint = ToolRun([
        "lint", "--contract", "component-controllers", directory("made.\(format)"),
      ])
      #expect(lint.status == 0, "\(lint.output)")
    }
  }

  @Test("several orders of one variant have scopes of their own")
  func scopes() {
    let run = ToolRun([
      "generate", "--contract", "component-controllers", "--kind", "mount", "--outcome",
      "withoutView",
    ])
    #expect(
      run.output == """
        transcript 1
        mount.withoutView controller willMount
        mount.withoutView controller didMount
        mount.withoutView-2 controller didInit
        mount.withoutView-2 controller willMount
        mount.withoutView-2 controller didMount

        """)
  }
}
