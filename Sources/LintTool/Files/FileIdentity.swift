#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The identity of a file. Two paths with the same identity lead to one file, whatever links they
/// use.
enum FileIdentity: Hashable, Sendable {
  /// A file or a pipe, by its device and its number there.
  case present(device: UInt64, number: UInt64)
  /// A name in a directory that contains no file of that name yet.
  case absent(device: UInt64, directory: UInt64, name: String)

  /// Returns the identity of a path; nil for a directory, a device, or a path whose directory does
  /// not exist.
  static func of(_ path: String) -> FileIdentity? {
    if let status = try? SystemCalls.status(of: path).get() { return of(status) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let parent = parts.dropLast().joined(separator: "/")
    let directory = parts.count == 1 ? "." : parent.isEmpty ? "/" : parent
    guard let name = parts.last, !name.isEmpty,
      let status = try? SystemCalls.status(of: directory).get()
    else { return nil }
    return .absent(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      directory: UInt64(truncatingIfNeeded: status.st_ino), name: String(name))
  }

  /// Returns the identity of an open descriptor; nil for a device.
  static func of(descriptor: Int32) -> FileIdentity? {
    (try? SystemCalls.status(of: descriptor).get()).flatMap(of)
  }

  private static func of(_ status: stat) -> FileIdentity? {
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR, kind != S_IFCHR, kind != S_IFBLK else { return nil }
    return .present(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
