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
