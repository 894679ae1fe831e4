/// A buffered sink of bytes: everything that is printed goes through it, to a descriptor or to
/// memory.
package final class ByteSink {
  /// The size of the buffer: about a page of findings per write.
  private static let capacity = 1 << 16

  /// The descriptor the bytes go to; nil for memory.
  let descriptor: Int32?

  private var buffer: [UInt8] = []

  private(set) var isClosed = false

  private(set) var failure: SystemCalls.Errno?

  init(to descriptor: Int32? = nil) { self.descriptor = descriptor }

  /// What was written to memory, as text.
  var text: String { String(decoding: buffer, as: UTF8.self) }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { buffer.append(contentsOf: $0) }
    flushIfFull()
  }

  func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    flushIfFull()
  }

  package func writeLine(_ text: String) { write(text + "\n") }

  private func flushIfFull() { if buffer.count >= Self.capacity { flush() } }

  package func flush() {
    guard let descriptor, !buffer.isEmpty else { return }
    if !isClosed, failure == nil { buffer.withUnsafeBytes { send($0, to: descriptor) } }
    buffer.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var sent = 0
    while sent < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
      do throws(SystemCalls.Errno) {
        sent += try SystemCalls.send(rest, to: descriptor)
      } catch {
        if error.isClosedPipe { isClosed = true } else { failure = error }
        return
      }
    }
  }
}
