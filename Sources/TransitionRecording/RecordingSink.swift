/// A destination for lines.
protocol RecordingSink: Sendable {
  /// The file, if it is one.
  var path: String? { get }

  /// Takes a line, whose last byte is a line feed.
  func append(_ line: [UInt8], isNotice: Bool) -> MappedLog.Outcome

  /// Accepts no more lines, without waiting; calls `completion`, on some queue, when the log is
  /// complete.
  func close(_ completion: @escaping @Sendable () -> Void)
}

extension MappedLog: RecordingSink {
  var path: String? { file.path }
}
