// The calls that put a file into its place.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCalls {
  /// Makes a file that is not there yet and opens it to write it; returns its descriptor.
  static func create(_ path: String) -> Result<Int32, Errno> {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    return descriptor < 0 ? .failure(Errno(number: errno)) : .success(descriptor)
  }

  /// Whether an error number says that the file is there already.
  static func isTaken(_ error: Errno) -> Bool { error.number == EEXIST }

  /// Returns a second descriptor of what one leads to.
  static func duplicate(_ descriptor: Int32) -> Result<Int32, Errno> {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy < 0 ? .failure(Errno(number: errno)) : .success(copy)
  }

  /// Returns whether this user may write a file.
  static func mayWrite(_ path: String) -> Result<Void, Errno> {
    access(path, W_OK) == 0 ? .success(()) : .failure(Errno(number: errno))
  }

  /// Gives an open file the permissions of another.
  static func copyPermissions(of path: String, to descriptor: Int32) {
    var status = stat()
    if stat(path, &status) == 0 { _ = fchmod(descriptor, status.st_mode & 0o7777) }
  }

  /// Puts a file into the place of another, at once.
  static func rename(_ path: String, to target: String) -> Result<Void, Errno> {
    #if canImport(Glibc)
      let status = Glibc.rename(path, target)
    #elseif canImport(Musl)
      let status = Musl.rename(path, target)
    #else
      let status = Darwin.rename(path, target)
    #endif
    return status == 0 ? .success(()) : .failure(Errno(number: errno))
  }

  static func remove(_ path: String) { _ = unlink(path) }

  static var processNumber: Int32 { getpid() }

  /// Returns the path a path leads to, link by link; the last one need not be there.
  static func followingLinks(_ path: String) -> String {
    var path = path
    // As many as the system itself follows.
    for _ in 0..<40 {
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &bytes, bytes.count)
      guard count > 0 else { return path }
      let link = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = link.hasPrefix("/") ? link : directory + link
    }
    return path
  }
}
