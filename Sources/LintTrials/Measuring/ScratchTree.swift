#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Directories with files for one measurement, which removes what it has made.
struct ScratchTree {
  let path: String
  private var directories: [String] = []
  private var files: [String] = []

  /// Makes an empty directory in another; nil if it cannot be made.
  init?(in directory: String) {
    path = "\(directory)/transition-lint-bench-\(getpid())-source"
    guard mkdir(path, 0o700) == 0 else { return nil }
  }

  /// Makes a directory, and returns whether that worked.
  mutating func makeDirectory(_ name: String) -> Bool {
    directories.append("\(path)/\(name)")
    return mkdir(directories[directories.count - 1], 0o700) == 0
  }

  /// Writes a file, and returns whether that worked.
  mutating func write(_ text: String, to name: String) -> Bool {
    let file = "\(path)/\(name)"
    guard let stream = fopen(file, "w") else { return false }
    files.append(file)
    defer { fclose(stream) }
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) } == bytes.count
  }

  /// Removes what was made.
  func remove() {
    for file in files { unlink(file) }
    for directory in directories.reversed() { rmdir(directory) }
    rmdir(path)
  }
}
