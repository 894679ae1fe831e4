extension Fuzzer {
  static let configuration = Fuzzer(
    name: "configuration",
    summary: "any bytes are a configuration or are refused with a place in them",
    make: { maker in maker.json(Self.configurations, Self.configurationWords) },
    check: { bytes in
      let path = try ScratchFiles.ofFuzzers.write(bytes, to: "config.json")
      let call = ToolCall(["config", "check", "--config", path])
      guard call.status == 0 || call.status == 2 else { return "exit status \(call.status)" }
      // A mistake is shown with its place; an unknown name may be reported without one.
      return call.status == 2 && !call.errors.contains("error:") ? "refused without a word" : nil
    })

  private static let configurations = [
    #"{"kinds":["navigation"],"strict":true,"severity":{"repeated_callback":"warning"}}"#,
    #"{"callbacks":{"onWillAppear":"viewWillAppear"},"only":["did_without_will"],"skip":[]}"#,
    #"{"assumptions":["current.viewWillDisappear before new.viewDidAppear"],"maxFindings":3}"#,
    #"{"reporters":["json"],"exclude":["**/x"],"from":"csv","baseline":"b.json","profile":"x"}"#,
    "{}", "[]", "",
  ]

  private static let configurationWords =
    [
      "\"contract\":", "\"component-controllers\"", "\"minSeverity\":", "\"note\"",
      "\"assumptions\":", "\"assumptionFiles\":", "\"kinds\":", "\"severity\":", "\"off\"",
      "\"callbacks\":", "\"only\":",
    ] + Fragments.json

  static let baseline = Fuzzer(
    name: "baseline", summary: "any bytes are a baseline or are refused with a place in them",
    make: { maker in
      maker.json(
        [
          #"{"version":1,"findings":[{"rule":"r","file":"0.log","events":["a"],"count":1}]}"#,
          #"{"version":1,"findings":[]}"#, "{}",
        ],
        Fragments.json + [
          "\"count\":", "\"findings\":", "\"rule\":", "\"version\":1", "\"events\":[",
        ])
    },
    check: { bytes in
      let path = try ScratchFiles.ofFuzzers.write(bytes, to: "baseline.json")
      let log = try ScratchFiles.ofFuzzers.write(
        Array("A viewDidAppear\nA viewDidAppear\n".utf8), to: "input.log")
      let call = ToolCall(["lint", "--no-config", "--baseline", path, log])
      return call.strangeStatus
    })

  static let patterns = Fuzzer(
    name: "patterns", summary: "any pattern says in no time whether it leaves a path out",
    make: { maker in
      maker.randomTokens(
        of: [
          "*", "**", "**/", "?", "[a-", "]", "[!", "[a-z]", "a", "aa", "/", "log", ".", "é", "-",
        ],
        upTo: 60)
    },
    check: { bytes in
      let log = try ScratchFiles.ofFuzzers.write([], to: "input.log")
      let pattern = String(decoding: bytes, as: UTF8.self)
      let path = String(repeating: "a", count: 60) + "/" + String(repeating: "a", count: 60)
      let call = ToolCall(["lint", "--no-config", "--exclude=\(pattern)", log, path])
      return call.strangeStatus
    })
}

extension InputMaker {
  /// Returns JSON with a few changes, or a row of tokens.
  mutating func json(_ texts: [String], _ tokens: [String]) -> [UInt8] {
    let bytes = oneIn(4) ? randomTokens(of: tokens, upTo: 40) : Array(pick(texts).utf8)
    return mutated(bytes, with: tokens)
  }
}
