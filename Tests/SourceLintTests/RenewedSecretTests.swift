import Testing

/// Secrets that the screen shows, and makes anew each time it comes.
@Suite struct RenewedSecretTests {
  private let found = ["repeated_start viewWillAppear"]

  @Test(arguments: [
    "generatePassword()", "label.text = wallet.generateMnemonicPhrase()",
    "show(Keys.generateKey(nil))",
    "regenerateCode { [weak self] in self?.show($0) }",
  ])
  func `A secret that is made each time replaces the one that was copied`(call: String) throws {
    #expect(try warnings(members: override("viewWillAppear", call)) == found)
    #expect(
      try warnings(
        members: "  func viewDidLoad() {\n    \(call)\n  }\n" + override("viewWillAppear", "show()")
      )
        == [])
  }

  @Test(arguments: [
    "generateCode(from: account.name)", "generateContent()", "generatePreview()", "copyPassword()",
    "if code == nil { code = generateCode() }",
  ])
  func `What is made of something, or once, is safe`(call: String) throws {
    #expect(
      try warnings(members: "  var code: String?\n" + override("viewWillAppear", call)) == [])
  }

  @Test func `A helper in Objective-C makes it`() throws {
    let refresh = "- (void)refresh {\n  self.words = [Wallet generateMnemonic];\n}\n"
    #expect(
      try warnings(
        properties: "@property NSArray *words;",
        methods: refresh + method("viewWillAppear", "[self refresh];")) == found)
  }

  @Test(arguments: [("\" \"", 1), ("\"\"", 1), ("digits.first", 0)])
  func `A field of a collection that is made blank is emptied`(text: String, count: Int) throws {
    let fields = "  @IBOutlet var textFields: [UITextField]!\n"
    let fill = override("viewWillAppear", "textFields.forEach { $0.text = \(text) }")
    #expect(try warnings(members: fields + fill).count == count)
  }
}
