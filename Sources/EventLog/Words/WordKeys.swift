/// The exact words of a finder, recognized by a few comparisons of eight bytes.
///
/// Text that is not recognized may still be a word in another notation; the finder checks that.
final class WordKeys {
  /// A word found in a text.
  struct Found {
    var start: Int
    var length: Int
    var code: UInt8
  }

  /// A word, divided at the three bytes by which it is looked for.
  fileprivate struct Key {
    /// The number of bytes before the three.
    var at: Int
    var length: Int
    var code: UInt8
    /// The first bytes, and the bytes after the three.
    var first: MaskedWord
    var after: MaskedWord
  }

  /// Three bytes and the keys of the words that contain them.
  fileprivate struct Group {
    var triple: Triple
    var start: Int
    var count: Int
  }

  /// The keys, without reference counting.
  struct View {
    /// For each key, the bytes just before the three.
    fileprivate let before: UnsafeMutableBufferPointer<MaskedWord>
    fileprivate let keys: UnsafeMutableBufferPointer<Key>
    fileprivate let groups: UnsafeMutableBufferPointer<Group>
  }

  /// The keys, valid while this object lives.
  let view: View

  /// Makes the keys of a finder's words, except those that are too long.
  init(_ finder: WordFinder) {
    var before: [MaskedWord] = []
    var keys: [Key] = []
    var groups: [Group] = []
    for probe in finder.probes {
      let start = keys.count
      // Longer words come first: `deinit` is not `init`.
      for (word, at) in probe.words.sorted(by: { $0.at > $1.at }) {
        let bytes = finder.words[word].bytes
        guard !finder.words[word].isSlip, at <= 16, bytes.count - at - 3 <= 8 else { continue }
        before.append(MaskedWord(bytes[max(0, at - 8)..<at], atEnd: true))
        keys.append(
          Key(
            at: at, length: bytes.count, code: finder.words[word].code,
            first: MaskedWord(bytes.prefix(8), atEnd: false),
            after: MaskedWord(bytes[(at + 3)...], atEnd: false)))
      }
      groups.append(Group(triple: probe.triple, start: start, count: min(64, keys.count - start)))
    }
    view = View(before: Self.copy(before), keys: Self.copy(keys), groups: Self.copy(groups))
  }

  deinit {
    view.before.deallocate()
    view.keys.deallocate()
    view.groups.deallocate()
  }

  private static func copy<Element>(_ list: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = copy.initialize(from: list)
    return copy
  }
}

extension WordKeys.View {
  /// Returns the word whose three bytes are at a place, or nil.
  ///
  /// - Parameters:
  ///   - bytes: The text; 16 bytes before the place and after the word may be loaded.
  ///   - place: The index of the three bytes.
  @inline(__always)
  func word(_ bytes: UnsafePointer<UInt8>, at place: Int) -> WordKeys.Found? {
    for index in 0..<groups.count where groups[index].triple.isAt(place, bytes) {
      return word(bytes, at: place, groups[index])
    }
    return nil
  }

  @inline(__always)
  private func word(_ bytes: UnsafePointer<UInt8>, at place: Int, _ group: WordKeys.Group)
    -> WordKeys.Found?
  {
    let raw = UnsafeRawPointer(bytes)
    let text = (raw + (place - 8)).loadUnaligned(as: UInt64.self)
    // Every key is compared without a branch, since the next callback cannot be predicted.
    var found: UInt64 = 0
    for index in 0..<group.count {
      let key = before[group.start + index]
      found |= ((text ^ key.value) & key.mask == 0 ? 1 : 0) &<< UInt64(truncatingIfNeeded: index)
    }
    while found != 0 {
      let key = keys.baseAddress! + (group.start + found.trailingZeroBitCount)
      let start = place - key.pointee.at
      if key.pointee.after.matches(raw + (place + 3)), key.pointee.first.matches(raw + start),
        !bytes[start - 1].isWord, !bytes[start + key.pointee.length].isWord
      {
        return WordKeys.Found(start: start, length: key.pointee.length, code: key.pointee.code)
      }
      found &= found - 1
    }
    return nil
  }
}

/// Up to eight bytes that are compared with eight bytes of a text.
struct MaskedWord: Sendable, Equatable {
  private(set) var value: UInt64 = 0
  private(set) var mask: UInt64 = 0

  /// Makes a comparison of at most eight bytes with the start or the end of eight bytes.
  init(_ bytes: some Collection<UInt8>, atEnd: Bool) {
    let shift = atEnd ? 8 - min(8, bytes.count) : 0
    for (index, byte) in bytes.prefix(8).enumerated() {
      value |= UInt64(byte) << UInt64(8 * (index + shift))
      mask |= 0xFF << UInt64(8 * (index + shift))
    }
  }

  @inline(__always)
  func matches(_ text: UnsafeRawPointer) -> Bool {
    (text.loadUnaligned(as: UInt64.self) ^ value) & mask == 0
  }
}
