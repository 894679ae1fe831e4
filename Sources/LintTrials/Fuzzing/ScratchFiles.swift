#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A directory for the files of one run, gone when the program ends as it should.
final class ScratchFiles: Sendable {
  /// The one of this program; inputs are tried one after another.
  static let ofThisThread = ScratchFiles()

  private let path: String

  private init() {
    // Memory rather than a disk, where the system has such a directory.
    let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(root)/transition-lint-fuzz-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      preconditionFailure("make \(root) a directory this user may write to")
    }
    path = String(cString: made)
  }

  func write(_ bytes: [UInt8], to name: String) -> String {
    let file = "\(path)/\(name)"
    guard let stream = fopen(file, "w") else { return file }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
    fclose(stream)
    return file
  }

  /// Removes the directory and every file in it that a fuzzer writes.
  func remove() {
    for name in [
      "0.log", "1.log", "2.log", "3.log", "input.log", "config.json", "baseline.json", "0.swift",
      "1.swift", "0.m", "1.m",
    ] {
      unlink("\(path)/\(name)")
    }
    rmdir(path)
  }
}
