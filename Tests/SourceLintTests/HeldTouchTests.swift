import Testing

/// What lasts only while a finger presses, and what goes on after it.
@Suite struct HeldTouchTests {
  private let timer = "  var timer: Timer?\n"
  private let stop = override("viewWillDisappear", "timer?.invalidate()")
  private let start =
    "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
  private let lost = ["lost_while_shown viewWillDisappear"]

  @Test func `A timer that runs during a gesture may be stopped when the screen begins to leave`()
    throws
  {
    let answer = { (ended: String) in
      """
        @objc func press(_ gesture: UILongPressGestureRecognizer) {
          switch gesture.state {
          case .began: \(start)
          case \(ended): timer?.invalidate()
          default: break
          }
        }

      """
    }
    #expect(try warnings(members: timer + answer(".ended, .cancelled") + stop) == [])
    // One long press starts it, and the next one stops it.
    #expect(try warnings(members: timer + answer(".recognized") + stop) == lost)
  }

  @Test func `A timer that one gesture starts and another one stops goes on between them`() throws {
    let gestures =
      "  @objc func press(_ gesture: UILongPressGestureRecognizer) { \(start) }\n"
      + "  @objc func tap(_ gesture: UITapGestureRecognizer) {\n"
      + "    if gesture.state == .ended { timer?.invalidate() }\n  }\n"
    #expect(try warnings(members: timer + gestures + stop) == lost)
  }

  @Test func `The repeats of a held button end with the touch`() throws {
    let buttons =
      "  @objc func hold() { \(start) }\n  @objc func letGo() { timer?.invalidate() }\n"
    let connect = { (first: String, last: String) in
      override(
        "viewDidLoad",
        "button.addTarget(self, action: #selector(hold), for: \(first))\n"
          + "    button.addTarget(self, action: #selector(letGo), for: \(last))")
    }
    let held = connect(".touchDown", "[.touchUpInside, .touchUpOutside]")
    #expect(try warnings(members: timer + held + buttons + stop) == [])
    let tapped = connect(".touchUpInside", ".touchUpInside")
    #expect(try warnings(members: timer + tapped + buttons + stop) == lost)
  }

  @Test func `What the end of a touch stops is over when the screen leaves`() throws {
    let methods = { (name: String) in
      """
      - (IBAction)hold:(id)sender {
        self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick)
            userInfo:nil repeats:YES];
      }
      - (void)\(name):(NSSet *)touches withEvent:(UIEvent *)event { [self.timer invalidate]; }

      """ + method("viewWillDisappear", "[self.timer invalidate];")
    }
    let property = "@property NSTimer *timer;"
    #expect(try warnings(properties: property, methods: methods("touchesEnded")) == [])
    #expect(try warnings(properties: property, methods: methods("remove")) == lost)
  }
}
