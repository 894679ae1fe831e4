import EventModel

extension RowTemplate.View: RowSlices {}

extension SpecialBytes.View {
  /// Returns the index of the next line feed, or the end of the block.
  func lineFeed(from start: Int, in block: LineBlock) -> Int {
    var place = next(from: start)
    while place < block.count, block.bytes[place] != UInt8(ascii: "\n") {
      place = next(from: place + 1)
    }
    return min(place, block.count)
  }
}
