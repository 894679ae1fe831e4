/// The style of the page: neutral greys, one accent for states, colours kept for findings.
enum PageStyle {
  static let text = colours + layout + table + details + small

  /// Every colour of the page by its name; the drawing reads the same names.
  private static let light = """
    --page: #f5f6f8; --panel: #ffffff; --line: #e3e6eb; --strong-line: #cfd4dc;
    --ink: #1b1f28; --soft: #5c6473; --faint: #8d95a3; --hover: #f0f2f6; --chosen: #e9ecfb;
    --present: #6274e6; --moving: #b4bef5; --absent: #d9dde4; --tick: #2f3b86;
    --accent: #4656cf; --band: #eef0f4; --band-ink: #4c5464; --wrong-band: #fbe4e4;
    --error: #c22f38; --warning: #a9690a; --note: #4a7187;
    --error-soft: #fbe9e9; --warning-soft: #fbf0dc; --note-soft: #e6eff3;
    """
  private static let dark = """
    --page: #121419; --panel: #1a1d24; --line: #2a2e38; --strong-line: #3d4350;
    --ink: #e7e9ef; --soft: #a3abb9; --faint: #757e8e; --hover: #22262f; --chosen: #2a3057;
    --present: #7d8df3; --moving: #434d92; --absent: #343945; --tick: #c9d0fb;
    --accent: #9aa7f8; --band: #232731; --band-ink: #b4bbc8; --wrong-band: #43262a;
    --error: #ff7f86; --warning: #e8b04b; --note: #8fbad0;
    --error-soft: #3d2327; --warning-soft: #3a2f1b; --note-soft: #20313a;
    """

  private static let colours = """
    :root { color-scheme: light; \(light) }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) { color-scheme: dark; \(dark) }
    }
    :root[data-theme="dark"] { color-scheme: dark; \(dark) }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body {
      display: flex; flex-direction: column; background: var(--page); color: var(--ink);
      font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans",
        sans-serif;
      font-variant-numeric: tabular-nums;
    }
    h1, h2, h3, p, ul { margin: 0; padding: 0; font-weight: inherit; font-size: inherit; }
    ul { list-style: none; }
    code, pre { font: 12px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono",
      monospace; margin: 0; }
    button, select, input {
      font: inherit; color: var(--ink); background: var(--panel); height: 28px; padding: 0 9px;
      border: 1px solid var(--strong-line); border-radius: 6px;
    }
    button { cursor: pointer; }
    button:hover, select:hover { background: var(--hover); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    header { display: flex; align-items: center; gap: 16px 24px; padding: 14px 20px 12px;
      flex-wrap: wrap; }
    header .name { flex: 1 1 auto; min-width: 0; }
    h1 small { font-size: 13px; font-weight: 400; color: var(--soft); letter-spacing: 0; }
    h1 { font-size: 18px; font-weight: 650; letter-spacing: -.01em; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    #facts { color: var(--soft); }
    .counts, .tools, .zoom { display: flex; gap: 6px; }
    .counts button { display: flex; align-items: center; gap: 7px; height: 30px;
      border-radius: 15px; padding: 0 13px; border-color: var(--line); }
    .counts button b { font-weight: 650; }
    .counts button[aria-pressed="false"] { color: var(--faint); text-decoration: line-through; }
    .counts button:disabled { color: var(--faint); cursor: default; background: none; }
    .dot { width: 8px; height: 8px; border-radius: 50%; flex: none; background: var(--note); }
    .dot.error { background: var(--error); } .dot.warning { background: var(--warning); }
    button:disabled .dot, [aria-pressed="false"] .dot { background: var(--strong-line); }
    section { background: var(--panel); border: solid var(--line); border-width: 1px 0 0; }
    #timeline { flex: 0 1 auto; display: flex; flex-direction: column; min-height: 210px;
      max-height: 64vh; }
    .bar { display: flex; align-items: center; gap: 18px; padding: 8px 20px; color: var(--soft);
      flex-wrap: wrap; }
    #legend { display: flex; gap: 16px; flex-wrap: wrap; }
    #legend li { display: flex; align-items: center; gap: 6px; }
    #legend svg { width: 26px; height: 14px; overflow: visible; }
    #window { margin-left: auto; }
    .zoom button { min-width: 28px; padding: 0 8px; }
    #overview { display: block; width: 100%; height: 40px; flex: none; cursor: pointer;
      border: solid var(--line); border-width: 1px 0; touch-action: none; }
    #scroller { position: relative; flex: 0 1 auto; min-height: 120px; overflow: hidden auto;
      outline-offset: -2px; }
    #space { position: relative; }
    #chart { position: sticky; top: 0; display: block; width: 100%; cursor: crosshair;
      touch-action: pan-y; }
    #chart.dragged { cursor: grabbing; }

    """

  private static let table = """
    #findings { flex: 1 1 0; min-height: 36vh; display: flex; flex-direction: column; }
    body.clean #timeline { max-height: none; }
    body.clean #findings { flex: none; min-height: 0; }
    body.clean .filters > :not(h2), body.clean .split { display: none; }
    .filters { display: flex; align-items: center; gap: 8px; padding: 10px 20px; flex-wrap: wrap;
      border-bottom: 1px solid var(--line); }
    h2 { font-size: 14px; font-weight: 650; margin-right: 8px; }
    .filters select { max-width: 240px; }
    .filters input { width: 220px; }
    #shown { color: var(--soft); margin-left: auto; }
    .split { flex: 1 1 0; display: grid; grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
      min-height: 0; }
    .list { overflow: auto; border-right: 1px solid var(--line); }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; }
    th { position: sticky; top: 0; background: var(--panel); text-align: left; font-weight: 500;
      color: var(--soft); font-size: 12px; padding: 6px 10px; z-index: 1;
      box-shadow: inset 0 -1px var(--line); }
    td { padding: 7px 10px; border-bottom: 1px solid var(--line); vertical-align: top;
      overflow: hidden; text-overflow: ellipsis; }
    th:first-child, td:first-child { width: 36px; padding: 7px 0 7px 20px; }
    td:first-child .dot { display: inline-block; margin-top: 5px; }
    th.line, td.line { width: 70px; text-align: right; color: var(--soft); }
    th.file, td.file { width: 20%; color: var(--soft); white-space: nowrap; }
    body:not(.many) .file { display: none; }
    body.many .rule { width: 18%; } body.many .view { width: 18%; }
    th.view, td.view { width: 24%; }
    th.rule, td.rule { width: 22%; color: var(--soft); }
    td.view, td.rule { white-space: nowrap; }
    .what { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
    tbody tr { cursor: pointer; }
    tbody tr:hover { background: var(--hover); }
    tbody tr[aria-selected="true"] { background: var(--chosen); }
    tbody tr:focus-visible { outline-offset: -2px; }
    #none, #more { margin: 14px 20px; color: var(--soft); }

    """

  private static let details = """
    #detail { overflow: auto; padding: 14px 20px 20px; }
    #detail .tags { display: flex; gap: 8px; align-items: center; color: var(--soft);
      flex-wrap: wrap; }
    .severity { padding: 1px 9px; border-radius: 10px; font-weight: 600; font-size: 12px;
      color: var(--note); background: var(--note-soft); }
    .severity.error { color: var(--error); background: var(--error-soft); }
    .severity.warning { color: var(--warning); background: var(--warning-soft); }
    #detail h3 { font-size: 15px; line-height: 1.4; font-weight: 600; margin: 8px 0 2px;
      overflow-wrap: anywhere; }
    #detail h4 { font-size: 12px; font-weight: 600; color: var(--soft); margin: 14px 0 4px; }
    #detail p { overflow-wrap: anywhere; }
    .log { position: relative; border: 1px solid var(--line); border-radius: 8px; background: var(--page);
      overflow-x: auto; padding: 6px 0; margin-top: 10px; }
    .log div { display: flex; white-space: pre; padding: 0 12px; width: max-content;
      min-width: 100%; }
    .log div.here { background: var(--error-soft); }
    .log div.here.warning { background: var(--warning-soft); }
    .log div.here.note { background: var(--note-soft); }
    .log div.there { background: var(--hover); }
    .log div.cut { color: var(--faint); }
    .log i { font-style: normal; color: var(--faint); text-align: right; padding-right: 14px;
      user-select: none; flex: none; }
    mark { color: inherit; font-weight: 700; background: none; border-bottom: 2px solid; }
    .here mark { color: var(--error); } .here.warning mark { color: var(--warning); }
    .here.note mark { color: var(--note); }
    .help { border-left: 3px solid var(--accent); padding: 1px 0 1px 12px; margin-top: 16px; }
    #detail .help h4 { margin-top: 0; color: var(--accent); }

    """

  private static let small = """
    #tip { position: fixed; z-index: 3; pointer-events: none; max-width: 420px; padding: 7px 11px;
      background: var(--ink); color: var(--panel); border-radius: 7px; font-size: 12px;
      box-shadow: 0 4px 18px rgb(0 0 0 / .22); overflow-wrap: anywhere; }
    #tip b { display: block; font-weight: 600; }
    #said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    #omission { padding: 0 20px 10px; color: var(--soft); }
    dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--panel);
      color: var(--ink); padding: 22px 26px; max-width: 460px; }
    dialog::backdrop { background: rgb(0 0 0 / .35); }
    dialog h2 { margin-bottom: 12px; font-size: 15px; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; margin: 0 0 16px; }
    dialog dd { margin: 0; }
    kbd { font: 12px ui-monospace, Menlo, "DejaVu Sans Mono", monospace; padding: 1px 6px;
      border: 1px solid var(--strong-line); border-bottom-width: 2px; border-radius: 5px; }
    noscript { padding: 20px; display: block; }
    @media (max-width: 820px) {
      html, body { height: auto; }
      #timeline { max-height: none; } #scroller { max-height: 60vh; }
      .split { display: block; } .list { border: 0; max-height: 50vh; }
      th.rule, td.rule, th.file, td.file { display: none; }
      #findings { flex: none; }
    }
    @media print {
      html, body { height: auto; } .list, #detail, #scroller { overflow: visible; }
      .zoom, .tools, .filters input, .filters select { display: none; }
    }

    """
}
