import EventModel

/// A scout that recognizes JSON lines of a learned form.
///
/// `@unchecked`: its form and names are its own copies, and only one thread at a time uses it.
final class RowScout: LineScout, @unchecked Sendable {
  private let template: RowTemplate
  private let slices: SliceTable
  private let specials = SpecialBytes(UInt8(ascii: "\\"))

  /// Makes a scout with the knowledge of a parser.
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
      if let end = form.end(block.bytes, start, limit: block.count, specials),
        let record = form.record(table, in: block)
      {
        if record.code != Vocabulary.context { hits.append(LineHit(record, in: block)) }
        start = end
        continue
      }
      let end = min(block.count, specials.lineFeed(from: start, in: block) + 1)
      hits.append(LineHit(unknownAt: start, upTo: end))
      start = end
    }
  }
}
