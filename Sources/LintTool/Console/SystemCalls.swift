// The calls of the C library that the tool needs, the same on every system. FoundationEssentials has
// few of them (no signal, no terminal, no error number), saves ten lines and adds 5 MB to the program.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

enum SystemCalls {
  struct Errno: Error {
    var number: Int32

    /// What it means, in lower case.
    var words: String {
      let text = String(cString: strerror(number))
      return text.prefix(1).lowercased() + text.dropFirst()
    }

    var isClosedPipe: Bool { number == EPIPE }

    var isTaken: Bool { number == EEXIST }
  }

  /// Returns the result of a call, or throws the error number if it is negative.
  private static func checked<Number: SignedInteger>(_ result: Number) throws(Errno) -> Number {
    if result < 0 { throw Errno(number: errno) }
    return result
  }

  /// Lets each heap of the C library grow by large steps. Otherwise the heaps of all threads but the
  /// first ask the system for each page, which takes longer than to fill it.
  static func growHeapsBySteps() {
    #if canImport(Glibc)
      // The module of the C library does not declare `mallopt`, and its `M_TOP_PAD`.
      typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return }
      _ = unsafeBitCast(symbol, to: SetOption.self)(-2, 64 << 20)
    #endif
  }

  /// Calls the system again as long as a signal interrupts the call.
  private static func uninterrupted(_ call: () -> Int) throws(Errno) -> Int {
    var count = call()
    while count < 0, errno == EINTR { count = call() }
    return try checked(count)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Makes a write to a closed pipe fail with an error number in place of ending the program.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static var processNumber: Int32 { getpid() }
}

// Files.
extension SystemCalls {
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(Errno) -> Int {
    try uninterrupted { write(descriptor, bytes.baseAddress, bytes.count) }
  }

  /// Returns the bytes of one read, at most some number of them; none at the end.
  static func receive(_ descriptor: Int32, atMost limit: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { memory, count in
      do throws(Errno) {
        count = try uninterrupted { read(descriptor, memory.baseAddress, limit) }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  static func openToRead(_ path: String) throws(Errno) -> Int32 {
    try checked(open(path, O_RDONLY | O_CLOEXEC))
  }

  /// Empties or creates a file and opens it to write it; returns its descriptor.
  static func openToWrite(_ path: String) throws(Errno) -> Int32 {
    try checked(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644))
  }

  /// Creates a file that does not exist yet and opens it to write it; returns its descriptor.
  static func create(_ path: String) throws(Errno) -> Int32 {
    try checked(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  static func duplicate(_ descriptor: Int32) throws(Errno) -> Int32 {
    try checked(fcntl(descriptor, F_DUPFD_CLOEXEC, 3))
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Returns the status of the file at a path, following symbolic links.
  static func status(of path: String) throws(Errno) -> stat {
    var status = stat()
    _ = try checked(stat(path, &status))
    return status
  }

  static func status(of descriptor: Int32) throws(Errno) -> stat {
    var status = stat()
    _ = try checked(fstat(descriptor, &status))
    return status
  }

  static func checkWritable(_ path: String) throws(Errno) { _ = try checked(access(path, W_OK)) }

  static func copyPermissions(of path: String, to descriptor: Int32) {
    if let status = try? status(of: path) { _ = fchmod(descriptor, status.st_mode & 0o7777) }
  }

  /// Renames a file and replaces another one by it, in one step.
  static func replace(_ target: String, by path: String) throws(Errno) {
    _ = try checked(rename(path, target))
  }

  static func remove(_ path: String) { _ = unlink(path) }

  /// Returns the absolute path of an existing file or directory, without links, `.` and `..`.
  static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

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
