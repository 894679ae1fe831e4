import ContractFiles
import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

@Suite("A contract written as a file and read back")
struct RoundTripTests {
  static let builtIn: [[Contract]] = [[.viewTransitions], Contract.componentControllerProfiles]
  static let versions = builtIn.flatMap { $0 }

  @Test(
    "a built-in contract as a file reads back as the same value, in every version",
    arguments: builtIn.indices)
  func value(_ number: Int) throws {
    let contracts = Self.builtIn[number]
    let file = try ContractFile(json: Array(ContractFile(contracts).json.utf8))
    #expect(file.contracts.map(\.profile) == contracts.map(\.profile))
    for (read, written) in zip(file.contracts, contracts) {
      #expect(read.life == written.life)
      #expect(read.families == written.families)
      #expect(read.kinds == written.kinds)
      #expect(read == written)
    }
  }

  @Test(
    "each version of a built-in contract by itself reads back as the same value",
    arguments: versions.indices.sampled(oneIn: 2))
  func version(_ number: Int) throws {
    let contract = Self.versions[number]
    #expect(
      try ContractFile(json: Array(ContractFile([contract]).json.utf8)).contracts == [contract])
  }

  @Test("a contract that is read back has no flaws", arguments: versions.indices.sampled(oneIn: 2))
  func flaws(_ number: Int) {
    #expect(Self.versions[number].flaws().map { "\($0.location): \($0)" } == [])
  }

  @Test("a contract file contains only the differences of a version")
  func differences() {
    let text = ContractFile(Contract.componentControllerProfiles).json
    #expect(text.ranges(of: "\"name\": \"component-controllers\"").count == 1)
    #expect(text.ranges(of: "\"profile\"").count == 4)
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 400 })
  }
}
