import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

/// Verdicts over the lives of controllers, which nothing but their own automaton bounds.
struct ControllerVerdictTests {
  /// A judge of each version that has judged nothing yet.
  private static let judges = Contract.componentControllerProfiles.map { Judge($0) }

  static func judgement(_ text: String, _ profile: String = "documented") throws -> Judgement {
    var judge = judges.first { $0.contract.profile == profile }!
    return try judge.judgement(on: judge.contract.assumption(text))
  }

  private static let update =
    "controller.willUpdateComponent leads to controller.didUpdateComponent"

  @Test(
    arguments: [
      ("main", Verdict.violated), ("documented", .incidental), ("0.31", .guaranteed),
      ("0.14", .guaranteed),
    ])
  func `an update that began ends, but off screen`(_ profile: String, _ verdict: Verdict) throws {
    #expect(try Self.judgement(Self.update, profile).verdict == verdict)
  }

  @Test func `the shortest life whose update never ends is an update off screen`() throws {
    let judgement = try Self.judgement(Self.update, "main")
    #expect(
      judgement.witness?.events.map(\.callback.name) == [
        "willMount", "didMount", "willUnmount", "didUnmount", "willUpdateComponent",
      ])
    #expect(
      judgement.witness?.transitions.map(\.kind) == ["mount", "unmount", "offscreenUpdate"])
    #expect(judgement.saves == [[.kind("offscreenUpdate")]])
  }

  @Test(
    arguments: [
      ("Song.didMount before List.didMount", "documented", 4),
      ("Song.didMount before List.didMount", "0.14", 8),
      ("List.willUnmount at most once", "main", 8), ("List.willUnmount at most once", "0.14", 10),
    ].sampled(oneIn: 4))
  func `claims about named controllers are decided, each with a shortest witness`(
    _ text: String, _ profile: String, _ events: Int
  ) throws {
    let judgement = try Self.judgement(text, profile)
    let contract = Contract.componentControllerProfiles.first { $0.profile == profile }!
    #expect(judgement.verdict == .violated)
    #expect(judgement.witness?.events.count == events)
    #expect(contract.replay(judgement.witness!, against: judgement.assumption).isSound)
  }

  @Test func `a child that is updated needs a parent that was mounted before`() throws {
    let judgement = try Self.judgement(
      "in treeMount, childMounts: controller.willRemount at most once")
    #expect(judgement.verdict == .violated)
    #expect(
      judgement.witness?.transitions.map(\.kind) == ["treeMount", "childMounts", "childMounts"])
    #expect(
      Contract.componentControllers.replay(
        judgement.witness!, against: judgement.assumption
      ).isSound)
  }

  @Test(
    arguments: [
      ("in unmount: sendAction during controller.willUnmount", Verdict.violated),
      ("in update: never controller.didUpdateComponent", .violated),
      ("in update: never controller.willUnmount", .guaranteed),
      ("sendAction during child.didUnmount", .violated),
      ("sendAction during child.willUnmount", .violated),
      ("sendAction during controller.didMount", .incidental),
      ("sendAction during child.didMount", .incidental),
      ("useViewContext during controller.didInit", .violated),
      ("useViewContext during controller.willUpdateComponent", .violated),
      ("useViewContext during controller.didUnmount", .violated),
      ("useViewContext during controller.didMount", .guaranteed),
      ("useViewContext during controller.didUpdateComponent", .incidental),
      ("setDelegate during controller.componentDidAcquireView", .guaranteed),
      ("not (sendAction during controller.didMount)", .violated),
      ("clearDelegate during controller.willUnmount", .incidental),
      ("sendAction during child.invalidateController", .incidental),
      ("in treeMount: sendAction during child.willUnmount", .incidental),
      ("in update: setDelegate during controller.componentDidAcquireView", .guaranteed),
    ].sampled(oneIn: 8))
  func `an action follows the rules, the states and the limits`(
    _ text: String, _ verdict: Verdict
  ) throws {
    let judgement = try Self.judgement(text)
    #expect(judgement.verdict == verdict, "\(judgement.because)")
    if let witness = judgement.witness {
      #expect(
        Contract.componentControllers.replay(witness, against: judgement.assumption).isSound)
    }
  }

  @Test func `what allows an action, forbids it or is silent is the reason`() throws {
    #expect(
      try Self.judgement("useViewContext during controller.didMount").because
        == "U2 allows useViewContext during didMount")
    #expect(
      try Self.judgement("sendAction during controller.didMount").because
        == "no rule is against sendAction during didMount, and no source says that it is allowed")
    let uncalled = try Self.judgement("sendAction during child.invalidateController")
    #expect(uncalled.verdict == .incidental)
    #expect(uncalled.witness == nil)
    #expect(
      uncalled.because
        == "no rule is against sendAction during invalidateController, and no source says that it "
        + "is allowed; no permitted order has child.invalidateController")
    #expect(
      try Self.judgement("sendAction during child.didUnmount").because.contains(
        "parent may be unmounted at child.didUnmount"))
  }

  @Test(
    arguments: [
      "A.didMount before B.didMount and C.willMount before A.willMount",
      "A.didMount before B.didMount or B.didMount before C.didMount",
    ].sampled(oneIn: 4))
  func `claims about three named controllers are decided`(_ text: String) throws {
    let judgement = try Self.judgement(text)
    #expect(judgement.verdict == .violated)
    #expect(
      Contract.componentControllers.replay(judgement.witness!, against: judgement.assumption)
        .isSound)
  }
}
