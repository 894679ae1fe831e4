public import EventModel

// Logs change with every recording, so a finding is identified by its events, never by its line.

extension Finding {
  /// The events the finding is about, without what changes from one recording to the next: no line,
  /// no time, no pointer.
  public var normalisedEvents: [String] {
    if !witness.isEmpty { return witness.map(Self.withoutInstance) }
    if let event { return [view.map { "\($0).\(event)" } ?? event] }
    if let assumption { return [assumption] }
    return view.map { [$0] } ?? []
  }

  /// The fingerprint in 16 hex digits: the same for the same rule and the same events, in any log.
  public var fingerprint: String {
    let parts = [rule] + (subject.map { [$0] } ?? []) + normalisedEvents
    return Fingerprint.of(parts.joined(separator: "\n"))
  }

  /// Returns an event's name without the instance: `Inbox (0x7f).viewDidAppear` is `Inbox`'s.
  private static func withoutInstance(_ event: String) -> String {
    guard let open = event.range(ofFirst: " ("), let dot = event.lastIndex(of: "."),
      dot > open, event[event.index(before: dot)] == ")"
    else { return event }
    return String(event[..<open] + event[dot...])
  }
}

extension String {
  fileprivate func range(ofFirst text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

/// Fingerprints of texts: FNV-1a with 64 bits, the same on every system.
package enum Fingerprint {
  /// Returns the fingerprint of a text in 16 hex digits.
  ///
  /// - Complexity: O(length).
  package static func of(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
