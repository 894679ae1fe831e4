#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signal that ^C sends. While a live log is read, it ends the log and not the program,
/// so that the summary is printed; a second one ends the program.
enum Interruption {
  // A signal handler may do no more than set it, and nothing else writes it.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  /// Whether the signal came.
  static var isRaised: Bool { flag != 0 }

  /// Lets the signal end the program again.
  static func unwatch() { signal(SIGINT, SIG_DFL) }

  /// Lets the next signal be noted in place of ending the program.
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
    // A program started by a thread that blocks signals blocks them too.
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
  }
}
