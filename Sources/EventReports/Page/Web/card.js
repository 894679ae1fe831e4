// The card of a transition: time downwards, a lane for each view, the calls, and at the call that is
// wrong, what would have been legal.
const CARD_LANES = 6, CARD_CALLS = 24;
function card(call, finding) {
  const span = callSpan[call] >= 0 ? data.spans[callSpan[call]] : null;
  const named = [call, ...finding && finding.related || []];
  const all = cardCalls(call, span, named), lanes = cardLanes(all, named);
  const own = all.filter((one) => lanes.includes(calls.lane[one])), list = cardPart(own, named);
  const isNew = lanes.map((lane) => [ABSENT, RISING].includes(look[stateBefore(lane, span ? span[0] : own[0])]));
  const order = lanes.map((_, column) => column).sort((a, b) => isNew[a] - isNew[b]);
  const table = element("table", "card");
  table.append(cardCaption(call, span, own.length - list.length, all, lanes));
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
  let state = lanes.map((lane) => stateBefore(lane, own[0]));
  const rest = (name, classes) => body.append(cardRow("", name, order.map((column) =>
    stateCell(state[column], data.states[state[column]][0])), classes));
  const gap = (next) => {
    state = lanes.map((lane) => next === undefined ? stateAfter(lane, own[own.length - 1]) : stateBefore(lane, next));
    body.append(cardRow("⋮", "calls left out", order.map((other) => stateCell(state[other])), "gap"));
  };
  rest("before", "before");
  let last = -1;
  for (const one of list) {
    const column = lanes.indexOf(calls.lane[one]);
    if (last < 0 ? one !== own[0] : isCutBetween(last, one, own)) gap(one);
    last = one;
    const isWrong = finding && one === call && finding.severity !== "note";
    const legal = isWrong && finding.expected && finding.expected.length ? finding.expected : null;
    state[column] = calls.state[one];
    const cells = order.map((other) => other === column
      ? callCell(one, state[other], isWrong ? finding.severity : one === chosen.call ? "chosen" : "", legal)
      : stateCell(state[other]));
    body.append(cardRow(lineOf(one), "no line", cells, isWrong ? `wrong ${finding.severity}` : ""));
  }
  if (last !== own[own.length - 1]) gap();
  rest("after", "after");
  return table;
}
/// Names the transition, and what of it has no room.
function cardCaption(call, span, cut, all, lanes) {
  const caption = element("caption", "", data.isSource ? "A legal order that shows it"
    : span ? spanTitle(span) : `Calls of ${laneTitle(calls.lane[call])}`);
  const others = [...new Set(all.map((one) => calls.lane[one]))].filter((lane) => !lanes.includes(lane));
  const names = others.slice(0, 4).map(laneTitle);
  if (others.length > names.length) names.push(`${number(others.length - names.length)} more`);
  const parts = [cut ? counted(cut, "call") : "",
    names.length ? `${counted(others.length, "view")} (${names.join(", ")})` : ""].filter(Boolean);
  if (parts.length) caption.append(element("small", "", `Left out: ${parts.join(", and ")}`));
  return caption;
}
/// The calls that a card is about: those of the transition, or the last ones of the view, and those
/// that the finding names. A report draws few calls of a log, so what is drawn before and after a
/// call need not be its neighbor.
function cardCalls(call, span, named) {
  const all = new Set(named);
  if (span) {
    const group = groupOf(calls.lane[call]);
    for (let one = span[0]; one <= span[1]; one++)
      if (callSpan[one] === callSpan[call] && groupOf(calls.lane[one]) === group) all.add(one);
  } else if (!data.omission) {
    const own = laneCalls[calls.lane[call]], place = lowerBound(own, call);
    for (const one of own.slice(Math.max(0, place - 4), place + 2)) all.add(one);
  }
  return [...all].sort((a, b) => a - b);
}
/// The lanes of a card: first those of the calls that the finding names.
function cardLanes(all, named) {
  const lanes = [...new Set([...named, ...all].map((one) => calls.lane[one]))].slice(0, CARD_LANES);
  return [...new Set(all.map((one) => calls.lane[one]))].filter((lane) => lanes.includes(lane));
}
/// The calls of a card that have room: those around the call, and those that the finding names.
function cardPart(own, named) {
  if (own.length <= CARD_CALLS) return own;
  const place = own.indexOf(named[0]);
  const start = Math.max(0, Math.min(place - CARD_CALLS / 2, own.length - CARD_CALLS));
  return own.filter((one, index) => named.includes(one) || index >= start && index < start + CARD_CALLS);
}
/// Whether calls of the card's views were left out between two of them.
function isCutBetween(from, to, own) {
  if (own.indexOf(to) !== own.indexOf(from) + 1) return true;
  for (let call = from + 1; call <= to; call++) if (gaps.has(call)) return true;
  const isOne = callSpan[from] >= 0 && callSpan[from] === callSpan[to];
  if (isOne) return false;
  return data.omission ? calls.line[to] > calls.line[from] + 1
    : own.some((one) => { const list = laneCalls[calls.lane[one]]; return list[lowerBound(list, from + 1)] < to; });
}
function stateBefore(lane, call) {
  const own = laneCalls[lane], place = lowerBound(own, call);
  if (befores.has(own[place])) return befores.get(own[place]);
  return place > 0 ? calls.state[own[place - 1]] : data.starts[lane];
}
function stateAfter(lane, call) {
  const own = laneCalls[lane], place = lowerBound(own, call + 1);
  return place > 0 ? calls.state[own[place - 1]] : data.starts[lane];
}
const kinds = ["absent", "rising", "present", "falling"];
function header(text, scope) {
  const cell = element("th", "", text);
  cell.scope = scope;
  return cell;
}
/// Makes a row; where no line is shown, its header is text that only a screen reader says.
function cardRow(line, name, cells, classes) {
  const row = element("tr", classes), head = header(line, "row");
  if (!line || line === "⋮") head.append(element("span", "unseen", name));
  row.append(head, ...cells);
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
