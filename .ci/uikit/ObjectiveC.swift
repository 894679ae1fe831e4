// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of the Objective-C runtime that the package uses, as it declares them; see UIKit.swift.
// What uses them is only type-checked: there is nothing here to run it.

public struct Selector: Hashable, Sendable {
  public init(_ name: String) {}
}

public struct ObjCBool: Sendable {}
public struct Method {}
public struct IMP {}

@objc open class NSObject { public init() {} }

public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> { fatalError() }
public func class_getImageName(_ type: AnyClass?) -> UnsafePointer<CChar>? { nil }
public func method_getImplementation(_ method: Method) -> IMP { fatalError() }
public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  fatalError()
}
