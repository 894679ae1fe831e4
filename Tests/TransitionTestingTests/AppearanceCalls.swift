import EventCatalogue
import EventModel
import TransitionTesting

/// One of the calls a container makes on a screen.
enum AppearanceCall: CaseIterable {
  case beginAppearing
  case beginDisappearing
  case end

  /// Makes the call.
  @MainActor
  func make(on screen: any DrivableScreen) {
    switch self {
    case .beginAppearing: screen.beginAppearanceTransition(true, animated: false)
    case .beginDisappearing: screen.beginAppearanceTransition(false, animated: false)
    case .end: screen.endAppearanceTransition()
    }
  }

  /// Every word of so many calls.
  static func words(_ length: Int) -> [[AppearanceCall]] {
    guard length > 0 else { return [[]] }
    return words(length - 1).flatMap { word in allCases.map { word + [$0] } }
  }
}

/// What a word of calls sends a hidden screen, by the four states of the contract: nothing if it begins
/// in the direction it goes already, and a warning if it ends what was not begun.
struct FourStates {
  private(set) var callbacks: [Callback] = []
  private(set) var warnings = 0
  private var state = "hidden"

  init(_ word: [AppearanceCall]) {
    for call in word { take(call) }
  }

  private mutating func take(_ call: AppearanceCall) {
    let fitting: [Callback] =
      switch call {
      case .beginAppearing: [.viewWillAppear]
      case .beginDisappearing: [.viewWillDisappear]
      case .end: [.viewDidAppear, .viewDidDisappear]
      }
    let step = Contract.viewTransitions.life.steps.first {
      $0.from == state && fitting.contains($0.callback)
    }
    if let step {
      callbacks.append(step.callback)
      state = step.to
    } else if call == .end {
      warnings += 1
    }
  }
}
