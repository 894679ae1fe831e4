// The details of one finding, or of one call.
function showDetails() {
  const finding = data.findings[chosen.finding];
  const parts = finding ? findingParts(finding)
    : chosen.call >= 0 ? callParts(chosen.call)
    : [element("p", "soft", listed.length ? "Choose a finding, or a call in the timeline." : "")];
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
    parts.push(element("h4", "", `${at}: ${note.message}`));
    if (!isNear && note.lines.length) parts.push(excerpt(note.lines, null));
  }
  if (finding.help) {
    const help = element("div", "help");
    const words = element("p");
    const advice = finding.help[0].toUpperCase() + finding.help.slice(1);
    advice.split("`").forEach((part, index) =>
      words.append(index % 2 ? element("code", "", part) : part));
    help.append(element("h4", "", "What to do"), words);
    parts.push(help);
  }
  if (rule && rule.summary) {
    parts.push(element("h4", "", "The rule"), element("p", "", `${rule.id}: ${rule.summary}`));
  }
  return parts;
}
/// Makes the card of a transition: time downwards, a lane for each view, the calls, and at the call
/// that is wrong, what would have been legal.
function card(call, finding) {
  const span = callSpan[call] >= 0 ? data.spans[callSpan[call]] : null;
  const list = cardCalls(call, span);
  const lanes = [...new Set(list.map((one) => calls.lane[one]))].slice(0, CARD_LANES);
  const state = lanes.map((lane) => stateBefore(lane, list[0]));
  const isNew = lanes.map((lane, column) => look[state[column]] === ABSENT || look[state[column]] === RISING);
  const order = lanes.map((_, column) => column).sort((a, b) => isNew[a] - isNew[b]);
  const table = element("table", "card");
  table.append(element("caption", "", data.isSource ? "A legal order that shows it"
    : span ? spanTitle(span) : `Calls of ${laneTitle(calls.lane[call])}`));
  const head = element("tr");
  head.append(header("line", "col"), ...order.map((column) => {
    const cell = header("", "col");
    breakable(cell, laneTitle(lanes[column])).title = laneTitle(lanes[column]);
    if (span && !data.isSource) cell.append(element("small", "", isNew[column] ? "comes" : "leaves"));
    return cell;
  }));
  table.append(element("thead"), element("tbody"));
  table.tHead.append(head);
  const body = table.tBodies[0];
  body.append(cardRow("", order.map((column) => stateCell(state[column], data.states[state[column]][0])), "before"));
  let last = -1;
  for (const one of list) {
    const column = lanes.indexOf(calls.lane[one]);
    if (column < 0) continue;
    if (last >= 0 && gapsBetween(last, one)) body.append(cardRow("⋮", order.map((other) => stateCell(state[other])), "gap"));
    last = one;
    const isWrong = finding && one === call && finding.severity !== "note";
    const legal = isWrong && finding.expected && finding.expected.length ? finding.expected : null;
    state[column] = calls.state[one];
    const cells = order.map((other) => other === column
      ? callCell(one, state[other], isWrong ? finding.severity : one === chosen.call ? "chosen" : "", legal)
      : stateCell(state[other]));
    body.append(cardRow(lineOf(one), cells, isWrong ? `wrong ${finding.severity}` : ""));
  }
  body.append(cardRow("", order.map((column) => stateCell(state[column], data.states[state[column]][0])), "after"));
  return table;
}
const CARD_LANES = 6, CARD_CALLS = 24;
/// The calls of a card: those of the transition, or the last ones of the view.
function cardCalls(call, span) {
  if (!span) {
    const own = laneCalls[calls.lane[call]], place = lowerBound(own, call);
    return own.slice(Math.max(0, place - 4), place + 2);
  }
  const group = groupOf(calls.lane[call]), all = [];
  for (let one = span[0]; one <= span[1]; one++)
    if (callSpan[one] === callSpan[call] && groupOf(calls.lane[one]) === group) all.push(one);
  if (!all.includes(call)) all.push(call);
  if (all.length <= CARD_CALLS) return all.sort((a, b) => a - b);
  const place = all.indexOf(call), start = Math.max(0, Math.min(place - CARD_CALLS / 2, all.length - CARD_CALLS));
  return all.slice(start, start + CARD_CALLS);
}
function stateBefore(lane, call) {
  const own = laneCalls[lane], place = lowerBound(own, call);
  if (befores.has(own[place])) return befores.get(own[place]);
  return place > 0 ? calls.state[own[place - 1]] : data.starts[lane];
}
const gapsBetween = (from, to) => {
  for (let call = from + 1; call <= to; call++) if (gaps.has(call)) return true;
  return false;
};
const kinds = ["absent", "rising", "present", "falling"];
function header(text, scope) {
  const cell = element("th", "", text);
  cell.scope = scope;
  return cell;
}
function cardRow(line, cells, classes) {
  const row = element("tr", classes);
  row.append(header(line, "row"), ...cells);
  return row;
}
function stateCell(state, name) {
  const cell = element("td", kinds[look[state]]);
  if (name) cell.append(element("span", "state", name));
  else cell.append(element("span", "unseen", data.states[state][0]));
  return cell;
}
function callCell(call, state, mark, legal) {
  const cell = element("td", `${kinds[look[state]]} call ${mark}`);
  const button = element("button", "", data.callbacks[calls.callback[call]]);
  button.onclick = () => { reveal(call); chosen.call = call; redraw(); };
  cell.append(button);
  if (legal) {
    const box = element("span", "legal");
    box.append(element("b", "", "legal here: "));
    legal.forEach((name, index) => box.append(index > 0 ? " or " : "", element("span", "", name)));
    cell.append(box);
  }
  return cell;
}
/// Makes lines of the log, with the line of the finding marked.
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
  return [tags, element("h3", "", title), ...rest.map((line) => element("p", "", line)), card(call)];
}
