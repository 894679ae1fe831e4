#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals by which a user (^C) or a system asks the program to end. While a live log is read,
/// the first one ends the log, so that what waits is decided and the summary is printed; a second
/// one ends the program.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  // The signal handler may do no more than set it.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  static var isRaised: Bool { flag != 0 }

  /// Restores the default: each signal ends the program.
  static func unwatch() { for number in signals { signal(number, SIG_DFL) } }

  /// Makes the next signal set the flag instead of ending the program.
  static func watch() {
    flag = 0
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in Interruption.flag = 1 }
    #else
      action.__sigaction_handler.sa_handler = { _ in Interruption.flag = 1 }
    #endif
    action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
    // A program that was started by a thread with blocked signals has them blocked too.
    var own = sigset_t()
    sigemptyset(&own)
    for number in signals {
      sigaction(number, &action, nil)
      sigaddset(&own, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
  }
}
