import EventModel

/// The columns of one event of a structured log, as bytes, before they become a record.
struct Row {
  /// The values of all columns, one after another.
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>?] = Array(repeating: nil, count: Column.allCases.count)

  /// Removes the values and keeps the capacity.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    for index in ranges.indices { ranges[index] = nil }
  }

  /// Sets a column to the bytes that a closure appends.
  mutating func set(_ column: Column, _ append: (inout [UInt8]) -> Void) {
    let start = bytes.count
    append(&bytes)
    ranges[column.rawValue] = start..<bytes.count
  }

  mutating func set(_ column: Column, _ value: some Sequence<UInt8>) {
    set(column) { $0.append(contentsOf: value) }
  }

  func has(_ column: Column) -> Bool { ranges[column.rawValue] != nil }

  func text(_ column: Column) -> String? {
    ranges[column.rawValue].map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Whether the name is that of a class.
  var isClass: Bool { text(.class) == "true" }

  /// Returns the code of the event column, or nil if there is no such callback.
  func code(in vocabulary: Vocabulary) -> UInt8? {
    guard let range = ranges[Column.event.rawValue] else { return nil }
    return bytes.withUnsafeBufferPointer {
      vocabulary.code(of: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}

extension EventSink {
  /// Adds the record of a row, or reports why it is not an event.
  ///
  /// - Parameters:
  ///   - row: The columns.
  ///   - offset: The offset of the callback's name in the log.
  ///   - line: Its line, if it is already known.
  ///   - length: The length of the callback's name in bytes.
  ///   - names: The table of views and scopes.
  mutating func add(
    _ row: Row, at offset: UInt64, line: UInt32 = 0, length: Int, names: inout NameTable
  ) {
    guard row.has(.event) else { return malformed(at: offset, line: line, "no event is named") }
    guard let code = row.code(in: vocabulary) else {
      return malformed(at: offset, line: line, unknownEvent(row.text(.event) ?? ""))
    }
    guard code != Vocabulary.context else { return }
    guard let view = row.text(.view) else {
      return malformed(at: offset, line: line, "no view is named")
    }
    if let kind = row.text(.kind) { declare(kind: kind, at: offset, line: line) }
    enter(row.text(.process), at: offset, line: line)
    if row.text(.heading) == "true" { note(EventRecord.Code.separator, at: offset, line: line) }
    let scope = names.scope(row.text(.scope) ?? "")
    let number = number(ofView: view, row, scope, &names)
    add(
      EventRecord(
        offset: offset, line: line, view: number, scope: scope, code: code,
        length: UInt8(clamping: length)),
      detail(of: row))
  }

  /// Returns the id of a view.
  private func number(
    ofView name: String, _ row: Row, _ scope: UInt32, _ names: inout NameTable
  ) -> UInt32 {
    let instance = row.text(.instance).map { ViewText.split($0)?.instance ?? $0 }
    if row.isClass, instance == nil { return names.view(name, identity: .anyInstance) }
    if instance == nil, let split = ViewText.split(name) {
      return names.view(split.name, instance: split.instance, identity: .single)
    }
    return names.view(
      name, instance: instance, identity: .single, scope: instance == nil ? scope : 0)
  }

  /// Returns what a row has beside view and callback.
  func detail(of row: Row) -> EventDetail? {
    var detail = EventDetail()
    if keepsTimes { detail.time = row.text(.time) }
    detail.transition = row.text(.transition)
    detail.kind = row.text(.kind)
    detail.outcome = row.text(.outcome)
    detail.parent = row.text(.parent)
    if let file = row.text(.file) {
      (detail.file, detail.sourceLine) = sourcePlace(file)
      if detail.sourceLine == nil { detail.sourceLine = row.text(.line).flatMap { Int($0) } }
    }
    return detail
  }

  private func unknownEvent(_ event: String) -> String {
    let shown = String(event.prefix(60))
    let text = "\"\(shown)\" is not a callback of the contract"
    return text + Spelling.question(Spelling.nearest(to: shown, among: vocabulary.names), in: "\"")
  }
}

/// Returns the file and the line of `Inbox.swift:41`; the line is nil if there is none.
func sourcePlace(_ text: String) -> (file: String, line: Int?) {
  guard let colon = text.lastIndex(of: ":"), colon != text.startIndex,
    let line = Int(text[text.index(after: colon)...])
  else { return (text, nil) }
  return (String(text[..<colon]), line)
}
