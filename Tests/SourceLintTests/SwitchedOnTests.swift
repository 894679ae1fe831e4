import Testing

/// Buttons that a press switches off while work runs, and an appearance switches on again.
@Suite struct SwitchedOnTests {
  private let again = ["repeated_start viewWillAppear"]

  private func screen(_ handler: String, _ appearing: String) throws -> [String] {
    try warnings(
      members: "  @objc func payTapped() {\n    \(handler)\n  }\n"
        + override("viewWillAppear", appearing))
  }

  @Test func `A second press begins the same work`() throws {
    let pay = "payButton.isEnabled = false; spinner.startAnimating(); client.pay(amount)"
    #expect(try screen(pay, "payButton.isEnabled = true") == again)
    #expect(try screen(pay, "payButton.isEnabled = isValid") == [])
    #expect(try screen(pay, "otherButton.isEnabled = true") == [])
    let task = "payButton.isHidden = true; Task { await client.pay(amount) }"
    #expect(try screen(task, "payButton.isHidden = false") == again)
  }

  @Test func `A press that shows another screen, or that is over, may be repeated`() throws {
    let on = "payButton.isEnabled = true"
    let push =
      "payButton.isEnabled = false; spinner.startAnimating(); present(page, animated: true)"
    #expect(try screen(push, on) == [])
    let over =
      "payButton.isEnabled = false; spinner.startAnimating(); pay(); payButton.isEnabled = true"
    #expect(try screen(over, on) == [])
    #expect(try screen("payButton.isEnabled = false; pay()", on) == [])
    let leaving = override("viewWillDisappear", "payButton.isEnabled = false")
    let members =
      "  @objc func payTapped() { payButton.isEnabled = false; spinner.startAnimating() }\n"
      + override("viewWillAppear", on) + leaving
    #expect(try warnings(members: members) == [])
  }

  @Test func `A function with a flag switches on and off`() throws {
    let methods = { (appearing: String) in
      """
      - (void)hideInput:(BOOL)hides {
        self.nameField.hidden = hides;
        self.continueButton.hidden = hides;
      }
      - (IBAction)continueButtonAction:(id)sender {
        [self hideInput:YES];
        [self.activityIndicator startAnimating];
        [self.client pay];
      }

      """ + method("viewWillAppear", "[self hideInput:\(appearing)];")
    }
    let property = "@property UIButton *continueButton;"
    #expect(try warnings(properties: property, methods: methods("NO")) == again)
    #expect(try warnings(properties: property, methods: methods("YES")) == [])
  }
}
