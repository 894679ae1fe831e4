import EventModel
import Testing

@testable import SourceLint

/// Views of a screen's file that a callback throws away.
@Suite struct LostOutletTests {
  @Test func `A view that the file made is lost where viewWillDisappear throws it away`() throws {
    let outlet = "  @IBOutlet var meter: MeterView!\n"
    let start = "  override func viewDidLoad() { meter.start() }\n"
    let drop = override("viewWillDisappear", "meter = nil")
    #expect(
      try warnings(members: outlet + start + drop) == ["lost_while_shown viewWillDisappear"])
    let again = override("viewWillAppear", "meter = MeterView()")
    #expect(try warnings(members: outlet + start + again + drop) == [])
    #expect(
      try warnings(members: outlet + start + override("viewDidDisappear", "meter = nil")) == [])
    #expect(try warnings(members: "  var meter: MeterView?\n" + start + drop) == [])
  }

  @Test func `In Objective-C`() throws {
    let start = "- (void)viewDidLoad { [super viewDidLoad]; [self.meter start]; }\n"
    let drop = method("viewWillDisappear", "self.meter = nil;")
    #expect(
      try warnings(
        properties: "@property (strong) IBOutlet MeterView *meter;", methods: start + drop)
        == ["lost_while_shown viewWillDisappear"])
    #expect(
      try warnings(properties: "@property (strong) MeterView *meter;", methods: start + drop) == [])
  }
}
