import Testing

/// Whose closure it is that other code fills.
@Suite struct ClosureOwnerTests {
  @Test func `A closure of another type with the same name is no closure of the screen`() throws {
    let owner = { (property: String) in
      """
      class Owner: UIView {
        let popup = \(property)()
        func setUp() { popup.onDismiss = { [weak self] in self?.removeFromSuperview() } }
      }
      class Popup: UIView { var onDismiss: (() -> Void)? }
      class Sheet: UIViewController {
        var onDismiss: (() -> Void)?
        \(override("viewWillDisappear", "onDismiss?()"))
      }

      """
    }
    let early = ["decided_in_will viewWillDisappear"]
    #expect(try warnings("Sheet.swift", owner("Sheet")) == early)
    #expect(try warnings("Sheet.swift", owner("Popup") + "let sheet = Sheet()\n") == [])
  }
}
