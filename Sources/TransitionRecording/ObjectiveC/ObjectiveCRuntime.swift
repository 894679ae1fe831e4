#if canImport(ObjectiveC) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import ObjectiveC
  import UIKit

  /// The Objective-C runtime, as far as recording every screen needs it.
  enum ObjectiveCRuntime {
    /// Puts code before a method of all view controllers. The method always runs after it, with the
    /// same arguments.
    ///
    /// - Returns: whether there is such a method.
    static func precede(
      _ call: RecordedCall, by code: @escaping @MainActor @Sendable (UIViewController) -> Void
    ) -> Bool {
      let selector = Selector(call.selector)
      guard let method = class_getInstanceMethod(UIViewController.self, selector) else {
        return false
      }
      let original = method_getImplementation(method)
      let observe: @Sendable (AnyObject) -> Void = { object in
        // UIKit calls on the main thread. A call that the app makes on another thread runs without
        // being recorded.
        guard Thread.isMainThread, let screen = object as? UIViewController else { return }
        MainActor.assumeIsolated { code(screen) }
      }
      let block: Any
      if call == .viewDidLoad {
        typealias Function = @convention(c) (AnyObject, Selector) -> Void
        let run = unsafeBitCast(original, to: Function.self)
        let replacement: @convention(block) (AnyObject) -> Void = { screen in
          observe(screen)
          run(screen, selector)
        }
        block = replacement
      } else {
        typealias Flag = ObjectiveC.ObjCBool
        typealias Function = @convention(c) (AnyObject, Selector, Flag) -> Void
        let run = unsafeBitCast(original, to: Function.self)
        let replacement: @convention(block) (AnyObject, Flag) -> Void = { screen, isAnimated in
          observe(screen)
          run(screen, selector, isAnimated)
        }
        block = replacement
      }
      method_setImplementation(method, imp_implementationWithBlock(block))
      return true
    }

    /// Returns a class and its superclasses, each with the binary that it comes from.
    static func origins(of type: AnyClass) -> [SystemClasses.Origin] {
      sequence(first: type) { class_getSuperclass($0) }.map { type in
        SystemClasses.Origin(
          name: String(cString: class_getName(type)),
          imagePath: class_getImageName(type).map { String(cString: $0) })
      }
    }

    /// Returns the life of a screen for a recorder, which ends with the screen.
    @MainActor
    static func life(of screen: UIViewController, for recorder: TransitionRecorder) -> ScreenLife {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(recorder).toOpaque())
      if let known = objc_getAssociatedObject(screen, key) as? ScreenLife { return known }
      let life = ScreenLife(of: recorder.object(screen), for: recorder)
      objc_setAssociatedObject(screen, key, life, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return life
    }
  }
#endif
