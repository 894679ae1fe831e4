import EventModel

// The orders of the article and of the further kinds, typed once more by hand, and the permitted ones
// by trying every order of the two sides' own calls.

struct DirectOrder: Hashable {
  var kind: String?
  var outcome: String
  /// What happens to current and new: the states before and after.
  var start: [String: String]
  var end: [String: String]
  var word: [Call]

  var name: String? { kind.map { "\($0).\(outcome)" } }
}

enum DirectOrders {
  static let documented = [
    order("navigation", "completed", "C.wd N.wa C.dd N.da"),
    order("navigation", "cancelled", "C.wd N.wa N.wd N.dd C.wa C.da"),
    order("pageScroll", "completed", "N.wa C.wd N.da C.dd"),
    order("pageScroll", "cancelled", "N.wa C.wd C.wa C.da N.wd N.dd"),
    order("pageCurl", "completed", "N.wa C.wd C.dd N.da"),
    order("pageCurl", "cancelled", "N.wa C.wd N.wd C.wa N.dd C.da"),
  ]

  static let outside = [
    order("modal", "completed", "C.wd N.wa N.da C.dd"),
    order("tab", "completed", "N.wa C.wd N.da C.dd"),
    order("tabLegacy", "completed", "N.wa C.wd C.dd N.da"),
    order("containment", "completed", "C.wd N.wa N.da C.dd"),
    order("sheet", "completed", "N.wa N.da", current: ["shown", "shown"]),
    order("sheet", "cancelled", "C.wd C.wa C.da", new: ["shown", "shown"]),
    order("sheetDismiss", "completed", "C.wd C.dd", new: ["shown", "shown"]),
  ]

  static let all = documented + outside

  static let catalogue = all + containers

  /// Containers with their children: only histories have them.
  static let containers = [
    DirectOrder(
      kind: "nested", outcome: "completed", start: ["parent": "hidden", "child": "hidden"],
      end: ["parent": "shown", "child": "shown"],
      word: [
        Call(subject: "parent", callback: "viewWillAppear"),
        Call(subject: "child", callback: "viewWillAppear"),
        Call(subject: "parent", callback: "viewDidAppear"),
        Call(subject: "child", callback: "viewDidAppear"),
      ]),
    DirectOrder(
      kind: "nestedDismiss", outcome: "completed",
      start: ["parent": "shown", "child": "shown"], end: ["parent": "hidden", "child": "hidden"],
      word: [
        Call(subject: "parent", callback: "viewWillDisappear"),
        Call(subject: "child", callback: "viewWillDisappear"),
        Call(subject: "parent", callback: "viewDidDisappear"),
        Call(subject: "child", callback: "viewDidDisappear"),
      ]),
  ]

  /// Every order of two sides' own calls in which current's wd comes before new's da and new's wa
  /// before current's dd, if both are called.
  static let permitted = unpromised.filter { order in
    let word = order.word
    func keeps(_ before: Call, _ after: Call) -> Bool {
      guard let i = word.firstIndex(of: before), let j = word.firstIndex(of: after) else {
        return true
      }
      return i < j
    }
    return keeps(
      Call(subject: "current", callback: "viewWillDisappear"),
      Call(subject: "new", callback: "viewDidAppear"))
      && keeps(
        Call(subject: "new", callback: "viewWillAppear"),
        Call(subject: "current", callback: "viewDidDisappear"))
  }

  /// Every order of two sides' own calls.
  static let unpromised: [DirectOrder] =
    shuffles("C.wd C.dd", "N.wa N.da").map { order(nil, "completed", $0) }
    + shuffles("C.wd C.wa C.da", "N.wa N.wd N.dd").map { order(nil, "cancelled", $0) }

  private static func shuffles(_ first: String, _ second: String) -> [String] {
    func mix(_ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>) -> [[Substring]] {
      guard let a = first.first else { return [Array(second)] }
      guard let b = second.first else { return [Array(first)] }
      return mix(first.dropFirst(), second).map { [a] + $0 }
        + mix(first, second.dropFirst()).map { [b] + $0 }
    }
    return mix(first.split(separator: " ")[...], second.split(separator: " ")[...])
      .map { $0.joined(separator: " ") }
  }

  private static func order(
    _ kind: String?, _ outcome: String, _ text: String, current: [String]? = nil,
    new: [String]? = nil
  ) -> DirectOrder {
    let completed = outcome == "completed"
    let current = current ?? (completed ? ["shown", "hidden"] : ["shown", "shown"])
    let new = new ?? (completed ? ["hidden", "shown"] : ["hidden", "hidden"])
    return DirectOrder(
      kind: kind, outcome: outcome, start: ["current": current[0], "new": new[0]],
      end: ["current": current[1], "new": new[1]],
      word: text.split(separator: " ").map { short in
        let parts = short.split(separator: ".")
        return Call(
          subject: parts[0] == "C" ? "current" : "new", callback: callbacks[String(parts[1])]!)
      })
  }

  static let callbacks = [
    "wa": "viewWillAppear", "da": "viewDidAppear", "wd": "viewWillDisappear",
    "dd": "viewDidDisappear",
  ]
}
