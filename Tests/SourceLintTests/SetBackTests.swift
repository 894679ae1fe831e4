import Testing

/// What is set once, or is so from the start, and is set otherwise where the screen leaves.
@Suite struct SetBackTests {
  private let lost = ["lost_while_shown viewWillDisappear"]

  private func once(_ body: String) -> String {
    "  override func viewDidLoad() {\n    super.viewDidLoad()\n    \(body)\n  }\n"
  }

  @Test(arguments: [
    ("navigationController?.setNavigationBarHidden(false, animated: false)", "(true"),
    ("navigationController?.isNavigationBarHidden = false", "= true"),
    ("tabBarController?.tabBar.isHidden = false", "= true"),
    ("UIApplication.shared.isIdleTimerDisabled = false", "= true"),
    ("menuContainerViewController.panMode = false", "= true"),
  ])
  func `A flag that is cleared once and set on leaving stays set`(
    show: String, value: String
  ) throws {
    let hide = show.replacing("(false", with: value).replacing("= false", with: value)
    let leave = override("viewWillDisappear", hide)
    #expect(try warnings(members: once(show) + leave) == lost)
    #expect(try warnings(members: once(show) + override("viewWillAppear", show) + leave) == [])
    let asked = override("viewWillDisappear", "if isMovingFromParent { \(hide) }")
    #expect(try warnings(members: once(show) + asked) == [])
  }

  @Test(arguments: [
    ("@IBOutlet var list: UITableView!", "list.isScrollEnabled", "false"),
    ("@IBOutlet var button: UIButton!", "button.isEnabled", "false"),
    ("", "view.isUserInteractionEnabled", "false"),
  ])
  func `What is on from the start is off for good`(
    property: String, name: String, value: String
  ) throws {
    let leave = override("viewWillDisappear", "\(name) = \(value)")
    let members = { (other: String) in "  \(property)\n" + other + leave }
    #expect(try warnings(members: members("")) == lost)
    #expect(try warnings(members: members(override("viewWillAppear", "\(name) = true"))) == [])
    // Other code knows when it is to be on.
    #expect(try warnings(members: members("  func ready() { \(name) = true }\n")) == [])
  }

  @Test(arguments: [
    ("let link = CADisplayLink()", "link.isPaused", "false", "true"),
    ("let queue = OperationQueue()", "queue.isSuspended", "false", "true"),
    ("let player = AVPlayer()", "player.isMuted", "false", "true"),
  ])
  func `What is started once stands still`(
    property: String, name: String, first: String, last: String
  ) throws {
    let leave = override("viewWillDisappear", "\(name) = \(last)")
    #expect(try warnings(members: "  \(property)\n" + once("\(name) = \(first)") + leave) == lost)
    let again = override("viewDidAppear", "\(name) = \(first)")
    #expect(
      try warnings(members: "  \(property)\n" + once("\(name) = \(first)") + again + leave) == [])
    // It may never have been on.
    #expect(try warnings(members: "  \(property)\n" + leave) == [])
  }

  @Test func `A gesture that is added once and removed on leaving is lost`() throws {
    let members = { (add: String) in
      "  let tap = UITapGestureRecognizer()\n" + add
        + override("viewWillDisappear", "view.removeGestureRecognizer(tap)")
    }
    let add = "view.addGestureRecognizer(tap)"
    #expect(try warnings(members: members(once(add))) == lost)
    #expect(try warnings(members: members(override("viewWillAppear", add))) == [])
  }

  @Test func `A property of a type that all screens share is lost`() throws {
    let set = { (callback: String, last: String) in
      self.once("AppDelegate.orientationLock = .landscape")
        + override(callback, "AppDelegate.orientationLock = \(last)")
    }
    #expect(try warnings(members: set("viewWillDisappear", ".all")) == lost)
    #expect(try warnings(members: set("viewWillDisappear", "saved")) == [])
    #expect(try severities(members: set("viewDidDisappear", ".all")) == ["note lost_while_shown"])
    let again = override("viewWillAppear", "AppDelegate.orientationLock = .landscape")
    #expect(try warnings(members: set("viewWillDisappear", ".all") + again) == [])
  }
}
