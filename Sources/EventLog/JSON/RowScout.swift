import EventModel

/// Looks through blocks of JSON lines and recognises those of a form that was learnt.
///
/// `@unchecked`: its form and names are copies of its own, and one thread at a time uses it.
final class RowScout: LineScout, @unchecked Sendable {
  private let template: RowTemplate
  private let slices: SliceTable
  private let specials = SpecialBytes(UInt8(ascii: "\\"))

  /// Makes a scout that knows what a parser does.
  init(_ template: RowTemplate, _ slices: SliceTable) {
    self.template = RowTemplate(copying: template)
    self.slices = SliceTable(copying: slices)
  }

  func look(_ block: LineBlock, into hits: inout [LineHit]) {
    let specials = specials.load(block.bytes, block.count)
    let form = template.view
    let table = slices.view
    var start = 0
    while start < block.count {
      if let known = form.read(block, from: start, specials, table) {
        if let hit = known.hit { hits.append(hit) }
        start = known.end
      } else {
        let end = min(block.count, specials.lineFeed(from: start, in: block) + 1)
        hits.append(LineHit(unknownAt: start, upTo: end))
        start = end
      }
    }
  }
}
