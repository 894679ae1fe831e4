// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of XCTest that the package and its pages use and that XCTest has only on Apple's systems, with
// those around them, as it declares them; see UIKit.swift. What uses them is only type-checked.

@_exported public import Foundation

public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}

open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
  public init(string: String) {}
  public init(contentsOfFile url: URL) {}
  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
}

public protocol XCTActivity: NSObjectProtocol {
  func add(_ attachment: XCTAttachment)
}

open class XCTContext: NSObject {
  @MainActor
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError() }
}

open class XCTestCase: NSObject {
  open func setUp() async throws {}
  open func tearDown() async throws {}
  open func add(_ attachment: XCTAttachment) {}
}

@MainActor
open class XCUIApplication: NSObject {
  public nonisolated override init() {}
  open var launchEnvironment: [String: String] = [:]
  open func launch() {}
}
