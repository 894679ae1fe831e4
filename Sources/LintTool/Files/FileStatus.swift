#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a path leads to.
enum FileStatus {
  /// A file that can be read twice.
  case file(bytes: Int)
  case directory
  /// A pipe, a socket, a device: bytes that come once.
  case stream
  /// Nothing, or nothing we may look at; the error number says why.
  case missing(SystemCalls.Errno)

  /// Returns what a path leads to, following links.
  static func of(_ path: String) -> FileStatus {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing(SystemCalls.Errno(number: errno)) }
    return of(status)
  }

  /// Returns what an open descriptor leads to.
  static func of(descriptor: Int32) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      return .missing(SystemCalls.Errno(number: errno))
    }
    return of(status)
  }

  private static func of(_ status: stat) -> FileStatus {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(bytes: Int(status.st_size))
    case S_IFDIR: .directory
    default: .stream
    }
  }

  /// Whether a path is a link; a walk does not follow those that lead to directories.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

/// A name in a directory.
struct DirectoryEntry {
  /// What the directory itself says of a name.
  enum Kind {
    case file, directory
    /// A link, or what the file system does not say.
    case other
  }

  var name: String
  var kind: Kind
}

/// Returns what a directory holds in no order, without `.` and `..`.
func entriesInDirectory(_ path: String) -> Result<[DirectoryEntry], SystemCalls.Errno> {
  guard let directory = opendir(path) else {
    return .failure(SystemCalls.Errno(number: errno))
  }
  defer { closedir(directory) }
  var entries: [DirectoryEntry] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name != ".", name != ".." else { continue }
    let kind: DirectoryEntry.Kind
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): kind = .file
    case Int32(DT_DIR): kind = .directory
    default: kind = .other
    }
    entries.append(DirectoryEntry(name: name, kind: kind))
  }
  return .success(entries)
}

/// Returns the names in a directory in the order of their bytes, without `.` and `..`.
func namesInDirectory(_ path: String) -> Result<[String], SystemCalls.Errno> {
  entriesInDirectory(path).map { entries in
    entries.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
