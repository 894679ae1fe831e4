import EventChecking

extension Workload {
  mutating func plain() -> String {
    let call = nextCall()
    return "\(prefix)\(text(call)): animated=1"
  }

  mutating func flat() -> String {
    let call = nextCall()
    return "{\"time\":\(clock / 1_000_000).\(digits(clock / 1_000 % 1_000, 3)),"
      + "\"scope\":\"\(window(call))\",\"view\":\"\(names[call.screen])\","
      + "\"instance\":\"\(pointer(call))\",\"event\":\"\(callbacks[call.callback])\"}"
  }

  mutating func unified(isEvent: Bool) -> String {
    let call = isEvent ? nextCall() : nil
    let trace = random.next() >> 20
    let message = call.map(text) ?? noiseMessage()
    return "{\"traceID\":\(trace),\"eventMessage\":\"\(message)\",\"eventType\":\"logEvent\","
      + "\"messageType\":\"Default\",\"subsystem\":\"com.example.demo\",\"category\":\"screens\","
      + "\"processID\":4123,\"threadID\":91230,\"timestamp\":\"\(time)\","
      + #""processImagePath":"\/Applications\/Demo.app\/Demo"}"#
  }

  /// A line of an app without an event, with words that look a little like callbacks.
  mutating func noise() -> String {
    clock += UInt64(random.below(900))
    return prefix + noiseMessage()
  }

  private mutating func noiseMessage() -> String {
    let (start, end) = Self.noise[random.below(Self.noise.count)]
    return "\(start)\(random.next() >> 40)\(end)"
  }

  private static let noise: [(String, String)] = [
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

  private var prefix: String { "\(time) Demo[4123:91230] " }

  private var time: String {
    let seconds = clock / 1_000_000
    return "2026-05-\(digits(1 + seconds / 86_400 % 28, 2)) \(digits(seconds / 3_600 % 24, 2)):"
      + "\(digits(seconds / 60 % 60, 2)):\(digits(seconds % 60, 2))."
      + "\(digits(clock % 1_000_000, 6))+0000"
  }

  private func text(_ call: Call) -> String {
    "[\(window(call))] <\(names[call.screen]): \(pointer(call))> \(callbacks[call.callback])"
  }

  private func window(_ call: Call) -> String { "window-\(digits(UInt64(call.window), 2))" }

  private func pointer(_ call: Call) -> String {
    "0x60000\(digits(UInt64(3_000_000 + call.window * 1_000 + call.screen * 16), 7))"
  }

  /// Returns a number in decimal, with zeros in front up to so many digits.
  private func digits(_ number: UInt64, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
