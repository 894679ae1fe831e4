import EventChecking
public import EventModel
import JSON

/// A file that holds a contract of your own: a system's callbacks, states, orders and promises, in
/// one or several versions.
///
/// ```swift
/// let file = try ContractFile(json: bytes)
/// let findings = try Linter.findings(inLogAt: "app.log", contract: file.contracts[0])
/// ```
///
/// The built-in contracts can be written in this form too; reading them back gives equal values.
public struct ContractFile: Hashable, Sendable {
  /// The contract in each of its versions, the default first.
  public let contracts: [Contract]

  /// Makes the file of a contract in each of its versions, the default first.
  ///
  /// - Precondition: there is at least one.
  public init(_ contracts: [Contract]) {
    precondition(!contracts.isEmpty, "give the file at least one version of its contract")
    self.contracts = contracts
  }

  /// Reads a file.
  ///
  /// - Throws: a ``ContractFile/Mistakes`` with every mistake in it, each with its place.
  public init(json bytes: [UInt8]) throws(Mistakes) {
    guard bytes.count <= Limits.contractBytes else {
      let mistake = JSONMistake(
        message: "longer than \(Limits.contractBytes) bytes (Limits.contractBytes)", offset: 0)
      throw Mistakes([mistake], bytes)
    }
    let root: JSONNode
    do throws(JSONMistake) {
      root = try JSONReader.read(bytes)
    } catch {
      throw Mistakes([error], bytes)
    }
    var reading = VersionsReading()
    reading.read(root)
    if !reading.mistakes.isEmpty { throw Mistakes(reading.mistakes, bytes) }
    contracts = reading.contracts
  }

  /// The text of the file.
  ///
  /// Versions after the first contain only their differences from it.
  public var json: String { value.fitted() }

  private var value: JSONValue {
    let base = Self.members(of: contracts[0])
    if contracts.count == 1 { return .object(base) }
    let others = contracts.dropFirst().map { contract in
      JSONValue.object(
        Self.members(of: contract).filter { $0.key == "profile" || !base.contains($0) }
          + Self.missing(in: contract, from: base))
    }
    return .object(base + [.init(VersionsReading.key, .array(Array(others)))])
  }

  private static func members(of contract: Contract) -> [JSONValue.Member] {
    guard case .object(let members) = FileKey.object(contract, FileKey<Contract>.contract) else {
      return []
    }
    return members
  }

  private static func missing(
    in contract: Contract, from base: [JSONValue.Member]
  ) -> [JSONValue.Member] {
    let own = Set(members(of: contract).map(\.key))
    return base.filter { !own.contains($0.key) }.map { .init($0.key, .null) }
  }
}
