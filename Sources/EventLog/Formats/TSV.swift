extension LogFormat {
  /// Tab-separated values with a header line that names the columns; quoted as in CSV.
  public static let tsv = LogFormat(
    name: "tsv", summary: "tab-separated columns with a header line: event, view, …",
    extensions: ["tsv"], namesAreIdentities: true,
    recognize: { $0.header(separatedBy: UInt8(ascii: "\t")) },
    makeParser: { sample, _ in SeparatedParser(UInt8(ascii: "\t"), sample) },
    makeWriter: { SeparatedWriter(UInt8(ascii: "\t")) })
}
