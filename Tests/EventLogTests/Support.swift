import EventLog
import EventModel

extension Contract {
  /// A contract with the words of view controllers, and nothing that reading does not need.
  static let views = Contract(
    name: "views", actor: "view",
    callbacks: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"],
    life: LifeAutomaton(states: [], steps: [], initial: ""), families: [], promises: [], kinds: [],
    documentedKinds: [], contextCallbacks: ["viewIsAppearing", "viewWillLayoutSubviews"])
}

/// Keeps every record of a log as one line of text.
struct Listing: EventConsumer {
  var lines: [String] = []
  var records: [EventRecord] = []
  var identities: [NameTable.Identity] = []
  let callbacks: [Callback]

  mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    for record in batch.records {
      records.append(record)
      identities.append(names.view(record.view).identity)
      lines.append(text(of: record, batch.details[Int(record.detail)], names))
    }
  }

  private func text(
    of record: EventRecord, _ detail: EventDetail, _ names: borrowing NameTable
  ) -> String {
    var words: [String] = []
    if record.scope != 0 { words.append("(\(names.scope(record.scope)))") }
    if record.view != 0 {
      let view = names.view(record.view)
      // What has no name is always a class.
      let name = names.name(ofView: record.view)
      let mark = view.identity == .anyInstance && !name.isEmpty ? "*" : ""
      words.append(name + mark + (view.instance.map { "@\($0)" } ?? ""))
    }
    words.append(word(of: record.code))
    let extras: [(String, String?)] = [
      ("time", detail.time), ("transition", detail.transition), ("kind", detail.kind),
      ("outcome", detail.outcome), ("parent", detail.parent), ("file", detail.file),
      ("line", detail.sourceLine.map(String.init)), ("text", detail.text),
    ]
    for (key, value) in extras { if let value { words.append("\(key)=\(value)") } }
    return words.joined(separator: " ")
  }

  private func word(of code: UInt8) -> String {
    switch code {
    case ..<EventRecord.Code.callbackLimit:
      let short = ["viewWillAppear": "wa", "viewDidAppear": "da"]
      let other = ["viewWillDisappear": "wd", "viewDidDisappear": "dd"]
      let name = callbacks[Int(code)].name
      return short[name] ?? other[name] ?? name
    case EventRecord.Code.lifeBoundary: return "boundary"
    case EventRecord.Code.separator: return "separator"
    case EventRecord.Code.process: return "process"
    case EventRecord.Code.frameworkWarning: return "warning"
    case EventRecord.Code.malformed: return "malformed"
    case EventRecord.Code.transitionBegins: return "begins"
    case EventRecord.Code.transitionEnds: return "ends"
    case EventRecord.Code.assumption: return "assumption"
    case EventRecord.Code.limit: return "limit"
    default: return "code \(code)"
    }
  }
}

/// Returns what a log holds, one line a record.
func listing(
  of text: String, as format: LogFormat? = nil, contract: Contract = .views,
  options: LogOptions = LogOptions(), chunkBytes: Int = ByteSource.chunkLimit
) throws -> [String] {
  try listing(
    of: Array(text.utf8), as: format, contract: contract, options: options, chunkBytes: chunkBytes)
}

/// Returns what a log holds, one line a record.
func listing(
  of bytes: [UInt8], as format: LogFormat? = nil, contract: Contract = .views,
  options: LogOptions = LogOptions(), chunkBytes: Int = ByteSource.chunkLimit,
  isSeekable: Bool = true
) throws -> [String] {
  try read(
    bytes, as: format, contract: contract, options: options, chunkBytes: chunkBytes,
    isSeekable: isSeekable
  ).lines
}

/// Reads a log to its end.
func read(
  _ bytes: [UInt8], as format: LogFormat? = nil, contract: Contract = .views,
  options: LogOptions = LogOptions(), chunkBytes: Int = ByteSource.chunkLimit,
  isSeekable: Bool = true
) throws -> Listing {
  let source = ByteSource(bytes: bytes, chunkBytes: chunkBytes, isSeekable: isSeekable)
  var reader = try LogReader(source, format: format, contract: contract, options: options)
  var names = NameTable()
  var list = Listing(callbacks: contract.callbacks)
  try reader.read(into: &list, names: &names)
  return list
}
