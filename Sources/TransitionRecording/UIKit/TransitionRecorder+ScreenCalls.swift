#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  // The one-line calls for a view controller, which knows its container and its coordinator.

  extension TransitionRecorder {
    /// Records `viewWillAppear` of a view controller, with its container and what coordinates it.
    ///
    /// Either these calls or a probe: a screen that has both is recorded twice.
    @MainActor
    public func viewWillAppear(
      _ screen: UIViewController, as name: String? = nil,
      file: StaticString = #fileID, line: UInt = #line
    ) {
      report(.viewWillAppear, of: screen, as: name, at: SourcePlace(file: file, line: line))
    }

    /// Records `viewDidAppear` of a view controller.
    @MainActor
    public func viewDidAppear(
      _ screen: UIViewController, as name: String? = nil,
      file: StaticString = #fileID, line: UInt = #line
    ) {
      report(.viewDidAppear, of: screen, as: name, at: SourcePlace(file: file, line: line))
    }

    /// Records `viewWillDisappear` of a view controller, with its container and what coordinates it.
    @MainActor
    public func viewWillDisappear(
      _ screen: UIViewController, as name: String? = nil,
      file: StaticString = #fileID, line: UInt = #line
    ) {
      report(.viewWillDisappear, of: screen, as: name, at: SourcePlace(file: file, line: line))
    }

    /// Records `viewDidDisappear` of a view controller.
    @MainActor
    public func viewDidDisappear(
      _ screen: UIViewController, as name: String? = nil,
      file: StaticString = #fileID, line: UInt = #line
    ) {
      report(.viewDidDisappear, of: screen, as: name, at: SourcePlace(file: file, line: line))
    }

    @MainActor
    private func report(
      _ call: RecordedCall, of screen: UIViewController, as name: String?, at place: SourcePlace
    ) {
      if call.isWill {
        coordinators.follow(screen, in: screen.parent.map { scope(of: $0) }, for: self)
      }
      record(call, to: screen, name: name, in: screen.parent, at: place)
    }
  }
#endif
