// What is in view, what is selected, and the address that stores both.
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
  const most = Math.max(end - first, LEAST);
  const span = Math.min(Math.max(to - from, LEAST), most);
  const middle = (from + to) / 2;
  shown.from = Math.min(Math.max(middle - span / 2, first), first + most - span);
  shown.to = shown.from + span;
  redraw();
}
function zoom(factor, around = (shown.from + shown.to) / 2) {
  const part = (around - shown.from) / (shown.to - shown.from);
  const span = Math.min(Math.max((shown.to - shown.from) * factor, LEAST), Math.max(end - first, LEAST));
  lookAt(around - part * span, around + (1 - part) * span);
}
const pan = (calls) => lookAt(shown.from + calls, shown.to + calls);

/// Brings a call into view, in both directions, without moving more than needed.
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
function selectFinding(index) {
  if (index >= 0 && !isInLog(index)) showLog(logOf[index]);
  chosen.finding = index;
  const call = index < 0 ? undefined : data.findings[index].call;
  chosen.call = call ?? -1;
  if (call !== undefined) showTransition(call);
  showChoice();
}
/// Zooms to the transition of a call, so that each of its ticks has room for its label.
function showTransition(call) {
  const span = callSpan[call] >= 0 ? data.spans[callSpan[call]] : [call, call];
  const room = Math.max(LEAST, Math.floor((width() - labels) / 120));
  const middle = (span[0] + span[1] + 1) / 2, wide = Math.min(span[1] - span[0] + 3, room);
  lookAt(middle - wide / 2, middle + wide / 2);
  reveal(call);
}
/// Shows a log. A call of the log before has no row in it, so nothing stays selected.
function showLog(index) {
  chosen.finding = chosen.call = -1;
  chooseLog(index);
  $("log").value = index;
  $("place").textContent = `${number(index + 1)} of ${number(data.logs.length)}`;
  $("earlier").disabled = index === 0;
  $("later").disabled = index === data.logs.length - 1;
  $("timeline").hidden = end === first;
  scroller.scrollTop = 0;
  overviewCache = null;
  shown.from = first;
  shown.to = Math.max(first + LEAST, end);
  resize();
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
    (calls.line[call] ? `line ${lineOf(call)}` : "")
      + (calls.time ? `, ${clock(calls.time[call])}` : ""),
    `${data.states[calls.state[call]][0]} from here`,
    span ? spanTitle(span) : "in no transition",
    gaps.get(call) ? `${counted(gaps.get(call), "call")} left out before it` : "",
    ...found.map((finding) => `${finding.severity}: ${finding.message}`),
  ].filter(Boolean);
}

// The address holds the filters and the selection, so that a link shows the same.
function keepAddress() {
  const parts = new URLSearchParams();
  if (data.logs.length > 1) parts.set("log", log + 1);
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
  return { log: parts.get("log") - 1, finding: parts.get("finding") - 1, call: parts.get("call") - 1,
    all: parts.has("all") };
}
