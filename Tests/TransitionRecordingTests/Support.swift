import Dispatch
import EventCatalogue
import EventLint
import EventLog
import EventModel

@testable import TransitionRecording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Screens as an app has them: a class, and objects that may go away.
class Screen: @unchecked Sendable {}
final class Inbox: Screen, @unchecked Sendable {}
final class Message: Screen, @unchecked Sendable {}
final class Navigator: Screen, @unchecked Sendable {}

extension Screen {
  /// The address as the log spells it.
  var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }
}

/// A place for lines that keeps them, and refuses those a test wants refused.
final class LineList: RecordingSink {
  private let lines = Guarded<[UInt8]>([])
  private let attempts = Guarded(0)
  private let refuses: @Sendable (Int) -> Bool

  /// Makes a list; `refuses` is asked with the number of the attempt, from 0.
  init(refusing refuses: @escaping @Sendable (Int) -> Bool = { _ in false }) {
    self.refuses = refuses
  }

  var path: String? { nil }

  var text: String { lines.withLock { String(decoding: $0, as: UTF8.self) } }

  func append(_ line: [UInt8], isNotice: Bool) -> MappedLog.Outcome {
    let attempt = attempts.withLock { count in
      defer { count += 1 }
      return count
    }
    if !isNotice, refuses(attempt) { return .noRoom }
    lines.withLock { $0 += line }
    return .written
  }

  func close(_ completion: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: completion)
  }
}

/// Waits for the end of something that calls back from another thread.
func waitFor(_ start: (@escaping @Sendable () -> Void) -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  start { isDone.signal() }
  isDone.wait()
}

extension RecordingClock {
  /// A clock that goes a millisecond further each time.
  static var steady: RecordingClock {
    let time = Guarded<UInt64>(0)
    return RecordingClock(start: "") {
      time.withLock { time in
        time += 1000
        return time
      }
    }
  }
}

extension TransitionRecorder {
  /// Makes a recorder whose lines a test keeps.
  convenience init(_ lines: LineList, as format: RecordingFormat = .transcript) {
    self.init(lines, as: format, clock: .steady)
  }

  /// Records a call by its name.
  func record(_ callback: Callback, of screen: AnyObject, name: String?, in container: AnyObject?) {
    let call = RecordedCall.allCases.first { "\($0.name)" == callback.name }
    record(call ?? .viewDidDisappear, of: screen, as: name, in: container)
  }
}

/// Returns the findings in a log, with the format its content and name show it to have.
func findings(in text: String, named name: String) throws -> [Finding] {
  var reader = try LogReader(
    ByteSource(bytes: Array(text.utf8), name: name), contract: .viewTransitions)
  var linter = Linter(contract: .viewTransitions, configuration: LintConfiguration(), file: name)
  var names = NameTable()
  try reader.read(into: &linter, names: &names)
  linter.finish(names: names)
  return linter.takeFindings()
}

/// Keeps what a log says, as text.
struct EventList: EventConsumer {
  var events: [String] = []

  mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    for record in batch.records {
      let view = names.view(record.view)
      let word =
        record.code < EventRecord.Code.callbackLimit
        ? Contract.viewTransitions.callbacks[Int(record.code)].name : "code \(record.code)"
      events.append(
        "\(names.scope(record.scope)) | \(names.name(ofView: record.view)) | \(view.instance ?? "")"
          + " | \(word)")
    }
  }
}

/// Returns what a log says, `scope | view | instance | callback`.
func events(in text: String, named name: String) throws -> [String] {
  var reader = try LogReader(
    ByteSource(bytes: Array(text.utf8), name: name), contract: .viewTransitions)
  var list = EventList()
  var names = NameTable()
  try reader.read(into: &list, names: &names)
  return list.events
}

/// A directory that is removed with its last reference.
final class TemporaryDirectory {
  let path: String

  init() {
    var template = Array("/tmp/transition-recording-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      preconditionFailure("let tests write into /tmp: \(String(cString: strerror(errno)))")
    }
    path = String(cString: made)
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The names in it, sorted.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

/// Returns the text of a file.
func text(at path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk.prefix(count)
  }
  return String(decoding: bytes, as: UTF8.self)
}
