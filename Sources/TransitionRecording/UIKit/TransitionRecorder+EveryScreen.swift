#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension TransitionRecorder {
    @MainActor private static var everyScreen = EveryScreen()
    @MainActor private static var systemClasses = SystemClasses()
    @MainActor private static var shared: TransitionRecorder?

    /// Records all view controllers from now on in a log of their own: the one line an app needs.
    ///
    /// ```swift
    /// #if DEBUG
    ///   TransitionRecorder.recordEveryScreen()
    /// #endif
    /// ```
    ///
    /// Call it before the first screen is made, in `application(_:didFinishLaunchingWithOptions:)` or
    /// the app's `init`. The log is the file that the variable `TRANSITION_LOG` of the environment
    /// names, or a file in the directory it names with a `/` at its end; without it
    /// `screens.transcript` among the app's caches. Called again, it goes on in the same log.
    ///
    /// - Parameter includingSystem: Whether the system's own screens are recorded, e.g. navigation
    ///   controllers, beside the app's.
    /// - Returns: the recorder, or nil if the log cannot be made; the console says why.
    @MainActor
    @discardableResult
    public static func recordEveryScreen(includingSystem: Bool = false) -> TransitionRecorder? {
      do {
        let wanted = ProcessInfo.processInfo.environment[LogPlace.variable]
        let path = LogPlace.path(wanted: wanted, home: NSHomeDirectory())
        let recorder = try shared ?? TransitionRecorder(recordingTo: path)
        shared = recorder
        recorder.recordEveryScreen(includingSystem: includingSystem)
        return recorder
      } catch {
        NSLog("%@", "no screen is recorded: \(error)")
        return nil
      }
    }

    /// Records all view controllers from now on, without a line in any of them: class, address,
    /// parent, container, window, and the kind and outcome of a transition if its coordinator
    /// reports them.
    ///
    /// It is meant for builds that are debugged or tested. In `UIViewController` itself the four
    /// appearance methods, `viewIsAppearing` and `viewDidLoad` are exchanged for methods that
    /// record the call and then run the original, always. This happens once in the life of the
    /// process and is never undone. So:
    ///
    /// - A screen is recorded when its method calls `super`: one that calls it last is recorded last,
    ///   and one that does not call it is not recorded. UIKit asks all overrides to call `super`.
    /// - Another library that exchanges the same methods does no harm, whichever comes first.
    /// - Recording lines in a screen, and probes, are ignored for this recorder.
    ///
    /// The recorder is kept from then on.
    ///
    /// - Parameter includingSystem: Whether the system's own screens are recorded beside the app's. A
    ///   bare `UIViewController` counts as the system's.
    @MainActor
    public func recordEveryScreen(includingSystem: Bool = false) {
      for call in Self.everyScreen.add(self, takesSystem: includingSystem) {
        let isThere = ObjectiveCRuntime.precede(call) { Self.receive(call, of: $0) }
        if !isThere { state.withLock { $0.comment("this system has no \(call.name)") } }
      }
    }

    @MainActor
    var recordsEveryScreen: Bool { Self.everyScreen.contains(self) }

    @MainActor
    private static func receive(_ call: RecordedCall, of screen: UIViewController) {
      guard !(screen is AppearanceProbe) else { return }
      let isSystem = systemClasses.contains(type(of: screen), origins: ObjectiveCRuntime.origins)
      for recorder in everyScreen.recorders(ofSystemScreen: isSystem) {
        let life = ObjectiveCRuntime.life(of: screen, for: recorder)
        recorder.record(call, ofController: screen, as: life.screen)
      }
    }
  }
#endif
