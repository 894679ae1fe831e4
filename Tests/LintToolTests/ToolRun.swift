@testable import LintTool

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of the tool inside a test: what it printed and what it returned.
struct ToolRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the tool with some arguments, as if nothing were a terminal.
  init(
    _ arguments: [String], input: String? = nil, width: Int? = nil, isTerminal: Bool = false,
    directory: String? = nil, variables: [String: String] = [:]
  ) {
    let (output, errors) = (ByteSink(), ByteSink())
    var descriptor: Int32 = -1
    let file = input.map { TemporaryFile($0) }
    if let file { descriptor = open(file.path, O_RDONLY) }
    let console = Console(
      output: output, errors: errors, input: descriptor, isOutputTerminal: isTerminal,
      isErrorTerminal: isTerminal, terminalWidth: width,
      workingDirectory: directory ?? SystemCalls.workingDirectory(), variable: { variables[$0] })
    status = LintTool.run(arguments, on: console)
    if descriptor >= 0 { close(descriptor) }
    self.output = output.text
    self.errors = errors.text
  }

  /// Runs the tool with a standard output that leads into a descriptor, and returns its exit status.
  static func status(_ arguments: [String], into descriptor: Int32) -> Int32 {
    SystemCalls.ignoreClosedPipes()
    let console = Console(
      output: ByteSink(to: descriptor), errors: ByteSink(), input: -1,
      isOutputTerminal: false, isErrorTerminal: false, terminalWidth: nil,
      workingDirectory: SystemCalls.workingDirectory(), variable: { _ in nil })
    return LintTool.run(arguments, on: console)
  }

  /// Runs the tool with a standard output that nothing reads, and returns its exit status.
  static func statusWithClosedOutput(_ arguments: [String]) -> Int32 {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    defer { close(ends[1]) }
    return status(arguments, into: ends[1])
  }
}

/// A directory with files that is removed with its last reference.
final class TemporaryDirectory {
  let path: String

  init(_ files: [String: String] = [:]) {
    var template = Array("/tmp/transition-lint-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      preconditionFailure("let tests write into /tmp: \(String(cString: strerror(errno)))")
    }
    path = String(cString: made)
    for (name, text) in files { write(text, to: name) }
  }

  deinit { remove(path) }

  /// Returns the path of a name in it.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the directories it lies in.
  func write(_ text: String, to name: String) {
    var directory = path
    for part in name.split(separator: "/").dropLast() {
      directory += "/\(part)"
      mkdir(directory, 0o755)
    }
    let file = fopen(self(name), "w")
    for byte in text.utf8 { fputc(Int32(byte), file) }
    fclose(file)
  }

  /// Returns the text of a file in it.
  func text(of name: String) -> String {
    guard let file = fopen(self(name), "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func remove(_ path: String) {
    if case .directory = FileStatus.of(path), !FileStatus.isLink(path),
      let entries = try? DirectoryEntry.all(in: path)
    {
      for entry in entries { remove(entry.path) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}

/// A file that is removed with its last reference.
final class TemporaryFile {
  private let directory: TemporaryDirectory
  let path: String

  init(_ text: String, named name: String = "input") {
    directory = TemporaryDirectory([name: text])
    path = directory(name)
  }
}
