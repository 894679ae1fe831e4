extension RecordingFormat {
  /// A line for the unified log, which adds the time and the process itself.
  static let console = RecordingFormat(
    name: "console",
    event: { event, output in
      output.append(UInt8(ascii: "<"))
      var name = event.name
      name.withUTF8 { bytes in
        // Characters that would end the name early are left out.
        let plain = bytes.prefix(RecordingLimits.nameBytes).lazy.filter {
          $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ":")
        }
        output.append(contentsOf: plain)
      }
      output.append(gaps: event.gaps)
      output.append(": ")
      output.append(address: event.address)
      output.append("> ")
      output.append(event.call.name)
      output.append(UInt8(ascii: "\n"))
    },
    comment: { text, output in
      output.append("# ")
      output.append(contentsOf: text.utf8)
      output.append(UInt8(ascii: "\n"))
    })
}
