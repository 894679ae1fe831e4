/// A table of the meanings of short texts, with a number for each text that was read before.
///
/// Texts are compared completely. The table is emptied when it is full, so that a log that keeps
/// introducing new names does not use more memory.
final class SliceTable {
  /// The longest text that is kept; a class name with a pointer is half as long.
  static let sliceLimit = 64
  /// The most texts that are kept.
  static let countLimit = 1 << 16

  /// A text that is kept.
  struct Entry {
    /// The text, at the end of 64 bytes.
    var text: SIMD8<UInt64>
    /// The kind in the upper half, the length in the lower half.
    var kind: UInt64
    var value: UInt64
  }

  /// All properties except the pointer to them, so that a lookup reads no property of the object.
  struct Table {
    /// For each slot, the upper bits of the hash and the number of an entry from 1; 0 if free.
    var slots: UnsafeMutablePointer<UInt64>
    var entries: UnsafeMutablePointer<Entry>
    /// The number of slots minus one; at most a quarter are used, so that lookups are short.
    var mask: Int
    var count = 0
    /// 64 bytes of 0 and 64 of 255; the mask for a text starts at the index of its length.
    let masks: UnsafeRawPointer

    init(slots: Int) {
      self.slots = .allocate(capacity: slots)
      self.slots.initialize(repeating: 0, count: slots)
      entries = .allocate(capacity: slots / 4)
      mask = slots - 1
      let masks = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 64)
      masks.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
      (masks + 64).initializeMemory(as: UInt8.self, repeating: 255, count: 64)
      self.masks = UnsafeRawPointer(masks)
    }
  }

  private let table: UnsafeMutablePointer<Table>

  /// The table for lookups, without reference counting.
  struct View {
    let table: UnsafeMutablePointer<Table>
  }

  /// The table for lookups, valid while this object lives.
  var view: View { View(table: table) }

  init() {
    table = .allocate(capacity: 1)
    table.initialize(to: Table(slots: 1 << 13))
  }

  init(copying other: SliceTable) {
    let old = other.table.pointee
    var new = Table(slots: old.mask + 1)
    new.slots.update(from: old.slots, count: old.mask + 1)
    new.entries.initialize(from: old.entries, count: old.count)
    new.count = old.count
    table = .allocate(capacity: 1)
    table.initialize(to: new)
  }

  deinit {
    table.pointee.slots.deallocate()
    table.pointee.entries.deallocate()
    table.pointee.masks.deallocate()
    table.deallocate()
  }

  func removeAll() {
    guard table.pointee.count > 0 else { return }
    table.pointee.slots.update(repeating: 0, count: table.pointee.mask + 1)
    table.pointee.count = 0
  }

  /// Sets the value of a text; a text that is too long is not kept.
  func set(_ value: UInt64, endingAt end: UnsafeRawPointer, length: Int, kind: UInt32) {
    guard length > 0, length <= Self.sliceLimit else { return }
    if table.pointee.count == (table.pointee.mask + 1) / 4 { makeRoom() }
    let place = view.place(endingAt: end, length: length, kind: kind)
    if let known = place.entry {
      known.pointee.value = value
      return
    }
    var text = SIMD8<UInt64>()
    withUnsafeMutableBytes(of: &text) {
      UnsafeMutableRawBufferPointer(rebasing: $0[(64 - length)...])
        .copyMemory(from: UnsafeRawBufferPointer(start: end - length, count: length))
    }
    let entry = Entry(text: text, kind: UInt64(kind) << 32 | UInt64(length), value: value)
    (table.pointee.entries + table.pointee.count).initialize(to: entry)
    table.pointee.count += 1
    table.pointee.slots[place.slot] =
      place.hash & 0xFFFF_FFFF_0000_0000 | UInt64(table.pointee.count)
  }
}

extension SliceTable.View {
  /// Returns the value of a text, or nil.
  ///
  /// - Parameters:
  ///   - end: The end of the text; 64 bytes before may be loaded.
  ///   - length: The length of the text, at most ``SliceTable/sliceLimit``.
  ///   - kind: The kind of the text; the same bytes with another kind are another text.
  @inline(__always)
  func value(endingAt end: UnsafeRawPointer, length: Int, kind: UInt32) -> UInt64? {
    place(endingAt: end, length: length, kind: kind).entry?.pointee.value
  }

  /// Returns the entry of a text, or nil and the free slot for it.
  @inline(__always)
  fileprivate func place(endingAt end: UnsafeRawPointer, length: Int, kind: UInt32) -> (
    slot: Int, hash: UInt64, entry: UnsafeMutablePointer<SliceTable.Entry>?
  ) {
    let table = table
    let hash = SliceTable.hash(end, length, kind)
    let mask = table.pointee.mask
    let slots = table.pointee.slots
    let entries = table.pointee.entries
    let masks = table.pointee.masks
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return (slot, hash, nil) }
      let known = entries + (Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1)
      if entry >> 32 == hash >> 32, SliceTable.isEqual(known, end, length, kind, masks) {
        return (slot, hash, known)
      }
      slot = (slot &+ 1) & mask
    }
  }
}

extension SliceTable {
  /// Doubles the capacity, or removes everything at the limit.
  private func makeRoom() {
    let old = table.pointee
    guard old.count < Self.countLimit else { return removeAll() }
    var new = Table(slots: 2 * (old.mask + 1))
    new.entries.moveInitialize(from: old.entries, count: old.count)
    new.count = old.count
    for index in 0..<old.count {
      let entry = new.entries + index
      let end = UnsafeRawPointer(entry) + 64
      let hash = Self.hash(
        end, Int(entry.pointee.kind & 0xFFFF_FFFF), UInt32(entry.pointee.kind >> 32))
      var slot = Int(truncatingIfNeeded: hash) & new.mask
      while new.slots[slot] != 0 { slot = (slot + 1) & new.mask }
      new.slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(index + 1)
    }
    old.slots.deallocate()
    old.entries.deallocate()
    old.masks.deallocate()
    table.pointee = new
  }

  @inline(__always)
  static func isEqual(
    _ entry: UnsafePointer<Entry>, _ end: UnsafeRawPointer, _ length: Int, _ kind: UInt32,
    _ masks: UnsafeRawPointer
  ) -> Bool {
    guard entry.pointee.kind == UInt64(kind) << 32 | UInt64(truncatingIfNeeded: length) else {
      return false
    }
    // All 64 bytes are compared; the mask excludes those before the text.
    let mask = (masks + length).loadUnaligned(as: SIMD8<UInt64>.self)
    let text = (end - 64).loadUnaligned(as: SIMD8<UInt64>.self)
    return ((text ^ entry.pointee.text) & mask).wrappedOr == 0
  }

  /// Hashes the last 16 and the first 8 bytes, in which names and pointers differ.
  @inline(__always)
  fileprivate static func hash(_ end: UnsafeRawPointer, _ length: Int, _ kind: UInt32) -> UInt64 {
    var last = (end - 8).loadUnaligned(as: UInt64.self)
    var other: UInt64 = 0
    if length < 8 {
      last &>>= UInt64(truncatingIfNeeded: 64 &- 8 &* length)
    } else {
      let before = (end - 16).loadUnaligned(as: UInt64.self)
      other =
        length >= 16
        ? before : length == 8 ? 0 : before &>> UInt64(truncatingIfNeeded: 128 &- 8 &* length)
      other ^= (end - length).loadUnaligned(as: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
    }
    let seed = UInt64(kind) << 32 ^ UInt64(length)
    let product = (last ^ 0xa076_1d64_78bd_642f ^ seed)
      .multipliedFullWidth(by: other ^ 0xe703_7ed1_a0b4_28db)
    return product.high ^ product.low
  }
}
