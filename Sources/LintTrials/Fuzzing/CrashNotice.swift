import Foundation

/// The message that is printed when the program dies on an input: how to try that input alone.
///
/// The text is prepared in plain memory, since a signal handler may neither allocate nor lock.
enum CrashNotice {
  private static let room = 512

  /// Written before each input by the one thread that tries inputs, read by the signal handler.
  nonisolated(unsafe) private static let buffer = UnsafeMutablePointer<UInt8>.allocate(
    capacity: room)
  nonisolated(unsafe) private static var count = 0

  /// Installs handlers for the signals that end the program, and for the alarm of an input that
  /// takes too long.
  static func watch() {
    _ = buffer
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      signal(number) { number in
        CrashNotice.print()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Prepares the text for the next input, and sets its alarm.
  static func prepare(_ fuzzer: String, seed: UInt64, seconds: UInt32) {
    let text =
      "\nthe program ended in \(fuzzer); to try that input alone:\n"
      + "  transition-lint-fuzz --only \(fuzzer) --seed \(seed) --count 1\n"
    let memory = UnsafeMutableBufferPointer(start: buffer, count: room)
    count = memory.update(fromContentsOf: text.utf8.prefix(room))
    alarm(seconds)
  }

  static func done() {
    alarm(0)
    count = 0
  }

  private static func print() { if count > 0 { _ = write(2, buffer, count) } }
}
