#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock with a signal, for what some threads share.
///
/// It is the C library's: the standard library's asks for newer systems. `@unchecked`: that is what it
/// is for.
package final class ThreadGate: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  /// Makes an open gate.
  package init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Waits until no other thread is inside, and enters.
  package func lock() { pthread_mutex_lock(mutex) }

  /// Leaves.
  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Leaves, waits for a signal, and enters again.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all threads that wait.
  package func signal() { pthread_cond_broadcast(condition) }
}

/// A thread that runs until its work is done.
package struct WorkThread {
  private let thread: pthread_t

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Starts a thread, or returns nil if the system gives none.
  package init?(_ body: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
          let pointer: UnsafeMutableRawPointer = argument
        #else
          let pointer: UnsafeMutableRawPointer = argument!
        #endif
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  /// Waits until it has ended.
  package func join() { pthread_join(thread, nil) }
}
