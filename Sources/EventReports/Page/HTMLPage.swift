/// A timeline as one HTML page: no network, nothing to install, the data inside as JSON.
///
/// The page draws only what is in view, so that it stays quick with a hundred thousand calls.
struct HTMLPage {
  private let timeline: Timeline
  private let settings: ReportSettings

  init(_ timeline: Timeline, _ settings: ReportSettings) {
    self.timeline = timeline
    self.settings = settings
  }

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
      \(PageStyle.text)</style>
      </head>
      <body>
      \(Self.body)
      <script type="application/json" id="data">\(PageData.inert(data))</script>
      <script>
      \(PageScript.text)</script>
      </body>
      </html>

      """
  }

  private var name: String {
    let (all, drawn) = (max(timeline.summary.files, timeline.logs.count), timeline.logs.count)
    if all > 1 {
      return RunSummary.counted(all, "log") + (drawn < all ? ", \(drawn) with findings" : "")
    }
    return timeline.logs.first ?? settings.toolName
  }

  private var data: String { PageData(timeline, settings, title: name).json.line }

  private static let body = """
    <header>
      <div class="name"><h1 id="title"></h1><p id="facts"></p></div>
      <div class="counts" id="severities" role="group" aria-label="Show findings of severity"></div>
      <div class="tools">
        <button id="theme" title="Light or dark (t)">Dark</button>
        <button id="help" title="Keys (?)" aria-label="Keys">?</button>
      </div>
    </header>
    <noscript>This page draws with JavaScript, all of which is inside it; please allow it.</noscript>
    <section id="timeline" aria-label="Timeline">
      <div class="bar">
        <ul id="legend" aria-label="Legend"></ul>
        <span id="window"></span>
        <div class="zoom" role="group" aria-label="Zoom">
          <button id="out" title="Zoom out (-)" aria-label="Zoom out">−</button>
          <button id="fit" title="Show everything (0)">All</button>
          <button id="in" title="Zoom in (+)" aria-label="Zoom in">+</button>
        </div>
      </div>
      <p id="omission" hidden></p>
      <canvas id="overview" aria-hidden="true"></canvas>
      <div id="scroller" tabindex="0" role="application"
        aria-label="Calls of each view; arrow keys move from call to call">
        <div id="space"><canvas id="chart"></canvas></div>
      </div>
    </section>
    <section id="findings" aria-label="Findings">
      <div class="filters">
        <h2 id="heading">Findings</h2>
        <select id="rule" aria-label="Rule"></select>
        <select id="view" aria-label="View"></select>
        <input id="query" type="search" placeholder="Search messages ( / )"
          aria-label="Search messages">
        <output id="shown"></output>
      </div>
      <div class="split">
        <div class="list">
          <table>
            <thead><tr><th><span hidden>severity</span></th><th class="file">log</th>
              <th class="line">line</th>
              <th class="view">view</th><th class="rule">rule</th><th class="what">what</th></tr>
            </thead>
            <tbody id="rows"></tbody>
          </table>
          <p id="none" hidden>No finding fits these filters.</p>
          <button id="more" hidden></button>
        </div>
        <article id="detail" aria-live="polite"></article>
      </div>
    </section>
    <div id="tip" role="tooltip" hidden></div>
    <p id="said" aria-live="polite"></p>
    <dialog id="keys" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        <dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next and previous finding</dd>
        <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>previous and next call; with Shift move the view</dd>
        <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>the lane above and below</dd>
        <dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>zoom in, out, show everything</dd>
        <dt><kbd>/</kbd></dt><dd>search the messages</dd>
        <dt><kbd>t</kbd></dt><dd>light or dark</dd>
        <dt><kbd>Esc</kbd></dt><dd>let go of what is selected</dd>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    """
}
