/// The whole content of small files: configurations, baselines, assumptions, summaries of shards.
enum FileContent {
  /// Returns the bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: a failure that says why it cannot be read.
  static func bytes(of path: String, _ console: Console) throws(ToolFailure) -> [UInt8] {
    path == "-" ? try bytes(from: console.input, path) : try bytes(ofFile: path)
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: a failure that says why it cannot be read.
  static func bytes(ofFile path: String) throws(ToolFailure) -> [UInt8] {
    switch SystemCalls.openToRead(path) {
    case .failure(let error): throw .impossible("cannot read '\(path)': \(error.words)")
    case .success(let descriptor):
      defer { SystemCalls.closeFile(descriptor) }
      return try bytes(from: descriptor, path)
    }
  }

  private static func bytes(
    from descriptor: Int32, _ path: String
  ) throws(ToolFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // A file of a known size is read in one piece, which the next reading finds to be all.
    if case .file(let count) = FileStatus.of(descriptor: descriptor), count > 0 {
      var failure: SystemCalls.Errno?
      bytes = [UInt8](unsafeUninitializedCapacity: count + 1) { memory, filled in
        while filled < count + 1 {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(memory)[filled...])
          switch SystemCalls.read(descriptor, into: rest) {
          case .success(0): return
          case .success(let read): filled += read
          case .failure(let error):
            failure = error
            return
          }
        }
      }
      if let failure { throw .impossible("cannot read '\(path)': \(failure.words)") }
      if bytes.count <= count { return bytes }
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      switch chunk.withUnsafeMutableBytes({ SystemCalls.read(descriptor, into: $0) }) {
      case .success(0): return bytes
      case .success(let count): bytes += chunk[..<count]
      case .failure(let error): throw .impossible("cannot read '\(path)': \(error.words)")
      }
    }
  }

  /// Returns the first bytes of a file, or nil if it cannot be read.
  static func start(ofFile path: String, _ count: Int) -> [UInt8]? {
    guard case .success(let descriptor) = SystemCalls.openToRead(path) else { return nil }
    defer { SystemCalls.closeFile(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    guard
      case .success(let read) = bytes.withUnsafeMutableBytes({
        SystemCalls.read(descriptor, into: $0)
      })
    else { return nil }
    return Array(bytes[..<read])
  }

  /// Writes a whole file.
  ///
  /// - Throws: a failure that says why it cannot be written.
  static func write(_ text: String, to path: String) throws(ToolFailure) {
    let file = try OutputFile(path)
    file.sink.write(text)
    try file.finish()
  }
}
