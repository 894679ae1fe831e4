import Testing

@testable import SourceLint

/// Collections of what the user has chosen, which callbacks empty.
@Suite struct ForgottenChoiceTests {
  private let choose = """
    - (void)collectionView:(UICollectionView *)view didSelectItemAtIndexPath:(NSIndexPath *)path {
      [self.selectedItems addObject:path];
    }

    """

  private func warnings(_ first: String) throws -> [String] {
    try SourceLintTests.warnings(
      properties: "@property (nonatomic, strong) NSMutableArray *selectedItems;",
      methods: "- (void)viewDidLoad {\n  [super viewDidLoad];\n  \(first)\n}\n"
        + method("viewWillAppear", "[self.selectedItems removeAllObjects];") + choose)
  }

  @Test(arguments: [
    "[NSMutableArray array]", "[[NSMutableArray alloc] init]", "[NSMutableArray new]", "@[]",
    "[NSMutableArray arrayWithCapacity:8]", "[[NSMutableArray alloc] initWithCapacity:8]",
  ])
  func `An empty first value is no choice`(value: String) throws {
    #expect(
      try warnings("self.selectedItems = \(value);") == ["repeated_start viewWillAppear"])
  }

  @Test(arguments: ["[NSMutableArray arrayWithArray:self.stored]", "[self.store chosenItems]"])
  func `A first value with elements may be what is emptied`(value: String) throws {
    #expect(try warnings("self.selectedItems = \(value);") == [])
  }

  @Test func `An empty set in Swift is no choice`() throws {
    let screen = { (value: String) in
      "  var selectedRows: Set<Int>!\n"
        + "  override func viewDidLoad() { selectedRows = \(value) }\n"
        + override("viewWillAppear", "selectedRows.removeAll()")
        + "  @IBAction func chosen(_ row: Row) { selectedRows.insert(row.tag) }\n"
    }
    #expect(
      try SourceLintTests.warnings(members: screen("Set<Int>()"))
        == ["repeated_start viewWillAppear"])
    #expect(try SourceLintTests.warnings(members: screen("store.chosen()")) == [])
  }
}
