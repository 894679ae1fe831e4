import Testing

/// What a screen shows or plays, and a callback ends although the screen may come back.
@Suite struct EndedContentTests {
  private let lost = ["lost_while_shown viewWillDisappear"]
  private let page = """
      let web = WKWebView()
      override func viewDidLoad() { super.viewDidLoad(); web.load(request) }

    """

  @Test(arguments: [
    "web.loadHTMLString(\"\", baseURL: nil)",
    "web.load(URLRequest(url: URL(string: \"about:blank\")!))",
    "let blank = URL(string: \"about:blank\")!; web.load(URLRequest(url: blank))",
  ])
  func `A page that is replaced by an empty one is blank`(end: String) throws {
    #expect(try warnings(members: page + override("viewWillDisappear", end)) == lost)
    #expect(
      try warnings(members: page + override("viewDidDisappear", end))
        == ["lost_while_shown viewDidDisappear"])
    let again = override("viewWillAppear", "web.load(request)")
    let members = "  let web = WKWebView()\n" + again + override("viewWillDisappear", end)
    #expect(try !warnings(members: members).contains(lost[0]))
    #expect(try warnings(members: "  let web = WKWebView()\n" + override("viewDidLoad", end)) == [])
  }

  @Test func `What the user has begun to play is not ended where the screen may stay`() throws {
    let play = "  var player: AVAudioPlayer!\n  @objc func playTapped() { player.play() }\n"
    #expect(try warnings(members: play + override("viewWillDisappear", "player.stop()")) == lost)
    #expect(try warnings(members: play + override("viewDidDisappear", "player.stop()")) == [])
    let sample =
      "  var player: AVAudioPlayer!\n  func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {"
      + " player.play() }\n"
    #expect(try warnings(members: sample + override("viewWillDisappear", "player.stop()")) == [])
    let resumed =
      override("viewWillAppear", "if wasPlaying { player.play() }")
      + override("viewWillDisappear", "player.pause()")
    #expect(try warnings(members: play + resumed) == [])
  }

  @Test func `A player or a picture that is set to nil is missed`() throws {
    let player = "  var player: AVPlayer?\n"
    let begin = "  override func viewDidLoad() { player = AVPlayer(url: url); player?.play() }\n"
    #expect(
      try warnings(members: player + begin + override("viewWillDisappear", "player = nil")) == lost)
    let image =
      "  let image = UIImageView()\n  override func viewDidLoad() { image.image = photo }\n"
    #expect(
      try warnings(members: image + override("viewWillDisappear", "image.image = nil")) == lost)
  }

  @Test(arguments: ["context.rollback()", "if isMovingFromParent { context.rollback() }"])
  func `What was changed is taken back too early`(end: String) throws {
    let context = "  var context: NSManagedObjectContext!\n"
    #expect(
      try warnings(members: context + override("viewWillDisappear", end))
        == ["decided_in_will viewWillDisappear"])
    #expect(try warnings(members: context + override("viewDidDisappear", end)) == [])
  }

  @Test(arguments: ["title", "navigationItem.title"])
  func `A title that only code that runs once sets is missing on return`(path: String) throws {
    let set = "  override func viewDidLoad() { super.viewDidLoad(); \(path) = \"Sales\" }\n"
    let end = override("viewWillDisappear", "self.title = \"\"")
    #expect(try warnings(members: set + end) == lost)
    #expect(
      try warnings(members: set + override("viewWillAppear", "\(path) = \"Sales\"") + end) == [])
    #expect(try warnings(members: end) == [])
  }
}
