import Foundation

/// A directory for the files of one run, which is removed with everything in it.
struct ScratchFiles: Sendable {
  /// The directory of the fuzzer's input that is tried; others may be tried at the same time.
  @TaskLocal static var ofFuzzers = ScratchFiles(in: memoryDirectory)

  /// Runs a function with a directory of its own for the fuzzer's input.
  static func ofInput<Result>(_ body: () throws -> Result) rethrows -> Result {
    let own = ScratchFiles(in: memoryDirectory)
    defer { own.remove() }
    return try $ofFuzzers.withValue(own, operation: body)
  }

  // In memory rather than on a disk, where the system has such a directory.
  private static let memoryDirectory =
    FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"

  let path: String

  /// Names a directory in another one; the first file that is written creates it.
  init(in directory: String) { path = "\(directory)/transition-lint-\(UUID().uuidString)" }

  /// Returns the path of a file, and creates the directories it lies in.
  func place(of name: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file.path
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = try place(of: name)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
