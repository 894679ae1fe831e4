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
    var reading = ContractReading()
    var contracts: [Contract] = []
    reading.attempt { reading throws(JSONMistake) in
      contracts = try reading.contracts(try JSONReader.read(bytes))
    }
    if !reading.mistakes.isEmpty { throw Mistakes(reading.mistakes, bytes) }
    self.contracts = contracts
  }

  /// The text of the file.
  ///
  /// Versions after the first contain only their differences from it.
  public var json: String { value.fitted() }

  private var value: JSONValue {
    let members = contracts.map { FileKey.members(of: $0, FileKey<Contract>.contract, $0) }
    let base = members[0]
    if members.count == 1 { return .object(base) }
    let others = members.dropFirst().map { own in
      let missing = base.filter { member in !own.contains { $0.key == member.key } }
      return JSONValue.object(
        own.filter { $0.key == "profile" || !base.contains($0) }
          + missing.map { .init($0.key, .null) })
    }
    return .object(base + [.init(ContractReading.versionsKey, .array(others))])
  }
}
