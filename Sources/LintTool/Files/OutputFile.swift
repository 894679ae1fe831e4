/// A file being written: under a temporary name until it is complete, then renamed.
///
/// A file that it replaces stays until then, and its permissions are kept; a link leads to the file
/// that is replaced. A pipe, a device and the target of standard output are written directly.
final class OutputFile {
  let sink: ByteSink
  private let path: String
  private let descriptor: Int32
  /// The file that is written, and the file that it replaces; nil if it is written directly.
  private let renaming: (from: String, to: String)?
  private var isOpen = true

  init(_ path: String) throws(ToolFailure) {
    self.path = path
    do throws(SystemCalls.Errno) {
      (descriptor, renaming) = try Self.open(path)
    } catch {
      throw .unwritable(path, error)
    }
    sink = ByteSink(to: descriptor)
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
      throw .unwritable(path, failure)
    }
    isOpen = false
    SystemCalls.closeFile(descriptor)
    guard let renaming else { return }
    do throws(SystemCalls.Errno) {
      try SystemCalls.replace(renaming.to, by: renaming.from)
    } catch {
      SystemCalls.remove(renaming.from)
      throw .unwritable(path, error)
    }
  }

  private func abandon() {
    isOpen = false
    SystemCalls.closeFile(descriptor)
    if let renaming { SystemCalls.remove(renaming.from) }
  }

  private typealias Opened = (descriptor: Int32, renaming: (from: String, to: String)?)

  private static func open(_ path: String) throws(SystemCalls.Errno) -> Opened {
    if let place = FileIdentity.of(path) {
      // Opened a second time, `/dev/stdout` would start at its beginning again.
      for standard: Int32 in 1...2 where FileIdentity.of(descriptor: standard) == place {
        return (try SystemCalls.duplicate(standard), nil)
      }
    }
    let target = SystemCalls.followingLinks(path)
    switch FileStatus.of(target) {
    case .stream, .directory: return (try SystemCalls.openToWrite(target), nil)
    case .file:
      try SystemCalls.checkWritable(target)
      // A file may be writable although its directory accepts no new files.
      guard let opened = try? beside(target) else {
        return (try SystemCalls.openToWrite(target), nil)
      }
      SystemCalls.copyPermissions(of: target, to: opened.descriptor)
      return opened
    case .missing: return try beside(target)
    }
  }

  private static func beside(_ target: String) throws(SystemCalls.Errno) -> Opened {
    let directory = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var number = 0
    while true {
      let own = "\(directory).transition-lint-\(SystemCalls.processNumber)-\(number)"
      do throws(SystemCalls.Errno) {
        return (try SystemCalls.create(own), (own, target))
      } catch {
        guard error.isTaken, number < 1000 else { throw error }
        number += 1
      }
    }
  }
}
