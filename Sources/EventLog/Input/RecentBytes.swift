/// The last bytes of an input that can be read only once, for the lines around a finding, and the
/// lines around places that may be asked for later.
///
/// A finding waits until findings on earlier lines were reported. However many bytes arrive in the
/// meantime, its lines are shown.
struct RecentBytes {
  /// The fewest bytes that are kept: some thousand lines, for a finding that waits to be decided.
  static let limit = 1 << 20

  /// How many bytes before and after a place may belong to the lines that are shown.
  static let reach = 1 << 15

  /// The most places whose lines are kept, and how many lines before and after each.
  private static let placeLimit = 2048
  private static let lines = (before: 2, after: 1)

  /// A part of the input.
  struct Part {
    /// The number of bytes before the first kept one.
    var start: UInt64 = 0
    var bytes: [UInt8] = []
    /// Whether the part starts with a line.
    var isWhole = true

    func holds(_ place: UInt64) -> Bool {
      start...(start + UInt64(bytes.count)) ~= place
    }
  }

  /// The last bytes.
  private(set) var last = Part()
  /// The places whose lines are to be kept, and are still among the last bytes.
  private var places: [UInt64] = []
  /// The lines around places that are no longer among the last bytes, in the order of their offsets.
  private var parts: [(place: UInt64, part: Part)] = []

  /// Keeps the lines around a place even after more bytes were read.
  mutating func keep(_ place: UInt64) {
    guard last.holds(place), place != places.last else { return }
    places.append(place)
  }

  /// Appends bytes, and drops the oldest ones beyond twice the limit.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    last.bytes.append(contentsOf: more)
    guard last.bytes.count > 2 * Self.limit else { return }
    let excess = last.bytes.count - Self.limit
    let end = last.start + UInt64(excess)
    for place in places where place < end + UInt64(Self.reach) {
      parts.append((place, lines(around: place)))
    }
    places.removeAll { $0 < end + UInt64(Self.reach) }
    parts.removeFirst(max(0, parts.count - Self.placeLimit))
    last.bytes.removeFirst(excess)
    last.start = end
    last.isWhole = false
  }

  /// Returns the part with the lines around a place, or nil if they are no longer available.
  func part(around place: UInt64) -> Part? {
    if last.start == 0 || place >= last.start + UInt64(Self.reach), last.holds(place) {
      return last
    }
    let kept = parts.last { $0.place == place } ?? parts.last { $0.part.holds(place) }
    return kept?.part ?? (last.holds(place) ? last : nil)
  }

  private func lines(around place: UInt64) -> Part {
    let index = Int(place - last.start)
    let bytes = last.bytes[max(0, index - Self.reach)..<min(last.bytes.count, index + Self.reach)]
    var (start, end) = (index, index)
    for count in 0...Self.lines.before where start > bytes.startIndex {
      if count > 0 { start -= 1 }
      start = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
    }
    for _ in 0...Self.lines.after where end < bytes.endIndex {
      end = bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
    }
    let isWhole = start > bytes.startIndex || start == 0 && last.isWhole
    return Part(
      start: last.start + UInt64(start), bytes: Array(bytes[start..<end]), isWhole: isWhole)
  }
}
