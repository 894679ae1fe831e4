extension PictureForm {
  /// One HTML page without network, for any number of events.
  package static let html = PictureForm(
    name: "html", summary: "one HTML page without network, for any number of events",
    fileEnding: "html", printsLogLines: true, draw: { HTMLPage($0, $1).text })
}
