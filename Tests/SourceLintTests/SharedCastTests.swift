import Testing

/// Shared values that are reached through a cast, or written by a call that is passed more than the value.
@Suite struct SharedCastTests {
  private let lost = ["lost_while_shown viewWillDisappear"]

  @Test(arguments: [
    "(UIApplication.shared.delegate as! AppDelegate).lock = ",
    "let app = UIApplication.shared.delegate as! AppDelegate\n    app.lock = ",
    "guard let app = UIApplication.shared.delegate as? AppDelegate else { return }\n    app.lock = ",
  ])
  func `A value of the app's delegate that is set once and set back is reported`(
    write: String
  ) throws {
    let load =
      "  override func viewDidLoad() {\n    super.viewDidLoad()\n    \(write).portrait\n  }\n"
    let leave = override("viewWillDisappear", write + ".all")
    #expect(try warnings(members: load + leave) == lost)
    #expect(
      try warnings(members: load + override("viewWillAppear", write + ".portrait") + leave) == [])
    let same = override("viewWillDisappear", write + "Orientation.portrait")
    #expect(try warnings(members: load + same) == [])
  }

  @Test(arguments: [
    "((AppDelegate *)[UIApplication sharedApplication].delegate).lock = ",
    "AppDelegate *app = (AppDelegate *)[[UIApplication sharedApplication] delegate];\n  app.lock = ",
  ])
  func `So it is in Objective-C`(write: String) throws {
    let load = "- (void)viewDidLoad {\n  [super viewDidLoad];\n  \(write)YES;\n}\n"
    #expect(
      try warnings(properties: "", methods: load + method("viewWillDisappear", write + "NO;"))
        == lost)
  }

  @Test func `A bar that a call of the team hides before a push is shown by the screen below`()
    throws
  {
    let bar = { (hidden: String) in
      "[(Tabs *)self.tabBarController setTabBarHidden:\(hidden) animated:YES after:0.2];"
    }
    let push = { (hidden: String) in
      "- (void)open {\n  \(bar(hidden))\n  "
        + "[self.navigationController pushViewController:[Detail new] animated:YES];\n}\n"
    }
    let appear = method("viewWillAppear", bar("NO"))
    #expect(
      try warnings(properties: "", methods: push("YES") + appear)
        == ["lost_while_shown viewWillAppear"])
    #expect(try warnings(properties: "", methods: push("NO") + appear) == [])
    let segue = { (hidden: String) in
      "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {\n"
        + "  if ([segue.identifier isEqualToString:@\"detail\"]) { \(bar(hidden)) }\n}\n"
    }
    #expect(
      try warnings(properties: "", methods: segue("YES") + appear)
        == ["lost_while_shown viewWillAppear"])
    #expect(try warnings(properties: "", methods: segue("NO") + appear) == [])
  }

  @Test func `A style that is set once by a call and set back is reported`() throws {
    let style = { (name: String) in
      "[UIApplication.sharedApplication setStatusBarStyle:\(name) animated:YES];"
    }
    let light = style("UIStatusBarStyleLightContent")
    let load = "- (void)viewDidLoad {\n  [super viewDidLoad];\n  \(light)\n}\n"
    let leave = method("viewWillDisappear", style("UIStatusBarStyleDefault"))
    #expect(try warnings(properties: "", methods: load + leave) == lost)
    #expect(
      try warnings(properties: "", methods: load + method("viewWillAppear", light) + leave) == [])
  }
}
