import EventModel
import Testing

struct NameTableTests {
  @Test func `lines without a name have name 0, and others do not`() {
    var names = NameTable()
    let unnamed = names.view("", identity: .anyInstance)
    let instance = names.view("", instance: "0x1", identity: .single)
    let named = names.view("A", identity: .anyInstance)
    #expect(names.view(unnamed).name == 0)
    #expect(names.knownView("", identity: .anyInstance) == unnamed)
    #expect(names.view(instance).name == 0)
    #expect(names.view(named).name != 0)
  }

  @Test func `name 0 stays that of lines without a name when others are removed`() {
    var names = NameTable()
    _ = names.view("A", identity: .anyInstance)
    _ = names.keepOnly(views: { _ in false }, scopes: { _ in false })
    let unnamed = names.view("", identity: .anyInstance)
    #expect(names.view(unnamed).name == 0)
    let other = names.view("B", identity: .anyInstance)
    #expect(names.name(ofView: other) == "B")
  }
}
