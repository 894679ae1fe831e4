import EventModel
package import JSON

extension ContractFile {
  /// The mistakes in a contract file, each with its place.
  public struct Mistakes: Error, Hashable, Sendable, CustomStringConvertible {
    /// One mistake.
    public struct Mistake: Hashable, Sendable, CustomStringConvertible {
      /// What is wrong, and what could stand there instead.
      public var message: String

      /// The line, from 1.
      public var line: Int

      /// The column in characters, from 1.
      public var column: Int

      /// The line, the column and the message with colons between.
      public var description: String { "\(line):\(column): \(message)" }
    }

    /// The mistakes, in the order of their places.
    public let mistakes: [Mistake]

    /// The same mistakes with their places in bytes, for printing the line.
    package let places: [JSONMistake]

    init(_ found: [JSONMistake], _ bytes: [UInt8]) {
      places = found.distinct().enumerated()
        .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        .map(\.element)
      mistakes = places.map { Mistake($0, bytes) }
    }

    /// One mistake a line.
    public var description: String { mistakes.map(\.description).joined(separator: "\n") }
  }
}

extension ContractFile.Mistakes.Mistake {
  init(_ mistake: JSONMistake, _ bytes: [UInt8]) {
    let place = min(mistake.offset, bytes.count)
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    message = mistake.message
    line = bytes[..<place].count { $0 == lineFeed } + 1
    column = String(decoding: bytes[start..<place], as: UTF8.self).count + 1
  }
}
