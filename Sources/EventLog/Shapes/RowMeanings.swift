import EventModel

/// The meanings of row values that were read before.
struct RowMeanings {
  let slices = SliceTable()
  /// How many names occur with an instance.
  private var nameCount: UInt32 = 0

  /// Generation counter; incremented when ids are reassigned.
  private(set) var generation = 0
  /// How many times a meaning was kept.
  private(set) var learntCount = 0

  mutating func forgetNames() {
    slices.removeAll()
    generation += 1
  }

  /// Keeps the meanings of the values of a row that became the sink's last record.
  mutating func remember(_ row: RowTemplate.View, of block: LineBlock, _ sink: EventSink) {
    let event = UnsafeBufferPointer(rebasing: block.buffer[row[.event]])
    guard let code = sink.vocabulary.code(of: event) else { return }
    learntCount += 1
    slices.set(UInt64(code), at: row[.event], in: block, kind: RowKind.event)
    guard let record = sink.batch.records.last, record.detail == 0, record.code == code,
      record.offset == block.offset + UInt64(row[.event].lowerBound)
    else { return }
    if row.hasScope {
      slices.set(UInt64(record.scope), at: row[.scope], in: block, kind: RowKind.scope)
    }
    guard row.hasInstance else {
      slices.set(
        UInt64(record.view), at: row[.view], in: block,
        kind: row.isClass ? RowKind.class : RowKind.viewInScope + record.scope)
      return
    }
    if slices.view.value(of: row[.view], in: block, kind: RowKind.name) == nil {
      nameCount &+= 1
      slices.set(
        UInt64(nameCount & ~RowKind.instanceOfName), at: row[.view], in: block, kind: RowKind.name)
    }
    guard let name = slices.view.value(of: row[.view], in: block, kind: RowKind.name) else {
      return
    }
    slices.set(
      UInt64(record.view), at: row[.instance], in: block,
      kind: RowKind.instanceOfName | UInt32(truncatingIfNeeded: name))
  }
}

/// The kinds of a row's slices in the slice table. Views have kinds by scope from `viewInScope` on,
/// and instances have kinds by name from `instanceOfName` on.
enum RowKind {
  static let event: UInt32 = 1
  static let scope: UInt32 = 2
  static let name: UInt32 = 3
  static let `class`: UInt32 = 4
  static let viewInScope: UInt32 = 16
  static let instanceOfName: UInt32 = 1 << 31
}

extension RowTemplate.View {
  /// Returns the record of a row whose values were read before, or nil. The row of a callback that
  /// makes no record has its code.
  @inline(__always)
  func record(_ table: SliceTable.View, in block: LineBlock) -> EventRecord? {
    let event = self[.event]
    guard let code = table.value(of: event, in: block, kind: RowKind.event) else { return nil }
    var known: (view: UInt32, scope: UInt32) = (0, 0)
    if code != UInt64(Vocabulary.context) {
      guard let names = names(table, in: block) else { return nil }
      known = names
    }
    return EventRecord(
      offset: block.offset &+ UInt64(truncatingIfNeeded: event.lowerBound), view: known.view,
      scope: known.scope, code: UInt8(truncatingIfNeeded: code),
      length: UInt8(clamping: event.upperBound &- event.lowerBound))
  }

  /// Returns the ids of a view and its scope if they were read before.
  @inline(__always)
  private func names(_ table: SliceTable.View, in block: LineBlock) -> (
    view: UInt32, scope: UInt32
  )? {
    var scope: UInt32 = 0
    if hasScope {
      guard let known = table.value(of: self[.scope], in: block, kind: RowKind.scope) else {
        return nil
      }
      scope = UInt32(truncatingIfNeeded: known)
    }
    let nameKind =
      hasInstance ? RowKind.name : isClass ? RowKind.class : RowKind.viewInScope &+ scope
    guard var known = table.value(of: self[.view], in: block, kind: nameKind) else { return nil }
    if hasInstance {
      let kind = RowKind.instanceOfName | UInt32(truncatingIfNeeded: known)
      guard let view = table.value(of: self[.instance], in: block, kind: kind) else { return nil }
      known = view
    }
    return (UInt32(truncatingIfNeeded: known), scope)
  }
}

extension SliceTable.View {
  @inline(__always)
  func value(of slice: Range<Int>, in block: LineBlock, kind: UInt32) -> UInt64? {
    let length = slice.upperBound &- slice.lowerBound
    guard length > 0, length <= SliceTable.sliceLimit else { return nil }
    return value(
      endingAt: UnsafeRawPointer(block.bytes) + slice.upperBound, length: length, kind: kind)
  }
}

extension SliceTable {
  func set(_ value: UInt64, at slice: Range<Int>, in block: LineBlock, kind: UInt32) {
    set(
      value, endingAt: UnsafeRawPointer(block.bytes) + slice.upperBound, length: slice.count,
      kind: kind)
  }
}
