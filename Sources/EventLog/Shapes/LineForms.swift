import EventModel

/// The forms of lines that a reader has learned, with the tables to recognize them around a word.
struct LineForms {
  private let keys: WordKeys
  private let instances: KnownInstances
  /// The forms of lines with a callback of the contract, and of lines in which a life begins or ends.
  private let callbacks, boundaries: TemplateList
  /// The ids of views and scopes by their slices.
  private let slices: SliceTable

  /// The processes that the forms name.
  private(set) var processes: [String] = []

  /// The parts of a form that determine the meaning of a slice.
  private struct Shape: Equatable {
    var head: UInt8
    var middle: ShortText?
    var before: ShortText
  }

  private var shapes: [Shape] = []

  /// The most shapes and processes that are kept; then everything is learned anew.
  private static let shapeLimit = 64

  /// Generation counter; incremented when ids are reassigned.
  private(set) var generation = 0
  /// How many times a meaning was kept.
  private(set) var learntCount = 0

  /// Makes an instance without forms, for the words of a finder.
  init(_ finder: WordFinder) {
    keys = WordKeys(finder)
    instances = KnownInstances()
    callbacks = TemplateList()
    boundaries = TemplateList()
    slices = SliceTable()
  }

  /// Makes an independent copy.
  init(copying other: LineForms) {
    keys = other.keys
    instances = KnownInstances(copying: other.instances)
    callbacks = TemplateList(copying: other.callbacks)
    boundaries = TemplateList(copying: other.boundaries)
    slices = SliceTable(copying: other.slices)
  }

  /// The pointers for recognition, taken once per block to avoid reference counting for each word.
  struct View {
    let keys: WordKeys.View
    fileprivate let callbacks: TemplateList.View
    fileprivate let boundaries: TemplateList.View
    fileprivate let slices: SliceTable.View
  }

  /// The forms, valid while this value lives.
  var view: View {
    View(
      keys: keys.view, callbacks: callbacks.view, boundaries: boundaries.view, slices: slices.view)
  }

  /// A line that was recognized.
  struct Known {
    /// The id of the view, and in the upper 32 bits the id of its scope.
    var names: UInt64
    var template: UnsafePointer<LineTemplate>
    /// The index of its first byte, or of its head, and of its terminator.
    var start: Int
    var end: Int
  }

  /// Forgets the meanings of slices.
  mutating func forgetNames() {
    slices.removeAll()
    generation += 1
  }

  /// Whether a word has no meaning, whatever the rest of the line is: it is in a backtrace frame,
  /// or at the start or end of a life of an object that was never a view of the log.
  @inline(__always)
  func isNothing(_ word: WordKeys.Found, in block: LineBlock) -> Bool {
    if block.bytes.isFrame(word.start, word.length) { return true }
    guard let end = endOfObject(word, in: block) else { return false }
    return !mayBeView(endingAt: end, in: block)
  }

  /// Returns the end of the pointer of an object whose life starts or ends at a word, or nil.
  @inline(__always)
  func endOfObject(_ word: WordKeys.Found, in block: LineBlock) -> Int? {
    word.code == EventRecord.Code.lifeBoundary ? block.bytes.endOfPointer(before: word.start) : nil
  }

  /// Whether an object may be a view of the log, given the end of its pointer.
  @inline(__always)
  func mayBeView(endingAt end: Int, in block: LineBlock) -> Bool {
    instances.mayHold(endingAt: UnsafeRawPointer(block.bytes) + end)
  }

  /// Recognizes a line of a learned form, if its scope and view were read before.
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

  /// Returns a scope and a view that were each read before, and the start of the first one.
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
    self.slices.set(
      names, endingAt: raw + slices.view.upperBound, length: slices.whole.count, kind: kind)
    return (slices.scope.lowerBound, names)
  }
}

extension LineForms {
  /// Recognizes a line of a learned form with a new view: an address after a class that was read
  /// before. Its scope must be known.
  ///
  /// Apps make a new object for each push, so new views are as common in a long log as known ones.
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
      keep(known, slices, block.bytes, kind: kind)
      instances.insert(endingAt: raw + slices.view.upperBound)
      return Known(names: known, template: template, start: line, end: end)
    }
    return nil
  }

  /// Keeps the form of a line, and the pointers in it.
  ///
  /// - Parameters:
  ///   - isOnly: Whether the line has no other word than that of its event.
  ///   - record: The record of its last event.
  /// - Returns: Whether lines of its form are recognized from now on, even if more forms follow.
  mutating func learn(
    _ reader: ConsoleLineReader, _ events: [ConsoleEvent], isOnly: Bool, at place: CallReader.Place,
    _ record: EventRecord
  ) -> Bool {
    for event in events {
      guard let instance = event.name?.instance, instance.count >= 8 else { continue }
      instances.insert(endingAt: UnsafeRawPointer(reader.text.bytes) + instance.upperBound)
    }
    // A word with blanks between its parts is found only if the line is read completely.
    guard isOnly, place.isForm, events.count == 1,
      events[0].match.range.contains(where: { keys.view.word(place.bytes, at: $0) != nil }),
      let lesson = LineTemplate.learn(reader, events[0], at: place)
    else { return false }
    keep(lesson, place.bytes, record, process: place.head == nil ? reader.process : nil)
    // The next new form does not replace another one.
    return !callbacks.isFull && !boundaries.isFull
  }

  /// Keeps a learned form, and the meanings of its slices.
  private mutating func keep(
    _ lesson: LineTemplate.Lesson, _ bytes: UnsafePointer<UInt8>, _ record: EventRecord,
    process: String?
  ) {
    if shapes.count == Self.shapeLimit || processes.count == Self.shapeLimit { removeAll() }
    var template = lesson.template
    template.kind = kind(of: template)
    template.process = process.map { number(of: $0) }
    let raw = UnsafeRawPointer(bytes)
    let (view, scope) = (UInt64(record.view), UInt64(record.scope))
    keep(scope << 32 | view, lesson.slices, bytes, kind: template.kind)
    slices.set(
      scope, endingAt: raw + lesson.slices.scope.upperBound, length: lesson.slices.scope.count,
      kind: template.kind + 2)
    let forms = record.code == EventRecord.Code.lifeBoundary ? boundaries : callbacks
    forms.insert(template)
    if let address = lesson.address {
      slices.set(
        view, endingAt: raw + address.lowerBound,
        length: address.lowerBound - lesson.slices.view.lowerBound,
        kind: forms.view.first.pointee.classKind)
    }
  }

  /// Keeps the meaning of scope and view together in lines of a form, and of the view alone.
  private mutating func keep(
    _ names: UInt64, _ slice: LineTemplate.Slices, _ bytes: UnsafePointer<UInt8>, kind: UInt32
  ) {
    learntCount += 1
    let end = UnsafeRawPointer(bytes) + slice.view.upperBound
    slices.set(names, endingAt: end, length: slice.whole.count, kind: kind)
    guard !slice.scope.isEmpty else { return }
    slices.set(names & 0xFFFF_FFFF, endingAt: end, length: slice.view.count, kind: kind + 1)
  }

  private mutating func removeAll() {
    callbacks.removeAll()
    boundaries.removeAll()
    shapes = []
    processes = []
    slices.removeAll()
    generation += 1
  }

  /// Returns the kind of a form's scopes and views together. The next two kinds are those of its
  /// views and of its scopes.
  private mutating func kind(of template: LineTemplate) -> UInt32 {
    let shape = Shape(
      head: template.head.last, middle: template.middle, before: template.before)
    if let known = shapes.firstIndex(of: shape) { return UInt32(3 * known + 1) }
    shapes.append(shape)
    return UInt32(3 * shapes.count - 2)
  }

  private mutating func number(of process: String) -> Int {
    if let known = processes.firstIndex(of: process) { return known }
    processes.append(process)
    return processes.count - 1
  }
}
