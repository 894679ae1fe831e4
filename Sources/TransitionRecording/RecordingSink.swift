/// Where lines go.
protocol RecordingSink: Sendable {
  /// The file, if it is one.
  var path: String? { get }

  /// Takes a line, whose last byte is a line feed.
  func append(_ line: [UInt8], isNotice: Bool) -> MappedLog.Outcome

  /// Takes no more.
  func close()
}

extension MappedLog: RecordingSink {
  var path: String? { file.path }
}
