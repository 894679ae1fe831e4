// The calls that examine a file, and that write a file beside another one and replace that one by it.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCalls {
  /// Returns the status of the file at a path, following symbolic links.
  static func status(of path: String) -> Result<stat, Errno> {
    var status = stat()
    return stat(path, &status) == 0 ? .success(status) : .failure(Errno(number: errno))
  }

  /// Returns the status of the file of an open descriptor.
  static func status(of descriptor: Int32) -> Result<stat, Errno> {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? .success(status) : .failure(Errno(number: errno))
  }

  /// Creates a file that does not exist yet and opens it to write it; returns its descriptor.
  static func create(_ path: String) -> Result<Int32, Errno> {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    return descriptor < 0 ? .failure(Errno(number: errno)) : .success(descriptor)
  }

  /// Whether an error number says that the file exists already.
  static func isTaken(_ error: Errno) -> Bool { error.number == EEXIST }

  /// Returns a second descriptor of the same open file.
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
    if let status = try? status(of: path).get() { _ = fchmod(descriptor, status.st_mode & 0o7777) }
  }

  /// Renames a file and replaces another one by it, in one step.
  static func replace(_ target: String, by path: String) -> Result<Void, Errno> {
    rename(path, target) == 0 ? .success(()) : .failure(Errno(number: errno))
  }

  static func remove(_ path: String) { _ = unlink(path) }

  static var processNumber: Int32 { getpid() }

  /// Returns the path that symbolic links at a path lead to. No file needs to exist at the last one.
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
