// The calls of the C library that the tool needs, the same on every system. FoundationEssentials has
// few of them (no signal, no terminal, no error number), saves ten lines and adds 5 MB to the program.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls of the operating system.
enum SystemCalls {
  /// Returns the C library's description of an error number.
  static func words(for number: Int32) -> String { String(cString: strerror(number)) }

  /// Writes bytes to a descriptor; returns how many, or the error number.
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Result<Int, Errno> {
    uninterrupted { write(descriptor, bytes.baseAddress, bytes.count) }
  }

  /// Reads bytes from a descriptor; returns how many, 0 at the end, or the error number.
  static func receive(
    _ descriptor: Int32, into bytes: UnsafeMutableRawBufferPointer
  ) -> Result<Int, Errno> {
    uninterrupted { read(descriptor, bytes.baseAddress, bytes.count) }
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
  private static func uninterrupted(_ call: () -> Int) -> Result<Int, Errno> {
    while true {
      let count = call()
      if count >= 0 { return .success(count) }
      if errno != EINTR { return .failure(Errno(number: errno)) }
    }
  }

  /// Opens a file to read it; returns its descriptor.
  static func openToRead(_ path: String) -> Result<Int32, Errno> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? .failure(Errno(number: errno)) : .success(descriptor)
  }

  /// Empties or creates a file and opens it to write it; returns its descriptor.
  static func openToWrite(_ path: String) -> Result<Int32, Errno> {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    return descriptor < 0 ? .failure(Errno(number: errno)) : .success(descriptor)
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the columns of the terminal behind a descriptor, if it is one.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the value of a variable of the environment.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the absolute path of the working directory.
  static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Makes a write to a closed pipe fail with an error number in place of ending the program.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// The number of processors that are online.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Whether an error number says that the reading end of a pipe is closed.
  static func isClosedPipe(_ error: Errno) -> Bool { error.number == EPIPE }

  /// An error number of the C library.
  struct Errno: Error {
    var number: Int32
  }
}
