import TransitionTesting

/// What the presenter shows and the sheet edits.
final class Order {
  private(set) var version = 0
  private var watchers: [() -> Void] = []

  func edit() {
    version += 1
    for watcher in watchers { watcher() }
  }

  func watch(_ watcher: @escaping () -> Void) { watchers.append(watcher) }
}

/// Refreshes in `viewWillAppear`, which is not called when a sheet goes away.
///
/// Met in KeychainAccess, issue 446, and ReSwift, issue 412, with the sheets of iOS 13.
class PresenterScreen: SimulatedViewController {
  let order: Order
  fileprivate(set) var shown = 0

  init(_ order: Order) {
    self.order = order
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) { shown = order.version }
}

/// Refreshes when the order says that it was edited.
final class WatchingPresenterScreen: PresenterScreen {
  override init(_ order: Order) {
    super.init(order)
    order.watch { [unowned self] in shown = order.version }
  }
}

/// Edits the order before it goes away.
final class EditSheet: SimulatedViewController {
  private let order: Order

  init(_ order: Order) {
    self.order = order
    super.init()
  }

  override func viewWillDisappear(_ animated: Bool) { order.edit() }
}
