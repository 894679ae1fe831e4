import EventLog

extension Fuzzer {
  static let canary = Fuzzer(
    name: "canary", summary: "a false claim, to show that one is found out",
    make: { maker in maker.log(in: .console) },
    check: { $0.last == UInt8(ascii: "\n") ? nil : "a log without a line feed at its end" })

  static let trapCanary = Fuzzer(
    name: "canary-trap", summary: "stops the program, to show that the run says with which input",
    make: { maker in maker.noise(upTo: 4) },
    check: { bytes in
      precondition(bytes.count > 4, "the canary stops every run it is in: leave it out")
      return nil
    })

  static let hangCanary = Fuzzer(
    name: "canary-hang", summary: "never ends, to show that the run notices",
    make: { maker in maker.noise(upTo: 4) },
    check: { bytes in
      var turns = bytes.count
      while turns >= 0 { turns = turns == 1 << 20 ? 0 : turns + 1 }
      return nil
    })
}
