import EventModel
import SourceReading
import Testing

@Suite("Effects that are no pair")
struct OtherEffectTests {
  @Test("what grows or starts over in an appearing callback is an effect")
  func starts() {
    #expect(
      effects(
        members: """
          var items: [Int] = []
          override func viewWillAppear(_ animated: Bool) {
            items.append(1)
            count += 1
            view.frame.origin.y += 1
            let row = Row()
            view.addSubview(row)
            view.addSubview(header)
            kept = Row()
            var copy = items
            copy.append(2)
            player = AVPlayer(url: url)
            player.play()
            other.play()
            present(Row(), animated: true)
            if let next = queue.dequeueNext() { present(next, animated: true) }
            tableView.reloadData()
          }
          """) == [
          "viewWillAppear start growth growth items", "viewWillAppear start growth growth count",
          "viewWillAppear start growth growth view addSubview",
          "viewWillAppear acquire playback player", "viewWillAppear start playback playback player",
          "viewWillAppear start presentation presentation Row",
          "viewWillAppear start presentation presentation queue.dequeueNext [guardedByOwnState]",
          "viewWillAppear start reload reload tableView.reloadData",
        ])
  }

  @Test("saving and writing a shared value are effects")
  func savedValues() {
    #expect(
      effects(
        members: """
          override func viewDidAppear(_ animated: Bool) {
            wasEnabled = navigationController?.interactivePopGestureRecognizer?.isEnabled
            navigationController?.interactivePopGestureRecognizer?.isEnabled = false
            let bar = navigationController?.navigationBar
            bar?.tintColor = .red
          }
          override func viewDidDisappear(_ animated: Bool) {
            navigationController?.interactivePopGestureRecognizer?.isEnabled = wasEnabled
          }
          """) == [
          "viewDidAppear save pop_gesture "
            + "navigationController.interactivePopGestureRecognizer.isEnabled = wasEnabled",
          "viewDidAppear acquire pop_gesture "
            + "navigationController.interactivePopGestureRecognizer.isEnabled",
          "viewDidAppear set shared_value navigationController.navigationBar.tintColor = .red",
          "viewDidDisappear set pop_gesture "
            + "navigationController.interactivePopGestureRecognizer.isEnabled = wasEnabled",
        ])
  }

  @Test("calling a closure that another class sets to end something is an effect")
  func filledClosures() {
    let screen = """
      class Sheet: UIViewController {
        var onClose: (() -> Void)?
        var onScroll: (() -> Void)?
        var onDismiss: (() -> Void)?
        override func viewWillDisappear(_ animated: Bool) {
          onClose?()
          onScroll?()
          onDismiss?()
        }
      }
      """
    let owner = """
      class Inbox: UIViewController {
        func open() {
          let sheet = Sheet()
          sheet.onClose = { [weak self] in self?.sheet = nil }
          sheet.onScroll = { [weak self] in self?.title = "" }
        }
      }
      """
    let found = facts([("Sheet.swift", screen), ("Inbox.swift", owner)])
    #expect(
      found.flatMap(\.effects).map(\.words) == [
        "viewWillDisappear irreversible closureCalled closure onClose = ends"
      ])
    let fill = found[0].effects[0].filledAt
    #expect(fill?.file == "Inbox.swift" && fill?.line == 4)
    let stranger = owner.replacing("Sheet()", with: "Other()")
    #expect(facts([("Sheet.swift", screen), ("Inbox.swift", stranger)]).flatMap(\.effects) == [])
    // The brace of a closure with many parameters is farther away than one looks for it.
    let many = """
      @implementation Inbox
      - (void)open {
        Sheet *sheet = [[Sheet alloc] init];
        sheet.onClose = ^(A a, B b, C c, D d, E) { self.sheet = nil; };
      }
      @end
      """
    #expect(facts([("Sheet.swift", screen), ("Inbox.m", many)]).flatMap(\.effects) == [])
  }

  @Test(
    "discarding a screen and unwrapping a property are effects")
  func droppedScreens() {
    #expect(
      effects(
        members: """
          var detail: Detail?
          override func viewWillAppear(_ animated: Bool) {
            detail?.destroy()
            detail = nil
          }
          override func viewDidAppear(_ animated: Bool) { anchor = view.center }
          override func viewWillDisappear(_ animated: Bool) { move(to: anchor!) }
          func open() {
            let screen = Detail()
            detail = screen; navigationController?.pushViewController(screen, animated: true)
          }
          """) == [
          "viewWillAppear irreversible screenDropped screen detail",
          "viewWillAppear irreversible screenDropped screen detail",
          "viewDidAppear assign property anchor", "viewWillDisappear unwrap property anchor",
          "elsewhere assign property detail",
        ])
  }

  @Test("a pair that only its names suggest has the holding unknown")
  func namedPairs() {
    let body = { (start: String, stop: String) in
      effects(
        members: """
          let service: Service
          override func viewWillAppear(_ animated: Bool) { service.\(start) }
          override func viewDidDisappear(_ animated: Bool) { service.\(stop) }
          """)
    }
    #expect(
      body("startPolling()", "stopPolling()") == [
        "viewWillAppear acquire named_pair service start polling",
        "viewDidDisappear release named_pair service start polling",
      ])
    #expect(body("addListener(self)", "removeListeners()").count == 2)
    #expect(body("startPolling()", "stopWaiting()") == [])
    #expect(body("beginUpdates()", "endUpdates()") == [])
    #expect(body("register(Row.self, forCellReuseIdentifier: id)", "unregister()") == [])
  }

  @Test("effects on a list of listeners are those of its collection")
  func registries() {
    let hub = { (type: String, add: String) in
      """
      class Hub {
        static let shared = Hub()
        var listeners: \(type)
        func register(_ listener: Listener) { listeners.\(add)(listener) }
        func unregister(_ listener: Listener) { listeners.remove(listener) }
      }
      class Inbox: UIViewController {
        override func viewDidAppear(_ animated: Bool) { Hub.shared.register(self) }
        override func viewDidDisappear(_ animated: Bool) { Hub.shared.unregister(self) }
      }
      """
    }
    let holdings = { (type: String, add: String) in
      facts([("Hub.swift", hub(type, add))]).flatMap(\.effects).filter { $0.resource == "registry" }
        .map(\.holding)
    }
    #expect(holdings("[Listener]", "append") == [.counted, .counted])
    #expect(holdings("NSHashTable<Listener>", "add") == [.idempotent, .idempotent])
  }

  @Test("effects of added rows are found by their patterns")
  func ownRows() {
    let row = SourceResource(
      id: "avoiding", acquire: ["startAvoiding"], release: ["stopAvoiding"], holding: .clearAll)
    let text = """
      class Inbox: UIViewController {
        override func viewWillAppear(_ animated: Bool) { avoider.startAvoiding() }
        override func viewWillDisappear(_ animated: Bool) { avoider.stopAvoiding() }
      }
      """
    #expect(
      facts([("Inbox.swift", text)], resources: [row]).flatMap(\.effects).map(\.words) == [
        "viewWillAppear acquire avoiding avoider", "viewWillDisappear release avoiding avoider",
      ])
  }
}
