extension SliceTable {
  /// How many slots are looked at; beyond, a piece is looked up by all its bytes.
  fileprivate static let tailProbes = 8

  /// The shortest piece that can be found by its last bytes.
  fileprivate static let tailBytes = 16

  /// Mixes the last 16 bytes of a piece.
  @inline(__always)
  fileprivate static func tailHash(_ end: UnsafeRawPointer, _ kind: UInt32) -> UInt64 {
    let last = (end - 8).loadUnaligned(as: UInt64.self)
    let other = (end - 16).loadUnaligned(as: UInt64.self)
    let product = (last ^ 0xa076_1d64_78bd_642f ^ UInt64(kind) << 32)
      .multipliedFullWidth(by: other ^ 0xe703_7ed1_a0b4_28db)
    return product.high ^ product.low
  }
}

extension SliceTable.Table {
  /// Lets a piece be found by its last bytes, if there is a free slot near.
  mutating func addTail(endingAt end: UnsafeRawPointer, length: Int, kind: UInt32, _ number: Int) {
    guard length >= SliceTable.tailBytes else { return }
    let hash = SliceTable.tailHash(end, kind)
    for probe in 0..<SliceTable.tailProbes {
      let slot = (Int(truncatingIfNeeded: hash) &+ probe) & mask
      guard tails[slot] == 0 else { continue }
      tails[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(number)
      return
    }
  }
}

extension SliceTable.View {
  /// Returns the value and the length of a piece of which only the end is known, or nil.
  ///
  /// A pointer or a long name is told apart by its last 16 bytes, and where it starts need not be
  /// searched for: the piece that is found says it. It is compared whole.
  ///
  /// - Parameters:
  ///   - end: Where the piece ends; 64 bytes before may be loaded.
  ///   - kind: What the piece is.
  @inline(__always)
  func piece(endingAt end: UnsafeRawPointer, kind: UInt32) -> (value: UInt64, length: Int)? {
    let table = table
    let hash = SliceTable.tailHash(end, kind)
    let mask = table.pointee.mask
    let tails = table.pointee.tails
    let entries = table.pointee.entries
    let masks = table.pointee.masks
    for probe in 0..<SliceTable.tailProbes {
      let slot = tails[(Int(truncatingIfNeeded: hash) &+ probe) & mask]
      if slot == 0 { return nil }
      guard slot >> 32 == hash >> 32 else { continue }
      let entry = entries + (Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1)
      let length = Int(truncatingIfNeeded: entry.pointee.kind & 0xFFFF_FFFF)
      if SliceTable.isEqual(entry, end, length, kind, masks) {
        return (entry.pointee.value, length)
      }
    }
    return nil
  }
}
