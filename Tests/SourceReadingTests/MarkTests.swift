import SourceReading
import Testing

@Suite("Marks of effects")
struct MarkTests {
  @Test(
    "marks of effects distinguish closures that run at once, later, and for events"
  )
  func closures() {
    #expect(
      effects(
        members: """
          override func viewWillAppear(_ animated: Bool) {
            UIView.animate(withDuration: 1, animations: { self.a.startAnimating() }) { _ in
              self.b.startAnimating()
            }
            transitionCoordinator?.animate(
              alongsideTransition: { _ in c.startAnimating() },
              completion: { _ in d.startAnimating() })
            DispatchQueue.main.async { [weak self] in self?.e.startAnimating() }
            Task { f.startAnimating() }
            rows.forEach { $0.startAnimating() }
            button.onTap = { self.g.startAnimating() }
            model.observe { h.startAnimating() }
          }
          """) == [
          "viewWillAppear acquire activity_indicator a",
          "viewWillAppear acquire activity_indicator b [deferred]",
          "viewWillAppear acquire activity_indicator c",
          "viewWillAppear acquire activity_indicator d [deferred]",
          "viewWillAppear acquire activity_indicator e [deferred]",
          "viewWillAppear acquire activity_indicator f [deferred]",
          "viewWillAppear acquire activity_indicator rows",
          "elsewhere acquire activity_indicator g [answering]",
          "elsewhere acquire activity_indicator h [answering]",
        ])
    #expect(
      effects(
        methods: """
          - (void)viewWillAppear:(BOOL)animated {
              [UIView animateWithDuration:1 animations:^{ [self.a startAnimating]; }
                  completion:^(BOOL finished) { [self.b startAnimating]; }];
              dispatch_async(dispatch_get_main_queue(), ^{ [self->_c startAnimating]; });
              self.button.onTap = ^{ [self.d startAnimating]; };
          }
          """) == [
          "viewWillAppear acquire activity_indicator a",
          "viewWillAppear acquire activity_indicator b [deferred]",
          "viewWillAppear acquire activity_indicator c [deferred]",
          "elsewhere acquire activity_indicator d [answering]",
        ])
  }

  @Test("marks of effects include conditions, but not the unwrapping of a value that is used")
  func conditions() {
    #expect(
      effects(
        members: """
          override func viewWillAppear(_ animated: Bool) {
            if animated { a.startAnimating() } else { b.startAnimating() }
            if let c = c { c.startAnimating() }
            guard isEnabled else { return }
            d.startAnimating()
          }
          """) == [
          "viewWillAppear acquire activity_indicator a [conditional]",
          "viewWillAppear acquire activity_indicator b [conditional]",
          "viewWillAppear acquire activity_indicator c",
          "viewWillAppear acquire activity_indicator d [conditional]",
        ])
    #expect(
      effects(
        methods: """
          - (void)viewWillAppear:(BOOL)animated {
              if (animated) [self.a startAnimating];
              else { [self.b startAnimating]; }
              if (self.c != nil) { [self.c startAnimating]; }
              if (!self.isEnabled) { return; }
              [self.d startAnimating];
          }
          """) == [
          "viewWillAppear acquire activity_indicator a [conditional]",
          "viewWillAppear acquire activity_indicator b [conditional]",
          "viewWillAppear acquire activity_indicator c",
          "viewWillAppear acquire activity_indicator d [conditional]",
        ])
  }

  @Test(
    "what follows branches is conditional if one of them leaves",
    arguments: [
      ("if isOn { return }", true), ("if isOn { return } else { use() }", true),
      ("if isOn { use() } else { return }", true),
      ("if isOn { return } else if isOff { return } else { use() }", true),
      ("if isOn { use() } else if isOff { return }", false),
      ("if isOn { use() } else { use() }", false),
    ])
  func branches(_ branches: String, isConditional: Bool) {
    let mark = isConditional ? " [conditional]" : ""
    let start = "\(branches)\n    a.startAnimating()"
    #expect(
      effects(members: "override func viewWillAppear(_ animated: Bool) {\n    \(start)\n}")
        == ["viewWillAppear acquire activity_indicator a" + mark])
    let methods = branches.replacing("if isOn", with: "if (isOn)")
      .replacing("if isOff", with: "if (isOff)").replacing("use()", with: "use();")
      .replacing("return", with: "return;")
    for methods in [methods, methods.replacing("{ return; }", with: "return;")] {
      #expect(
        effects(
          methods:
            "- (void)viewWillAppear:(BOOL)animated {\n  \(methods)\n  [self.a startAnimating];\n}")
          == ["viewWillAppear acquire activity_indicator a" + mark], "\(methods)")
    }
  }

  @Test("marks of effects say that the resource's own state is checked")
  func ownState() {
    #expect(
      effects(
        members: """
          override func viewDidAppear(_ animated: Bool) {
            if timer == nil {
              timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            }
            guard !isObserving else { return }
            isObserving = true
            token = center.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
          }
          override func viewWillDisappear(_ animated: Bool) {
            timer?.invalidate()
            timer = nil
          }
          """) == [
          "viewDidAppear acquire timer timer [conditional guardedByOwnState]",
          "viewDidAppear acquire notification_block token [conditional guardedByOwnState]",
          "viewWillDisappear release timer timer",
        ])
    #expect(
      effects(
        methods: """
          - (void)viewDidAppear:(BOOL)animated {
              if (_timer) { return; }
              self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self
                  selector:@selector(tick) userInfo:nil repeats:YES];
          }
          """) == ["viewDidAppear acquire timer timer [conditional guardedByOwnState]"])
  }

  @Test(
    "marks of effects say that the end of the transition is checked, also in wrapped conditions")
  func awareness() {
    #expect(
      effects(
        members: """
          var isLeaving: Bool { isMovingFromParent || isBeingDismissed }
          override func viewWillDisappear(_ animated: Bool) {
            if isLeaving { delegate?.didClose(self) }
            if navigationController?.topViewController == self { return }
            session.stopRunning()
          }
          override func viewDidDisappear(_ animated: Bool) { leave() }
          func leave() {
            guard isBeingDismissed else { return }
            coordinator?.finish()
          }
          """) == [
          "viewWillDisappear irreversible delegateTold delegate delegate.didClose "
            + "[conditional asksLeaving]",
          "viewWillDisappear release capture session [conditional aware]",
          "viewDidDisappear irreversible delegateTold delegate coordinator.finish "
            + "[conditional asksLeaving]",
        ])
  }

  @Test("a branch that a constant argument excludes has no effects")
  func constants() {
    #expect(
      effects(
        members: """
          override func viewDidAppear(_ animated: Bool) { setVisible(true) }
          override func viewDidDisappear(_ animated: Bool) { setVisible(false) }
          func setVisible(_ isVisible: Bool) {
            if isVisible { session.startRunning() } else { session.stopRunning() }
          }
          """) == [
          "viewDidAppear acquire capture session", "viewDidDisappear release capture session",
        ])
  }

  @Test("an effect in a function whose name says that it may do nothing is conditional")
  func namedConditions() {
    #expect(
      effects(
        members: """
          override func viewDidAppear(_ animated: Bool) {
            tip.showIfNeeded(completion: { self.present(tip, animated: true) })
            loadIfNecessary()
          }
          func loadIfNecessary() { webView.load(page) }
          """) == [
          "viewDidAppear start presentation presentation tip [conditional]",
          "viewDidAppear acquire page_load webView [conditional]",
          "viewDidAppear start load page_load webView [conditional]",
        ])
  }

  @Test(
    "a closure runs no later than the function that it is passed to says")
  func passedClosures() {
    #expect(
      effects(
        members: """
          override func viewDidAppear(_ animated: Bool) {
            now { self.a.startAnimating() }
            soon { self.b.startAnimating() }
            kept { self.c.startAnimating() }
          }
          func now(_ work: () -> Void) { work() }
          func soon(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }
          func kept(_ work: @escaping () -> Void) { callback = work }
          """) == [
          "viewDidAppear acquire activity_indicator a",
          "viewDidAppear acquire activity_indicator b [deferred]",
          "elsewhere acquire activity_indicator c [answering]",
        ])
  }

  @Test(
    "marks of effects include a state behind a function, and two branches that do the same")
  func wrappedStates() {
    #expect(
      effects(
        members: """
          var names: [Notification.Name] = []
          override func viewDidAppear(_ animated: Bool) {
            listen(to: .changed)
            if animated { refresh() } else { refresh() }
          }
          override func viewDidDisappear(_ animated: Bool) {
            for name in names { NotificationCenter.default.removeObserver(self, name: name, object: nil) }
            names.removeAll()
          }
          func refresh() { webView.load(page) }
          func listen(to name: Notification.Name) {
            if has(name) { return }
            names.append(name)
            NotificationCenter.default.addObserver(
              self, selector: #selector(refresh), name: name, object: nil)
          }
          func has(_ name: Notification.Name) -> Bool { names.contains(name) }
          """) == [
          "viewDidAppear acquire list names [conditional guardedByOwnState]",
          "viewDidAppear acquire notification changed [conditional guardedByOwnState]",
          "viewDidAppear acquire page_load webView", "viewDidAppear start load page_load webView",
          "viewDidDisappear release notification changed",
          "viewDidDisappear release list names",
        ])
  }
}
