import EventModel

/// The forms of lines a reader has learnt, and what it needs to recognise them around a word.
struct LineForms {
  private let keys: WordKeys
  private let instances: KnownInstances
  private(set) var store: TemplateStore

  /// Makes a reader without forms, for the words of a finder.
  init(_ finder: WordFinder) {
    keys = WordKeys(finder)
    instances = KnownInstances()
    store = TemplateStore()
  }

  /// Makes a reader of its own that knows what another does.
  init(copying other: LineForms) {
    keys = other.keys
    instances = KnownInstances(copying: other.instances)
    store = TemplateStore(copying: other.store)
  }

  /// What each word needs, taken once a block so that no reference is counted for each.
  struct View {
    let keys: WordKeys.View
    fileprivate let callbacks: TemplateList.View
    fileprivate let boundaries: TemplateList.View
    fileprivate let slices: SliceTable.View
  }

  /// The forms, as long as this value lives.
  var view: View {
    View(
      keys: keys.view, callbacks: store.callbacks.view, boundaries: store.boundaries.view,
      slices: store.slices.view)
  }

  /// A line that was recognised.
  struct Known {
    /// The number of the view, and above 32 bits that of its scope.
    var names: UInt64
    var template: UnsafePointer<LineTemplate>
    /// Where its first byte, or that of its head, stands, and what ends it.
    var start: Int
    var end: Int
  }

  /// Forgets what names mean.
  mutating func forgetNames() { store.forgetNames() }

  /// Whether a word says nothing, whatever else the line says: it stands in a row of a backtrace, or a
  /// life begins or ends of an object that never was a view of the log.
  @inline(__always)
  func isNothing(_ word: WordKeys.Found, in block: LineBlock) -> Bool {
    if block.bytes.isFrame(word.start, word.length) { return true }
    guard let end = endOfObject(word, in: block) else { return false }
    return !mayBeView(endingAt: end, in: block)
  }

  /// Returns where the pointer ends of an object whose life begins or ends at a word, or nil.
  @inline(__always)
  func endOfObject(_ word: WordKeys.Found, in block: LineBlock) -> Int? {
    word.code == EventRecord.Code.lifeBoundary ? block.bytes.endOfPointer(before: word.start) : nil
  }

  /// Whether an object, whose pointer ends at a place, may be a view of the log.
  @inline(__always)
  func mayBeView(endingAt end: Int, in block: LineBlock) -> Bool {
    instances.mayHold(endingAt: UnsafeRawPointer(block.bytes) + end)
  }

  /// Recognises a line of a form that was learnt, if its scope and view were read before.
  @inline(__always)
  func known(_ word: WordKeys.Found, _ view: View, in block: LineBlock) -> Known? {
    let isCallback = word.code < EventRecord.Code.callbackLimit
    let templates = isCallback ? view.callbacks : view.boundaries
    for index in 0..<templates.count {
      let template = templates.first + index
      guard let end = template.pointee.end(block.bytes, word.start, word.length), end < block.count
      else { continue }
      let slice = template.pointee.slice(block.bytes, word.start)
      var first = slice?.lowerBound
      var names = slice.flatMap {
        view.slices.value(
          endingAt: UnsafeRawPointer(block.bytes) + $0.upperBound, length: $0.count,
          kind: template.pointee.kind)
      }
      if names == nil, let known = knownNames(template, word, view, in: block) {
        (first, names) = known
      }
      guard let names, let first, let line = template.pointee.lineStart(block.bytes, first) else {
        continue
      }
      return Known(names: names, template: template, start: line, end: end)
    }
    return nil
  }

  /// Returns scope and view that were read before, each by itself, and where the first of them starts.
  private func knownNames(
    _ template: UnsafePointer<LineTemplate>, _ word: WordKeys.Found, _ view: View,
    in block: LineBlock
  ) -> (first: Int, names: UInt64)? {
    let raw = UnsafeRawPointer(block.bytes)
    let kind = template.pointee.kind
    guard template.pointee.middle != nil,
      let slices = template.pointee.slices(block.bytes, word.start),
      let number = view.slices.value(
        endingAt: raw + slices.view.upperBound, length: slices.view.count, kind: kind + 1),
      let scope = view.slices.value(
        endingAt: raw + slices.scope.upperBound, length: slices.scope.count, kind: kind + 2)
    else { return nil }
    let names = scope << 32 | number
    store.slices.set(
      names, endingAt: raw + slices.view.upperBound, length: slices.whole.count, kind: kind)
    return (slices.scope.lowerBound, names)
  }
}

extension LineForms {
  /// Recognises a line of a form that was learnt whose view is new: an address behind a class, and a
  /// scope, that were read before.
  ///
  /// Apps make a new object for each push, so that new views are as common in a long log as known ones.
  mutating func newView(
    _ word: WordKeys.Found, _ view: View, in block: LineBlock, names: inout NameTable
  ) -> Known? {
    guard word.code < EventRecord.Code.callbackLimit else { return nil }
    let raw = UnsafeRawPointer(block.bytes)
    for index in 0..<view.callbacks.count {
      let template = view.callbacks.first + index
      let kind = template.pointee.kind
      guard
        let end = template.pointee.end(block.bytes, word.start, word.length), end < block.count,
        let slices = template.pointee.slices(block.bytes, word.start),
        let line = template.pointee.lineStart(block.bytes, slices.whole.lowerBound),
        let address = block.bytes.startOfAddress(endingAt: slices.view.upperBound),
        address > slices.view.lowerBound,
        let sibling = view.slices.value(
          endingAt: raw + address, length: address - slices.view.lowerBound,
          kind: template.pointee.classKind),
        let scope = slices.scope.isEmpty
          ? 0
          : view.slices.value(
            endingAt: raw + slices.scope.upperBound, length: slices.scope.count, kind: kind + 2)
      else { continue }
      let number = names.view(
        names.name(ofView: UInt32(sibling)),
        instance: block.text(address..<slices.view.upperBound), identity: .single)
      let known = scope << 32 | UInt64(number)
      store.keep(known, slices, block.bytes, kind: kind)
      instances.insert(endingAt: raw + slices.view.upperBound)
      return Known(names: known, template: template, start: line, end: end)
    }
    return nil
  }

  /// Keeps the form of a line, and the pointers it names.
  ///
  /// - Parameters:
  ///   - reader: The line as it was read.
  ///   - events: Its events.
  ///   - isOnly: Whether there is no other word in it.
  ///   - bytes: The line as it stands in the log.
  ///   - end: Where it ends.
  ///   - head: For a message inside another format, how many bytes in front belong to its head.
  ///   - record: What its last event became.
  /// - Returns: whether lines of its form are recognised from now on, however many forms follow.
  mutating func learn(
    _ reader: ConsoleLineReader, _ events: [ConsoleEvent], isOnly: Bool,
    _ bytes: UnsafePointer<UInt8>, end: Int, messageHead head: Int? = nil, _ record: EventRecord
  ) -> Bool {
    for event in events {
      guard let instance = event.name?.instance, instance.count >= 8 else { continue }
      instances.insert(endingAt: UnsafeRawPointer(reader.text.bytes) + instance.upperBound)
    }
    // A word that is written apart is found by the long way only.
    guard isOnly, events.count == 1,
      events[0].match.range.contains(where: { keys.view.word(bytes, at: $0) != nil }),
      let lesson = LineTemplate.learn(reader, events[0], bytes, end: end, messageHead: head)
    else { return false }
    store.keep(
      lesson, bytes, code: record.code, view: record.view, scope: record.scope,
      process: head == nil ? reader.process : nil)
    return !store.isFull
  }
}
