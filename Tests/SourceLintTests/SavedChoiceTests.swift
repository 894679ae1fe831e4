import Testing

@testable import SourceLint

/// Switches, sliders and segments that each appearance sets, and that a button saves.
@Suite struct SavedChoiceTests {
  private let properties = """
    @property UISwitch *pushSwitch;
    @property UISlider *volumeSlider;
    @property UISegmentedControl *modes;
    @property Settings *settings;
    """
  private let fill = method("viewWillAppear", "self.pushSwitch.on = self.settings.push;")
  private let save = "- (void)save:(id)sender { self.settings.push = self.pushSwitch.on; }\n"

  private func warnings(_ methods: String) throws -> [String] {
    try SourceLintTests.warnings(properties: properties, methods: methods)
  }

  @Test(arguments: [
    ("self.pushSwitch.on = self.settings.push;", "self.settings.push = self.pushSwitch.on;"),
    (
      "[self.pushSwitch setOn:[defaults boolForKey:@\"push\"] animated:NO];",
      "[defaults setBool:self.pushSwitch.isOn forKey:@\"push\"];"
    ),
    ("self.volumeSlider.value = self.settings.volume;", "[self store:self.volumeSlider.value];"),
    (
      "self.modes.selectedSegmentIndex = self.settings.mode;",
      "self.settings.mode = self.modes.selectedSegmentIndex;"
    ),
  ])
  func `What a button has not saved yet is overwritten`(fill: String, save: String) throws {
    #expect(
      try warnings(method("viewWillAppear", fill) + "- (IBAction)save:(id)sender { \(save) }\n")
        == ["repeated_start viewWillAppear"])
    #expect(try warnings(method("viewWillAppear", fill)) == [])
  }

  @Test func `What follows each change of a control keeps it`() throws {
    let write = "self.settings.push = self.pushSwitch.on;"
    for action in [
      "pushChanged:(id)sender", "togglePush:(id)sender", "save:(UISwitch *)sender",
      "pushed:(id)sender",
    ] {
      #expect(try warnings(fill + "- (IBAction)\(action) { \(write) }\n") == [], "\(action)")
    }
    let pushed = "- (IBAction)pushed:(id)sender { [self save:sender]; }\n"
    #expect(try warnings(fill + save + pushed) == [])
    let target = """
      - (void)viewDidLoad {
        [self.pushSwitch addTarget:self action:@selector(save:)
          forControlEvents:UIControlEventValueChanged];
      }

      """
    #expect(try warnings(fill + save + target) == [])
    #expect(
      try warnings(fill + save + target.replacing("ValueChanged", with: "TouchUpInside"))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A callback that saves keeps what was chosen`() throws {
    let leave = method("viewWillDisappear", "[self save:nil];")
    #expect(try warnings(fill + save + leave) == [])
  }

  @Test func `A switch of Swift that a button saves is overwritten`() throws {
    let fill =
      "  @IBOutlet var pushSwitch: UISwitch!\n"
      + override("viewWillAppear", "pushSwitch.isOn = settings.push")
    let save = "  @objc func saveTapped() { settings.push = pushSwitch.isOn }\n"
    #expect(
      try SourceLintTests.warnings(members: fill + save) == ["repeated_start viewWillAppear"])
    let closure =
      "  override func viewDidLoad() { pushSwitch.onFlip { settings.push = pushSwitch.isOn } }\n"
    #expect(try SourceLintTests.warnings(members: fill + save + closure) == [])
  }
}
