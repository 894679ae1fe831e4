import EventModel

extension LogFormat {
  /// A JSON document: Sentry's breadcrumbs of category `ui.lifecycle`, alone or inside a crash
  /// report, or objects of any logger that have a callback among their values.
  ///
  /// Sentry records only `viewDidAppear`, so such a log is partial.
  public static let breadcrumbs = LogFormat(
    name: "breadcrumbs",
    summary:
      "a JSON document: Sentry's ui.lifecycle breadcrumbs (viewDidAppear only), logged objects",
    extensions: ["json"], namesAreIdentities: false,
    recognize: { sample in
      if sample.contains("\"ui.lifecycle\"") { return "there are ui.lifecycle breadcrumbs" }
      if sample.startsDocument { return "a JSON document" }
      guard sample.fileExtension == "json",
        let first = sample.lines.first?.trimmingBlanks.utf8.first
      else { return nil }
      return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        ? "a JSON document of no other format" : nil
    },
    makeParser: { _, vocabulary in BreadcrumbParser(vocabulary) },
    makeWriter: nil)
}

extension LogSample {
  func contains(_ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { $0.holds(text) }
  }

  /// Whether the first lines open an object or an array of objects, and a key follows, or the first
  /// key holds objects: `{"events": [{`.
  fileprivate var startsDocument: Bool {
    bytes.matches(Self.documentStart) || bytes.matches(Self.batchStart)
  }

  private static let documentStart = TextPattern(
    "\(blank)(\\[?{\(lineEnd)|\\[\(lineEnd){(\(lineEnd))?)\"…")
  private static let batchStart = TextPattern(#"{ *("[^"]+" *: *{ *)?"[^"]+" *: *\[ *{ *"…"#)
  private static let blank = "[ \t\r\n]*"
  private static let lineEnd = "[ \t\r]*\n\(blank)"
}

/// A parser of breadcrumbs, and of objects with a callback, anywhere in a JSON document.
struct BreadcrumbParser: BlockParser {
  /// The only callback that Sentry records, according to sentry-cocoa's SentryBreadcrumbTracker.
  private static let callback = Array("viewDidAppear".utf8)

  private var objects = JSONObjects(
    keys: ["category", "screen", "timestamp", "parentViewController", "state"]
      + LoggedObject.frameKeys + LoggedObject.timeKeys + LoggedObject.viewKeys
      + LoggedObject.instanceKeys + LoggedObject.messageKeys,
    merging: ["data", "metaData", "metadata", "attributes", "properties", "params", "extra"],
    leavingOut: ["frames", "stacktrace", "spans", "threads"])
  private var loggedObject: LoggedObject
  private var hasReportedBadLine = false

  init(_ vocabulary: Vocabulary) { loggedObject = LoggedObject(vocabulary, firstKey: 5) }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    let code = Self.callback.withUnsafeBufferPointer { sink.vocabulary.code(of: $0) }
    var number = block.linesBefore
    block.forEachLine { line in
      number += 1
      let reason = objects.read(line, number, of: block) { values, _ in
        let isLogged = loggedObject.add(
          values, screen: values[1], time: values[2], to: &sink, names: &names)
        if !isLogged, let code { Self.add(values, code, to: &sink, names: &names) }
      }
      guard let reason else { return }
      objects.reset()
      if !hasReportedBadLine {
        sink.malformed(at: block.offset + UInt64(line.lowerBound), reason)
      }
      hasReportedBadLine = true
    }
  }

  /// Adds the event of a breadcrumb of Sentry's own, which does not name the callback.
  private static func add(
    _ values: [JSONObjects.Value?], _ code: UInt8, to sink: inout EventSink,
    names: inout NameTable
  ) {
    func text(_ index: Int) -> String? {
      values[index].map { String(decoding: $0.text, as: UTF8.self) }
    }
    // A breadcrumb with a state is about an Android activity.
    guard text(0) == "ui.lifecycle", let screen = values[1], values[4] == nil else { return }
    var detail = EventDetail()
    if sink.keepsTimes { detail.time = text(2) }
    detail.parent = text(3)
    let name = String(decoding: screen.text, as: UTF8.self)
    sink.add(
      EventRecord(
        offset: screen.offset, line: screen.line,
        view: names.view(
          name.split(separator: ".").last.map(String.init) ?? name, identity: .anyInstance),
        code: code, length: UInt8(clamping: screen.length)),
      detail)
  }
}
