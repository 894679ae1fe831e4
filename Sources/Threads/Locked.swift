/// A value that one thread at a time may use.
///
/// `@unchecked`: every access is between lock and unlock.
package final class Locked<Value>: @unchecked Sendable {
  private let gate = ThreadGate()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Runs a function on the value while no other thread does.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    gate.lock()
    defer { gate.unlock() }
    return body(&value)
  }
}
