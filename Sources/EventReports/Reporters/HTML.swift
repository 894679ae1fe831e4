extension Reporter {
  /// One HTML page without network: the transitions with findings drawn, and a table to filter.
  package static let html = Reporter(
    name: "html", fileEnding: "html", printsLogLines: true, drawsTransitions: true,
    body: .whole { HTMLPage(timeline: Timeline($0), settings: $0.settings).text })
}
