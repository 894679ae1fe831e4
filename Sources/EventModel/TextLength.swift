/// The length of a text in characters, and how many more Unicode scalars it has.
package struct TextLength: Hashable, Sendable {
  package var characters = 0
  package var extraScalars: Int32 = 0

  package init() {}

  /// Measures UTF-8; what cannot be read counts as replacement characters.
  ///
  /// - Complexity: O(bytes).
  package init(of bytes: ArraySlice<UInt8>) {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      characters = bytes.count
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    characters = text.count
    extraScalars = Int32(clamping: text.unicodeScalars.count - characters)
  }

  package static func + (first: TextLength, second: TextLength) -> TextLength {
    var sum = first
    sum.characters += second.characters
    sum.extraScalars += second.extraScalars
    return sum
  }
}
