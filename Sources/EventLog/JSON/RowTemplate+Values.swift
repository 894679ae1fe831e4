import EventModel

/// What a slice of a line is, as a kind of the table of slices: above these stand views by their
/// scope, then instances by the name they stand beside.
enum RowKind {
  static let event: UInt32 = 1
  static let scope: UInt32 = 2
  static let name: UInt32 = 3
  static let viewInScope: UInt32 = 16
  static let instanceOfName: UInt32 = 1 << 31
}

extension RowTemplate.View {
  /// Returns the numbers of a view and its scope that were read before.
  @inline(__always)
  func names(_ table: SliceTable.View, in block: LineBlock) -> (view: UInt32, scope: UInt32)? {
    var scope: UInt32 = 0
    if hasScope {
      guard let known = table.value(of: self[.scope], in: block, kind: RowKind.scope) else {
        return nil
      }
      scope = UInt32(truncatingIfNeeded: known)
    }
    let nameKind = hasInstance ? RowKind.name : RowKind.viewInScope &+ scope
    guard var known = table.value(of: self[.view], in: block, kind: nameKind) else { return nil }
    if hasInstance {
      let kind = RowKind.instanceOfName | UInt32(truncatingIfNeeded: known)
      guard let view = table.value(of: self[.instance], in: block, kind: kind) else { return nil }
      known = view
    }
    return (UInt32(truncatingIfNeeded: known), scope)
  }
}

extension EventSink {
  /// Adds the record of a line that was read by its form.
  @inline(__always)
  mutating func add(
    _ code: UInt8, _ event: RowTemplate.Slice, _ view: UInt32, _ scope: UInt32,
    in block: LineBlock
  ) {
    eventCount &+= code < EventRecord.Code.callbackLimit ? 1 : 0
    batch.records.append(
      EventRecord(
        offset: block.offset &+ UInt64(truncatingIfNeeded: event.start), view: view, scope: scope,
        code: code, length: UInt8(clamping: event.end &- event.start)))
  }
}

extension SliceTable.View {
  /// Returns the value of a slice, or nil.
  @inline(__always)
  func value(
    of slice: RowTemplate.Slice, in block: LineBlock, kind: UInt32
  ) -> UInt64? {
    let length = slice.end &- slice.start
    guard length > 0, length <= SliceTable.sliceLimit else { return nil }
    return value(
      endingAt: UnsafeRawPointer(block.bytes) + slice.end, length: length, kind: kind)
  }
}

extension SliceTable {
  /// Sets the value of a slice.
  func set(
    _ value: UInt64, at slice: RowTemplate.Slice, in block: LineBlock, kind: UInt32
  ) {
    set(
      value, endingAt: UnsafeRawPointer(block.bytes) + slice.end, length: slice.end - slice.start,
      kind: kind)
  }
}

extension SpecialBytes.View {
  /// Returns where the line feed of a line stands, or where the block ends.
  func lineFeed(from start: Int, in block: LineBlock) -> Int {
    var place = next(from: start)
    while place < block.count, block.bytes[place] != UInt8(ascii: "\n") {
      place = next(from: place + 1)
    }
    return min(place, block.count)
  }
}
