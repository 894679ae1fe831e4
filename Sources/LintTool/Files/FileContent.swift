import JSON

/// The whole content of small files: configurations, baselines, assumptions, summaries of shards.
enum FileContent {
  /// Returns the bytes of a file, or of standard input for `-`.
  static func bytes(of path: String, _ console: Console) throws(ToolFailure) -> [UInt8] {
    path == "-" ? try bytes(from: console.input, path) : try bytes(ofFile: path)
  }

  static func bytes(ofFile path: String) throws(ToolFailure) -> [UInt8] {
    let descriptor: Int32
    do throws(SystemCalls.Errno) {
      descriptor = try SystemCalls.openToRead(path)
    } catch {
      throw .unreadable(path, error)
    }
    defer { SystemCalls.closeFile(descriptor) }
    return try bytes(from: descriptor, path)
  }

  private static func bytes(from descriptor: Int32, _ path: String) throws(ToolFailure) -> [UInt8] {
    // A file of a known size is read in one piece.
    let known = FileStatus.bytes(of: descriptor).flatMap { $0 > 0 ? $0 : nil }
    do throws(SystemCalls.Errno) {
      var piece = try SystemCalls.receive(descriptor, atMost: known ?? 1 << 16)
      var bytes = piece
      while !piece.isEmpty, bytes.count != known {
        piece = try SystemCalls.receive(descriptor, atMost: 1 << 16)
        bytes += piece
      }
      return bytes
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Returns what is read from the value of a JSON file.
  ///
  /// - Parameter wanted: The kind of file that is expected, for the message about a file that is
  ///   not a JSON object.
  /// - Throws: a failure that says why it cannot be read, or shows the mistake.
  static func json<Value>(
    of path: String, _ wanted: String, _ console: Console,
    _ read: (JSONNode) throws(JSONMistake) -> Value
  ) throws(ToolFailure) -> Value {
    let bytes = try bytes(of: path, console)
    guard isObject(bytes) else { throw .impossible("'\(path)' is not \(wanted)") }
    return try ToolFailure.reading(path, bytes, try read(try JSONReader.read(bytes)))
  }

  static func isObject(_ bytes: [UInt8]) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    return bytes.first { !blanks.contains($0) } == UInt8(ascii: "{")
  }

  /// Returns the first bytes of a file, or nil if it cannot be read.
  static func start(ofFile path: String, _ count: Int) -> [UInt8]? {
    guard let descriptor = try? SystemCalls.openToRead(path) else { return nil }
    defer { SystemCalls.closeFile(descriptor) }
    return try? SystemCalls.receive(descriptor, atMost: count)
  }

  static func write(_ text: String, to path: String) throws(ToolFailure) {
    let file = try OutputFile(path)
    file.sink.write(text)
    try file.finish()
  }
}
