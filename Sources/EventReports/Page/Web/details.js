// The details of one finding, or of one call.
function showDetails() {
  const finding = data.findings[chosen.finding];
  const parts = finding ? findingParts(finding)
    : chosen.call >= 0 ? callParts(chosen.call)
    : listed.length ? [element("p", "soft", "Choose a finding, or a call in the timeline.")] : [];
  $("detail").replaceChildren(...parts);
  for (const box of $("detail").querySelectorAll(".log")) {
    const mark = box.querySelector(".here mark, mark");
    if (mark) box.scrollLeft = Math.max(0, mark.offsetLeft + mark.offsetWidth - box.clientWidth + 40);
  }
  const table = $("detail").querySelector(".card"), wrong = table?.querySelector("td.call.error, td.call.warning");
  if (wrong) table.scrollLeft = Math.max(0, wrong.offsetLeft + wrong.offsetWidth - table.clientWidth + 8);
  openToKeys();
}
/// Lets the keyboard scroll the lines that are wider than their box.
function openToKeys() {
  for (const box of $("detail").querySelectorAll(".log")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0; else box.removeAttribute("tabindex");
  }
}
function findingParts(finding) {
  const tags = element("div", "tags");
  const rule = data.rules.find((rule) => rule.id === finding.rule);
  const isOption = finding.file.startsWith("--");
  const place = finding.line && !isOption ? `${finding.file}:${finding.line}` : finding.file;
  tags.append(element("span", `severity ${finding.severity}`, finding.severity),
    element("code", "", finding.rule), element("span", "", place));
  const parts = [tags, prose(element("h3"), finding.message)];
  if (finding.call !== undefined) parts.push(card(finding.call, finding));
  if (finding.assumption) {
    parts.push(element("h4", "", `Assumption${finding.verdict ? `, ${finding.verdict}` : ""}`),
      element("code", "", finding.assumption));
  }
  if (finding.lines && finding.lines.length) {
    parts.push(element("h4", "", data.isSource ? "In the source" : "In the log"),
      excerpt(finding.lines, finding));
  }
  for (const note of finding.notes || []) {
    const isOwn = note.file === finding.file;
    const isNear = isOwn && (finding.lines || []).some(([line]) => line === note.line);
    const at = isOwn ? `Line ${number(note.line)}` : `${note.file}:${note.line}`;
    parts.push(prose(element("h4"), `${at}: ${note.message}`));
    if (!isNear && note.lines.length) parts.push(excerpt(note.lines, null));
  }
  if (finding.help) {
    const help = element("div", "help");
    const advice = finding.help[0].toUpperCase() + finding.help.slice(1);
    help.append(element("h4", "", "What to do"), prose(element("p"), advice));
    parts.push(help);
  }
  if (rule && rule.summary) {
    parts.push(element("h4", "", "The rule"), prose(element("p"), `${rule.id}: ${rule.summary}`));
  }
  return parts;
}
/// Makes lines of the log, with the line of the finding marked.
function excerpt(lines, finding) {
  const box = element("div", "log");
  box.role = "group";
  box.ariaLabel = data.isSource ? "Lines of the source" : "Lines of the log";
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
  return [tags, element("h3", "", title), ...rest.map((line) => prose(element("p"), line)), card(call)];
}
