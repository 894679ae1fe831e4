import Dispatch
import Foundation

/// The result of running a program to its end.
struct ChildRun {
  var seconds: Double
  var peakBytes: Int
  /// Whether it ended with an exit status of 0 or 1.
  var isSound: Bool

  /// Runs programs at the same time and discards their output. The time of each is the time until
  /// all have ended. Returns nil if one of them is not installed.
  ///
  /// - Parameter watchesMemory: Whether peak memory is sampled while they run, which costs time.
  ///   What the system reports at the end also counts the memory of the program that started them.
  static func run(
    _ commands: [[String]], errorsTo errors: FileHandle = .nullDevice, watchesMemory: Bool = false
  ) -> [ChildRun]? {
    let programs = commands.map { program($0, errorsTo: errors) }
    guard !programs.contains(nil) else { return nil }
    let children = programs.compactMap(\.self)
    var peaks = children.map { _ in 0 }
    let ended = DispatchSemaphore(value: 0)
    for child in children { child.terminationHandler = { _ in ended.signal() } }
    let seconds = secondsTaken(by: {
      var running = children.count { (try? $0.run()) != nil }
      while running > 0 {
        let pause: DispatchTime = watchesMemory ? .now() + .milliseconds(2) : .distantFuture
        if ended.wait(timeout: pause) == .success {
          running -= 1
        } else {
          for (index, child) in children.enumerated() {
            peaks[index] = max(peaks[index], peakBytes(of: child.processIdentifier))
          }
        }
      }
    })
    guard children.allSatisfy({ $0.processIdentifier > 0 }) else { return nil }
    return zip(children, peaks).map { child, peak in
      let isSound = child.terminationReason == .exit && child.terminationStatus <= 1
      return ChildRun(seconds: seconds, peakBytes: peak, isSound: isSound)
    }
  }

  /// Returns the process for a program; nil if no directory of `PATH` contains it.
  private static func program(_ words: [String], errorsTo errors: FileHandle) -> Process? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let directories = words[0].contains("/") ? [""] : path.split(separator: ":").map { $0 + "/" }
    let places = directories.map { $0 + words[0] }
    guard let place = places.first(where: FileManager.default.isExecutableFile) else { return nil }
    let child = Process()
    child.executableURL = URL(fileURLWithPath: place)
    child.arguments = Array(words.dropFirst())
    child.standardInput = FileHandle.nullDevice
    child.standardOutput = FileHandle.nullDevice
    child.standardError = errors
    return child
  }

  /// Returns the peak memory of a running program so far, where the system reports it.
  private static func peakBytes(of child: Int32) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)) ?? ""
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Int(peak.filter(\.isNumber)) ?? 0) << 10
  }
}

func secondsTaken(by work: () -> Void) -> Double { ContinuousClock().measure(work) / .seconds(1) }

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = count / 2
    return count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
