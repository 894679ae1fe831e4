/// Why an input could not be read, as a sentence that says what to do.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the input.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is a directory, and a file was needed.
    case directory
    /// This user may not read it.
    case forbidden
    /// It is compressed with gzip.
    case compressed
    /// It is text in this encoding, and not in UTF-8.
    case encoded(String)
    /// The system refused to read it, with this error number.
    case failed(Int32)
  }

  /// The input's name, as the user gave it.
  public var name: String

  /// What is wrong with it.
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
      "\(name): is compressed with gzip; run `gzip -dc \(name) | transition-lint lint -`"
    case .encoded(let encoding):
      "\(name): is text in \(encoding); "
        + "run `iconv -f \(encoding) -t UTF-8 \(name) | transition-lint lint -`"
    case .failed(let number): "\(name): cannot be read: system error \(number)"
    }
  }
}
