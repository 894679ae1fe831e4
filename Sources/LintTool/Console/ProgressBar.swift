import EventReports

/// A progress bar on standard error.
///
/// If it was asked for, it is shown immediately; otherwise only on a terminal, once the run takes
/// long.
struct ProgressBar {
  /// The time before the bar is shown if it was not asked for.
  private static let delay = Duration.seconds(1)

  /// The time between two drawings of the bar.
  private static let interval = Duration.milliseconds(100)

  /// The time between two lines where standard error is not a terminal.
  private static let lineInterval = Duration.seconds(1)

  private static let cells = 24

  private let total: Int
  private let console: Console
  private let isOn: Bool
  private let start = ContinuousClock.now
  private var next: ContinuousClock.Instant
  private var isShown = false

  init(total: Int, isAskedFor: Bool, isQuiet: Bool, _ console: Console) {
    self.total = total
    self.console = console
    isOn = isAskedFor || console.isErrorTerminal && !isQuiet
    next = isAskedFor ? start : start + Self.delay
  }

  mutating func show(_ bytes: Int) {
    guard isOn else { return }
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + (console.isErrorTerminal ? Self.interval : Self.lineInterval)
    isShown = console.isErrorTerminal
    let line = Self.line(bytes, of: total, after: now - start)
    // Escape sequences work on a terminal only; other outputs get a line from time to time.
    console.errors.write(console.isErrorTerminal ? "\r\(line)\u{1B}[K" : "\(line)\n")
    console.errors.flush()
  }

  mutating func hide() {
    guard isShown else { return }
    isShown = false
    console.errors.write("\r\u{1B}[K")
    console.errors.flush()
  }

  /// Returns the bar; for input of unknown size, the number of bytes read.
  static func line(_ bytes: Int, of total: Int, after time: Duration) -> String {
    let rate = Int(Double(bytes) / max(0.001, time / .seconds(1)))
    let speed = "\(size(bytes)), \(size(rate))/s"
    guard total > 0 else { return speed }
    let share = min(1, Double(bytes) / Double(total))
    let full = Int(share * Double(cells))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
    return "\(bar) \(Int(share * 100)) % of \(size(total)), \(size(rate))/s"
  }

  private static func size(_ bytes: Int) -> String {
    var amount = Double(bytes)
    var unit = 0
    let units = ["B", "kB", "MB", "GB", "TB"]
    while amount >= 1000, unit < units.count - 1 {
      amount /= 1000
      unit += 1
    }
    return unit == 0 ? "\(bytes) B" : "\(amount.rounded(to: 1)) \(units[unit])"
  }
}
