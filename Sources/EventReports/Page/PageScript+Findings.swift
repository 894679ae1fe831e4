extension PageScript {
  /// The table, its filters, and the counts.
  static let findings = #"""
    const PAGE = 200;
    let listed = [], room = PAGE, laneBadges = [];
    function isShown(index) {
      const finding = data.findings[index];
      return filter.severities.has(finding.severity)
        && (!filter.rule || finding.rule === filter.rule)
        && (!filter.view || finding.view === filter.view)
        && (!filter.query || `${finding.message} ${finding.rule} ${finding.view || ""}`.toLowerCase()
          .includes(filter.query.toLowerCase()));
    }
    function refilter() {
      listed = data.findings.map((_, index) => index).filter(isShown)
        .sort((a, b) => order(a) - order(b) || a - b);
      laneBadges = [];
      for (const index of listed) {
        const { call, severity } = data.findings[index];
        if (call === undefined || severity === "note") continue;
        const badge = laneBadges[calls.lane[call]] ??= { count: 0, severity };
        badge.count++;
        if (rank[severity] < rank[badge.severity]) badge.severity = severity;
      }
      overviewCache = null;
      room = PAGE;
      if (chosen.finding >= 0 && !isShown(chosen.finding)) chosen.finding = -1;
      listRows();
      showChoice();
    }
    const order = (index) => rank[data.findings[index].severity];
    function listRows() {
      $("rows").replaceChildren(...listed.slice(0, room).map(makeRow));
      $("none").hidden = listed.length > 0;
      $("more").hidden = listed.length <= room;
      $("more").textContent = `Show ${number(Math.min(PAGE, listed.length - room))} more`;
      $("shown").textContent = listed.length === data.findings.length
        ? counted(listed.length, "finding")
        : `${number(listed.length)} of ${counted(data.findings.length, "finding")}`;
    }
    function makeRow(index) {
      const finding = data.findings[index];
      const row = element("tr");
      row.dataset.finding = index;
      row.tabIndex = index === chosen.finding ? 0 : -1;
      const dot = element("span", `dot ${finding.severity}`);
      dot.role = "img";
      dot.ariaLabel = finding.severity;
      const name = finding.file.slice(finding.file.lastIndexOf("/") + 1);
      const cells = [["", ""], ["file", name], ["line", finding.line ? number(finding.line) : ""],
        ["view", finding.view || ""], ["rule", finding.rule], ["", ""]];
      row.append(...cells.map(([name, text]) => element("td", name, text)));
      row.firstChild.append(dot);
      row.lastChild.append(element("span", "what", finding.message));
      row.children[1].title = finding.file;
      row.children[3].title = finding.view || "";
      row.onclick = () => selectFinding(index);
      row.onfocus = () => { if (chosen.finding !== index) selectFinding(index); };
      return row;
    }
    function markRow() {
      for (const row of $("rows").children) {
        const isChosen = +row.dataset.finding === chosen.finding;
        row.ariaSelected = isChosen;
        row.tabIndex = isChosen ? 0 : -1;
        if (isChosen) row.scrollIntoView({ block: "nearest" });
      }
      const first = $("rows").firstElementChild;
      if (first && !$("rows").querySelector('[tabindex="0"]')) first.tabIndex = 0;
    }
    /// Moves to the finding so many places further on in the list.
    function stepFinding(by) {
      if (!listed.length) return;
      const place = listed.indexOf(chosen.finding);
      const next = place < 0 ? (by > 0 ? 0 : listed.length - 1)
        : Math.min(Math.max(place + by, 0), listed.length - 1);
      if (next >= room) { room = next + PAGE; listRows(); }
      selectFinding(listed[next]);
      return $("rows").children[next];
    }
    $("rows").addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e9, End: 1e9 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      stepFinding(by)?.focus({ preventScroll: true });
    });
    $("more").onclick = () => { room += PAGE; listRows(); markRow(); };

    function fill(select, title, names) {
      const count = (name) => names.filter((other) => other === name).length;
      const counts = new Map();
      for (const name of names) counts.set(name, (counts.get(name) || 0) + 1);
      const option = (value, text) => {
        const made = element("option", "", text);
        made.value = value;
        return made;
      };
      select.replaceChildren(option("", title), ...[...counts].sort((a, b) => a[0] < b[0] ? -1 : 1)
        .map(([name, count]) => option(name, `${name} (${number(count)})`)));
    }
    function makeFilters() {
      fill($("rule"), "All rules", data.findings.map((finding) => finding.rule));
      fill($("view"), "All views", data.findings.map((finding) => finding.view).filter(Boolean));
      $("rule").value = filter.rule;
      $("view").value = filter.view;
      $("query").value = filter.query;
      for (const [id, key] of [["rule", "rule"], ["view", "view"], ["query", "query"]])
        $(id).oninput = () => { filter[key] = $(id).value; refilter(); };
      for (const severity of ["error", "warning", "note"]) {
        const count = data.summary[`${severity}s`];
        const button = element("button");
        button.append(element("span", `dot ${severity}`), element("b", "", number(count)),
          count === 1 ? severity : `${severity}s`);
        button.disabled = count === 0;
        button.ariaPressed = filter.severities.has(severity);
        button.onclick = () => {
          if (!filter.severities.delete(severity)) filter.severities.add(severity);
          button.ariaPressed = filter.severities.has(severity);
          refilter();
        };
        $("severities").append(button);
      }
    }

    """#

  /// All about one finding, or one call.
  static let details = #"""
    function showDetails() {
      const finding = data.findings[chosen.finding];
      const parts = finding ? findingParts(finding)
        : chosen.call >= 0 ? callParts(chosen.call)
        : [element("p", "", listed.length ? "Choose a finding, or a call in the timeline." : "")];
      $("detail").replaceChildren(...parts);
      for (const box of $("detail").querySelectorAll(".log")) {
        const mark = box.querySelector(".here mark, mark");
        if (mark) box.scrollLeft = Math.max(0, mark.offsetLeft + mark.offsetWidth - box.clientWidth + 40);
      }
    }
    function findingParts(finding) {
      const tags = element("div", "tags");
      const rule = data.rules.find((rule) => rule.id === finding.rule);
      const place = finding.line ? `${finding.file}:${finding.line}` : finding.file;
      tags.append(element("span", `severity ${finding.severity}`, finding.severity),
        element("code", "", finding.rule), element("span", "", place));
      const parts = [tags, element("h3", "", finding.message)];
      const span = finding.call !== undefined && callSpan[finding.call] >= 0
        ? data.spans[callSpan[finding.call]] : null;
      if (span) parts.push(element("p", "", `Transition ${span[2]}, ${span[3]}`));
      if (finding.assumption) {
        parts.push(element("h4", "", `Assumption${finding.verdict ? `, ${finding.verdict}` : ""}`),
          element("code", "", finding.assumption));
      }
      if (finding.lines) parts.push(excerpt(finding.lines, finding));
      for (const note of finding.notes || []) {
        const isNear = (finding.lines || []).some(([line]) => line === note.line)
          && note.file === finding.file;
        parts.push(element("h4", "", `${isNear ? "" : `${note.file}:`}${note.line}: ${note.message}`));
        if (!isNear && note.lines.length) parts.push(excerpt(note.lines, null));
      }
      if (finding.help) {
        const help = element("div", "help");
        help.append(element("h4", "", "What to do"), element("p", "", finding.help));
        parts.push(help);
      }
      if (rule && rule.summary) {
        parts.push(element("h4", "", "The rule"), element("p", "", `${rule.id}: ${rule.summary}`));
      }
      return parts;
    }
    /// Makes lines of the log, the one with the finding marked.
    function excerpt(lines, finding) {
      const box = element("div", "log");
      const digits = String(lines[lines.length - 1][0]).length;
      let last = lines[0][0];
      for (const [line, before, marked, after] of lines) {
        if (line > last + 1) box.append(element("div", "cut", "⋯"));
        last = line;
        const isHere = finding && line === finding.line;
        const isThere = finding && !isHere && marked !== undefined;
        const row = element("div", isHere ? `here ${finding.severity}` : isThere ? "there" : "");
        const text = element("code", "", before);
        if (marked !== undefined) text.append(element("mark", "", marked), after);
        row.append(element("i", "", String(line).padStart(digits)), text);
        box.append(row);
      }
      return box;
    }
    function callParts(call) {
      const [title, ...rest] = describe(call);
      const tags = element("div", "tags");
      tags.append(element("span", "severity", "call"), element("span", "", data.logs[data.lanes[calls.lane[call]][0]]));
      return [tags, element("h3", "", title), ...rest.map((line) => element("p", "", line))];
    }

    """#

  /// Keys, theme, and the start.
  static let keys = #"""
    function stepCall(by) {
      if (chosen.call < 0) return selectCall(Math.min(total - 1, Math.max(0, Math.ceil(shown.from))));
      selectCall(Math.min(Math.max(chosen.call + by, 0), total - 1));
    }
    function stepLane(by) {
      if (chosen.call < 0) return stepCall(0);
      const lanes = rows.filter((row) => row.lane !== undefined).map((row) => row.lane);
      const lane = lanes[lanes.indexOf(calls.lane[chosen.call]) + by];
      if (lane === undefined) return;
      const list = laneCalls[lane], place = lowerBound(list, chosen.call);
      const near = [list[place - 1], list[place]].filter((call) => call !== undefined)
        .sort((a, b) => Math.abs(a - chosen.call) - Math.abs(b - chosen.call))[0];
      if (near !== undefined) selectCall(near);
    }
    const half = () => (shown.to - shown.from) / 2;
    const keys = {
      ArrowLeft: (event) => event.shiftKey ? pan(-half()) : stepCall(-1),
      ArrowRight: (event) => event.shiftKey ? pan(half()) : stepCall(1),
      ArrowUp: () => stepLane(-1), ArrowDown: () => stepLane(1),
      Home: () => selectCall(0), End: () => selectCall(total - 1),
      n: () => stepFinding(1), j: () => stepFinding(1),
      p: () => stepFinding(-1), k: () => stepFinding(-1),
      "+": () => $("in").click(), "=": () => $("in").click(), "-": () => $("out").click(),
      "0": () => $("fit").click(), "/": () => $("query").focus(), "?": () => $("keys").showModal(),
      t: () => $("theme").click(), Escape: () => selectFinding(-1),
    };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return;
      const inField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (inField) {
        if (event.key === "Escape") event.target.blur();
        return;
      }
      const action = keys[event.key];
      if (!action || (total === 0 && event.key.startsWith("Arrow"))) return;
      event.preventDefault();
      action(event);
    });

    const prefersDark = matchMedia("(prefers-color-scheme: dark)");
    const isDark = () => (document.documentElement.dataset.theme
      || (prefersDark.matches ? "dark" : "light")) === "dark";
    function showTheme() {
      $("theme").textContent = isDark() ? "Light" : "Dark";
      readInks();
      overviewCache = null;
      redraw();
    }
    $("theme").onclick = () => {
      document.documentElement.dataset.theme = isDark() ? "light" : "dark";
      showTheme();
      keepAddress();
    };
    prefersDark.addEventListener("change", showTheme);
    $("help").onclick = () => $("keys").showModal();

    function makeLegend() {
      const shapes = {
        [ABSENT]: '<path fill="var(--absent)" d="M0 6.5h26v1.4H0z"/>',
        [RISING]: '<path fill="var(--moving)" d="M0 6 26 1v12L0 8z"/>',
        [PRESENT]: '<path fill="var(--present)" d="M0 1h26v12H0z"/>',
        [FALLING]: '<path fill="var(--moving)" d="M0 1 26 6v2L0 13z"/>',
      };
      const seen = new Map();
      data.states.forEach(([name, kind]) => {
        if ([...seen.values()].flat().includes(name)) return;
        seen.set(kind, [...(seen.get(kind) || []), name].slice(0, 3));
      });
      for (const [kind, names] of seen) {
        const item = element("li");
        item.innerHTML = `<svg viewBox="0 0 26 14" aria-hidden="true">${shapes[kind]}</svg>`;
        item.append([...new Set(names)].join(", "));
        $("legend").append(item);
      }
    }
    function start() {
      const asked = readAddress();
      const slash = data.title.lastIndexOf("/") + 1;
      $("title").replaceChildren(element("small", "", data.title.slice(0, slash)), data.title.slice(slash));
      const { files, lines, events, transitions } = data.summary;
      $("facts").textContent = [
        files > 1 ? counted(files, "log") : "", counted(lines, "line"), counted(events, "call"),
        counted(data.lanes.length, "view") + (events > total ? " drawn" : ""),
        counted(transitions, "transition"),
      ].filter(Boolean).join(" · ");
      $("omission").hidden = !data.omission;
      $("omission").textContent = data.omission || "";
      document.body.classList.toggle("many", data.logs.length > 1);
      document.body.classList.toggle("clean", data.findings.length === 0);
      $("timeline").hidden = total === 0;
      if (!data.findings.length) $("heading").textContent = "No findings";
      makeLegend();
      makeFilters();
      readInks();
      refilter();
      showTheme();
      new ResizeObserver(resize).observe(scroller);
      resize();
      const first = listed.find((index) => data.findings[index].call !== undefined);
      if (asked.finding >= 0 && data.findings[asked.finding]) selectFinding(asked.finding);
      else if (asked.call >= 0 && asked.call < total) selectCall(asked.call);
      else if (first !== undefined && data.findings[first].severity !== "note")
        selectFinding(first, total > 60 ? 44 : undefined);
      else if (total > 120) lookAt(0, 60);
      if (asked.all) lookAt(0, total);
    }
    start();

    """#
}
