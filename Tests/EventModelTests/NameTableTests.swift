import EventModel
import Testing

struct NameTableTests {
  @Test func `a line without a name is about view 0, however it was read`() {
    var names = NameTable()
    #expect(names.view("", identity: .anyInstance) == 0)
    #expect(names.view(0).name == 0)
    #expect(names.view("A", identity: .anyInstance) != 0)
    #expect(names.view("", instance: "0x1", identity: .single) != 0)
    #expect(names.name(ofView: names.view("", instance: "0x1", identity: .single)) == "")
  }

  @Test func `the number of the empty name stays when others are removed`() {
    var names = NameTable()
    let view = names.view("A", identity: .anyInstance)
    _ = names.keepOnly(views: { _ in false }, scopes: { _ in false })
    #expect(names.view("", identity: .anyInstance) == 0)
    #expect(names.view("B", identity: .anyInstance) == view)
  }
}
