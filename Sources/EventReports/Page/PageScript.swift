/// The script of the page, in the order of its parts: what the data means, what is in view, how it is
/// drawn, what a person does.
enum PageScript {
  static let text =
    "(() => {\n\"use strict\";\n" + model + view + drawing + lanes + overview + pointer + findings
    + details + keys + "})();\n"

  /// The data in arrays, and the rows it is drawn in.
  private static let model = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const $ = (id) => document.getElementById(id);
    const number = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ",");
    const counted = (n, noun) => `${number(n)} ${noun}${n === 1 ? "" : "s"}`;
    const element = (tag, classes, text) => {
      const made = document.createElement(tag);
      if (classes) made.className = classes;
      if (text !== undefined) made.textContent = text;
      return made;
    };
    const rank = { error: 0, warning: 1, note: 2 };
    const look = data.states.map((state) => state[1]);
    const ABSENT = 0, RISING = 1, PRESENT = 2, FALLING = 3;

    const summed = (differences, made) => {
      let at = 0;
      differences.forEach((difference, i) => { made[i] = at += difference; });
      return made;
    };
    const total = data.calls.lane.length;
    const calls = {
      lane: Uint32Array.from(data.calls.lane),
      callback: Uint8Array.from(data.calls.callback),
      state: Uint8Array.from(data.calls.state),
      line: summed(data.calls.line, new Uint32Array(total)),
      time: data.calls.time ? summed(data.calls.time, new Float64Array(total)) : null,
    };
    const laneCalls = data.lanes.map(() => []);
    calls.lane.forEach((lane, call) => laneCalls[lane].push(call));
    // Logs stand one behind the other; a view is there in its own only.
    const logEnds = data.logs.map(() => [Infinity, -Infinity]);
    calls.lane.forEach((lane, call) => {
      const ends = logEnds[data.lanes[lane][0]];
      ends[0] = Math.min(ends[0], call);
      ends[1] = Math.max(ends[1], call);
    });
    const gaps = new Map(data.gaps);
    const callSpan = new Int32Array(total).fill(-1);
    data.spans.forEach(([first, last], span) => {
      const group = groupOf(calls.lane[first]);
      for (let call = first; call <= last; call++)
        if (groupOf(calls.lane[call]) === group) callSpan[call] = span;
    });
    const callFindings = new Map();
    data.findings.forEach((finding, index) => {
      if (finding.call === undefined) return;
      if (!callFindings.has(finding.call)) callFindings.set(finding.call, []);
      callFindings.get(finding.call).push(index);
    });
    const laneFindings = data.lanes.map(() => []);
    for (const call of [...callFindings.keys()].sort((a, b) => a - b))
      laneFindings[calls.lane[call]].push(call);
    const worst = (call) => (callFindings.get(call) || [])
      .filter(isShown).map((index) => data.findings[index].severity)
      .sort((a, b) => rank[a] - rank[b])[0];

    const sameName = new Map();
    for (const [, , name] of data.lanes) sameName.set(name, (sameName.get(name) || 0) + 1);
    function groupOf(lane) { return `${data.lanes[lane][0]}\n${data.lanes[lane][1]}`; }
    function laneTitle(lane) {
      const [, , name, instance] = data.lanes[lane];
      return instance && sameName.get(name) > 1 ? `${name} (${instance})` : name || "(unnamed)";
    }

    // Callbacks of one contract start alike: `viewWillAppear` is `willAppear` where room is short.
    const common = data.callbacks.reduce((shared, name) => {
      while (!name.startsWith(shared)) shared = shared.slice(0, -1);
      return shared;
    }, data.callbacks[0] || "");
    const short = data.callbacks.map((name) => {
      const rest = common.length < name.length ? name.slice(common.length) : name;
      return rest[0].toLowerCase() + rest.slice(1);
    });

    const RULER = 34, GROUP = 26, LANE = 40;
    const groups = new Map();
    data.lanes.forEach((entry, lane) => {
      const key = groupOf(lane);
      if (!groups.has(key)) groups.set(key, { key, log: entry[0], scope: entry[1], lanes: [], spans: [] });
      groups.get(key).lanes.push(lane);
    });
    data.spans.forEach(([first], span) => groups.get(groupOf(calls.lane[first])).spans.push(span));
    const rows = [];
    const rowOfLane = [];
    let height = RULER;
    for (const group of groups.values()) {
      rows.push({ group, top: height, height: GROUP });
      height += GROUP;
      for (const lane of group.lanes) {
        rowOfLane[lane] = rows.length;
        rows.push({ group, lane, top: height, height: LANE });
        height += LANE;
      }
    }
    function groupTitle(group) {
      const log = data.logs.length > 1 ? data.logs[group.log] : "";
      return [log, group.scope].filter(Boolean).join(" · ") || "transitions";
    }

    function lowerBound(list, value) {
      let low = 0, high = list.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (list[middle] < value) low = middle + 1; else high = middle;
      }
      return low;
    }
    const clock = (milliseconds) => {
      const day = ((milliseconds % 86400000) + 86400000) % 86400000;
      const part = (value, width) => String(Math.floor(value)).padStart(width, "0");
      return `${part(day / 3600000, 2)}:${part(day / 60000 % 60, 2)}:${part(day / 1000 % 60, 2)}`
        + `.${part(day % 1000, 3)}`;
    };

    """#

  /// What is in view, what is selected, and the address that says so.
  private static let view = #"""
    const chart = $("chart"), scroller = $("scroller"), space = $("space"), over = $("overview");
    const shown = { from: 0, to: Math.max(8, total) };
    const chosen = { call: -1, finding: -1 };
    const filter = {
      rule: "", view: "", query: "", severities: new Set(["error", "warning", "note"]),
    };
    const LEAST = 6;
    let labels = 200;

    const width = () => chart.clientWidth;
    const scale = () => (width() - labels) / (shown.to - shown.from);
    const xOf = (call) => labels + (call + .5 - shown.from) * scale();
    const callAt = (x) => (x - labels) / scale() + shown.from - .5;

    function lookAt(from, to) {
      const most = Math.max(total, LEAST);
      const span = Math.min(Math.max(to - from, LEAST), most);
      const middle = (from + to) / 2;
      shown.from = Math.min(Math.max(middle - span / 2, 0), most - span);
      shown.to = shown.from + span;
      redraw();
    }
    function zoom(factor, around = (shown.from + shown.to) / 2) {
      const part = (around - shown.from) / (shown.to - shown.from);
      const span = Math.min(Math.max((shown.to - shown.from) * factor, LEAST), Math.max(total, LEAST));
      lookAt(around - part * span, around + (1 - part) * span);
    }
    const pan = (calls) => lookAt(shown.from + calls, shown.to + calls);

    /// Brings a call into view, both ways, without moving more than needed.
    function reveal(call, span) {
      if (span && shown.to - shown.from > span) lookAt(call - span / 2, call + span / 2);
      const edge = (shown.to - shown.from) * .12;
      if (call < shown.from + edge || call > shown.to - edge) {
        const half = (shown.to - shown.from) / 2;
        lookAt(call - half, call + half);
      }
      const row = rows[rowOfLane[calls.lane[call]]];
      if (row.top - RULER < scroller.scrollTop) scroller.scrollTop = row.top - RULER - GROUP;
      const bottom = row.top + row.height - scroller.clientHeight;
      if (bottom > scroller.scrollTop) scroller.scrollTop = bottom;
    }

    function selectCall(call) {
      chosen.call = call;
      chosen.finding = call < 0 ? -1
        : (callFindings.get(call) || []).filter(isShown)[0] ?? -1;
      if (call >= 0) {
        reveal(call);
        $("said").textContent = describe(call).join(", ");
      }
      showChoice();
    }
    function selectFinding(index, span = 44) {
      chosen.finding = index;
      const call = index < 0 ? undefined : data.findings[index].call;
      chosen.call = call ?? -1;
      if (call !== undefined) reveal(call, span);
      showChoice();
    }
    function showChoice() {
      markRow();
      showDetails();
      redraw();
      keepAddress();
    }
    function describe(call) {
      const span = callSpan[call] >= 0 ? data.spans[callSpan[call]] : null;
      const found = (callFindings.get(call) || []).map((index) => data.findings[index]);
      return [
        `${laneTitle(calls.lane[call])} ${data.callbacks[calls.callback[call]]}`,
        `line ${calls.line[call]}` + (calls.time ? `, ${clock(calls.time[call])}` : ""),
        `${data.states[calls.state[call]][0]} from here`,
        span ? `transition ${span[2]}: ${span[3]}` : "in no transition",
        gaps.has(call) ? `${counted(gaps.get(call), "call")} left out before it` : "",
        ...found.map((finding) => `${finding.severity}: ${finding.message}`),
      ].filter(Boolean);
    }

    // The address holds the filters and the choice, so that a link shows the same.
    function keepAddress() {
      const parts = new URLSearchParams();
      if (filter.rule) parts.set("rule", filter.rule);
      if (filter.view) parts.set("view", filter.view);
      if (filter.query) parts.set("query", filter.query);
      if (filter.severities.size < 3) parts.set("severity", [...filter.severities].join(" "));
      if (chosen.finding >= 0) parts.set("finding", chosen.finding + 1);
      else if (chosen.call >= 0) parts.set("call", chosen.call + 1);
      if (document.documentElement.dataset.theme)
        parts.set("theme", document.documentElement.dataset.theme);
      try { history.replaceState(null, "", `#${parts}`); } catch { /* a frame may forbid it */ }
    }
    function readAddress() {
      const parts = new URLSearchParams(location.hash.slice(1));
      filter.rule = parts.get("rule") || "";
      filter.view = parts.get("view") || "";
      filter.query = parts.get("query") || "";
      if (parts.has("severity")) filter.severities = new Set(parts.get("severity").split(" "));
      const theme = parts.get("theme");
      if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
      return { finding: parts.get("finding") - 1, call: parts.get("call") - 1,
        all: parts.has("all") };
    }

    """#
}
