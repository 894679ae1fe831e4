import Testing

/// Values that a call sets over some time.
@Suite struct AnimatedSetterTests {
  @Test func `A switch that is set over some time is set again`() throws {
    let set = { (call: String) in
      "  @IBOutlet var alarm: UISwitch!\n" + override("viewWillAppear", call)
    }
    #expect(
      try warnings(members: set("alarm.setOn(false, animated: true)"))
        == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: set("alarm.setOn(store.isOn, animated: true)")) == [])
    #expect(
      try warnings(
        properties: "@property IBOutlet UISwitch *alarm;",
        methods: method("viewWillAppear", "[self.alarm setOn:NO animated:YES];"))
        == ["repeated_start viewWillAppear"])
  }
}
