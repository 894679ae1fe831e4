// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of the module `os` that the package uses, as it declares them; see UIKit.swift. A message
// goes to standard error, so that it can be seen.

public import Foundation

open class OSLog: NSObject, @unchecked Sendable {
  public init(subsystem: String, category: String) {}
  public static let `default` = OSLog(subsystem: "", category: "")
}

public struct OSLogType: Hashable, Sendable {
  public var rawValue: UInt8
  public static let `default` = OSLogType(rawValue: 0)
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  for case let text as UnsafePointer<CChar> in arguments {
    FileHandle.standardError.write(Data("\(String(cString: text))\n".utf8))
  }
}
