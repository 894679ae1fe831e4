/// The names of a log's columns; the column of instances may have many names.
///
/// `{"view":"Inbox","id":"0x7f82","event":"viewWillAppear"}`: an id that recurs with several
/// callbacks of one view is its instance; an id that never recurs identifies the line.
struct ColumnNames: Sendable {
  /// The log's name for the column of instances, if it is not `instance`.
  private var instance: [UInt8]?

  /// Makes the names of this package's own formats.
  init() {}

  /// Finds the column of instances in the first rows of a log.
  ///
  /// - Parameter rows: The names and values of each row.
  init(_ rows: [[(name: [UInt8], value: [UInt8])]]) {
    var columns: [[UInt8]: [(view: [UInt8], event: [UInt8], value: [UInt8])]] = [:]
    for row in rows {
      func value(_ column: Column) -> [UInt8]? {
        row.first { Column.named($0.name) == column }?.value
      }
      guard let view = value(.view), let event = value(.event), value(.instance) == nil else {
        continue
      }
      for (name, value) in row where Column.named(name) == nil && !value.isEmpty {
        columns[name, default: []].append((view, event, value))
      }
    }
    instance = columns.filter { Self.tellsInstances($0.value, isListed: Self.isListed($0.key)) }
      .keys.min { first, second in
        Self.isListed(first) != Self.isListed(second)
          ? Self.isListed(first) : first.lexicographicallyPrecedes(second)
      }
  }

  func named(_ text: some Collection<UInt8>) -> Column? {
    if let instance, instance.elementsEqual(text) { return .instance }
    return Column.named(text)
  }

  /// Whether a name is a usual one for instances.
  private static func isListed(_ name: [UInt8]) -> Bool {
    ConsoleWords.instanceLabels.contains(name)
  }

  private static func tellsInstances(
    _ column: [(view: [UInt8], event: [UInt8], value: [UInt8])], isListed: Bool
  ) -> Bool {
    let isAddress = column.allSatisfy { cell in
      cell.value.starts(with: "0x".utf8) || cell.value.holds(": 0x")
    }
    guard column.count > 3 else { return isListed && isAddress }
    let groups = Dictionary(grouping: column, by: \.value).values
    return (isListed || isAddress) && groups.allSatisfy { Set($0.map(\.view)).count == 1 }
      && groups.contains { Set($0.map(\.event)).count > 1 }
  }
}

extension LogSample {
  var jsonRows: [[(name: [UInt8], value: [UInt8])]] {
    lines.map { line in
      let bytes = Array(line.utf8)
      return bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return [] }
        var scanner = JSONScanner(base, 0..<buffer.count)
        var row: [(name: [UInt8], value: [UInt8])] = []
        _ = scanner.object { key, value in
          switch value {
          case .string(let value, _), .scalar(let value):
            row.append((Array(buffer[key]), Array(buffer[value])))
          default: break
          }
        }
        return row
      }
    }
  }

  func rows(separatedBy separator: UInt8) -> [[(name: [UInt8], value: [UInt8])]] {
    guard let header = lines.first else { return [] }
    func values(_ line: String) -> [[UInt8]] {
      let bytes = Array(line.utf8)
      return SeparatedParser.cells(of: bytes, separator: separator).map {
        SeparatedParser.value(of: bytes[$0])
      }
    }
    let names = values(header)
    return lines.dropFirst().map { line in zip(names, values(line)).map { ($0, $1) } }
  }
}

/// A value of a row that has both the name and the address of a view: `<Demo.Inbox: 0x7f82>`.
enum ViewText {
  /// Returns the name and the address, or nil if there is no address.
  static func split(_ view: String) -> (name: String, instance: String)? {
    var line = ConsoleLine()
    var view = view
    return view.withUTF8 { bytes in
      guard bytes.count <= 200, bytes.holds("0x") else { return nil }
      line.load(bytes)
      return line.withBytes { cleaned in
        let text = CleanText(bytes: cleaned, count: bytes.count)
        let tokens = LineTokens(text, 0..<bytes.count, callback: bytes.count..<bytes.count).tokens
        let words = tokens.filter { $0.kind == .word && text.text($0.range) != "Optional" }
        guard let pointer = tokens.first(where: { $0.kind == .pointer }), let name = words.first,
          words.count == 1,
          // `0x6-c1` and `0x6>c1` are unusual names; `Inbox-0x6` is a name and a pointer.
          !name.sign.isOne(of: "-/>")
        else { return nil }
        return (text.text(text.className(name.range)), text.text(pointer.range))
      }
    }
  }
}
