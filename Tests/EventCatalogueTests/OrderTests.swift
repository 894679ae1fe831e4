import EventCatalogue
import EventModel
import Testing

@Suite("The catalogued orders")
struct OrderTests {
  /// C = current, N = new, P = parent, K = child; wa da wd dd = the four callbacks.
  static let orders: [(variant: String, order: String)] = [
    ("initial.completed", "N.wa N.da"),
    ("navigation.completed", "C.wd N.wa C.dd N.da"),
    ("navigation.cancelled", "C.wd N.wa N.wd N.dd C.wa C.da"),
    ("pageScroll.completed", "N.wa C.wd N.da C.dd"),
    ("pageScroll.cancelled", "N.wa C.wd C.wa C.da N.wd N.dd"),
    ("pageCurl.completed", "N.wa C.wd C.dd N.da"),
    ("pageCurl.cancelled", "N.wa C.wd N.wd C.wa N.dd C.da"),
    ("modal.completed", "C.wd N.wa N.da C.dd"),
    ("sheet.completed", "N.wa N.da"),
    ("sheet.cancelled", "C.wd C.wa C.da"),
    ("sheetDismiss.completed", "C.wd C.dd"),
    ("tab.completed", "N.wa C.wd N.da C.dd"),
    ("tabLegacy.completed", "N.wa C.wd C.dd N.da"),
    ("containment.completed", "C.wd N.wa N.da C.dd"),
    ("nested.completed", "P.wa K.wa P.da K.da"),
    ("nestedDismiss.completed", "P.wd K.wd P.dd K.dd"),
  ]

  @Test("the catalogued orders are the listed ones and no others")
  func table() {
    #expect(Contract.viewTransitions.variants.map(\.name) == Self.orders.map(\.variant))
    for (variant, (name, order)) in zip(Contract.viewTransitions.variants, Self.orders) {
      #expect(variant.sequence.map(short) == order, "\(name)")
    }
  }

  @Test("the catalogued orders of the three documented kinds are six")
  func documented() {
    let contract = Contract.viewTransitions
    #expect(contract.documentedKinds == ["navigation", "pageScroll", "pageCurl"])
    let kinds = contract.documentedKinds.compactMap(contract.kind(named:))
    #expect(kinds.flatMap(\.variants).count == 6)
  }

  @Test("the catalogued orders give each role its own word, which walks its life from rest to rest")
  func ownWords() throws {
    let contract = Contract.viewTransitions
    #expect(contract.variants.count >= 10)
    for variant in contract.variants {
      let family = try #require(contract.family(named: variant.family))
      let ending = try #require(family.endings.first { $0.outcome == variant.outcome })
      #expect(ending.parts.map(\.role) == family.roles.map(\.name))
      for part in ending.parts {
        let own = try #require(variant.sequence).filter { $0.subject == part.role }
        #expect(own.map(\.callback) == part.words.onlyWord, "\(variant.name) \(part.role)")
        #expect(
          end(of: own.map(\.callback), from: part.start) == part.end,
          "\(variant.name) \(part.role)")
      }
    }
  }

  @Test("the catalogued orders keep G3 and G4")
  func promises() throws {
    var compared = 0
    for variant in Contract.viewTransitions.variants {
      let order = try #require(variant.sequence)
      for promise in Contract.viewTransitions.promises {
        guard let first = order.firstIndex(of: promise.first),
          let second = order.firstIndex(of: promise.second)
        else { continue }
        compared += 1
        #expect(first < second, "\(variant.name) breaks \(promise.id)")
      }
    }
    #expect(compared > 10)
  }

  @Test("the catalogued orders start and end in rest states")
  func restStates() {
    let rests = Set(Contract.viewTransitions.life.states.filter(\.isRest).map(\.name))
    #expect(rests == ["hidden", "shown"])
    for family in Contract.viewTransitions.families {
      for part in family.endings.flatMap(\.parts) {
        #expect(rests.contains(part.start) && rests.contains(part.end))
      }
    }
  }

  private func end(of word: [Callback], from start: String) -> String? {
    var state = start
    for callback in word {
      let step = Contract.viewTransitions.life.steps
        .first { $0.from == state && $0.callback == callback }
      guard let step else { return nil }
      state = step.to
    }
    return state
  }

  private func short(_ order: [LifecycleEvent]) -> String {
    let roles = ["current": "C", "new": "N", "parent": "P", "child": "K"]
    let calls: [Callback: String] = [
      .viewWillAppear: "wa", .viewDidAppear: "da", .viewWillDisappear: "wd",
      .viewDidDisappear: "dd",
    ]
    return order.map { "\(roles[$0.subject] ?? "?").\(calls[$0.callback] ?? "?")" }
      .joined(separator: " ")
  }
}
