#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signal that ^C sends. While a live log is read, the first one ends the log, so that the
/// summary is printed; a second one ends the program.
enum Interruption {
  // The signal handler may do no more than set it.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  /// Whether the signal came.
  static var isRaised: Bool { flag != 0 }

  /// Restores the default: the signal ends the program.
  static func unwatch() { signal(SIGINT, SIG_DFL) }

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
    sigaction(SIGINT, &action, nil)
    // A program that was started by a thread with blocked signals has them blocked too.
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
  }
}
