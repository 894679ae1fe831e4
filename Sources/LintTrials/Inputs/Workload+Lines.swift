import EventChecking

extension Workload {
  mutating func appendPlain(to log: inout [UInt8]) {
    let call = nextCall()
    appendPrefix(to: &log)
    log.append(UInt8(ascii: "["))
    appendWindow(call.window, to: &log)
    log.append("] <")
    appendName(call, to: &log)
    log.append(": ")
    appendPointer(call, to: &log)
    log.append("> ")
    log.append(contentsOf: callbacks[call.callback])
    log.append(": animated=1\n")
  }

  mutating func appendFlat(to log: inout [UInt8]) {
    let call = nextCall()
    log.append("{\"time\":")
    log.append(number: clock / 1_000_000, digits: 1)
    log.append(UInt8(ascii: "."))
    log.append(number: clock / 1_000 % 1_000, digits: 3)
    log.append(",\"scope\":\"")
    appendWindow(call.window, to: &log)
    log.append("\",\"view\":\"")
    appendName(call, to: &log)
    log.append("\",\"instance\":\"")
    appendPointer(call, to: &log)
    log.append("\",\"event\":\"")
    log.append(contentsOf: callbacks[call.callback])
    log.append("\"}\n")
  }

  mutating func appendUnified(to log: inout [UInt8], isEvent: Bool) {
    let call = isEvent ? nextCall() : nil
    log.append("{\"traceID\":")
    log.append(number: random.next() >> 20, digits: 1)
    log.append(",\"eventMessage\":\"")
    if let call {
      log.append(UInt8(ascii: "["))
      appendWindow(call.window, to: &log)
      log.append("] <")
      appendName(call, to: &log)
      log.append(": ")
      appendPointer(call, to: &log)
      log.append("> ")
      log.append(contentsOf: callbacks[call.callback])
    } else {
      appendNoiseBody(to: &log)
    }
    log.append("\",\"eventType\":\"logEvent\",\"messageType\":\"Default\",\"subsystem\":")
    log.append(
      "\"com.example.demo\",\"category\":\"screens\",\"processID\":4123,\"threadID\":91230,")
    log.append("\"timestamp\":\"")
    appendTime(to: &log)
    log.append("\",\"processImagePath\":\"\\/Applications\\/Demo.app\\/Demo\"}\n")
  }

  /// Lines of an app without events, with words that look a little like callbacks.
  mutating func appendNoise(to log: inout [UInt8]) {
    clock += UInt64(random.below(900))
    appendPrefix(to: &log)
    appendNoiseBody(to: &log)
    log.append(UInt8(ascii: "\n"))
  }

  private mutating func appendNoiseBody(to log: inout [UInt8]) {
    let (start, end) = Self.noise[random.below(Self.noise.count)]
    log.append(start)
    log.append(number: random.next() >> 40, digits: 1)
    log.append(end)
  }

  private static let noise: [(StaticString, StaticString)] = [
    ("[Network] request ", " finished with status 200 after 41 ms, 18 kB, from cache: no"),
    ("[Layout] constraint ", " of the header is ambiguous; it will be broken to go on"),
    ("scrollViewDidScroll: offset {0, ", "}, dragging"), ("[Images] decoded thumbnail ", " at 3x"),
    (
      "<InboxController: 0x600003a41c80> viewDidLayoutSubviews, pass ",
      ", bounds {{0, 0}, {390, 844}}"
    ),
    ("[Store] fetched ", " rows of Message in 3 ms, faulting 20 at once"), ("tick ", ""),
    ("[Analytics] queue appended, ", " events wait to be sent"), ("[Sync] batch ", " acknowledged"),
    ("<ThreadController: 0x600003a42a10> viewDidLoad, restored from ", " bytes of state"),
    ("[Audio] buffer ", " happened to be late; the preview will start again"),
  ]

  private mutating func appendPrefix(to log: inout [UInt8]) {
    appendTime(to: &log)
    log.append(" Demo[4123:91230] ")
  }

  private mutating func appendTime(to log: inout [UInt8]) {
    let seconds = clock / 1_000_000
    log.append("2026-05-")
    log.append(number: 1 + seconds / 86_400 % 28, digits: 2)
    log.append(UInt8(ascii: " "))
    log.append(number: seconds / 3_600 % 24, digits: 2)
    log.append(UInt8(ascii: ":"))
    log.append(number: seconds / 60 % 60, digits: 2)
    log.append(UInt8(ascii: ":"))
    log.append(number: seconds % 60, digits: 2)
    log.append(UInt8(ascii: "."))
    log.append(number: clock % 1_000_000, digits: 6)
    log.append("+0000")
  }

  private func appendWindow(_ window: Int, to log: inout [UInt8]) {
    log.append("window-")
    log.append(number: UInt64(window), digits: 2)
  }

  private func appendName(_ call: Call, to log: inout [UInt8]) {
    log.append(contentsOf: names[call.screen])
  }

  private func appendPointer(_ call: Call, to log: inout [UInt8]) {
    log.append("0x60000")
    log.append(number: UInt64(3_000_000 + call.window * 1_000 + call.screen * 16), digits: 7)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number in decimal, with zeros in front up to so many digits.
  fileprivate mutating func append(number: UInt64, digits: Int) {
    let start = count
    var rest = number
    var written = 0
    while rest > 0 || written < digits {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      written += 1
    }
    self[start...].reverse()
  }
}
