extension PictureForm {
  package static let html = PictureForm(
    name: "html", summary: "one HTML page without network, for any number of events",
    fileEnding: "html", printsLogLines: true, draw: { HTMLPage(timeline: $0, settings: $1).text })
}
