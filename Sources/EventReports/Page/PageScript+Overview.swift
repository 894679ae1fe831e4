extension PageScript {
  /// The strip that shows the whole: how many calls where, the findings, and what is in view.
  static let overview = #"""
    let overviewCache = null;
    function drawOverview() {
      const wide = over.clientWidth, high = over.clientHeight;
      const strip = over.getContext("2d");
      if (!overviewCache) overviewCache = makeOverview(wide, high);
      strip.clearRect(0, 0, wide, high);
      strip.drawImage(overviewCache, 0, 0, wide, high);
      const x = (call) => call / Math.max(total, LEAST) * wide;
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
    /// Draws how many views are there at each place, and the findings above it.
    function makeOverview(wide, high) {
      const made = document.createElement("canvas");
      fitCanvas(made, wide, high);
      const strip = made.getContext("2d");
      const columns = Math.max(1, Math.floor(wide));
      const most = Math.max(total, LEAST);
      const busy = new Float32Array(columns);
      let there = data.starts.reduce((sum, state) => sum + (look[state] === ABSENT ? 0 : 1), 0);
      const state = Uint8Array.from(data.starts);
      for (let call = 0; call < total; call++) {
        const lane = calls.lane[call];
        there += (look[calls.state[call]] === ABSENT ? 0 : 1) - (look[state[lane]] === ABSENT ? 0 : 1);
        state[lane] = calls.state[call];
        const first = Math.floor(call / most * columns);
        const last = Math.max(first, Math.ceil((call + 1) / most * columns) - 1);
        for (let column = first; column <= last && column < columns; column++)
          busy[column] = Math.max(busy[column], there);
      }
      const top = busy.reduce((a, b) => Math.max(a, b), 1);
      strip.fillStyle = ink.moving;
      busy.forEach((value, column) => {
        const tall = value / top * (high - 16);
        strip.fillRect(column, high - tall, 1.1, tall);
      });
      for (const severity of ["note", "warning", "error"]) {
        strip.fillStyle = ink[severity];
        for (const [call] of callFindings)
          if (worst(call) === severity)
            strip.fillRect((call + .5) / most * wide - 1, 5, 2.5, severity === "note" ? 4 : high - 5);
      }
      return made;
    }

    """#

  /// Mouse, touch and wheel.
  static let pointer = #"""
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
        ...lines.slice(1).map((line) => element("div", "", line)));
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
      const call = (event.clientX - box.left) / box.width * Math.max(total, LEAST);
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
    $("fit").onclick = () => lookAt(0, total);

    """#
}
