import Foundation

/// Compares what this package and the toolchain's parser find in Swift files, declaration by declaration.
@main
struct Compare {
  static func main() throws {
    var counts: [String: (agree: Int, all: Int)] = [:]
    var shown = 0
    var files = 0
    for path in FileHandle.standardInput.lines {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      files += 1
      let parsed = ParsedOutline(String(decoding: data, as: UTF8.self)).lines
      let read = readOutline(path, Array(data))
      let common = Set(parsed).intersection(read)
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
