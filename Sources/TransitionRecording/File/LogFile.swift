#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file that is written through mapped memory, part by part.
final class LogFile: Sendable {
  let path: String

  private let descriptor: Int32

  /// Creates a file at the path, or next to it with a number in its name if there is one already,
  /// so that what an earlier launch recorded before it crashed is never overwritten.
  init(at path: String) throws(RecordingError) {
    var name = path
    var number = 1
    while true {
      let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor >= 0 {
        Self.keepReadableWhileLocked(descriptor)
        self.descriptor = descriptor
        self.path = name
        return
      }
      guard errno == EEXIST, number < RecordingLimits.files else {
        throw RecordingError(path: name, reason: Self.systemReason())
      }
      number += 1
      name = Self.numbered(path, number)
    }
  }

  deinit { close(descriptor) }

  /// Extends the file by one more part at an offset and returns it mapped, or nil if the system
  /// refuses.
  ///
  /// The part is filled with line feeds by an ordinary write. So the blocks on the disk are
  /// allocated now, a full disk is noticed here and not by a signal later, and a log that was not
  /// closed ends in blank lines, which every reader skips.
  func part(at offset: Int) -> LogPart? {
    let count = RecordingLimits.chunkBytes
    let filler = [UInt8](repeating: UInt8(ascii: "\n"), count: count)
    var done = 0
    while done < count {
      let written = filler.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + done, count - done, off_t(offset + done))
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return nil }
      done += written
    }
    guard
      let base = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(offset)),
      base != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    let part = LogPart(base: base, offset: offset)
    part.touchPages()
    return part
  }

  #if canImport(UIKit)
    /// Gives the file the protection `completeUntilFirstUserAuthentication`, whatever its directory
    /// has. Under complete protection the pages cannot be accessed on a locked device, and
    /// accessing one ends the app.
    ///
    /// Source: Apple, `sys/fcntl.h` (`F_SETPROTECTIONCLASS`) and “Encrypting Your App's Files”; the
    /// classes are A to D, from complete protection to none.
    private static func keepReadableWhileLocked(_ descriptor: Int32) {
      let setProtectionClass: Int32 = 64
      let untilFirstUserAuthentication: Int32 = 3
      // A volume without protection refuses; its files can be read then, too.
      _ = fcntl(descriptor, setProtectionClass, untilFirstUserAuthentication)
    }
  #else
    private static func keepReadableWhileLocked(_ descriptor: Int32) {}
  #endif

  func cut(to count: Int) { _ = ftruncate(descriptor, off_t(count)) }

  static func systemReason() -> String { strerror(errno).map { String(cString: $0) } ?? "unknown" }

  /// Returns `screens-2.transcript` for `screens.transcript`.
  private static func numbered(_ path: String, _ number: Int) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[start...].lastIndex(of: "."), dot > start else {
      return "\(path)-\(number)"
    }
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }
}

/// A part of a file that is mapped into memory. What is written there belongs to the system, not to
/// the process, and outlives it.
struct LogPart: @unchecked Sendable {
  /// The first byte.
  let base: UnsafeMutableRawPointer

  /// Its offset in the file, and the offset after its last byte.
  let offset: Int
  var end: Int { offset + RecordingLimits.chunkBytes }

  /// Makes each page writable now, so that the caller's thread does not have to wait for it later.
  func touchPages() {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    for start in stride(from: 0, to: RecordingLimits.chunkBytes, by: max(1, page)) {
      base.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: start, as: UInt8.self)
    }
  }

  /// Unmaps the memory; the bytes stay in the file.
  func unmap() { munmap(base, RecordingLimits.chunkBytes) }
}
