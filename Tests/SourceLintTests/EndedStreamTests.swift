import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// Subscriptions that last until a subject of the screen has a value.
@Suite struct EndedStreamTests {
  private let subject = """
      let _left = PublishSubject<Void>()
      var left: Observable<Void> { return self._left.asObservable() }
      let field = UITextField()

    """
  private let lost = ["lost_while_shown viewWillDisappear"]

  private func ended(in callback: String = "viewWillDisappear", _ values: String) -> String {
    subject + override("viewDidLoad", values) + override(callback, "_left.onNext(())")
  }

  @Test(arguments: [
    "field.rx.text.takeUntil(left).bind(to: model.name).disposed(by: bag)",
    "field.rx.text.take(until: self.left).subscribe(onNext: save).disposed(by: bag)",
    "model.names.prefix(untilOutputFrom: _left).sink(receiveValue: show).store(in: &all)",
  ])
  func `What is subscribed to once and ends on leaving is lost`(values: String) throws {
    #expect(try warnings(members: ended(values)) == lost)
  }

  @Test func `What ends with the screen, or is subscribed to again, is not`() throws {
    let values = "field.rx.text.takeUntil(left).bind(to: model.name).disposed(by: bag)"
    let again = subject + override("viewWillAppear", values)
    #expect(
      try warnings(members: again + override("viewWillDisappear", "_left.onNext(())")) == [])
    #expect(try warnings(members: subject + override("viewDidLoad", values)) == [])
    let gone = "  deinit { _left.onNext(()) }\n"
    #expect(try warnings(members: subject + override("viewDidLoad", values) + gone) == [])
    // Another subject ends nothing of it.
    let other = override("viewWillDisappear", "closed.onNext(())")
    #expect(try warnings(members: subject + override("viewDidLoad", values) + other) == [])
  }

  @Test func `A property's first value is made once`() throws {
    let lazy =
      "  lazy var name: Observable<String> = { self.field.rx.text.takeUntil(self.left) }()\n"
    #expect(
      try warnings(
        members: subject + lazy + override("viewWillDisappear", "_left.onNext(())")) == lost)
    let timer = """
        private lazy var timer: Timer = {
          return Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in tick() }
        }()

      """
    #expect(
      try warnings(members: timer + override("viewWillDisappear", "timer.invalidate()")) == lost)
    #expect(try warnings(members: timer + "  deinit { timer.invalidate() }\n") == [])
  }
}
