import Testing

/// Players that an appearance starts although the user may have paused them.
@Suite struct PlayedAgainTests {
  private let again = ["repeated_start viewDidAppear"]
  private let player = "  let player = AVPlayer()\n"
  private let play = override("viewDidAppear", "player.play()")

  @Test(arguments: ["playButtonTapped", "togglePlayback", "pause"])
  func `What the user has paused plays again`(name: String) throws {
    let pause = "  @objc func \(name)() { player.pause() }\n"
    #expect(try warnings(members: player + pause + play) == again)
  }

  @Test func `What the user cannot pause may be started each time`() throws {
    #expect(try warnings(members: player + play) == [])
    let stop = override("viewWillDisappear", "player.pause()")
    #expect(try warnings(members: player + play + stop) == [])
    let event = "  @objc func didEnterBackground() { player.pause() }\n"
    #expect(try warnings(members: player + event + play) == [])
    let pause = "  @objc func pauseTapped() { player.pause(); wasPlaying = false }\n"
    let asked = override("viewDidAppear", "if wasPlaying { player.play() }")
    #expect(try warnings(members: player + pause + asked) == [])
  }

  @Test(arguments: ["replaceCurrentItem(with: item)", "load(withVideoId: \"a\", playerVars: [:])"])
  func `A player that is given its item again begins from the start`(call: String) throws {
    let members = { (body: String) in
      player + "  let item: AVPlayerItem\n" + override("viewDidAppear", body)
    }
    #expect(try warnings(members: members("player.\(call)")) == again)
    #expect(try warnings(members: members("player.replaceCurrentItem(with: nil)")) == [])
    let guarded = "if player.currentItem == nil { player.\(call) }"
    #expect(try warnings(members: members(guarded)) == [])
  }

  @Test func `A player of Objective-C is given its item again`() throws {
    #expect(
      try warnings(
        properties: "@property AVPlayer *player;\n@property AVPlayerItem *item;",
        methods: method(
          "viewDidAppear", "[self.player replaceCurrentItemWithPlayerItem:self.item];")) == again)
  }
}
