import EventLog
import Testing

/// Lines that are alike but for their views' addresses are calls, each of them.
extension DocumentTests {
  private static let objects = [
    ("Feed", "0x7fc6000091d0"), ("Mail", "0x7fc60000abd0"), ("Profile", "0x7fc60000c5e0"),
  ]

  @Test("documents keep the only call of a view if it is like the calls of other views")
  func onlyCalls() throws {
    for shape in [
      #"{"level": "info", "msg": "CALL", "vc": "NAME", "address": "POINTER"}"#,
      #"{"id": "POINTER", "event": "CALL", "screen": "NAME"};"#,
    ] {
      for place in [3, 5, 7] {
        var calls = [(0, 0), (0, 1), (0, 2), (1, 0), (0, 3), (1, 1), (1, 2)]
        calls.insert((2, 0), at: place)
        let lines = calls.map { view, callback in
          shape.replacing("CALL", with: FamilyLog.callbacks[callback])
            .replacing("NAME", with: Self.objects[view].0)
            .replacing("POINTER", with: Self.objects[view].1) + "\n"
        }
        let expected = calls.map { view, callback in
          "\(Self.objects[view].0)@\(Self.objects[view].1) \(["wa", "da", "wd", "dd"][callback])"
        }
        #expect(try listing(of: lines.joined(), as: .console) == expected, "\(shape)")
        // The only call of a view in another form is an example.
        var other = lines
        other[place] = "let example = Example(.viewWillAppear, of: Profile.self);\n"
        #expect(try listing(of: other.joined(), as: .console).count == 7, "\(shape)")
      }
    }
  }

  @Test("documents keep methods with the objects behind them, and lists of symbols have none")
  func methodsOfObjects() throws {
    let calls = Self.objects.map { "-[\($0.0) viewWillAppear:] <\($0.0): \($0.1)>\n" }
    #expect(
      try listing(of: calls.joined(), as: .console)
        == Self.objects.map { "\($0.0)@\($0.1) wa" })
    let symbols = Self.objects.map { "\($0.1) -[\($0.0) viewWillAppear:]\n" }
    #expect(try listing(of: symbols.joined(), as: .console) == [])
  }
}
