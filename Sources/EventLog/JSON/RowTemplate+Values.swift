import EventModel

extension RowTemplate.View: RowSlices {}

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
