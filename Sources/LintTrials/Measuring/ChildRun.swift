#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was run to its end, with what it took.
struct ChildRun {
  var seconds: Double
  /// The most memory it had, in bytes.
  var peakBytes: Int
  /// Whether it ended as it should: an exit status of 0 or 1.
  var isSound: Bool

  /// Runs a program with its output thrown away, or returns nil if there is none of that name.
  static func run(_ words: [String], errorsTo path: String = "/dev/null") -> ChildRun? {
    runTogether([words], errorsTo: path)?.first
  }

  /// Runs programs at the same time; each one's time is that until all have ended.
  ///
  /// - Parameter watchesMemory: Whether the most memory is looked for while they run, which costs
  ///   time: what the system says at the end counts the memory of the program that started them too.
  static func runTogether(
    _ commands: [[String]], errorsTo path: String = "/dev/null", watchesMemory: Bool = false
  ) -> [ChildRun]? {
    let start = Stopwatch.now()
    var children: [pid_t] = []
    for words in commands {
      guard let child = spawn(words, errorsTo: path) else { return nil }
      children.append(child)
    }
    let ends = children.map { wait(for: $0, watchesMemory: watchesMemory) }
    let seconds = Stopwatch.seconds(since: start)
    return ends.map { ChildRun(seconds: seconds, peakBytes: $0.peak, isSound: $0.isSound) }
  }

  private static func spawn(_ words: [String], errorsTo path: String) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0 else {
      return nil
    }
    return child
  }

  private static func wait(
    for child: pid_t, watchesMemory: Bool
  ) -> (peak: Int, isSound: Bool) {
    var status: Int32 = 0
    var peak = 0
    while watchesMemory {
      peak = max(peak, peakBytes(of: child))
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return (peak, isSound(status)) }
      if ended < 0, errno != EINTR { break }
      usleep(2_000)
    }
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return (peak, isSound(status))
  }

  private static func isSound(_ status: Int32) -> Bool {
    status & 0x7F == 0 && (status >> 8) & 0xFF <= 1
  }

  /// Returns the most memory a running program had since it started, where the system says so.
  private static func peakBytes(of child: pid_t) -> Int {
    guard let file = fopen("/proc/\(child)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      guard bytes.starts(with: "VmHWM:".utf8) else { continue }
      let digits = bytes.filter { (48...57).contains($0) }
      return (Int(String(decoding: digits, as: UTF8.self)) ?? 0) << 10
    }
    return 0
  }
}

/// A clock that never goes back.
enum Stopwatch {
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static func seconds(since start: UInt64) -> Double { Double(now() - start) / 1e9 }

  /// Returns how many seconds some work takes.
  static func seconds(of work: () -> Void) -> Double {
    let start = now()
    work()
    return seconds(since: start)
  }
}

extension [Double] {
  /// The middle value; 0 of none.
  var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = count / 2
    return count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
