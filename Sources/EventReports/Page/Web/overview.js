// The strip that shows everything: the number of calls at each place, the findings, and what is in view.
let overviewCache = null;
function drawOverview() {
  const wide = over.clientWidth, high = over.clientHeight;
  const strip = over.getContext("2d");
  if (!overviewCache) overviewCache = makeOverview(wide, high);
  strip.clearRect(0, 0, wide, high);
  strip.drawImage(overviewCache, 0, 0, wide, high);
  const x = (call) => (call - first) / Math.max(end - first, LEAST) * wide;
  const left = x(shown.from), right = Math.max(x(shown.to), x(shown.from) + 3);
  strip.fillStyle = ink.ink;
  strip.globalAlpha = .07;
  strip.fillRect(0, 0, left, high);
  strip.fillRect(right, 0, wide - right, high);
  strip.globalAlpha = 1;
  strip.strokeStyle = ink.accent;
  strip.lineWidth = 1.5;
  strip.strokeRect(left + .75, .75, Math.max(right - left - 1.5, 2), high - 1.5);
}
/// Draws the number of visible views at each place, and the findings above it.
function makeOverview(wide, high) {
  const made = document.createElement("canvas");
  fitCanvas(made, wide, high);
  const strip = made.getContext("2d");
  const columns = Math.max(1, Math.floor(wide));
  const most = Math.max(end - first, LEAST);
  const busy = new Float32Array(columns);
  let there = data.starts.reduce((sum, state, lane) =>
    sum + (data.lanes[lane][0] !== log || look[state] === ABSENT ? 0 : 1), 0);
  const state = Uint8Array.from(data.starts);
  for (let call = first; call < end; call++) {
    const lane = calls.lane[call];
    there += (look[calls.state[call]] === ABSENT ? 0 : 1) - (look[state[lane]] === ABSENT ? 0 : 1);
    state[lane] = calls.state[call];
    const left = Math.floor((call - first) / most * columns);
    const last = Math.max(left, Math.ceil((call - first + 1) / most * columns) - 1);
    for (let column = left; column <= last && column < columns; column++)
      busy[column] = Math.max(busy[column], there);
  }
  const top = busy.reduce((a, b) => Math.max(a, b), 1);
  strip.fillStyle = ink.moving;
  busy.forEach((value, column) => {
    const tall = value / top * (high - 20);
    strip.fillRect(column, high - tall, 1.1, tall);
  });
  drawDensity(strip, wide, most);
  return made;
}
/// Draws the findings as bars at the upper edge, in the color of the most severe one at each place; the
/// length shows how many there are.
function drawDensity(strip, wide, most) {
  const bars = [], step = 3;
  for (const call of callFindings.keys()) {
    const severity = call >= first && call < end && worst(call);
    if (!severity) continue;
    const bar = bars[Math.floor((call - first + .5) / most * wide / step)] ??= { count: 0, severity };
    bar.count++;
    if (rank[severity] < rank[bar.severity]) bar.severity = severity;
  }
  bars.forEach(({ count, severity }, place) => {
    strip.fillStyle = ink[severity];
    strip.fillRect(place * step, 3, step - .5, Math.min(13, 4 + 2 * Math.log2(1 + count)));
  });
}
