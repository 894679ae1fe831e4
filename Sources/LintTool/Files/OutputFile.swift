/// A file being written: under a temporary name until it is complete, then renamed.
///
/// A file that it replaces stays until then, and its permissions are kept; a link leads to the file
/// that is replaced. A pipe, a device and the target of standard output are written directly.
final class OutputFile {
  /// Where the bytes go.
  let sink: ByteSink

  private let path: String
  private let descriptor: Int32
  /// The file that is written, and the file that it replaces; nil if it is written directly.
  private let renaming: (from: String, to: String)?
  private var isOpen = true

  /// Opens a file to be written.
  ///
  /// - Throws: a failure that says why it cannot be written.
  init(_ path: String) throws(ToolFailure) {
    self.path = path
    switch Self.open(path) {
    case .success(let (descriptor, renaming)):
      (self.descriptor, self.renaming) = (descriptor, renaming)
      sink = ByteSink(.descriptor(descriptor))
    case .failure(let error): throw .impossible("cannot write '\(path)': \(error.words)")
    }
  }

  deinit { if isOpen { abandon() } }

  /// Ends the file and moves it to its place.
  ///
  /// - Throws: a failure if not all of it could be written; a file that it replaces is then
  ///   unchanged.
  func finish() throws(ToolFailure) {
    sink.flush()
    if let failure = sink.failure {
      abandon()
      throw .impossible("cannot write '\(path)': \(failure.words)")
    }
    isOpen = false
    SystemCalls.closeFile(descriptor)
    guard let renaming else { return }
    if case .failure(let error) = SystemCalls.replace(renaming.to, by: renaming.from) {
      SystemCalls.remove(renaming.from)
      throw .impossible("cannot write '\(path)': \(error.words)")
    }
  }

  private func abandon() {
    isOpen = false
    SystemCalls.closeFile(descriptor)
    if let renaming { SystemCalls.remove(renaming.from) }
  }

  private typealias Opened = (descriptor: Int32, renaming: (from: String, to: String)?)

  private static func open(_ path: String) -> Result<Opened, SystemCalls.Errno> {
    if let place = FileIdentity.of(path) {
      // Opened a second time, `/dev/stdout` would start at its beginning again.
      for standard: Int32 in 1...2 where FileIdentity.of(descriptor: standard) == place {
        return SystemCalls.duplicate(standard).map { ($0, nil) }
      }
    }
    let target = SystemCalls.followingLinks(path)
    switch FileStatus.of(target) {
    case .stream, .directory: return SystemCalls.openToWrite(target).map { ($0, nil) }
    case .file:
      if case .failure(let error) = SystemCalls.mayWrite(target) { return .failure(error) }
      switch beside(target) {
      case .success(let opened):
        SystemCalls.copyPermissions(of: target, to: opened.descriptor)
        return .success(opened)
      // A file may be writable although its directory accepts no new files.
      case .failure: return SystemCalls.openToWrite(target).map { ($0, nil) }
      }
    case .missing: return beside(target)
    }
  }

  private static func beside(_ target: String) -> Result<Opened, SystemCalls.Errno> {
    let directory = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var number = 0
    while true {
      let own = "\(directory).transition-lint-\(SystemCalls.processNumber)-\(number)"
      switch SystemCalls.create(own) {
      case .success(let descriptor): return .success((descriptor, (own, target)))
      case .failure(let error):
        guard SystemCalls.isTaken(error), number < 1000 else { return .failure(error) }
        number += 1
      }
    }
  }
}
