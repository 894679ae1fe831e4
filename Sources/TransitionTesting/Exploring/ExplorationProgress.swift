import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The progress of a long exploration, printed on standard error.
struct ExplorationProgress {
  /// The seconds before the first line, and between two lines.
  private static let interval = 5.0

  private let count: Int?
  // Dispatch's clock: the standard library's needs iOS 16.
  private var next = DispatchTime.now() + interval

  /// Makes the progress of playing so many histories, if that is known.
  init(of count: Int? = nil) { self.count = count }

  mutating func note(_ number: Int) {
    // The clock is asked only now and then, since a history takes far less time than the interval.
    guard number % 64 == 0, DispatchTime.now() >= next else { return }
    next = DispatchTime.now() + Self.interval
    let line = Self.line(number, of: count)
    _ = line.withCString { write(2, $0, strlen($0)) }
  }

  static func line(_ number: Int, of count: Int?) -> String {
    "explore: \(number)\(count.map { " of \($0)" } ?? "") histories\n"
  }
}
