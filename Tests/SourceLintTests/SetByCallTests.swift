import Testing

/// A state of another object that a callback checks and then sets by a call.
@Suite struct SetByCallTests {
  private func severities(setting call: String) throws -> [String] {
    try SourceLintTests.severities(
      members: "  let searchBar = UISearchBar()\n  let source = ListSource()\n"
        + override(
          "viewWillAppear",
          "if source.mode != .invites {\n      \(call)\n      searchBar.text = nil\n    }"))
  }

  @Test(arguments: ["source.setMode(.invites)", "source.setDelegate(self, andMode: .invites)"])
  func `What is done until the state is set is done once`(call: String) throws {
    #expect(try severities(setting: call) == [])
  }

  @Test(arguments: ["source.setDelegate(self)", "other.setMode(.invites)"])
  func `What another call is followed by may be done again`(call: String) throws {
    #expect(try severities(setting: call) == ["note repeated_start"])
  }
}
