// The list of findings, its filters, and the counts.
const PAGE = 200;
let listed = [], room = PAGE, laneBadges = [];
function isShown(index) {
  const finding = data.findings[index];
  return isInLog(index) && filter.severities.has(finding.severity)
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
  const all = data.findings.filter((_, index) => isInLog(index)).length;
  $("shown").textContent = listed.length === all
    ? counted(all, "finding") : `${number(listed.length)} of ${counted(all, "finding")}`;
}
function makeRow(index) {
  const finding = data.findings[index];
  const row = element("tr");
  row.dataset.finding = index;
  row.tabIndex = index === chosen.finding ? 0 : -1;
  const dot = element("span", `dot ${finding.severity}`);
  dot.role = "img";
  dot.ariaLabel = finding.severity;
  const rule = element("code", "rule", finding.rule);
  rule.dataset.view = finding.view ? ` · ${finding.view}` : "";
  row.append(element("td"), element("td", "line", finding.line && logOf[index] >= 0 ? number(finding.line) : ""),
    breakable(element("td", "view"), finding.view || ""), element("td"));
  row.firstChild.append(dot);
  row.lastChild.append(rule, prose(element("span", "what"), finding.message));
  row.children[2].title = finding.view || "";
  row.onclick = () => selectFinding(index);
  row.onfocus = () => { if (chosen.finding !== index) selectFinding(index); };
  return row;
}
function markRow() {
  for (const row of $("rows").children) {
    const isChosen = +row.dataset.finding === chosen.finding;
    row.ariaSelected = isChosen;
    row.tabIndex = isChosen ? 0 : -1;
    if (isChosen) keepInList(row);
  }
  const first = $("rows").firstElementChild;
  if (first && !$("rows").querySelector('[tabindex="0"]')) first.tabIndex = 0;
}
/// Scrolls only the list, so that a row is in view.
function keepInList(row) {
  const list = $("list"), head = 30;
  if (row.offsetTop - head < list.scrollTop) list.scrollTop = row.offsetTop - head;
  const below = row.offsetTop + row.offsetHeight - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}
/// Moves to another finding, a number of rows further in the list.
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
  const own = data.findings.filter((_, index) => isInLog(index));
  fill($("rule"), "All rules", own.map((finding) => finding.rule));
  fill($("view"), "All views", own.map((finding) => finding.view).filter(Boolean));
  $("rule").value = filter.rule;
  $("view").value = filter.view;
  $("query").value = filter.query;
  for (const [id, key] of [["rule", "rule"], ["view", "view"], ["query", "query"]])
    $(id).oninput = () => { filter[key] = $(id).value; refilter(); };
}
function makePicker() {
  const count = (index) => data.findings.filter((_, finding) => logOf[finding] === index).length;
  $("log").replaceChildren(...data.logs.map((name, index) => {
    const made = element("option", "", `${name} — ${counted(count(index), "finding")}`);
    made.value = index;
    made.title = name;
    made.dataset.found = counted(count(index), "finding");
    return made;
  }));
  $("picker").hidden = data.logs.length < 2;
  $("picker-label").textContent = data.isSource ? "File" : "Log";
  $("log").oninput = () => goToLog(+$("log").value);
  $("earlier").onclick = () => goToLog(log - 1);
  $("later").onclick = () => goToLog(log + 1);
}
/// Cuts the names of logs to the room that the picker has. A browser would cut off their ends, and
/// similar names differ there; what all begin with is cut first.
function fitPicker() {
  const select = $("log");
  if ($("picker").hidden) return;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(select);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const others = [...$("picker").children].filter((child) => child !== select)
    .reduce((sum, child) => sum + child.offsetWidth + 8, 0);
  const room = Math.min($("picker").clientWidth - 40 - others, 560) - 32;
  const shared = sharedStart(data.logs).replace(/[^-/_ ]*$/, "").length;
  for (const made of select.options) {
    const own = ` — ${made.dataset.found}`, space = Math.max(60, room - context.measureText(own).width);
    const isWhole = shared < 2 || context.measureText(made.title).width <= space;
    made.textContent = fitting(isWhole ? made.title : `…${made.title.slice(shared)}`, space) + own;
  }
}
/// Shows a log and its most severe finding.
function goToLog(index) {
  if (index < 0 || index >= data.logs.length) return;
  filter.rule = filter.view = "";
  showLog(index);
  makeFilters();
  refilter();
  if (listed.length) selectFinding(listed[0]);
}
function unfilter() {
  filter.rule = filter.view = filter.query = "";
  filter.severities = new Set(["error", "warning", "note"]);
  for (const button of $("severities").children) button.ariaPressed = true;
  makeFilters();
  refilter();
}
$("unfilter").onclick = unfilter;
function makeSeverities() {
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
