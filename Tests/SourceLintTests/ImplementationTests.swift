import EventModel
import Testing

@testable import SourceLint

/// What stands behind a protocol.
@Suite struct ImplementationTests {
  private func screen(_ name: String, _ implementation: String, adopts: Bool = true) -> String {
    """
    protocol \(name): AnyObject {
      func opened()
      func closing()
    }
    final class \(implementation)\(adopts ? ": \(name)" : "") {
      let socket = WebSocketClient()
      func opened() { socket.connect() }
      func closing() { socket.disconnect() }
    }
    class LoginViewController: UIViewController {
      var presenter: \(name)!
      \(override("viewDidLoad", "presenter.opened()"))
      \(override("viewWillDisappear", "presenter.closing()"))
    }

    """
  }

  @Test(arguments: [
    ("LoginPresenterProtocol", "LoginPresenter"), ("LoginPresenting", "LoginPresenter"),
    ("LoginPresenterInput", "LoginPresenter"), ("LoginPresenter", "DefaultLoginPresenter"),
    ("LoginPresenter", "LoginPresenterImpl"), ("LoginPresenterType", "LoginPresenter"),
  ])
  func `The class behind a protocol is read`(name: String, implementation: String) throws {
    let lost = ["lost_while_shown viewWillDisappear"]
    #expect(try warnings("Login.swift", screen(name, implementation)) == lost)
  }

  @Test func `A class that does not adopt the protocol is another one`() throws {
    #expect(
      try warnings(
        "Login.swift", screen("LoginPresenterProtocol", "LoginPresenter", adopts: false)) == [])
  }

  @Test func `The only class that adopts a protocol is read`() throws {
    let lost = ["lost_while_shown viewWillDisappear"]
    let source = screen("LoginPresenterProtocol", "LoginModel")
    #expect(try warnings("Login.swift", source) == lost)
    let double = "final class MockLogin: LoginPresenterProtocol {}\n"
    #expect(try warnings("Login.swift", source + double) == lost)
    let other = "final class OtherLogin: NSObject, Codable, LoginPresenterProtocol {}\n"
    #expect(try warnings("Login.swift", source + other) == [])
    let later = "final class OtherLogin {}\nextension OtherLogin: LoginPresenterProtocol {}\n"
    #expect(try warnings("Login.swift", source + later) == [])
    let refined =
      "protocol Refined: LoginPresenterProtocol {}\nfinal class OtherLogin: Refined {}\n"
    #expect(try warnings("Login.swift", source + refined) == [])
  }

  @Test func `A function that is passed to forEach is called with each element`() throws {
    let add = "tokens.append(center.addObserver(forName: name, object: nil, queue: nil) { _ in })"
    for remove in [
      "tokens.forEach(NotificationCenter.default.removeObserver)",
      "tokens.forEach { NotificationCenter.default.removeObserver($0) }",
    ] {
      let members = { (callback: String) in
        "  var tokens: [NSObjectProtocol] = []\n" + override("viewWillAppear", add)
          + override(callback, remove)
      }
      #expect(try warnings(members: members("viewWillDisappear")) == [], "\(remove)")
      #expect(
        try warnings(members: members("viewDidDisappear")) != [], "\(remove)")
    }
  }
}
