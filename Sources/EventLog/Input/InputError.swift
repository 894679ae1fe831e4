/// The reason why an input could not be read, as a sentence that says what to do.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem with the input.
  public enum Reason: Hashable, Sendable {
    /// The file does not exist.
    case missing
    /// The input is a directory, and a file was needed.
    case directory
    /// The user has no permission to read it.
    case forbidden
    /// The input is compressed with gzip.
    case compressed
    /// The input is text in this encoding, and not in UTF-8.
    case encoded(String)
    /// The system failed to read it, with this error number.
    case failed(Int32)
  }

  /// The input's name, as the user gave it.
  public var name: String

  /// The problem with the input.
  public var reason: Reason

  /// Makes an error.
  public init(_ name: String, _ reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// The sentence.
  public var description: String {
    switch reason {
    case .missing: "\(name): no such file"
    case .directory: "\(name): is a directory"
    case .forbidden: "\(name): cannot be read: permission denied"
    case .compressed:
      "\(name): is compressed with gzip; run `gzip -dc \(Self.shellWord(name)) | transition-lint lint -`"
    case .encoded(let encoding):
      "\(name): is text in \(encoding); "
        + "run `iconv -f \(encoding) -t UTF-8 \(Self.shellWord(name)) | transition-lint lint -`"
    case .failed(let number): "\(name): cannot be read: system error \(number)"
    }
  }

  /// Returns a name as a shell reads it: in quotes if it has blanks or signs with a meaning.
  private static func shellWord(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "_-./+,:@%=".utf8.contains(byte)
    }
    let quoted = name.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return isPlain ? name : "'\(quoted)'"
  }
}
