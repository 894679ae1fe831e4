import Testing

/// Properties that hold screens and are emptied.
@Suite struct DroppedReferenceTests {
  @Test func `A reference to a screen that nothing uses any more may be dropped`() throws {
    let player = { (rest: String) in
      try warnings(
        properties: "",
        methods: """
          {
            AVPlayerViewController *player;
          }
          - (void)play {
            player = [AVPlayerViewController new];
            [self.navigationController pushViewController:player animated:YES];
          }

          """ + method("viewWillAppear", "if (player != nil) { player = nil; }") + rest)
    }
    #expect(try player("") == [])
    #expect(
      try player("- (BOOL)isPlaying { return player != nil; }\n")
        == ["decided_in_will viewWillAppear"])
  }

  @Test func `A coordinator that only a property keeps is lost with it`() throws {
    let coordinator = { (name: String, show: String) in
      try warnings(
        members: """
            private var \(name): NSObject?
            func signUp() {
              let new = SignUp()
              \(name) = new
              \(show)
            }
          """ + override("viewWillAppear", "\(name) = nil"))
    }
    #expect(try coordinator("screen", "present(new, animated: true)") == [])
    #expect(
      try coordinator("coordinator", "present(new, animated: true)")
        == ["decided_in_will viewWillAppear"])
  }
}
