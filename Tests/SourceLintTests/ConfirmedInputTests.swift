import Testing

@testable import SourceLint

/// Where what the user types or chooses goes, and when it is thrown away.
@Suite struct ConfirmedInputTests {
  private let form = """
      let nameField = UITextField()
      var person: Person?

    """
  private let fill = override("viewWillAppear", "nameField.text = person.name")

  @Test func `What only a button saves is overwritten`() throws {
    let saved = { (function: String) in
      """
        @objc func \(function)() { change(nameField.text) }
        func change(_ name: String?) { person.name = name }

      """
    }
    #expect(
      try warnings(members: form + fill + saved("saveChanges"))
        == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: form + fill + saved("nameChanged")) == [])
  }

  @Test func `What is made a text of is what was typed`() throws {
    let fill = override("viewWillAppear", "nameField.text = String(person.age)")
    let saved = "  @objc func saveChanges() { store.keep(nameField.text) }\n"
    #expect(try warnings(members: form + fill + saved) == ["repeated_start viewWillAppear"])
    let typed = "  @objc func ageChanged() { person.age = Int(nameField.text) }\n"
    #expect(try warnings(members: form + fill + saved + typed) == [])
  }

  @Test func `A choice that is sent away as nothing is thrown away`() throws {
    for value in ["false", "[]", "nil"] {
      let end = override("viewWillDisappear", "input.allSelected.onNext(\(value))")
      #expect(try warnings(members: end) == ["decided_in_will viewWillDisappear"])
    }
    for call in ["input.allSelected.onNext(true)", "input.isShown.onNext(false)"] {
      #expect(try warnings(members: override("viewWillDisappear", call)) == [])
    }
  }

  @Test func `A page that the superclass scrolls to is that of the screen`() throws {
    let call = "scrollToPage(.at(index: 1), animated: true)"
    #expect(
      try warnings(members: override("viewWillAppear", call))
        == ["repeated_start viewWillAppear"])
    let own = "  func scrollToPage(_ page: Page, animated: Bool) {}\n"
    #expect(try warnings(members: own + override("viewWillAppear", call)) == [])
  }
}
