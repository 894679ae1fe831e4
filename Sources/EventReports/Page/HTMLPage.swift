import JSON

/// A timeline as one HTML page: no network, nothing to install, the data inside as JSON.
///
/// The page draws only what is in view, so that it stays fast with a hundred thousand calls.
struct HTMLPage {
  let timeline: Timeline
  let settings: ReportSettings

  var text: String {
    let title = MarkdownText.html(TextLayout.oneLine(name))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="generator" content="\(settings.toolName) \(settings.toolVersion)">
      <title>\(title)</title>
      <style>
      \(PageFiles.style)</style>
      </head>
      <body>
      \(PageFiles.body)      <script type="application/json" id="data">\(PageData.inert(data))</script>
      <script>
      \(PageFiles.script)</script>
      </body>
      </html>

      """
  }

  private var name: String {
    let (all, drawn) = (max(timeline.summary.files, timeline.logs.count), timeline.logs.count)
    if all > 1 {
      let noun = timeline.summary.subject == .source ? "source file" : "log"
      return RunSummary.counted(all, noun) + (drawn < all ? ", \(drawn) with findings" : "")
    }
    return timeline.logs.first ?? settings.toolName
  }

  private var data: String {
    PageData(timeline: timeline, settings: settings, title: name).json.line
  }
}
