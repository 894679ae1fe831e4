import JSON
import Testing

@Suite("JSON")
struct JSONTests {
  private let value: JSONValue = [
    "name": "a \"b\"\\\n\u{1}é", "none": .null, "list": [1, [2, 3], []],
    "more": ["yes": true, "number": .number("1e3"), "empty": .object([])],
  ]

  @Test("JSON is written on one line, down to a level, or to a width")
  func layouts() {
    #expect(
      value.line
        == #"{"name":"a \"b\"\\\n\u0001é","none":null,"list":[1,[2,3],[]],"#
        + #""more":{"yes":true,"number":1e3,"empty":{}}}"#)
    #expect(
      value.pretty(levels: 2) == #"""
        {
          "name": "a \"b\"\\\n\u0001é",
          "none": null,
          "list": [
            1,
            [2,3],
            []
          ],
          "more": {
            "yes": true,
            "number": 1e3,
            "empty": {}
          }
        }

        """#)
    #expect(
      value.fitted(width: 50) == #"""
        {
          "name": "a \"b\"\\\n\u0001é",
          "none": null,
          "list": [1, [2, 3], []],
          "more": {
            "yes": true,
            "number": 1e3,
            "empty": {}
          }
        }

        """#)
    // With the comma that may follow, the last object takes 52 columns.
    #expect(value.fitted(width: 52).split(separator: "\n").count == 6)
    #expect(value.fitted(width: 51).split(separator: "\n").count == 6 + 4)
  }

  @Test("JSON is read back as it was written, in each layout, with the place of each value")
  func reading() throws {
    for text in [value.line, value.pretty, value.pretty(levels: 1), value.fitted(width: 40)] {
      let bytes = Array(text.utf8)
      let node = try JSONReader.read(bytes)
      #expect(node.value == value)
      #expect(node["list"]?.elements?.count == 3)
      #expect(node["list"].map { bytes[$0.offset] } == UInt8(ascii: "["))
    }
  }

  @Test("JSON that is cut off or too long is refused at the first wrong byte")
  func mistakes() {
    let bytes = Array(value.line.utf8)
    for end in bytes.indices {
      #expect(throws: JSONMistake.self) { try JSONReader.read(Array(bytes[..<end])) }
    }
    #expect(throws: JSONMistake(message: "expected nothing more", offset: 3)) {
      try JSONReader.read(Array("{} {}".utf8))
    }
    let deep = Array(String(repeating: "[", count: JSONReader.depthLimit + 1).utf8)
    #expect(throws: JSONMistake.self) { try JSONReader.read(deep) }
  }
}

extension JSONNode {
  /// The value without its places.
  fileprivate var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let digits): Int(digits).map(JSONValue.int) ?? .number(digits)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { .init($0.key, $0.value.value) })
    }
  }
}
