extension RecordingFormat {
  /// A line for the unified log, which adds the time and the process itself.
  static let console = RecordingFormat(
    name: "console",
    event: { event in
      // Characters that would end the name early are left out.
      let plain = event.name.utf8.prefix(RecordingLimits.nameBytes).filter {
        $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ":")
      }
      let name = String(decoding: plain, as: UTF8.self) + event.gaps.gapMark
      return "<\(name): \(event.address.hexadecimal)> \(event.call.name)\n"
    },
    comment: { "# \($0)\n" })
}
