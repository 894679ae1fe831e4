import SourceReading
import Testing

@Suite("Places in source")
struct SourceSiteTests {
  @Test("places in source come in the order of file, line and column")
  func order() {
    let first = SourceSite(file: "A.swift", line: 9, column: 3, endColumn: 4)
    let second = SourceSite(file: "A.swift", line: 10, column: 1, endColumn: 2)
    let third = SourceSite(file: "B.swift", line: 1, column: 1, endColumn: 2)
    #expect([third, second, first].sorted() == [first, second, third])
  }
}
