/// What callbacks show over the screen until work has ended.
extension EffectReading {
  /// Reads that a callback shows an overlay that is hidden only when some work ends, and that no
  /// callback begins this work. If the work has already ended, the overlay stays.
  mutating func readOverlay(_ number: Int) {
    let step = steps[number]
    if readKeptOverlay(number) { return }
    guard Self.isOverlay(step), Self.showing.contains(words.words(of: step.name).first ?? ""),
      !words.words(of: step.name).contains(where: Self.passing.contains)
    else { return }
    let root = step.receiver.first
    let hides = steps.filter { other in
      Self.isOverlay(other) && other.receiver.first == root
        && Self.hidingVerbs.contains(words.words(of: other.name).first ?? "")
    }
    // Code that runs at other times is not searched for what hides an overlay.
    guard !hides.contains(where: { $0.phase == step.phase }),
      hides.isEmpty ? callsNothingElse(step.phase) : !beginsWork(step.phase)
    else { return }
    add(number, "overlay", .unknown, step.path, .start(.overlay))
  }

  /// Reads that a callback keeps a new overlay in a property, and that only an answer hides it: the
  /// overlay before, whose answer comes later, is then never hidden.
  private mutating func readKeptOverlay(_ number: Int) -> Bool {
    let step = steps[number]
    guard !step.holder.isEmpty, Self.isOverlay(step), step.name.hasPrefix("show"),
      property(step.holder) != nil
    else { return false }
    let hides = uses.hiding[step.holder] ?? []
    guard !hides.isEmpty, !uses.hidesOverlays,
      hides.allSatisfy({ $0.phase == .elsewhere || $0.marks.contains(.deferred) })
    else { return false }
    add(number, "overlay", .unknown, step.holder, .start(.overlay), value: "kept")
    return true
  }

  /// Whether a call shows an overlay of activity: `SVProgressHUD.show()`.
  static func isOverlay(_ step: UnfoldedStep) -> Bool {
    guard case .call = step.kind, let type = step.receiver.first, type.startsWithCapital else {
      return false
    }
    return overlays.contains(where: type.hasSuffix)
  }

  /// Whether a callback calls only overlays and functions of types: it begins no work.
  private func callsNothingElse(_ phase: SourcePhase) -> Bool {
    steps.allSatisfy { step in
      guard step.phase == phase, case .call = step.kind else { return true }
      let isOfType = (step.receiver.first ?? step.name).startsWithCapital
      return step.receiver == ["super"] || Self.isOverlay(step)
        || (isOfType && !SharedNames.holds(step.receiver))
    }
  }

  /// Whether a callback calls something that begins work, by its name, or passes a closure.
  func beginsWork(_ phase: SourcePhase) -> Bool {
    steps.contains { step in
      guard step.phase == phase, case .call = step.kind, step.receiver != ["super"] else {
        return false
      }
      return Self.working.contains(words.words(of: step.name).first ?? "")
        || step.arguments.contains(where: \.isClosure)
    }
  }

  private static let overlays = ["HUD", "Hud", "ActivityView", "LoadingView", "Loader", "Spinner"]
  private static let showing: Set = ["show", "present", "start"]
  static let hidingVerbs: Set = ["dismiss", "hide", "pop", "stop", "finish"]

  /// What is shown for a moment and disappears by itself.
  private static let passing: Set = [
    "error", "success", "info", "message", "succeed", "failed", "toast", "image", "text",
  ]

  private static let working: Set = [
    "load", "fetch", "get", "request", "refresh", "reload", "update", "start", "download", "sync",
    "connect", "search", "query", "check", "login", "send", "perform", "begin", "retrieve", "read",
    "call", "do", "init", "set",
  ]
}
