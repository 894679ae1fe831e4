import ContractFiles
import EventCatalogue
import EventModel
import TestScale

extension Fuzzer {
  static let contract = Fuzzer(
    name: "contract",
    summary: "any bytes are a contract that checks logs, or every mistake in them has a place",
    make: { maker in
      guard maker.oneIn(2) else { return maker.json(Self.contracts, Self.contractWords) }
      return maker.exchangedWords(of: maker.pick(Self.contracts))
    },
    check: { bytes in
      let file: ContractFile
      do throws(ContractFile.Mistakes) {
        file = try ContractFile(json: bytes)
      } catch {
        return refusal(error, of: bytes)
      }
      let written = Array(file.json.utf8)
      guard let again = try? ContractFile(json: written), again == file else {
        return "written and read back it is another contract"
      }
      for contract in file.contracts {
        if let problem = try problem(checkingWith: contract, written) { return problem }
      }
      return nil
    })

  private static func refusal(_ error: ContractFile.Mistakes, of bytes: [UInt8]) -> String? {
    if error.mistakes.isEmpty { return "refused without a word" }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let strange = error.mistakes.first {
      $0.message.isEmpty || !(1...lines).contains($0.line) || $0.column < 1
    }
    return strange.map { "a mistake has no place: \($0)" }
  }

  /// Returns what fails where a contract checks a log, decides an assumption and generates a
  /// history.
  private static func problem(checkingWith contract: Contract, _ file: [UInt8]) throws -> String? {
    let path = try ScratchFiles.ofFuzzers.write(file, to: "contract.json")
    let names = contract.callbacks.map(\.name)
    var log: [UInt8] = Array("event,view\n".utf8)
    for index in 0..<24 {
      let name = names[index * 7 % names.count]
      log.append(contentsOf: "\(name),\(index % 3 == 0 ? "A" : "B")\n".utf8)
    }
    let input = try ScratchFiles.ofFuzzers.write(log, to: "input.csv")
    var options = ["--no-config", "--contract", path]
    if let profile = contract.profile { options += ["--profile", profile] }
    let calls = [
      ["lint"] + options + [input],
      ["summarize"] + options + [input],
      ["check"] + options + ["existence(view.\(names[0]))"],
      ["generate"] + options + ["--seed", "3"],
    ]
    for words in calls {
      let call = ToolCall(words)
      // An unknown word of the language is refused with 64, and so is a contract without orders.
      if !(0...2).contains(call.status), call.status != 64 || call.errors.isEmpty {
        return "\(words[0]): exit status \(call.status): \(call.errors)"
      }
    }
    return nil
  }

  private static let contracts =
    [
      ContractFile([.viewTransitions]).json,
      ContractFile([.componentControllers]).json,
      Door.json.replacing(
        "\"name\": \"doors\",",
        with: "\"name\": \"doors\", \"profile\": \"old\", \"contextCallbacks\": [\"knock\"],"
      ).replacing(
        "{\"name\": \"open\", \"rest\"",
        with: "{\"name\": \"open\", \"labels\": [\"passable\"], \"rest\""),
      "{}",
    ]

  private static let contractWords =
    [
      "\"name\":", "\"actor\":", "\"callbacks\":", "\"states\":", "\"calls\":", "\"rest\":true",
      "\"labels\":", "\"rule\":", "\"versions\":", "\"profile\":", "\"contextCallbacks\":",
      "\"lifePromises\":", "\"promises\":", "\"kinds\":", "\"families\":", "\"actions\":",
      "\"usage\":", "\"obligations\":", "\"opposites\":", "\"shut\"", "\"open\"", "\"opening\"",
      "\"willOpen\"", "\"didOpen\"", "\"viewWillAppear\"", "\"current\"", "\"new\"", "\"\"", "[]",
      "{}", "0", "-1", "1e9",
    ] + Fragments.json
}

extension InputMaker {
  /// Returns a text in which some quoted words are exchanged: it is still JSON, with another
  /// meaning.
  fileprivate mutating func exchangedWords(of text: String) -> [UInt8] {
    var parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    // Every second part lies between quotes; before a colon it is a key.
    let words = parts.indices.filter { $0 % 2 == 1 && !parts[$0 + 1].hasPrefix(":") }
    guard !words.isEmpty else { return Array(text.utf8) }
    for _ in 0..<1 + below(2) { parts[pick(words)] = parts[pick(words)] }
    return Array(parts.joined(separator: "\"").utf8)
  }
}
