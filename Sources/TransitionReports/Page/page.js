"use strict";

// The scrubbable part of a report. Everything that it shows is in the element "data"; nothing is fetched.

const data = JSON.parse(document.getElementById("data").textContent);
const panes = data.panes;
const run = panes[0];
const state = { frame: 0, playing: false, speed: 1, shown: true, outside: false, selected: -1, row: -1 };
const element = (id) => document.getElementById(id);
const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
// What turns the direction of the text around would have a reader see other words than are there.
const escaped = (text) => String(text)
  .replace(/[&<>"']/g, (character) => escapes[character])
  .replace(/[\u202a-\u202e\u2066-\u2069]/g, "\ufffd");
const rounded = (number) => Math.round(number * 100) / 100;

// MARK: What holds at a frame

// The last entry of a list sorted by its first member that is not after the frame; -1 before all of them.
function indexAt(list, frame) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle][0] <= frame) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

// A piecewise straight line through pairs; beyond its ends it goes on with slope `beyond`.
function along(pairs, value, from, to, beyond) {
  if (pairs.length === 0) return value;
  let index = 0;
  while (index < pairs.length && pairs[index][from] <= value) index += 1;
  if (index === 0) return pairs[0][to] + (value - pairs[0][from]) * beyond;
  const before = pairs[index - 1];
  if (index === pairs.length) return before[to] + (value - before[from]) * beyond;
  const after = pairs[index];
  return before[to] + ((value - before[from]) / (after[from] - before[from])) * (after[to] - before[to]);
}

const xOfFrame = (frame) => along(data.axis, frame, 0, 1, 0);
const frameOfX = (x) => along(data.axis, x, 1, 0, 0);
const lastX = data.axis[data.axis.length - 1][1];
const lastFrame = data.axis[data.axis.length - 1][0];

// Another run shows the instant that belongs to this one of the failing run.
function frameIn(pane, frame) {
  return Math.min(Math.max(0, along(pane.anchors, frame, 0, 1, 1)), pane.frames);
}

// Twelve numbers of a view, and its other values, as they are at a frame; null before it was first seen.
function lookAt(pane, view, frame) {
  const keys = (!state.shown && view.model) || view.shown;
  const index = indexAt(keys, frame);
  if (index < 0) return null;
  const key = keys[index];
  const next = keys[index + 1];
  let numbers = key.slice(1, 13);
  if (next && next[13] === key[13]) {
    const share = (frame - key[0]) / (next[0] - key[0]);
    numbers = numbers.map((number, place) => number + (next[place + 1] - number) * share);
  }
  const [hidden, clips, mask, fill, text] = pane.rests[key[13]];
  return { numbers, hidden, clips, mask, fill, text };
}

function hierarchyAt(pane, frame) {
  const index = indexAt(pane.hierarchies, frame);
  return index < 0 ? [] : pane.hierarchies[index][1];
}

function sizeAt(pane, frame) {
  const entry = pane.sizes[Math.max(0, indexAt(pane.sizes, frame))];
  return [entry[1], entry[2]];
}

// MARK: Drawing

const isSelected = (pane, place) => pane === run && place === state.selected;

function shape(pane, place, look) {
  const view = pane.views[place];
  const [x, y, width, height] = look.numbers;
  const radius = look.numbers[11] > 0 ? ` rx="${rounded(look.numbers[11])}"` : "";
  const box = `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(Math.max(0, width))}" `
    + `height="${rounded(Math.max(0, height))}"${radius}`;
  const classes = ["view"];
  if (!look.fill) classes.push("bare");
  if (view.marked) classes.push("marked");
  if (isSelected(pane, place)) classes.push("selected");
  const fill = look.fill ? ` fill="${look.fill}"` : "";
  let drawn = `<rect class="${classes.join(" ")}" data-view="${place}" ${box}${fill}/>`;
  if (look.text) {
    const size = Math.min(17, Math.max(8, height * 0.6));
    drawn += `<text x="${rounded(x + width / 2)}" y="${rounded(y + height / 2)}" font-size="${rounded(size)}" `
      + `class="label">${escaped(look.text)}</text>`;
  }
  // Beside what others say, the name of a page is what a reader looks for.
  const seen = Math.hypot(...look.numbers.slice(4, 6)) * Math.min(width, height * 1.5);
  if (view.page && seen > 90) drawn += pageName(pane, view.page, look.numbers);
  return { drawn, box };
}

// As large as can be read on a small screen and in a page that is made small, in several lines where it is wider.
function pageName(pane, name, [x, y, width, , a, b]) {
  const size = Math.max(15, 11 / ((pane.scale || 1) * Math.min(1, Math.max(0.2, Math.hypot(a, b)))));
  const [most, lines] = [Math.max(8, Math.floor((width - 16) / (size * 0.6))), [""]];
  for (const word of name.replace(/([a-z0-9])([A-Z])/g, "$1\n$2").split("\n")) {
    const last = lines.length - 1;
    if (lines[last] && lines[last].length + word.length > most) lines.push(word);
    else lines[last] += word;
  }
  const rows = lines.map((line, index) => {
    const place = `x="${rounded(x + 8)}" y="${rounded(y + 47 + size * (1 + 1.1 * index))}"`;
    return `<tspan ${place}>${escaped(line)}</tspan>`;
  });
  return `<text class="page" font-size="${rounded(size)}">${rows.join("")}</text>`;
}

function drawing(pane, frame) {
  const places = hierarchyAt(pane, frame);
  let drawn = "";
  let hiddenBelow = Infinity;
  const open = [];
  const closeTo = (depth) => {
    while (open.length && open[open.length - 1] >= depth) {
      open.pop();
      drawn += "</g>";
    }
  };
  for (let index = 0; index < places.length; index += 2) {
    const place = places[index];
    const depth = places[index + 1];
    if (depth > hiddenBelow) continue;
    hiddenBelow = Infinity;
    closeTo(depth);
    const look = lookAt(pane, pane.views[place], frame);
    if (!look || look.hidden) {
      hiddenBelow = depth;
      continue;
    }
    const [a, b, c, d, tx, ty] = look.numbers.slice(4, 10);
    const { drawn: own, box } = shape(pane, place, look);
    const clip = look.mask
      ? `x="${look.mask[0]}" y="${look.mask[1]}" width="${look.mask[2]}" height="${look.mask[3]}"`
      : look.clips ? box : "";
    const name = `clip-${pane.id}-${place}`;
    // A screen cuts what lies outside of the window, unless that is asked for.
    const isCut = clip && !(state.outside && depth === 0);
    const definition = isCut ? `<clipPath id="${name}"><rect ${clip}/></clipPath>` : "";
    const reference = isCut ? ` clip-path="url(#${name})"` : "";
    const opacity = look.numbers[10] < 1 ? ` opacity="${rounded(Math.max(0, look.numbers[10]))}"` : "";
    drawn += `${definition}<g transform="matrix(${[a, b, c, d].join(" ")} ${rounded(tx)} ${rounded(ty)})"`
      + `${opacity}${reference}>${own}`;
    open.push(depth);
  }
  closeTo(0);
  return drawn;
}

function fingers(pane, frame) {
  const index = indexAt(pane.fingers, frame);
  if (index < 0) return "";
  const places = pane.fingers[index][1];
  let drawn = "";
  for (let place = 0; place < places.length; place += 2) {
    drawn += `<circle class="finger" cx="${places[place]}" cy="${places[place + 1]}" r="22"/>`;
  }
  return drawn;
}

function drawPane(pane) {
  const frame = frameIn(pane, state.frame);
  const [width, height] = sizeAt(pane, frame);
  const margin = state.outside ? Math.max(width, height) / 2 : 0;
  const svg = element(`screen-${pane.id}`);
  // So high that what plays it stays in sight below.
  svg.style.setProperty("--ratio", (width + 2 * margin) / (height + 2 * margin));
  // Asked for only where it may have changed: the answer takes a layout.
  const measure = [width, height, margin, innerWidth, innerHeight].join();
  if (pane.measure !== measure) {
    pane.measure = measure;
    pane.scale = svg.clientWidth / (width + 2 * margin);
  }
  svg.setAttribute("viewBox", `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`);
  const drawn = drawing(pane, frame) + fingers(pane, frame);
  // The picture may be wider than the window, and what lies beside that is no part of it.
  svg.innerHTML = state.outside
    ? `${drawn}<rect class="screen-edge" width="${width}" height="${height}"/>`
    : `<clipPath id="window-${pane.id}"><rect width="${width}" height="${height}"/></clipPath>`
      + `<g clip-path="url(#window-${pane.id})">${drawn}</g>`;
  element(`clock-${pane.id}`).textContent = `${(frame / data.framesPerSecond).toFixed(3)} s`;
}

// MARK: Rows by keyboard

// One row of a list is in the order of Tab; the arrow keys lead to the others.
function rove(list, row, hasFocus) {
  for (const other of list.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
  row.tabIndex = 0;
  if (hasFocus) row.focus({ preventScroll: true });
}

function listen(list, choose) {
  list.addEventListener("click", (event) => {
    const row = event.target.closest("li");
    if (!row) return;
    rove(list, row, false);
    choose(row);
  });
  list.addEventListener("keydown", (event) => {
    const row = event.target.closest("li");
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = {
      ArrowDown: row.nextElementSibling || row, ArrowUp: row.previousElementSibling || row,
      Home: list.firstElementChild, End: list.lastElementChild,
    }[event.key];
    if (next) {
      rove(list, next, true);
      next.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" || event.key === " ") {
      choose(row);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
}

// MARK: The tree

const names = ["x", "y", "width", "height"];

// The bounding box in the superview.
function frameOf(numbers) {
  const [x, y, width, height, a, b, c, d, tx, ty] = numbers;
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
    .map(([left, top]) => [a * left + c * top + tx, b * left + d * top + ty]);
  const left = Math.min(...corners.map((corner) => corner[0]));
  const top = Math.min(...corners.map((corner) => corner[1]));
  const right = Math.max(...corners.map((corner) => corner[0]));
  const bottom = Math.max(...corners.map((corner) => corner[1]));
  return [left, top, right - left, bottom - top];
}

function treeAt(frame) {
  const places = hierarchyAt(run, frame);
  const rows = [];
  const parents = [];
  for (let index = 0; index < places.length; index += 2) {
    const [place, depth] = [places[index], places[index + 1]];
    parents[depth] = place;
    const look = lookAt(run, run.views[place], frame);
    if (!look) continue;
    rows.push({
      place, depth, parent: depth > 0 ? parents[depth - 1] : -1,
      frame: frameOf(look.numbers).map((number) => Math.round(number * 10) / 10),
      alpha: Math.round(look.numbers[10] * 100) / 100, hidden: look.hidden,
    });
  }
  return rows;
}

function differences(row, start) {
  if (!start) return ["new"];
  const found = [];
  if (row.parent !== start.parent) found.push("elsewhere");
  names.forEach((name, index) => {
    if (Math.abs(row.frame[index] - start.frame[index]) > 0.5) found.push(`${name} ${start.frame[index]} before`);
  });
  if (row.alpha !== start.alpha) found.push(`alpha ${start.alpha} before`);
  if (row.hidden !== start.hidden) found.push(row.hidden ? "hidden now" : "hidden before");
  return found;
}

const startRows = treeAt(data.startFrame);

function drawTree() {
  const rows = treeAt(state.frame);
  const started = new Map(startRows.map((row) => [row.place, row]));
  const now = new Set(rows.map((row) => row.place));
  const line = (row, classes, note) => {
    const view = run.views[row.place];
    const selected = row.place === state.selected ? " selected" : "";
    return `<li role="treeitem" aria-level="${row.depth + 1}" aria-selected="${row.place === state.selected}" `
      + `tabindex="-1" class="${classes}${selected}" style="padding-left:${row.depth * 0.9 + 0.4}em" `
      + `data-view="${row.place}">${escaped(view.name)} `
      + `<span class="values">${row.frame.join(", ")}${row.alpha < 1 ? ` · alpha ${row.alpha}` : ""}`
      + `${row.hidden ? " · hidden" : ""}</span>${note ? ` <span class="note">${escaped(note)}</span>` : ""}</li>`;
  };
  const present = rows.map((row) => {
    const found = differences(row, started.get(row.place));
    const classes = found[0] === "new" ? "added" : found.length ? "changed" : "";
    return line(row, classes, found.join(", "));
  });
  const gone = startRows.filter((row) => !now.has(row.place)).map((row) => line(row, "removed", "gone"));
  const tree = element("tree");
  const hasFocus = tree.contains(document.activeElement);
  if (hasFocus) state.row = Number(document.activeElement.dataset.view);
  tree.innerHTML = present.concat(gone).join("");
  const row = tree.querySelector(`[data-view="${state.row}"]`) || tree.firstElementChild;
  if (row) rove(tree, row, hasFocus);
}

// MARK: The rest of the page follows

let currentEvent = -1;

function drawEvents() {
  const index = indexAt(data.events, state.frame);
  if (index === currentEvent) return;
  const list = element("events");
  if (currentEvent >= 0) list.children[currentEvent].setAttribute("aria-selected", "false");
  currentEvent = index;
  if (index < 0) return;
  const row = list.children[index];
  row.setAttribute("aria-selected", "true");
  if (!list.contains(document.activeElement)) rove(list, row, false);
  list.scrollTop = row.offsetTop - list.clientHeight / 2;
}

function drawCursor() {
  const x = xOfFrame(state.frame);
  element("scrubber").value = x;
  const step = indexAt(data.steps, state.frame);
  const words = step < 0 ? "launch" : data.steps[step][1];
  element("scrubber").setAttribute("aria-valuetext", `${(state.frame / data.framesPerSecond).toFixed(2)} s, ${words}`);
  element("now").textContent = `frame ${Math.round(state.frame)} · ${words}`;
  if (!state.playing && step !== toldStep) tell();
  for (const cursor of document.querySelectorAll(".cursor")) {
    cursor.style.left = `${(x / lastX) * 100}%`;
    cursor.style.transform = `translateX(-${(x / lastX) * 100}%)`;
  }
}

let toldStep = null;

// For screen readers, which could not keep up with every frame.
function tell() {
  toldStep = indexAt(data.steps, state.frame);
  element("status").textContent = element("now").textContent;
}

// Words that do not fit are left out: what they stand on has them as its title.
function fitWords() {
  const spans = [...document.querySelectorAll("#lanes .span")];
  for (const span of spans) span.classList.remove("crowded");
  const isCut = spans.map((span) => span.scrollWidth > span.clientWidth + 1);
  spans.forEach((span, index) => span.classList.toggle("crowded", isCut[index]));
  const ruler = document.querySelector("#lanes .ruler");
  const ticks = [...ruler.querySelectorAll(".tick")];
  for (const tick of ticks) tick.classList.remove("crowded", "before");
  const places = ticks.map((tick) => [tick.offsetLeft, tick.offsetWidth]);
  let taken = -Infinity;
  ticks.forEach((tick, index) => {
    const [left, width] = places[index];
    const isBefore = left + width > ruler.clientWidth;
    const start = isBefore ? left - width : left;
    const isFree = start >= taken + 2;
    tick.classList.add(...(isFree ? [] : ["crowded"]), ...(isFree && isBefore ? ["before"] : []));
    if (isFree) taken = start + width;
  });
}

function draw() {
  panes.forEach(drawPane);
  drawTree();
  drawEvents();
  drawCursor();
}

function show(frame) {
  state.frame = Math.min(Math.max(0, frame), lastFrame);
  draw();
}

// MARK: Playing

let lastTick = 0;

function tick(time) {
  if (!state.playing) return;
  const seconds = Math.min(0.1, (time - lastTick) / 1000);
  lastTick = time;
  // Evenly on the axis, so that nobody waits where nothing happens.
  show(frameOfX(xOfFrame(state.frame) + seconds * data.framesPerSecond * state.speed));
  if (state.frame >= lastFrame) return play(false);
  requestAnimationFrame(tick);
}

function play(isOn) {
  const wasOn = state.playing;
  state.playing = isOn;
  const button = element("play");
  button.textContent = isOn ? "❚❚ Pause" : "▶ Play";
  button.setAttribute("aria-pressed", String(isOn));
  if (!isOn) {
    if (wasOn) tell();
    return;
  }
  if (state.frame >= lastFrame) state.frame = 0;
  lastTick = performance.now();
  requestAnimationFrame(tick);
}

function go(frame) {
  play(false);
  show(frame);
}

function jump(list, direction) {
  play(false);
  const frame = Math.round(state.frame);
  const frames = list.map((entry) => entry[0]);
  const next = direction > 0 ? frames.find((other) => other > frame) : frames.filter((other) => other < frame).pop();
  if (next === undefined) return;
  show(next);
  tell();
}

// MARK: Hands

function select(place) {
  state.selected = place === state.selected ? -1 : place;
  draw();
  const row = element("tree").querySelector(`[data-view="${state.selected}"]`);
  if (row) row.scrollIntoView({ block: "nearest" });
}

element("scrubber").addEventListener("input", (event) => {
  go(Math.round(frameOfX(Number(event.target.value))));
});
element("play").addEventListener("click", () => play(!state.playing));
element("earlier").addEventListener("click", () => jump(data.events, -1));
element("later").addEventListener("click", () => jump(data.events, 1));
element("violation").addEventListener("click", () => go(data.violation));
element("speed").addEventListener("change", (event) => { state.speed = Number(event.target.value); });
element("model").addEventListener("change", (event) => {
  state.shown = !event.target.checked;
  draw();
});
element("outside").addEventListener("change", (event) => {
  state.outside = event.target.checked;
  draw();
});
listen(element("events"), (row) => go(Number(row.dataset.frame)));
element("lanes").addEventListener("click", (event) => {
  const track = event.target.closest(".track");
  if (!track) return;
  const box = track.getBoundingClientRect();
  go(Math.round(frameOfX(((event.clientX - box.left) / box.width) * lastX)));
});
for (const button of document.querySelectorAll("button[data-frame]")) {
  button.addEventListener("click", () => {
    go(Number(button.dataset.frame));
    element("scrubber").focus({ preventScroll: true });
    element("stage").scrollIntoView({ block: "nearest" });
  });
}
listen(element("tree"), (row) => select(Number(row.dataset.view)));
element("screen-run").addEventListener("click", (event) => {
  const view = event.target.closest("[data-view]");
  if (view) select(Number(view.dataset.view));
});
document.addEventListener("keydown", (event) => {
  // Many keyboards have brackets only with AltGr or Option.
  const isChord = event.metaKey || ((event.ctrlKey || event.altKey) && event.key !== "[" && event.key !== "]");
  if (isChord || event.target.matches("input[type=checkbox], select")) return;
  const moves = {
    ArrowLeft: () => show(Math.round(state.frame) - (event.shiftKey ? 10 : 1)),
    ArrowRight: () => show(Math.round(state.frame) + (event.shiftKey ? 10 : 1)),
    Home: () => show(0), End: () => show(lastFrame),
    "[": () => jump(data.events, -1), "]": () => jump(data.events, 1),
    p: () => jump(data.events, -1), n: () => jump(data.events, 1),
    ",": () => jump(data.steps, -1), ".": () => jump(data.steps, 1),
    v: () => show(data.violation),
  };
  if (event.key === " " && !event.target.matches("button, summary, a")) {
    play(!state.playing);
  } else if (moves[event.key]) {
    play(false);
    moves[event.key]();
  } else {
    return;
  }
  event.preventDefault();
});

element("scrubber").max = lastX;
if (data.events.length) rove(element("events"), element("events").firstElementChild, false);
addEventListener("resize", () => {
  fitWords();
  draw();
});
fitWords();
document.documentElement.classList.add("ready");
show(data.violation);
