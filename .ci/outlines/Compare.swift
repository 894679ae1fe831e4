import Foundation

/// Compares what this package and the toolchain's parsers find in files, declaration by declaration.
///
/// Of Objective-C, clang sees what it can without the system's headers: what it finds must be found, and
/// not the other way round.
@main
struct Compare {
  static func main() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("outlines-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var counts: [String: (agree: Int, all: Int)] = [:]
    var shown = 0
    var files = 0
    var unseen = 0
    for path in FileHandle.standardInput.lines {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      files += 1
      let isSwift = path.hasSuffix(".swift")
      let parsed =
        isSwift
        ? ParsedOutline(String(decoding: data, as: UTF8.self)).lines
        : try ClangOutline(path, Array(data), in: directory)?.lines ?? []
      let found = isSwift ? readOutline(path, Array(data)) : readObjectiveC(path, Array(data))
      let common = Set(parsed).intersection(found)
      let read = isSwift ? found : found.filter { common.contains($0) }
      unseen += found.count - read.count
      for line in parsed + read.filter({ !common.contains($0) }) {
        let kind = String(line.prefix { $0 != " " })
        counts[kind, default: (0, 0)].all += 1
        if common.contains(line) { counts[kind, default: (0, 0)].agree += 1 }
      }
      for line in parsed where !common.contains(line) { show("\(path): parser: \(line)", &shown) }
      for line in read where !common.contains(line) { show("\(path): read:   \(line)", &shown) }
    }
    var all = (agree: 0, all: 0)
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(count.agree) of \(count.all)")
      all = (all.agree + count.agree, all.all + count.all)
    }
    print("\(all.agree) of \(all.all) declarations in \(files) files agree")
    if unseen > 0 { print("\(unseen) declarations were read where clang found none") }
    try? FileManager.default.removeItem(at: directory)
    exit(shown > 0 ? 1 : 0)
  }

  private static func show(_ line: String, _ shown: inout Int) {
    shown += 1
    if shown <= 100 { print(line) }
  }
}

extension FileHandle {
  var lines: [String] {
    String(decoding: readDataToEndOfFile(), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
