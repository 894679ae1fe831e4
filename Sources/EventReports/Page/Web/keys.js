// Keys, theme, and the start.
function stepCall(by) {
  if (chosen.call < 0) return selectCall(Math.min(end - 1, Math.max(first, Math.ceil(shown.from))));
  selectCall(Math.min(Math.max(chosen.call + by, first), end - 1));
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
  Home: () => selectCall(first), End: () => selectCall(end - 1),
  "[": () => goToLog(log - 1), "]": () => goToLog(log + 1),
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
  if (!action || (end === first && event.key.startsWith("Arrow"))) return;
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
  // If there are several files, the title counts them.
  $("facts").textContent = (data.isSource
    ? [files > 1 ? "" : "source", counted(lines, "line"), counted(events, "callback")]
    : [counted(lines, "line"), counted(events, "call"),
      total ? counted(data.lanes.length, "view") + (events > total ? " drawn" : "") : "",
      counted(transitions, "transition")]).filter(Boolean).join(" · ");
  $("omission").hidden = !data.omission;
  $("omission").textContent = data.omission || "";
  document.body.classList.toggle("clean", data.findings.length === 0);
  readInks();
  makePicker();
  makeSeverities();
  makeLegend();
  const worstFirst = data.findings.map((_, index) => index).filter((index) => logOf[index] >= 0)
    .sort((a, b) => order(a) - order(b) || a - b)[0];
  const isCall = asked.call >= 0 && asked.call < total;
  showLog(asked.finding >= 0 && logOf[asked.finding] >= 0 ? logOf[asked.finding]
    : isCall ? data.lanes[calls.lane[asked.call]][0]
    : asked.log >= 0 && data.logs[asked.log] ? asked.log
    : worstFirst === undefined ? 0 : logOf[worstFirst]);
  makeFilters();
  refilter();
  showEmptiness();
  showTheme();
  new ResizeObserver(resize).observe(document.body);
  if (asked.finding >= 0 && data.findings[asked.finding]) selectFinding(asked.finding);
  else if (isCall) selectCall(asked.call);
  else if (listed.length) selectFinding(listed[0]);
  else lookAt(first, first + Math.floor((width() - labels) / 45));
  if (asked.all) lookAt(first, end);
}
/// Shows what to do if nothing was found.
function showEmptiness() {
  $("empty").hidden = data.findings.length > 0;
  if (data.findings.length) return;
  $("heading").textContent = "No findings";
  $("empty").textContent = data.isSource ? data.summary.events
      ? "None of these screens was found to depend on an order that is not promised."
      : "No class in these files overrides a callback of the contract. Check that the path is the app's source."
    : !data.summary.events
      ? "No log holds a callback. Check that the app logs viewWillAppear and its siblings, or name the format with --from; --verbose tells how each log was read."
    : total ? "Every call is legal. Choose a call in the timeline to see its transition."
    : "Every call is legal. A report draws only transitions with findings; transition-lint render --format html draws a whole log.";
}
start();
