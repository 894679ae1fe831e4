#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

enum FileStatus {
  /// A regular file, which can be read more than once.
  case file(bytes: Int)
  case directory
  /// A pipe, a socket or a device, whose bytes can be read once.
  case stream
  /// No file, or one that this user may not examine; the error number says why.
  case missing(SystemCalls.Errno)

  /// Returns the kind of file at a path, following symbolic links.
  static func of(_ path: String) -> FileStatus {
    do throws(SystemCalls.Errno) {
      return of(try SystemCalls.status(of: path))
    } catch {
      return .missing(error)
    }
  }

  /// Returns the size of the regular file of an open descriptor; nil for any other file.
  static func bytes(of descriptor: Int32) -> Int? {
    guard let status = try? SystemCalls.status(of: descriptor), case .file(let bytes) = of(status)
    else { return nil }
    return bytes
  }

  private static func of(_ status: stat) -> FileStatus {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(bytes: Int(status.st_size))
    case S_IFDIR: .directory
    default: .stream
    }
  }

  /// Whether a path is a symbolic link. Searches do not follow those that lead to directories.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

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
    if let status = try? SystemCalls.status(of: path) { return of(status) }
    let name = String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    guard !name.isEmpty, let status = try? SystemCalls.status(of: parentDirectory(of: path)) else {
      return nil
    }
    return .absent(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      directory: UInt64(truncatingIfNeeded: status.st_ino), name: name)
  }

  /// Returns the identity of an open descriptor; nil for a device.
  static func of(descriptor: Int32) -> FileIdentity? {
    (try? SystemCalls.status(of: descriptor)).flatMap(of)
  }

  private static func of(_ status: stat) -> FileIdentity? {
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR, kind != S_IFCHR, kind != S_IFBLK else { return nil }
    return .present(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

func parentDirectory(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// A name in a directory. Names are in the order of their bytes.
struct DirectoryEntry: Comparable {
  enum Kind {
    case file, directory
    /// A link to a directory, which is not followed, since it may form a cycle.
    case linkedDirectory
    /// A pipe, a device, or a link to nothing.
    case other
  }

  var directory: String
  var name: String
  /// The kind that the directory itself stores; nil for a link, or if the file system stores none.
  private var storedKind: Kind?

  var path: String { directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)" }

  var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  /// The kind. Asking for the status of every file takes longer than reading source.
  var kind: Kind {
    if let storedKind { return storedKind }
    switch FileStatus.of(path) {
    case .file: return .file
    case .directory: return FileStatus.isLink(path) ? .linkedDirectory : .directory
    default: return .other
    }
  }

  /// Whether it is a link to a file or a directory.
  var isLink: Bool { storedKind == nil && FileStatus.isLink(path) }

  static func < (left: DirectoryEntry, right: DirectoryEntry) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }

  /// Returns the entries of a directory in any order, without `.` and `..`.
  static func all(in path: String) throws(SystemCalls.Errno) -> [DirectoryEntry] {
    guard let directory = opendir(path) else { throw SystemCalls.Errno(number: errno) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let type = Int32(entry.pointee.d_type)
      let kind: Kind? = type == Int32(DT_REG) ? .file : type == Int32(DT_DIR) ? .directory : nil
      entries.append(DirectoryEntry(directory: path, name: name, storedKind: kind))
    }
    return entries
  }
}
