import Testing

/// What subclasses do in functions that a callback of their superclass calls.
@Suite struct FilledTemplateTests {
  private static let base = """
    class StepViewController: UIViewController {
      let wizard = Wizard()
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { leave() }
      }
      func leave() {}
    }
    class Wizard { func setStep(_ step: Int) { self.step = step }; var step = 0 }

    """

  private func found(_ subclass: String) throws -> [String] {
    try SourceFindings.of([("Step.swift", Self.base), ("Name.swift", subclass)])
  }

  @Test func `A function that a callback of the superclass calls is read in the subclass`() throws {
    let told = ["Name.swift:2 warning decided_in_will"]
    let leaving = { (name: String) in
      "class NameViewController: \(name) {\n  override func leave() { wizard.setStep(0) }\n}\n"
    }
    #expect(try found(leaving("StepViewController")) == told)
    let between = "class LaterViewController: StepViewController {}\n"
    #expect(
      try SourceFindings.of([
        ("Step.swift", Self.base), ("Later.swift", between),
        ("Name.swift", leaving("LaterViewController")),
      ]) == told)
    #expect(try found(leaving("OtherViewController")) == [])
    #expect(
      try found("class NameViewController: StepViewController {\n  func other() {}\n}\n") == [])
    #expect(
      try found("class Name<Item>: StepViewController {\n  override func leave() { print(1) }\n}\n")
        == [])
  }

  @Test func `A generic subclass and one of Objective-C are read too`() throws {
    #expect(
      try found(
        "class Name<Item: Hashable>: StepViewController {\n"
          + "  override func leave() { wizard.setStep(0) }\n}\n")
        == ["Name.swift:2 warning decided_in_will"])
    let base = """
      @interface Base : UIViewController
      @end
      @implementation Base
      - (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; [self build]; }
      - (void)build {}
      @end

      """
    let subclass = """
      @interface Form : Base
      @end
      @implementation Form
      - (void)build { [self.view addSubview:[[UILabel alloc] init]]; }
      @end

      """
    #expect(
      try SourceFindings.of([("Base.m", base), ("Form.m", subclass)])
        == ["Form.m:4 warning repeated_start"])
  }
}
