// Mouse, touch and wheel.
const callNear = (event) => {
  const box = chart.getBoundingClientRect();
  const x = event.clientX - box.left, y = event.clientY - box.top + scroller.scrollTop;
  if (event.clientY - box.top < RULER || x < labels) return { x, y };
  const row = rows.find((row) => y >= row.top && y < row.top + row.height);
  if (!row) return { x, y };
  if (row.lane === undefined) {
    const at = callAt(x);
    const span = row.group.spans.find((span) =>
      data.spans[span][0] - .5 <= at && at <= data.spans[span][1] + .5);
    return { x, y, span };
  }
  const list = laneCalls[row.lane], place = lowerBound(list, callAt(x));
  const near = [list[place - 1], list[place]].filter((call) => call !== undefined)
    .sort((a, b) => Math.abs(xOf(a) - x) - Math.abs(xOf(b) - x))[0];
  return near !== undefined && Math.abs(xOf(near) - x) < 12 ? { x, y, call: near } : { x, y };
};
function tip(lines, event) {
  const box = $("tip");
  box.hidden = !lines;
  if (!lines) return;
  box.replaceChildren(element("b", "", lines[0]),
    ...lines.slice(1).map((line) => prose(element("div"), line)));
  const wide = box.offsetWidth, high = box.offsetHeight;
  box.style.left = `${Math.max(4, Math.min(event.clientX + 14, innerWidth - wide - 8))}px`;
  const below = event.clientY + 18;
  box.style.top = `${below + high > innerHeight ? event.clientY - high - 12 : below}px`;
}
let drag = null;
chart.addEventListener("pointerdown", (event) => {
  drag = { x: event.clientX, from: shown.from, moved: false };
  chart.setPointerCapture(event.pointerId);
});
chart.addEventListener("pointermove", (event) => {
  if (drag) {
    const by = event.clientX - drag.x;
    if (Math.abs(by) > 4) drag.moved = true;
    if (drag.moved) {
      chart.classList.add("dragged");
      tip(null);
      const span = shown.to - shown.from, from = drag.from - by / scale();
      lookAt(from, from + span);
    }
    return;
  }
  const near = callNear(event);
  if (near.call !== undefined) tip(describe(near.call), event);
  else if (near.span !== undefined) {
    const [first, last, count, words] = data.spans[near.span];
    tip([`transition ${count}`, words, `lines ${calls.line[first]}–${calls.line[last]}`], event);
  } else tip(null);
});
chart.addEventListener("pointerup", (event) => {
  chart.classList.remove("dragged");
  if (drag && !drag.moved) {
    const near = callNear(event);
    if (near.call !== undefined) selectCall(near.call);
    else if (near.span !== undefined) {
      const [first, last] = data.spans[near.span];
      lookAt(first - 2, last + 3);
    } else selectCall(-1);
  }
  drag = null;
});
chart.addEventListener("pointerleave", () => tip(null));
chart.addEventListener("dblclick", (event) => zoom(.4, callNear(event).call ?? callAt(event.offsetX)));
scroller.addEventListener("scroll", redraw, { passive: true });
scroller.addEventListener("wheel", (event) => {
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    zoom(Math.exp(event.deltaY * .004), callAt(event.clientX - chart.getBoundingClientRect().left));
  } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    event.preventDefault();
    pan((event.deltaX || event.deltaY) / scale());
  }
}, { passive: false });
function toOverview(event) {
  const box = over.getBoundingClientRect();
  const call = first + (event.clientX - box.left) / box.width * Math.max(end - first, LEAST);
  const half = (shown.to - shown.from) / 2;
  lookAt(call - half, call + half);
}
over.addEventListener("pointerdown", (event) => {
  over.setPointerCapture(event.pointerId);
  toOverview(event);
});
over.addEventListener("pointermove", (event) => { if (event.buttons) toOverview(event); });
$("in").onclick = () => zoom(.5, chosen.call >= 0 ? chosen.call : undefined);
$("out").onclick = () => zoom(2);
$("fit").onclick = () => lookAt(first, end);
