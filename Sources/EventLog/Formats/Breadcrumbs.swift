import EventModel

extension LogFormat {
  /// Sentry's breadcrumbs of category `ui.lifecycle`, alone or inside a crash report.
  ///
  /// They record `viewDidAppear` only, so the log is partial.
  public static let breadcrumbs = LogFormat(
    name: "breadcrumbs", summary: "Sentry's ui.lifecycle breadcrumbs: viewDidAppear only",
    extensions: ["json"], namesAreIdentities: false,
    recognise: { sample in
      if sample.contains("\"ui.lifecycle\"") { return "there are ui.lifecycle breadcrumbs" }
      guard sample.fileExtension == "json",
        let first = sample.lines.first?.trimmingBlanks.utf8.first
      else { return nil }
      return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        ? "a JSON document of no other format" : nil
    },
    makeParser: { _, _ in BreadcrumbParser() },
    makeWriter: nil)
}

extension LogSample {
  /// Whether a text occurs in the first bytes.
  func contains(_ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      return CleanText(bytes: base, count: buffer.count).find(text, in: 0..<buffer.count) != nil
    }
  }
}

/// Reads breadcrumbs wherever they stand in a JSON document.
struct BreadcrumbParser: BlockParser {
  /// The only callback Sentry records, by sentry-cocoa's SentryBreadcrumbTracker.
  private static let callback = Array("viewDidAppear".utf8)

  private var objects = JSONObjects(
    keys: ["category", "screen", "timestamp", "parentViewController", "state"], merging: "data")
  private var hasReportedBadLine = false

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    let code = Self.callback.withUnsafeBufferPointer { sink.vocabulary.code(of: $0) }
    var number = block.linesBefore
    block.forEachLine { line in
      number += 1
      let reason = objects.read(line, number, of: block) { values, _ in
        if let code { Self.add(values, code, to: &sink, names: &names) }
      }
      guard let reason else { return }
      objects.reset()
      if !hasReportedBadLine {
        sink.malformed(at: block.offset + UInt64(line.lowerBound), reason)
      }
      hasReportedBadLine = true
    }
  }

  private static func add(
    _ values: [JSONObjects.Value?], _ code: UInt8, to sink: inout EventSink,
    names: inout NameTable
  ) {
    func text(_ index: Int) -> String? {
      values[index].map { String(decoding: $0.text, as: UTF8.self) }
    }
    // With a state it is Android's breadcrumb of an activity.
    guard text(0) == "ui.lifecycle", let screen = values[1], values[4] == nil else { return }
    var detail = EventDetail()
    if sink.keepsTimes { detail.time = text(2) }
    detail.parent = text(3)
    let name = String(decoding: screen.text, as: UTF8.self)
    sink.add(
      EventRecord(
        offset: screen.offset, line: screen.line,
        view: names.view(name.withoutModule, identity: .anyInstance),
        code: code, length: UInt8(clamping: screen.length)),
      detail)
  }
}

extension String {
  /// A class's name without the module in front.
  var withoutModule: String {
    guard let dot = lastIndex(of: "."), index(after: dot) != endIndex else { return self }
    return String(self[index(after: dot)...])
  }
}
