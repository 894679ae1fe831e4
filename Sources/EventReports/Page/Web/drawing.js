// The canvas: sizes, colors, the ruler and the labels.
const context = chart.getContext("2d");
const ink = {};
const inks = ["page", "panel", "line", "strong-line", "ink", "soft", "faint", "hover", "chosen",
  "present", "moving", "absent", "tick", "accent", "band", "band-ink", "wrong-band", "error",
  "warning", "note"];
function readInks() {
  const style = getComputedStyle(document.documentElement);
  for (const name of inks) ink[name] = style.getPropertyValue(`--${name}`).trim();
  ink.font = getComputedStyle(document.body).fontFamily;
}
function fitCanvas(canvas, wide, high) {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(wide * ratio);
  canvas.height = Math.round(high * ratio);
  canvas.getContext("2d").setTransform(ratio, 0, 0, ratio, 0, 0);
}
function resize() {
  labels = Math.max(118, Math.min(240, innerWidth * .22));
  space.style.height = `${height + 8}px`;
  const most = Math.min(height + 8, Math.max(140, innerHeight * .42));
  scroller.style.height = `${most}px`;
  const high = Math.max(1, most);
  chart.style.height = `${high}px`;
  fitCanvas(chart, chart.clientWidth, high);
  fitCanvas(over, over.clientWidth, over.clientHeight);
  overviewCache = null;
  fitPicker();
  openToKeys();
  draw();
}
let queued = false;
function redraw() {
  if (queued) return;
  queued = true;
  requestAnimationFrame(() => { queued = false; draw(); });
}
function draw() {
  if (end === first) return;
  const wide = width(), high = chart.clientHeight, top = scroller.scrollTop;
  context.clearRect(0, 0, wide, high);
  context.save();
  context.beginPath();
  context.rect(0, RULER, wide, high - RULER);
  context.clip();
  context.translate(0, -top);
  const start = Math.max(0, lowerBound(rows.map((row) => row.top + row.height), top + RULER));
  for (let index = start; index < rows.length && rows[index].top < top + high; index++)
    drawRow(rows[index], wide);
  drawGaps(wide);
  drawChoice(wide);
  context.restore();
  drawRuler(wide, high);
  drawOverview();
  const last = Math.min(end, Math.ceil(shown.to)) - first, count = end - first;
  $("window").textContent = count <= LEAST ? counted(count, "call")
    : `calls ${number(Math.floor(shown.from) - first + 1)}–${number(last)} of ${number(count)}`;
}

/// Marks the places where calls were left out of the picture.
function drawGaps(wide) {
  context.strokeStyle = ink.faint;
  context.setLineDash([2, 4]);
  for (const call of gaps.keys()) {
    const x = Math.round(xOf(call - .5)) + .5;
    if (x < labels || x > wide) continue;
    context.beginPath();
    context.moveTo(x, scroller.scrollTop);
    context.lineTo(x, height);
    context.stroke();
  }
  context.setLineDash([]);
}
const font = (weight, size) => { context.font = `${weight} ${size}px ${ink.font}`; };
/// Cuts a text to a width. The middle is left out, since similar names differ at their ends.
function fitting(text, room) {
  if (context.measureText(text).width <= room) return text;
  const whole = characters(text);
  let low = 0, high = whole.length;
  while (low < high) {
    const kept = (low + high + 1) >> 1;
    if (context.measureText(cut(whole, kept)).width <= room) low = kept; else high = kept - 1;
  }
  return low > 0 ? cut(whole, low) : "";
}
const cut = (whole, kept) => [...whole.slice(0, Math.ceil(kept / 2)), "…",
  ...whole.slice(whole.length - Math.floor(kept / 2))].join("");
/// Returns the characters of a text as a reader sees them: an emoji of several parts is one.
const segments = window.Intl?.Segmenter ? new Intl.Segmenter() : null;
const characters = (text) => segments
  ? Array.from(segments.segment(text), ({ segment }) => segment) : Array.from(text);

function drawRuler(wide, high) {
  context.fillStyle = ink.panel;
  context.fillRect(0, 0, wide, RULER);
  context.fillStyle = ink.line;
  context.fillRect(0, RULER - 1, wide, 1);
  context.fillRect(labels, 0, 1, high);
  font(400, 11);
  context.fillStyle = ink.soft;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(calls.time ? "line and time" : "line", 20, RULER / 2);
  const step = Math.max(1, Math.ceil((calls.time ? 96 : 56) / scale()));
  const every = [1, 2, 5].map((n) => n * 10 ** Math.floor(Math.log10(step)))
    .concat(10 ** (Math.floor(Math.log10(step)) + 1)).find((n) => n >= step);
  let right = labels;
  for (let call = Math.ceil(shown.from / every) * every; call < Math.min(shown.to, end); call += every) {
    const x = xOf(call);
    context.fillStyle = ink["strong-line"];
    context.fillRect(Math.round(x), RULER - 6, 1, 6);
    context.fillStyle = ink.soft;
    context.textAlign = "center";
    const words = [lineOf(call), ...calls.time ? [clock(calls.time[call])] : []];
    const room = Math.max(...words.map((word) => context.measureText(word).width)) / 2;
    if (x < labels) continue;
    const at = Math.min(Math.max(x, labels + 4 + room), wide - room - 4);
    if (at - room < right + 4) continue;
    right = at + room;
    words.forEach((word, row) => context.fillText(word, at, words.length > 1 ? 9 + 12 * row : 14));
  }
}
