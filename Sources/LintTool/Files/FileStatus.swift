#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The kind of file at a path.
enum FileStatus {
  /// A regular file, which can be read more than once.
  case file(bytes: Int)
  case directory
  /// A pipe, a socket or a device, whose bytes can be read once.
  case stream
  /// No file, or one that this user may not examine; the error number says why.
  case missing(SystemCalls.Errno)

  /// Returns the kind of file at a path, following symbolic links.
  static func of(_ path: String) -> FileStatus { of(SystemCalls.status(of: path)) }

  /// Returns the kind of file of an open descriptor.
  static func of(descriptor: Int32) -> FileStatus { of(SystemCalls.status(of: descriptor)) }

  private static func of(_ status: Result<stat, SystemCalls.Errno>) -> FileStatus {
    switch status {
    case .failure(let error): .missing(error)
    case .success(let status) where status.st_mode & S_IFMT == S_IFREG:
      .file(bytes: Int(status.st_size))
    case .success(let status): status.st_mode & S_IFMT == S_IFDIR ? .directory : .stream
    }
  }

  /// Whether a path is a symbolic link. Searches do not follow those that lead to directories.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

/// A name in a directory.
struct DirectoryEntry {
  /// The kind that the directory itself stores with a name.
  enum Kind {
    case file, directory
    /// A link, or a kind that the file system does not store.
    case other
  }

  var name: String
  var kind: Kind
}

/// Returns the entries of a directory in any order, without `.` and `..`.
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

/// Returns the names in a directory sorted by their bytes, without `.` and `..`.
func namesInDirectory(_ path: String) -> Result<[String], SystemCalls.Errno> {
  entriesInDirectory(path).map { entries in
    entries.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
