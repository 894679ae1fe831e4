#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a log: a file, standard input or a pipe, or bytes in memory.
///
/// A file is read with `pread`, so that a report can read a part of it again. For this purpose, an
/// input that can be read only once keeps its last `RecentBytes.limit` bytes.
package final class ByteSource {
  /// How many bytes are requested at once. More do not fit in the second-level cache.
  package static let chunkLimit = 1 << 19

  /// How many bytes are read at most to recognize the format.
  static let sampleLimit = 1 << 16

  /// The name in reports.
  package let name: String

  /// Whether any part can be read again.
  package let isSeekable: Bool

  /// How the source is read while it is still being written; nil if it is complete.
  package var live: LiveInput?

  /// Whether a followed file became shorter than the part that was read.
  package internal(set) var isTruncated = false

  /// How many bytes one read requests.
  let chunkBytes: Int

  /// The line counts at some offsets of the part read so far.
  var marks = LineMarks()

  /// The last bytes of an input that can be read only once.
  var recent = RecentBytes()

  let storage: Storage

  enum Storage {
    case file(descriptor: Int32, start: UInt64, isOwned: Bool)
    case memory([UInt8])
  }

  /// Makes a source of bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The log.
  ///   - name: The name in reports.
  ///   - chunkBytes: How many bytes one read returns, so that tests can vary it.
  ///   - isSeekable: Whether bytes can be read again; false to read them only once, like a pipe's.
  package init(
    bytes: [UInt8], name: String = "input", chunkBytes: Int = ByteSource.chunkLimit,
    isSeekable: Bool = true
  ) {
    precondition(chunkBytes > 0, "a chunk has at least one byte: leave chunkBytes out")
    self.name = name
    self.isSeekable = isSeekable
    self.chunkBytes = min(chunkBytes, Self.chunkLimit)
    storage = .memory(bytes)
  }

  /// Opens a file.
  ///
  /// - Throws: an ``InputError`` if the file does not exist, is a directory, or cannot be read.
  package convenience init(path: String, name: String? = nil) throws(InputError) {
    let name = name ?? path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(name, .init(errno)) }
    do throws(InputError) {
      try self.init(descriptor: descriptor, name: name, isOwned: true)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Makes a source of an open file; standard input is descriptor 0.
  ///
  /// - Throws: an ``InputError`` if it is a directory or not open.
  package init(descriptor: Int32, name: String, isOwned: Bool = false) throws(InputError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputError(name, .init(errno)) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw InputError(name, .directory) }
    self.name = name
    isSeekable = kind == S_IFREG
    chunkBytes = Self.chunkLimit
    let start = isSeekable ? max(0, lseek(descriptor, 0, SEEK_CUR)) : 0
    storage = .file(descriptor: descriptor, start: UInt64(start), isOwned: isOwned)
  }

  deinit {
    if case .file(let descriptor, _, true) = storage { close(descriptor) }
  }
}

extension ByteSource {
  /// Reads the next bytes at an offset, at most as many as fit.
  ///
  /// - Parameters:
  ///   - offset: The number of bytes before; for a source that can be read only once, the number of
  ///     bytes read so far.
  ///   - room: The buffer for the bytes.
  /// - Returns: How many bytes were read; 0 at the end.
  func read(at offset: UInt64, into room: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    switch storage {
    case .memory(let bytes):
      let start = min(Int(offset), bytes.count)
      let count = min(room.count, bytes.count - start)
      bytes.withUnsafeBytes { room.copyMemory(from: .init(rebasing: $0[start..<start + count])) }
      return count
    case .file(let descriptor, let start, _):
      while true {
        let count =
          isSeekable
          ? pread(descriptor, room.baseAddress, room.count, off_t(start + offset))
          : systemRead(descriptor, room.baseAddress, room.count)
        if count >= 0 { return count }
        if errno != EINTR { throw InputError(name, .init(errno)) }
      }
    }
  }
}

extension ByteSource {
  /// Reads from an offset until the buffer is full or the source ends. Returns the byte count.
  func fill(_ room: UnsafeMutableRawBufferPointer, at offset: UInt64) throws(InputError) -> Int {
    var count = 0
    while count < room.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: room[count...])
      let more = try read(at: offset + UInt64(count), into: rest)
      if more == 0 { break }
      count += more
    }
    return count
  }

  /// The number of bytes, or 0 if it is unknown.
  var size: UInt64 {
    guard isSeekable else { return 0 }
    switch storage {
    case .memory(let bytes): return UInt64(bytes.count)
    case .file(let descriptor, let start, _):
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return 0 }
      return UInt64(max(0, Int64(status.st_size) - Int64(start)))
    }
  }
}

private func systemRead(_ descriptor: Int32, _ room: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, room, count)
}

extension InputError.Reason {
  /// Makes the reason for a system error number.
  init(_ number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .forbidden
    case EISDIR: self = .directory
    default: self = .failed(number)
    }
  }
}
