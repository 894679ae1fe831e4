import EventModel

/// A reader of objects that loggers write: the callback is in one value, and the view is next to
/// it, as in a console line, or in another value.
///
/// `{"level": "info", "message": "Inbox viewWillAppear"}`,
/// `{"screen": "Inbox", "lifecycle": "viewWillAppear"}`
struct LoggedObject {
  /// Keys of a stack frame or a span in a crash report, and of a function in a report about code.
  static let frameKeys = [
    "instruction_addr", "in_app", "symbolLocation", "frameAddress", "image_addr", "span_id",
    "executionCount", "lineCoverage", "rule_id",
  ]

  static let timeKeys = ["time", "ts", "date", "@timestamp", "datetime"]

  /// Keys of values that name the view; the reliable ones come first.
  static let viewKeys = [
    "view", "viewController", "view_controller", "vc", "controller", "class", "className",
    "class_name", "screenName", "screen_name", "screenClass", "screen_class", "page", "object",
    "sender", "file", "fileName", "filename",
  ]

  /// Keys of values that distinguish views of one class.
  static let instanceKeys = [
    "instance", "pointer", "ptr", "address", "addr", "id", "identifier", "self", "uuid", "objectId",
  ]

  /// Keys of values that may contain a callback.
  static let messageKeys = [
    "message", "msg", "text", "eventMessage", "textPayload", "log", "body", "title", "description",
    "event", "eventName", "event_name", "callback", "method", "lifecycle", "phase", "func",
    "function", "functionName", "selector", "action", "name", "type",
  ]

  private let finder: WordFinder
  private let frames, times, views, instances, messages: Range<Int>
  private var line = ConsoleLine()

  /// Makes a reader of objects in which the values of the keys above start at an index.
  init(_ vocabulary: Vocabulary, firstKey: Int) {
    finder = vocabulary.finders.all
    var next = firstKey
    func indices(_ keys: [String]) -> Range<Int> {
      next += keys.count
      return next - keys.count..<next
    }
    frames = indices(Self.frameKeys)
    times = indices(Self.timeKeys)
    views = indices(Self.viewKeys)
    instances = indices(Self.instanceKeys)
    messages = indices(Self.messageKeys)
  }

  /// Adds the events of an object, and returns whether it has any.
  ///
  /// - Parameters:
  ///   - values: The object's values.
  ///   - screen: The value of the key `screen`.
  ///   - time: The value of the key `timestamp`.
  mutating func add(
    _ values: [JSONObjects.Value?], screen: JSONObjects.Value?, time: JSONObjects.Value?,
    to sink: inout EventSink, names: inout NameTable
  ) -> Bool {
    guard values[frames].allSatisfy({ $0 == nil }) else { return false }
    let view = screen ?? values[views].lazy.compactMap { $0 }.first
    let time = time ?? values[times].lazy.compactMap { $0 }.first
    // A message that names its view is preferred to one that needs another value.
    let said = values[messages].compactMap { $0 }
    for message in said where add(message, nil, time, to: &sink, names: &names) { return true }
    guard var view else { return false }
    let instance = values[instances].lazy.compactMap { $0?.text }.first {
      $0.starts(with: "0x".utf8)
    }
    if let instance, !view.text.contains(UInt8(ascii: "<")) {
      view.text = Array("<".utf8) + view.text + Array(": ".utf8) + instance + Array(">".utf8)
    }
    for message in said where add(message, view, time, to: &sink, names: &names) { return true }
    return false
  }

  /// Adds the events of a message, and returns whether it has any.
  ///
  /// - Parameter view: The value that names the view; nil to use only names in the message.
  private mutating func add(
    _ message: JSONObjects.Value, _ view: JSONObjects.Value?, _ time: JSONObjects.Value?,
    to sink: inout EventSink, names: inout NameTable
  ) -> Bool {
    guard message.text.count >= Self.shortest, view == nil || message.text.count < 80 else {
      return false
    }
    let front = view.map { Self.front($0.text) } ?? []
    var origin = ConsoleOrigin(offset: message.offset, line: message.line)
    origin.time = time.map { String(decoding: $0.text, as: UTF8.self) }
    if !front.isEmpty || !message.places.isEmpty {
      origin.places = front.map { _ in 0 }
      origin.places += message.text.indices.map {
        message.places.isEmpty ? Int32($0) : message.places[$0]
      }
    }
    let text = front + message.text
    return text.withUnsafeBufferPointer { bytes in
      line.search(bytes, for: finder) { text, matches in
        guard !matches.isEmpty else { return false }
        let reader = ConsoleLineReader(message: text, habits: ConsoleHabits(), isLogged: false)
        let reading = reader.read(matches)
        guard case .events(let events) = reading, !events.isEmpty,
          view != nil || events.allSatisfy({ $0.name != nil })
        else { return false }
        sink.add(reading, of: reader, from: origin, names: &names)
        return true
      }
    }
  }

  /// The fewest letters of a callback.
  private static let shortest = 4

  /// Returns a view's name in the form that it has before a callback.
  private static func front(_ name: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let isPlain = name.first == UInt8(ascii: "<") || !name.contains(0x20) || name.contains(quote)
    return (isPlain ? name : [quote] + name + [quote]) + [0x20]
  }
}
