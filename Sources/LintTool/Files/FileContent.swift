import JSON

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
    var size = 1 << 16
    // A file of a known size is read in one piece.
    var known: Int?
    if case .file(let count) = FileStatus.of(descriptor: descriptor), count > 0 { known = count }
    size = known ?? size
    while true {
      var read: Result<Int, SystemCalls.Errno> = .success(0)
      let piece = [UInt8](unsafeUninitializedCapacity: size) { memory, filled in
        read = SystemCalls.receive(descriptor, into: UnsafeMutableRawBufferPointer(memory))
        filled = (try? read.get()) ?? 0
      }
      switch read {
      case .success(0): return bytes
      case .success(known) where bytes.isEmpty: return piece
      case .success where bytes.isEmpty: bytes = piece
      case .success: bytes += piece
      case .failure(let error): throw .impossible("cannot read '\(path)': \(error.words)")
      }
      size = 1 << 16
    }
  }

  /// Returns the value of a JSON file, and its bytes for messages about it.
  ///
  /// - Parameter wanted: The kind of file that is expected, for the message about a file that is
  ///   not a JSON object.
  /// - Throws: a failure that says why it cannot be read, or shows the mistake.
  static func json(
    of path: String, _ wanted: String, _ console: Console
  ) throws(ToolFailure) -> (node: JSONNode, bytes: [UInt8]) {
    let bytes = try bytes(of: path, console)
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    guard bytes.first(where: { !blanks.contains($0) }) == UInt8(ascii: "{") else {
      throw .impossible("'\(path)' is not \(wanted)")
    }
    do throws(JSONMistake) {
      return (try JSONReader.read(bytes), bytes)
    } catch {
      throw error.failure(in: path, bytes)
    }
  }

  /// Returns the first bytes of a file, or nil if it cannot be read.
  static func start(ofFile path: String, _ count: Int) -> [UInt8]? {
    guard case .success(let descriptor) = SystemCalls.openToRead(path) else { return nil }
    defer { SystemCalls.closeFile(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    guard
      case .success(let read) = bytes.withUnsafeMutableBytes({
        SystemCalls.receive(descriptor, into: $0)
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
