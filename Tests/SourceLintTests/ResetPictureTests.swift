import Testing

/// Pictures, and fields in new views, that an appearance resets.
@Suite struct ResetPictureTests {
  private let again = ["repeated_start viewWillAppear"]

  private let view = "  @IBOutlet var photoView: UIImageView!\n"
  private let pick =
    "  func picker(_ picker: Picker, didPick photo: UIImage) { photoView.image = photo }\n"
  private let reset = #"photoView.image = UIImage(named: "empty")"#

  @Test func `A fixed picture replaces the one that the user has chosen`() throws {
    #expect(try warnings(members: view + pick + override("viewWillAppear", reset)) == again)
    let local = #"let empty = UIImage(systemName: "photo")!; photoView.image = empty"#
    #expect(try warnings(members: view + pick + override("viewWillAppear", local)) == again)
    #expect(
      try warnings(
        properties: "@property UIImageView *photoView;",
        methods: "- (void)didPick:(UIImage *)photo { self.photoView.image = photo; }\n"
          + method("viewWillAppear", #"self.photoView.image = [UIImage imageNamed:@"empty"];"#))
        == again)
  }

  @Test func `A fixed picture replaces the one that was loaded once`() throws {
    let load = """
        override func viewDidLoad() {
          super.viewDidLoad()
          loader.load { [weak self] photo in self?.photoView.image = photo }
        }

      """
    #expect(try warnings(members: view + load + override("viewWillAppear", reset)) == again)
  }

  @Test func `A picture that is loaded again, kept or always the same may be reset`() throws {
    let load = "loader.load { [weak self] photo in self?.photoView.image = photo }"
    let fetch = "  func fetched(_ photo: UIImage) { photoView.image = photo }\n"
    #expect(try warnings(members: view + override("viewWillAppear", "\(reset); \(load)")) == [])
    #expect(
      try warnings(members: view + fetch + override("viewWillAppear", "\(reset); service.fetch()"))
        == [])
    let kept = "  var photo = UIImage()\n"
    #expect(
      try warnings(
        members: view + kept + pick + override("viewWillAppear", "photoView.image = photo")) == [])
    let turned = #"  func turned() { photoView.image = UIImage(named: "turned") }"# + "\n"
    #expect(try warnings(members: view + turned + override("viewWillAppear", reset)) == [])
    #expect(
      try warnings(
        properties: "@property UIImageView *photoView;",
        methods: method("viewWillAppear", #"self.photoView.image = [UIImage imageNamed:@"empty"];"#)
      )
        == [])
  }

  @Test func `A new search bar replaces the one with the text where the rows are loaded`() throws {
    let bar = "  var bar: UISearchBar?\n"
    let make = { (condition: String) in
      override("viewWillAppear", "if \(condition) { bar = UISearchBar() }")
    }
    for condition in ["model.isLoaded", "!Loader.isLoading"] {
      #expect(try warnings(members: bar + make(condition)) == again, "\(condition)")
    }
    #expect(try warnings(members: bar + make("model.isNew")) == [])
    let objectiveC = { (condition: String) in
      try warnings(
        properties: "@property UISearchBar *bar;",
        methods: method(
          "viewWillAppear", "if (\(condition)) { self.bar = [[UISearchBar alloc] init]; }"))
    }
    #expect(try objectiveC("self.model.isLoaded") == again)
    #expect(try objectiveC("self.model.isNew") == [])
  }
}
