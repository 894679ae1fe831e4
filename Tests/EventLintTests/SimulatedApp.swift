import EventCatalogue
import EventChecking
import EventModel

/// An app that is used at random: windows with a stack of screens each, pagers, tabs, sheets, modals and
/// containers. It shares nothing with the catalogue or the generator.
struct SimulatedApp {
  /// A screen: an instance of a class, with the screens it contains.
  final class Screen {
    let name: String
    let instance: Int
    let children: [Screen]

    init(_ name: String, _ instance: Int, _ children: [Screen] = []) {
      self.name = name
      self.instance = instance
      self.children = children
    }

    /// It and all it contains, containers first.
    var all: [Screen] { [self] + children.flatMap(\.all) }
  }

  /// One call.
  struct Call {
    var window: Int
    var screen: Screen
    var callback: Callback
  }

  private enum Way: CaseIterable {
    case push, pop, cancelledPop, scroll, cancelledScroll, curl, cancelledCurl, tab, oldTab, modal
    case dismissModal, sheet, dismissSheet, cancelledSheet, replace
  }

  private struct Window {
    var stack: [Screen] = []
    /// The sheet over the stack.
    var sheet: Screen?
    /// Calls that are still to be made.
    var pending: [(Screen, Callback)] = []
  }

  private var random: SeededGenerator
  private var windows: [Window]
  private var instances = 0
  private let classes: [String]
  private(set) var calls: [Call] = []

  /// Makes an app that shows a first screen in each window.
  init(seed: UInt64, windows count: Int, classes: Int) {
    random = SeededGenerator(seed: seed)
    self.classes = (0..<classes).map { "Class\($0)" }
    windows = Array(repeating: Window(), count: count)
    for index in windows.indices {
      let first = make()
      windows[index].stack = [first]
      windows[index].pending =
        first.all.map { ($0, .viewWillAppear) } + first.all.map { ($0, .viewDidAppear) }
    }
  }

  /// Uses the app until so many calls were made.
  mutating func use(calls count: Int) {
    while calls.count < count {
      let index = random.below(windows.count)
      if windows[index].pending.isEmpty { begin(in: index) }
      guard !windows[index].pending.isEmpty else { continue }
      // A window's calls mostly come together.
      for _ in 0..<(random.below(3) == 0 ? 1 : 8) where !windows[index].pending.isEmpty {
        let (screen, callback) = windows[index].pending.removeFirst()
        calls.append(Call(window: index, screen: screen, callback: callback))
      }
    }
  }

  private mutating func make(_ depth: Int = 0) -> Screen {
    instances += 1
    let instance = instances
    let name = classes[random.below(classes.count)]
    let count = depth == 0 && random.below(5) == 0 ? 1 + random.below(2) : 0
    return Screen(name, instance, (0..<count).map { _ in make(depth + 1) })
  }

  private mutating func begin(in index: Int) {
    let way = Way.allCases[random.below(Way.allCases.count)]
    var window = windows[index]
    let current = window.stack[window.stack.count - 1]
    let below = window.stack.count > 1 ? window.stack[window.stack.count - 2] : nil
    let (wa, da) = (Callback.viewWillAppear, Callback.viewDidAppear)
    let (wd, dd) = (Callback.viewWillDisappear, Callback.viewDidDisappear)
    func say(_ steps: (Screen, Callback)...) {
      window.pending += steps.flatMap { screen, callback in screen.all.map { ($0, callback) } }
    }
    if let sheet = window.sheet {
      switch way {
      case .dismissSheet:
        say((sheet, wd), (sheet, dd))
        window.sheet = nil
      case .cancelledSheet: say((sheet, wd), (sheet, wa), (sheet, da))
      default: return
      }
      windows[index] = window
      return
    }
    switch way {
    case .push, .curl, .oldTab, .scroll, .tab, .modal, .replace:
      let new = make()
      switch way {
      case .push: say((current, wd), (new, wa), (current, dd), (new, da))
      case .curl, .oldTab: say((new, wa), (current, wd), (current, dd), (new, da))
      case .scroll, .tab: say((new, wa), (current, wd), (new, da), (current, dd))
      default: say((current, wd), (new, wa), (new, da), (current, dd))
      }
      if way != .push, way != .modal { window.stack.removeLast() }
      window.stack.append(new)
    case .pop, .dismissModal:
      guard let below else { return }
      if way == .pop {
        say((current, wd), (below, wa), (current, dd), (below, da))
      } else {
        say((current, wd), (below, wa), (below, da), (current, dd))
      }
      window.stack.removeLast()
    case .cancelledPop:
      guard let below else { return }
      say((current, wd), (below, wa), (below, wd), (below, dd), (current, wa), (current, da))
    case .cancelledScroll:
      let new = make()
      say((new, wa), (current, wd), (current, wa), (current, da), (new, wd), (new, dd))
    case .cancelledCurl:
      let new = make()
      say((new, wa), (current, wd), (new, wd), (current, wa), (new, dd), (current, da))
    case .sheet:
      let new = make()
      say((new, wa), (new, da))
      window.sheet = new
    case .dismissSheet, .cancelledSheet: return
    }
    windows[index] = window
  }
}
