import UIKit

// Stands in for Sources/TransitionRecording/ObjectiveC/ObjectiveCRuntime.swift where there is no such
// runtime: what is put in front of a method of all view controllers is run by UIKit.swift's own.

enum ObjectiveCRuntime {
  @MainActor
  static func precede(
    _ call: RecordedCall, by code: @escaping @MainActor @Sendable (UIViewController) -> Void
  ) -> Bool {
    UIViewController.preceding[call.selector, default: []].append(code)
    return true
  }

  static func origins(of type: AnyClass) -> [SystemClasses.Origin] {
    let isSystem = String(reflecting: type).hasPrefix("UIKit.")
    let path = isSystem ? "/System/Library/PrivateFrameworks/UIKitCore.framework/UIKitCore" : "/app"
    return [SystemClasses.Origin(name: "\(type)", imagePath: path)]
  }

  @MainActor
  static func life(of screen: UIViewController, for recorder: TransitionRecorder) -> ScreenLife {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(recorder).toOpaque())
    if let known = screen.associated[key] as? ScreenLife { return known }
    let life = ScreenLife(of: recorder.object(screen), for: recorder)
    screen.associated[key] = life
    return life
  }
}
