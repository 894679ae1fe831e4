import EventModel
import EventReports
import JSON

extension JSONMistake {
  /// Makes the failure that the user sees: the message, the place, the line and a caret.
  func failure(in file: String, _ bytes: [UInt8]) -> ToolFailure {
    let place = min(offset, bytes.count)
    let lineFeed = UInt8(ascii: "\n")
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = bytes[..<place].lastIndex(of: lineFeed).map { $0 + 1 } ?? min(mark, place)
    let end = bytes[place...].firstIndex(of: lineFeed) ?? bytes.count
    let number = bytes[..<place].count { $0 == lineFeed } + 1
    let column = String(decoding: bytes[start..<place], as: UTF8.self).count + 1
    let marked = min(end, place + max(1, length))
    let width = String(decoding: bytes[place..<marked], as: UTF8.self).count
    let picture = Excerpt.draw(
      String(decoding: bytes[start..<end], as: UTF8.self), number: number,
      columns: column..<column + max(1, width))
    return .impossible("\(file):\(number):\(column): \(message)", details: picture)
  }
}

extension ToolFailure {
  static func reading<Value>(
    _ path: String, _ bytes: [UInt8], _ read: @autoclosure () throws(JSONMistake) -> Value
  ) throws(ToolFailure) -> Value {
    do throws(JSONMistake) {
      return try read()
    } catch {
      throw error.failure(in: path, bytes)
    }
  }

  /// Makes the failure of a file with mistakes, which shows each with its line.
  ///
  /// - Precondition: there is at least one.
  static func impossible(_ mistakes: [JSONMistake], in file: String, _ bytes: [UInt8]) -> Self {
    let shown = mistakes.prefix(Limits.fileMistakes).map { $0.failure(in: file, bytes) }
    var all = shown[0]
    for failure in shown.dropFirst() {
      all.details += ["error: \(failure.message)"] + failure.details
    }
    if mistakes.count > shown.count {
      all.details.append("and \(mistakes.count - shown.count) more mistakes (Limits.fileMistakes)")
    }
    return all
  }
}
