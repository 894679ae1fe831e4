// The rows: transitions of a scope as bands, the states of a view as bars, its calls as ticks.
function drawRow(row, wide) {
  if (row.lane === undefined) drawGroup(row, wide); else drawLane(row, wide);
}
function round(x, y, w, h, radius) {
  context.beginPath();
  context.roundRect(x, y, w, h, Math.min(radius, w / 2, h / 2));
}
function label(text, row, color, weight, size, indent = 20, room = labels - 32) {
  context.save();
  context.beginPath();
  context.rect(0, row.top, labels - 4, row.height);
  context.clip();
  font(weight, size);
  context.fillStyle = color;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(fitting(text, room), indent, row.top + row.height / 2 + (row.lane === undefined ? 0 : 4));
  context.restore();
}
const isWrong = (span) => span[4] === "illegal";

function drawGroup(row, wide) {
  context.fillStyle = ink.page;
  context.fillRect(0, row.top, wide, row.height);
  const bottom = row.top + row.height + row.group.lanes.length * LANE;
  const spans = row.group.spans;
  const firsts = spans.map((span) => data.spans[span][0]);
  let index = Math.max(0, lowerBound(firsts, shown.from) - 1);
  context.save();
  context.beginPath();
  context.rect(labels + 1, row.top, wide, bottom - row.top);
  context.clip();
  let drawn = -1;
  for (; index < spans.length; index++) {
    const span = data.spans[spans[index]];
    const left = xOf(span[0] - .5), right = xOf(span[1] + .5);
    if (left > wide) break;
    if (right - drawn < 1) continue;
    drawn = right;
    drawBand(span, left, right, row, bottom);
  }
  context.restore();
  label(groupTitle(row.group), row, ink.soft, 500, 11.5);
}
function drawBand(span, left, right, row, bottom) {
  const room = right - left;
  if (isWrong(span)) {
    context.globalAlpha = .38;
    context.fillStyle = ink["wrong-band"];
    context.fillRect(left, row.top, Math.max(room, 1.5), bottom - row.top);
    context.globalAlpha = 1;
  }
  context.fillStyle = isWrong(span) ? ink["wrong-band"] : ink.band;
  if (room < 4) return context.fillRect(left, row.top + 4, room, row.height - 8);
  round(left + 1, row.top + 4, Math.max(room - 2, 1), row.height - 8, 4);
  context.fill();
  if (room < 22) return;
  const start = Math.max(left, labels), seen = Math.min(right, width()) - start;
  font(500, 11);
  context.fillStyle = isWrong(span) ? ink.error : ink["band-ink"];
  context.textAlign = "left";
  context.textBaseline = "middle";
  const words = data.isSource ? spanTitle(span) : `${span[2]} · ${span[3]}`;
  const text = context.measureText(words).width < seen - 12 ? words
    : seen > 120 ? fitting(words, seen - 14) : `${span[2]}`;
  if (context.measureText(text).width < seen - 8)
    context.fillText(text, start + 7, row.top + row.height / 2 + .5);
}

function drawLane(row, wide) {
  const list = laneCalls[row.lane], middle = row.top + row.height / 2 + 6;
  context.fillStyle = ink.line;
  context.fillRect(0, row.top + row.height - 1, wide, 1);
  if (rowOfLane[calls.lane[chosen.call]] !== undefined && calls.lane[chosen.call] === row.lane) {
    context.fillStyle = ink.hover;
    context.fillRect(0, row.top, labels, row.height - 1);
  }
  const left = labels + 1, right = wide;
  context.save();
  context.beginPath();
  context.rect(left, row.top - 6, Math.max(0, right - left), row.height + 6);
  context.clip();
  let index = Math.max(0, lowerBound(list, shown.from - .5) - 1);
  let state = index > 0 ? calls.state[list[index - 1]] : data.starts[row.lane];
  let x = index > 0 ? xOf(list[index - 1]) : labels;
  while (x < wide) {
    const next = index < list.length ? xOf(list[index]) : Math.max(x, right);
    if (next - x < 1 && index < list.length) {
      index = drawDense(list, index, x, middle);
      state = calls.state[list[index - 1]];
      x = Math.max(x + 1, xOf(list[index - 1]));
      continue;
    }
    drawState(state, x, next, middle);
    if (index >= list.length || next > wide) break;
    drawTick(list, index, next, middle, right);
    state = calls.state[list[index]];
    x = next;
    index++;
  }
  drawFindings(row.lane, middle, wide);
  context.restore();
  drawLabel(row);
}
/// Draws calls that are too close to distinguish as one column, whose height shows how many there are,
/// and returns the next call after it.
function drawDense(list, index, x, middle) {
  const last = Math.max(index + 1, lowerBound(list, callAt(x + 1)));
  const tall = 4 + 3 * Math.log2(1 + last - index);
  context.fillStyle = ink.moving;
  context.fillRect(x, middle - Math.min(tall, 14), 1.2, 2 * Math.min(tall, 14));
  return last;
}
function drawState(state, left, right, middle) {
  const kind = look[state], high = 6;
  if (kind === ABSENT) {
    context.fillStyle = ink.absent;
    context.fillRect(left, middle - .5, right - left, 1);
    return;
  }
  context.fillStyle = kind === PRESENT ? ink.present : ink.moving;
  if (kind === PRESENT) {
    context.fillRect(left, middle - high, right - left, 2 * high);
    return;
  }
  const [from, to] = kind === RISING ? [1, high] : [high, 1];
  context.beginPath();
  context.moveTo(left, middle - from);
  context.lineTo(right, middle - to);
  context.lineTo(right, middle + to);
  context.lineTo(left, middle + from);
  context.fill();
}
function drawTick(list, index, x, middle, edge) {
  const call = list[index];
  const before = index > 0 ? x - xOf(list[index - 1]) : 99;
  const after = (index + 1 < list.length ? Math.min(xOf(list[index + 1]), edge) : edge) - x;
  if (Math.min(before, after) < 2.5) return;
  context.fillStyle = ink.tick;
  context.fillRect(x - .75, middle - 9, 1.5, 18);
  font(400, 11);
  const name = data.callbacks[calls.callback[call]];
  const isNear = chosen.call >= 0 && callSpan[call] >= 0 && callSpan[call] === callSpan[chosen.call];
  const room = after - 8;
  const words = [name, short[calls.callback[call]]]
    .find((word) => context.measureText(word).width < room)
    ?? (isNear ? initials(name) : undefined);
  if (!words) return;
  context.fillStyle = ink.soft;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.fillText(words, x + (worst(call) ? 9 : 0), middle - 12);
}
/// The short name, where there is no room for the whole one: `wA` for `viewWillAppear`.
const initials = (name) => {
  const rest = common.length < name.length ? name.slice(common.length) : name;
  const capitals = rest.replace(/[^A-Z]/g, "");
  return capitals.length > 1 ? capitals[0].toLowerCase() + capitals.slice(1, 2) : rest.slice(0, 4);
};
/// Draws the findings of a lane; of several that would cover one another, one is drawn.
function drawFindings(lane, middle, wide) {
  const list = laneFindings[lane];
  let last = -9;
  for (let index = lowerBound(list, shown.from - 1); index < list.length; index++) {
    const x = xOf(list[index]), severity = worst(list[index]);
    if (x > wide + 8) break;
    if (!severity || x - last < 3) continue;
    drawFinding(severity, x, middle);
    last = x;
  }
}
function drawFinding(severity, x, middle) {
  context.fillStyle = ink[severity];
  context.strokeStyle = ink.panel;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x, middle - 13, severity === "note" ? 4 : 6, 0, 7);
  context.stroke();
  context.fill();
  if (severity === "note") return;
  context.fillStyle = ink.panel;
  context.fillRect(x - .9, middle - 16.4, 1.8, 4.4);
  context.fillRect(x - .9, middle - 11, 1.8, 1.8);
}
function drawLabel(row) {
  const [, , , instance] = data.lanes[row.lane];
  const bad = laneBadges[row.lane];
  const count = bad && (bad.count > 999 ? "999+" : `${bad.count}`);
  font(600, 10.5);
  const wide = bad ? Math.max(26, Math.ceil(context.measureText(count).width) + 12) : 0;
  const chip = bad ? wide + 8 : 0;
  label(laneTitle(row.lane), row, ink.ink, 500, 12.5, 20, labels - 34 - chip);
  if (!bad) return;
  context.fillStyle = ink[bad.severity];
  round(labels - 12 - wide, row.top + row.height / 2 - 4, wide, 16, 8);
  context.fill();
  context.fillStyle = ink.panel;
  font(600, 10.5);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(count, labels - 12 - wide / 2, row.top + row.height / 2 + 4.5);
}
/// Draws the selected call, and the earlier calls that a finding refers to.
function drawChoice(wide) {
  if (chosen.call < 0) return;
  const x = xOf(chosen.call), y = laneMiddle(chosen.call);
  context.save();
  context.beginPath();
  context.rect(labels + 1, 0, wide, height);
  context.clip();
  context.strokeStyle = ink.accent;
  context.globalAlpha = .55;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, scroller.scrollTop);
  context.lineTo(x, height);
  context.stroke();
  context.globalAlpha = 1;
  context.lineWidth = 2;
  round(x - 8, y - 11, 16, 22, 5);
  context.stroke();
  const finding = data.findings[chosen.finding];
  for (const other of finding && finding.related || []) drawArc(xOf(other), laneMiddle(other), x, y);
  context.restore();
}
/// Connects two calls below the bar of the upper one, where no label is.
function drawArc(fromX, fromY, x, y) {
  const under = Math.min(fromY, y) + 12, side = fromY > y ? fromX - 4 : fromX;
  context.setLineDash([4, 3]);
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(side, fromY > y ? fromY - 4 : fromY + 5);
  if (fromY === y) {
    context.bezierCurveTo(fromX, y + 14, x, y + 14, x, y + 11);
  } else {
    context.arcTo(side, under, x, under, 5);
    context.arcTo(x, under, x, y, 5);
    context.lineTo(x, y > fromY ? y - 11 : y + 11);
  }
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.arc(fromX, fromY, 5, 0, 7);
  context.stroke();
}
const laneMiddle = (call) => {
  const row = rows[rowOfLane[calls.lane[call]]];
  return row.top + row.height / 2 + 6;
};
