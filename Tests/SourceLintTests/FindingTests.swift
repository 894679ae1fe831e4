import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

/// How findings about several places and several files are put together.
@Suite struct FindingTests {
  private func findings(
    _ files: [(path: String, text: String)], kinds: [String]? = nil
  ) throws -> [Finding] {
    var options = SourceScan.Options()
    options.kinds = kinds
    let code = SourceCode(files, for: .viewTransitions)
    return try SourceScan(contract: .viewTransitions, options: options).findings(in: code)
  }

  @Test func `With all kinds a history of documented kinds is shown if one breaks the claim`()
    throws
  {
    let files = [
      (
        "Form.swift",
        """
        class FormViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            NotificationCenter.default.addObserver(
              self, selector: #selector(show), name: .shown, object: nil)
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            NotificationCenter.default.removeObserver(self)
          }
        }
        """
      )
    ]
    let documented = try findings(files)
    let all = try findings(files, kinds: Contract.viewTransitions.kinds.map(\.name))
    #expect(documented.map(\.witness) == all.map(\.witness))
    #expect(all.map(\.message).allSatisfy { $0.hasSuffix("(swipe back a little, let go)") })
    let sheets = try findings(files, kinds: ["sheet"])
    #expect(sheets.map(\.message).allSatisfy { $0.contains("present it as a sheet") })
    #expect(sheets.count == 1)
  }

  @Test func `The observers of several notifications make one finding`() throws {
    let found = try findings([
      (
        "Form.swift",
        """
        class FormViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let center = NotificationCenter.default
            center.addObserver(self, selector: #selector(show), name: .shown, object: nil)
            center.addObserver(self, selector: #selector(hide), name: .hidden, object: nil)
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            NotificationCenter.default.removeObserver(self)
          }
        }
        """
      )
    ])
    #expect(found.map(\.rule) == ["acquired_twice"])
    #expect(found[0].position.line == 5)
    #expect(
      found[0].notes.map { "\($0.position.line) \($0.message)" } == [
        "10 released in viewDidDisappear", "6 and notification (hidden)",
      ])
  }

  @Test func `A finding that is silenced leaves the others of its kind`() throws {
    let found = try findings([
      (
        "Form.swift",
        """
        class FormViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let center = NotificationCenter.default
            // transition-lint:disable:next acquired_twice
            center.addObserver(self, selector: #selector(show), name: .shown, object: nil)
            center.addObserver(self, selector: #selector(hide), name: .hidden, object: nil)
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            NotificationCenter.default.removeObserver(self)
          }
        }
        """
      )
    ])
    #expect(found.map(\.position.line) == [7])
    #expect(found.map(\.notes.count) == [1])
  }

  @Test func `What a superclass does is reported where it stands, not for each subclass`() throws {
    let base = """
      class BaseViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          NotificationCenter.default.addObserver(
            self, selector: #selector(refresh), name: .clock, object: nil)
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          NotificationCenter.default.removeObserver(self, name: .clock, object: nil)
        }
      }
      """
    let list = """
      class ListViewController: BaseViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
        }
        deinit { NotificationCenter.default.removeObserver(self) }
      }
      """
    let found = try findings([("Base.swift", base), ("List.swift", list)])
    #expect(found.map(\.file) == ["Base.swift"])
  }

  @Test func `What subclasses inherit and give back themselves is reported once`() throws {
    let page = { (name: String) in
      """
      class \(name)Page: BasePage {
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          NotificationCenter.default.removeObserver(self)
        }
      }

      """
    }
    let base = """
      class BasePage: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          NotificationCenter.default.addObserver(
            self, selector: #selector(show), name: .shown, object: nil)
        }
      }

      """
    let found = try findings([("Pages.swift", base + page("First") + page("Second"))])
    #expect(
      found.map { "\($0.rule) \($0.view ?? "")" } == [
        "acquired_twice FirstPage", "left_acquired BasePage",
      ])
    #expect(
      found.map { finding in
        finding.notes.filter { $0.message.contains("inherits") }
          .map { "\($0.position.line) \($0.message)" }
      } == [["8 FirstPage inherits it, as does SecondPage"], []])
  }

  @Test func `A closure is called where the callback says so, and filled at another place`() throws
  {
    let sheet = """
      class SheetViewController: UIViewController {
        var onClose: (() -> Void)?
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          tell()
        }
        func tell() { onClose?() }
      }
      """
    let owner = """
      class Owner {
        func open(_ sheet: SheetViewController) {
          sheet.onClose = { [weak self] in self?.sheet = nil }
        }
      }
      """
    let found = try findings([("Sheet.swift", sheet), ("Owner.swift", owner)])
    #expect(found.map { "\($0.rule) \($0.position.line)" } == ["decided_in_will 5"])
    #expect(
      found[0].notes.map { "\($0.file):\($0.position.line) \($0.message)" } == [
        "Sheet.swift:7 the call leads here", "Owner.swift:3 what is called is filled here",
      ])
  }
}
