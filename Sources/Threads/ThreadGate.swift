#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock with a signal, for state that several threads share.
///
/// It uses the C library, since the lock of the standard library requires newer systems.
/// `@unchecked`: its purpose is to synchronize threads.
package final class ThreadGate: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  /// Makes an unlocked gate.
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

  /// Waits until no other thread holds the lock, and locks.
  package func lock() { pthread_mutex_lock(mutex) }

  /// Unlocks.
  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Unlocks, waits for a signal, and locks again.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all waiting threads.
  package func signal() { pthread_cond_broadcast(condition) }
}

/// A thread that runs until its work is done.
package struct WorkThread {
  private let thread: pthread_t

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Starts a thread, or returns nil if the system cannot start one.
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

  /// Waits until the thread has ended.
  package func join() { pthread_join(thread, nil) }
}
