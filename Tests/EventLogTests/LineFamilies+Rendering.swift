/// A legal log of three classes, two of them pushed on themselves.
struct FamilyLog {
  /// A call of one screen.
  struct Call {
    var name: String
    var index: Int
    var callback: Int
  }

  static let callbacks = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  let calls: [Call]

  init() {
    var calls: [Call] = []
    typealias Screen = (name: String, index: Int)
    func add(_ screen: Screen, _ callback: Int) {
      calls.append(Call(name: screen.name, index: screen.index, callback: callback))
    }
    let inbox: Screen = ("InboxController", 1)
    let messages: [Screen] = (2...5).map { ("MessageController", $0) }
    let profile: Screen = ("ProfileController", 6)
    add(inbox, 0)
    add(inbox, 1)
    let steps: [(Screen, Screen)] = [
      (inbox, messages[0]), (messages[0], messages[1]), (messages[1], messages[0]),
      (messages[0], inbox), (inbox, profile), (profile, inbox), (inbox, messages[2]),
      (messages[2], messages[3]), (messages[3], messages[2]), (messages[2], inbox),
    ]
    for (current, new) in steps {
      add(current, 2)
      add(new, 0)
      add(current, 3)
      add(new, 1)
    }
    self.calls = calls
  }

  /// Returns the value of a part of a shape.
  func value(_ part: String, at place: Int) -> String {
    let call = calls[place]
    let hex = String(0x7f82_9000_0000 + call.index * 0x1_2a40, radix: 16)
    switch part {
    case "NAME": return call.name
    case "CALL": return Self.callbacks[call.callback]
    case "POINTER": return "0x" + hex
    case "HEX": return hex
    case "INDEX": return String(call.index)
    case "UUID": return "0D2C7F7\(call.index)-A822-4EF7-A0DA-D4C91F71B11\(call.index)"
    case "LINE": return String(20 + call.name.utf8.count * 10 + call.callback * 9)
    case "COUNT": return String(place + 1)
    case "SPAN": return String(12 + place * 7 % 31)
    default: return "10:00:\(10 + place).\(100 + place * 37 % 900)"
    }
  }

  /// Returns the log in a shape, a line a call.
  func text(_ shape: String, after prefix: String = "") -> String {
    let pieces = Self.pieces(of: shape)
    return calls.indices.map { place in
      let line = pieces.map { $0.fixed + ($0.part.map { value($0, at: place) } ?? "") }.joined()
      return "\(prefix)\(line)\n"
    }.joined()
  }

  private static let parts = [
    "NAME", "CALL", "POINTER", "HEX", "INDEX", "UUID", "LINE", "COUNT", "SPAN", "TIME",
  ]

  /// Returns the fixed texts of a shape, each with the part behind it.
  private static func pieces(of shape: String) -> [(fixed: String, part: String?)] {
    var pieces: [(fixed: String, part: String?)] = []
    var fixed = ""
    var rest = shape[...]
    while let letter = rest.first {
      if let part = parts.first(where: rest.hasPrefix) {
        pieces.append((fixed, part))
        fixed = ""
        rest = rest.dropFirst(part.count)
      } else {
        fixed.append(letter)
        rest = rest.dropFirst()
      }
    }
    return pieces + [(fixed, nil)]
  }

  /// Returns what is to be read, by the part that is the instance.
  func listing(named: Bool = true, instance: String? = nil) -> [String] {
    let words = ["wa", "da", "wd", "dd"]
    return calls.indices.map { place in
      let name = named ? calls[place].name : ""
      let mark = instance.map { "@" + value($0, at: place) } ?? (named ? "*" : "")
      return "\(name)\(mark) \(words[calls[place].callback])"
    }
  }
}
