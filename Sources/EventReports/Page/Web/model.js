// The data in arrays, and the rows in which it is drawn.
const data = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);
const lineOf = (call) => calls.line[call] ? number(calls.line[call]) : "";
const number = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ",");
const counted = (n, noun) => `${number(n)} ${noun}${n === 1 ? "" : "s"}`;
const element = (tag, classes, text) => {
  const made = document.createElement(tag);
  if (classes) made.className = classes;
  if (text !== undefined) made.textContent = text;
  return made;
};
/// Adds a message; what it has in backticks is code. A name with a backtick of its own stays as it is.
const prose = (made, text) => {
  const parts = text.split("`");
  if (parts.length % 2 === 0) made.append(text);
  else parts.forEach((part, index) => made.append(index % 2 ? element("code", "", part) : part));
  return made;
};
/// Allows line breaks before the capitals in the name of a view: `Album|View|Controller`.
const breakable = (made, name) => {
  name.split(/(?=[A-Z][a-z])/).forEach((part, index) => {
    if (index > 0) made.append(document.createElement("wbr"));
    made.append(part);
  });
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
// The logs follow one another; a view exists only in its own log.
const logEnds = data.logs.map(() => [Infinity, -Infinity]);
calls.lane.forEach((lane, call) => {
  const ends = logEnds[data.lanes[lane][0]];
  ends[0] = Math.min(ends[0], call);
  ends[1] = Math.max(ends[1], call);
});
const gaps = new Map(data.gaps);
// A report leaves out the transitions without findings, however many calls they have.
if (data.omission) data.spans.forEach(([call, , number], span) => {
  const before = data.spans[span - 1];
  if (before && groupOf(calls.lane[before[0]]) === groupOf(calls.lane[call]) && number > before[2] + 1)
    gaps.set(call, gaps.get(call) || 0);
});
// Nor does it have the calls around one that it draws without its transition.
function noteLooseCalls() {
  for (let call = 1; call < total; call++)
    if ((callSpan[call] < 0 || callSpan[call - 1] < 0) && calls.line[call] > calls.line[call - 1] + 1
      && data.lanes[calls.lane[call]][0] === data.lanes[calls.lane[call - 1]][0])
      gaps.set(call, gaps.get(call) || 0);
}
// The known state of a view before a call, where it differs from the state after its previous call.
const befores = new Map(data.befores || []);
const callSpan = new Int32Array(total).fill(-1);
data.spans.forEach(([first, last], span) => {
  const group = groupOf(calls.lane[first]);
  for (let call = first; call <= last; call++)
    if (groupOf(calls.lane[call]) === group) callSpan[call] = span;
});
if (data.omission && !data.isSource) noteLooseCalls();
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

// Callbacks of one contract have a common prefix: `viewWillAppear` is `willAppear` where there is little room.
const sharedStart = (names) => names.reduce((shared, name) => {
  while (!name.startsWith(shared)) shared = shared.slice(0, -1);
  return shared;
}, names[0] || "");
const common = sharedStart(data.callbacks);
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
// One log is in view at a time: its rows, and the range of its calls.
let log = 0, rows = [], rowOfLane = [], height = RULER;
let first = 0, end = total;
function chooseLog(index) {
  log = index;
  const own = logEnds[log] || [Infinity, -Infinity];
  first = own[0] === Infinity ? 0 : own[0];
  end = own[1] === -Infinity ? 0 : own[1] + 1;
  rows = [];
  rowOfLane = [];
  height = RULER;
  const near = [...groups.values()].filter((group) => group.log === log);
  for (const group of near) {
    rows.push({ group, top: height, height: GROUP });
    height += GROUP;
    for (const lane of group.lanes) {
      rowOfLane[lane] = rows.length;
      rows.push({ group, lane, top: height, height: LANE });
      height += LANE;
    }
  }
}
/// The log of a finding; a finding about no particular log belongs to each.
const logOf = data.findings.map((finding) => finding.call !== undefined
  ? data.lanes[calls.lane[finding.call]][0] : data.logs.indexOf(finding.file));
const isInLog = (index) => logOf[index] === log || logOf[index] < 0;
function groupTitle(group) {
  return group.scope || (data.isSource ? "legal orders" : "transitions");
}
function spanTitle(span) {
  if (data.isSource) return `Legal order ${span[2]}`;
  return `Transition ${span[2]}: ${isWrong(span) ? "not a legal order" : span[3]}`;
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
