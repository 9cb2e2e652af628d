// The page: shows one frame of a run, moves between frames, and plays them.

const words = {};
let data = null;
let painter = null;

const state = {
  part: 0, // page of a lesson; 0 for a plain run
  frame: 0,
  view: 0,
  playing: 0, // 1 forwards, -1 backwards, 0 paused
  timer: 0,
  caption: true,
  printing: false,
};

const element = (id) => document.getElementById(id);

function made(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

// Fills the placeholders of a text: %1, %2.
function filled(text, ...values) {
  return text.replace(/%(\d)/g, (all, number) => (number <= values.length ? String(values[number - 1]) : all));
}

const part = () => data.parts[state.part];
const runs = () => part().runs;
const frameCount = () => runs()[0].steps.length; // runs side by side have the same number of frames

// Returns the step of a run as an object.
function stepOf(run, frame = state.frame) {
  const [step, cycle, line, label, round, what, why] = runs()[run].steps[frame];
  const text = (index) => data.texts[index];
  return { step, cycle, line, label: text(label), round: text(round), what: text(what), why: text(why) };
}

// Returns the markers with a text: those of the user, else the rounds.
function listedMarks() {
  return runs()[0].marks.filter(([kind]) => kind === "note" || kind === "round");
}

function theme() {
  if (state.printing) {
    return 0;
  }
  const chosen = document.documentElement.dataset.theme;
  if (chosen) {
    return themeNames.indexOf(chosen);
  }
  return matchMedia("(prefers-contrast: more)").matches ? 2 : matchMedia("(prefers-color-scheme: dark)").matches ? 1 : 0;
}

const role = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);

// --- the picture ---

function viewOf(run) {
  const views = runs()[run].views;
  return views[Math.min(state.view, views.length - 1)];
}

// Returns the size that has room for every frame of a view, so that nothing moves from step to step.
function roomOf(view) {
  if (!view.room) {
    view.room = [0, 1].map((side) => Math.max(1, ...view.frames.map((frame) => frame.head[side])) / 100);
  }
  return view.room;
}

function drawPicture(run) {
  const canvas = element("panes").querySelectorAll("canvas")[run];
  const view = viewOf(run);
  const [width, height] = roomOf(view);
  const across = canvas.parentElement.clientWidth || width;
  const enlarged = Math.min(2, Math.max(0.6, across / width));
  const ratio = state.printing ? 3 : window.devicePixelRatio || 1;
  const pixels = [Math.round(width * enlarged * ratio), Math.round(height * enlarged * ratio)];
  if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) {
    [canvas.width, canvas.height] = pixels;
    canvas.style.width = `${pixels[0] / ratio}px`;
    canvas.style.height = `${pixels[1] / ratio}px`;
  }
  const scene = sceneAt(data, view, state.frame);
  painter.paint(canvas.getContext("2d"), scene, theme(), enlarged * ratio);
  if (runs().length > 1) {
    element("panes").querySelectorAll("figcaption")[run].textContent = `${runs()[run].name}: ${stepOf(run).label}`;
  }
  canvas.setAttribute("aria-label", [scene.title, scene.description, stepOf(run).label].filter((text) => text).join(". "));
}

// Lists the texts of the picture, row by row.
function showTexts() {
  const details = element("as-text");
  if (!details.open) {
    return;
  }
  const labels = [];
  runs().forEach((_, run) => {
    for (const index of sceneAt(data, viewOf(run), state.frame).shapes) {
      const shape = data.shapes[index];
      const text = shape[0] === 2 ? data.texts[shape[5]].trim() : "";
      if (text) {
        labels.push({ run, text, x: shape[1], row: Math.round((shape[2] + shape[4] / 2) / 600) });
      }
    }
  });
  labels.sort((a, b) => a.run - b.run || a.row - b.row || a.x - b.x);
  const rows = [];
  for (const label of labels) {
    const last = rows[rows.length - 1];
    if (last && last.row === label.row && last.run === label.run) {
      last.cells.push(label.text);
    } else {
      rows.push({ row: label.row, run: label.run, cells: [label.text] });
    }
  }
  const lines = rows.map(({ cells }) => made("tr", {}, ...cells.map((text) => made("td", { textContent: text }))));
  details.querySelector("table").replaceChildren(made("tbody", {}, ...lines));
}

// --- the film ---

// Returns the horizontal position of a frame in the film, from 0 to 1.
function shareOf(run, frame) {
  const { ticks, steps, race_end: end } = runs()[run];
  if (end > 0) {
    return steps[frame][1] / end;
  }
  return (steps[frame][0] - 0.5) / Math.max(1, ticks);
}

const filmHeights = { names: 18, strip: 48, gap: 4, pins: 26 };

function drawFilm() {
  const canvas = element("film").querySelector("canvas");
  const ratio = state.printing ? 3 : window.devicePixelRatio || 1;
  const width = element("film").clientWidth;
  const { names, strip, gap, pins } = filmHeights;
  const height = runs().length * (names + strip + gap) + pins;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.height = `${height}px`;
  const context = canvas.getContext("2d");
  runs().forEach((run, index) => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawStrip(context, run, index, index * (names + strip + gap), width);
  });
  drawPins(context, width, runs().length * (names + strip + gap));
}

function drawStrip(context, run, index, top, width) {
  const { names, strip } = filmHeights;
  painter.theme = theme();
  context.imageSmoothingEnabled = false;
  context.drawImage(painter.image(data.shapes[run.film]), 0, top + names, width, strip);
  context.font = `11px ${textFamilies}`;
  context.textAlign = "left";
  let free = 0;
  for (const [first, end, name] of run.rounds) {
    const left = run.steps[first] ? ((run.steps[first][0] - 1) / run.ticks) * width : 0;
    const right = end < run.steps.length ? ((run.steps[end][0] - 1) / run.ticks) * width : width;
    const isNow = state.frame >= first && state.frame < end;
    context.fillStyle = role(isNow ? "accent" : "border");
    context.fillRect(left, top + names - 4, Math.max(1, right - left - 2), isNow ? 3 : 1);
    context.fillStyle = role(isNow ? "accent" : "text2");
    const wide = context.measureText(name).width;
    if (left >= free && left + wide <= width) {
      context.fillText(name, left, top + names - 7);
      free = left + wide + 8;
    }
  }
  for (const [kind, frame] of run.marks) {
    if (kind === "conflict" || kind === "barrier") {
      const at = shareOf(index, frame) * width;
      context.fillStyle = role(kind === "conflict" ? "conflict-line" : "barrier");
      context.fillRect(at - 1, top + names + strip, 2, 4);
    }
  }
  const now = shareOf(index, state.frame) * width;
  context.fillStyle = role("accent");
  context.fillRect(now - 1, top + names - 4, 2, strip + 8);
  context.beginPath();
  context.moveTo(now - 6, top + names - 8);
  context.lineTo(now + 6, top + names - 8);
  context.lineTo(now, top + names);
  context.fill();
}

// Draws the numbers of the markers below the film.
function drawPins(context, width, top) {
  context.font = `11px ${textFamilies}`;
  context.textAlign = "center";
  let free = 0;
  listedMarks().forEach(([, frame], index) => {
    const at = Math.min(width - 9, Math.max(9, shareOf(0, frame) * width));
    if (at - 9 < free) {
      return; // no room: the list has it
    }
    free = at + 10;
    context.strokeStyle = role("accent");
    context.fillStyle = role("panel");
    context.beginPath();
    context.rect(at - 8, top + 7, 16, 16);
    context.fill();
    context.stroke();
    context.fillStyle = role("accent");
    context.fillText(String(index + 1), at, top + 19);
  });
}

function seekAt(x) {
  const box = element("film").getBoundingClientRect();
  const share = (x - box.left) / Math.max(1, box.width);
  let best = 0;
  for (let frame = 0; frame < frameCount(); ++frame) {
    if (Math.abs(shareOf(0, frame) - share) < Math.abs(shareOf(0, best) - share)) {
      best = frame;
    }
  }
  show(best);
}

// --- the source ---

const keywords = new Set(
  ("if else for while do return break continue switch case default const void int uint float double half char uchar short " +
    "ushort long ulong size_t bool struct typedef kernel __kernel global __global local __local constant __constant private " +
    "__private read_only write_only restrict unsigned signed static inline goto enum union volatile #define #if #ifdef " +
    "#ifndef #else #elif #endif #include #pragma #undef").split(" "));

// Returns the parts of a line with their classes. `inComment`: the line begins in a comment.
function partsOf(line, inComment) {
  const parts = [];
  const pattern = /(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:[^"\\]|\\.)*")|(#?[A-Za-z_]\w*)(\s*\()?|[^]/g;
  let text = line;
  if (inComment) {
    const end = line.indexOf("*/");
    const comment = end < 0 ? line : line.slice(0, end + 2);
    parts.push([comment, "comment"]);
    text = line.slice(comment.length);
    if (end < 0) {
      return { parts, inComment: true };
    }
  }
  let open = false;
  for (const match of text.matchAll(pattern)) {
    const [all, comment, , word, call] = match;
    if (comment) {
      open = comment.startsWith("/*") && !comment.endsWith("*/");
      parts.push([all, "comment"]);
    } else if (word) {
      parts.push([word, keywords.has(word) ? "keyword" : call ? "call" : ""]);
      parts.push([call || "", ""]);
    } else {
      parts.push([all, ""]);
    }
  }
  return { parts, inComment: open };
}

function codeCell(parts) {
  const cell = made("td", { className: "code" });
  let plain = "";
  for (const [text, name] of parts) {
    if (name) {
      cell.append(plain, made("span", { className: name, textContent: text }));
      plain = "";
    } else {
      plain += text;
    }
  }
  cell.append(plain);
  return cell;
}

function buildSource() {
  const { source, race_end: end } = runs()[0];
  element("source").hidden = end > 0; // a race has several sources
  element("source").querySelector("h2").textContent = source.name || words.source;
  const box = element("source-text");
  box.setAttribute("aria-label", words.source);
  if (source.lines.length === 0) {
    box.replaceChildren(made("p", { textContent: words.no_source }));
    return;
  }
  const head = made("tr", {}, ...[words.line, "", words.steps, words.passes, words.sectors].map((text) => made("th", { scope: "col", textContent: text })));
  const body = made("tbody");
  let inComment = false;
  source.lines.forEach((line, index) => {
    const coded = partsOf(line, inComment);
    inComment = coded.inComment;
    const counts = [0, 1, 2].map(() => made("td", { className: "count" }));
    body.append(made("tr", {}, made("td", { className: "number", textContent: index + 1 }), codeCell(coded.parts), ...counts));
  });
  for (const [line, column, count] of source.counters) {
    const row = body.rows[line - 1];
    if (row) {
      row.cells[2 + column].textContent = count;
    }
  }
  box.replaceChildren(made("table", {}, made("thead", {}, head), body));
  colourCounters();
}

function colourCounters() {
  const table = element("source-text").querySelector("tbody");
  for (const [line, column, , fill, ink] of table ? runs()[0].source.counters : []) {
    const cell = table.rows[line - 1] && table.rows[line - 1].cells[2 + column];
    if (cell) {
      cell.style.background = data.colours[fill][theme()];
      cell.style.color = data.colours[ink][theme()];
    }
  }
}

function showLine(line) {
  const box = element("source-text");
  const table = box.querySelector("tbody");
  if (!table) {
    return;
  }
  for (const row of table.querySelectorAll(".now")) {
    row.classList.remove("now");
    row.removeAttribute("aria-current");
  }
  const row = line > 0 && table.rows[line - 1];
  if (!row) {
    return;
  }
  row.classList.add("now");
  row.setAttribute("aria-current", "true");
  const isVisible = row.offsetTop >= box.scrollTop + 30 && row.offsetTop + row.offsetHeight <= box.scrollTop + box.clientHeight;
  if (!isVisible) {
    box.scrollTop = row.offsetTop - box.clientHeight / 2; // moves the source and never the page
  }
}

// --- moving ---

function show(frame) {
  state.frame = Math.max(0, Math.min(frame, frameCount() - 1));
  const step = stepOf(0);
  runs().forEach((_, run) => drawPicture(run));
  drawFilm();
  element("what").textContent = step.what;
  element("why").textContent = step.why;
  element("caption").hidden = !state.caption;
  element("caption").setAttribute("aria-live", state.playing ? "off" : "polite");
  element("step").textContent = step.label;
  const film = element("film");
  film.setAttribute("aria-valuemin", 1);
  film.setAttribute("aria-valuemax", frameCount());
  film.setAttribute("aria-valuenow", state.frame + 1);
  film.setAttribute("aria-valuetext", [step.label, step.round].filter((text) => text).join(", "));
  showLine(step.line);
  showMark();
  showTexts();
  const atStart = state.frame === 0;
  const atEnd = state.frame === frameCount() - 1;
  for (const [name, isOff] of [["first", atStart], ["back", atStart], ["forward", atEnd], ["last", atEnd]]) {
    element(`go-${name}`).setAttribute("aria-disabled", isOff);
  }
}

function showMark() {
  const marks = listedMarks();
  let now = -1;
  marks.forEach(([, frame], index) => {
    now = frame <= state.frame ? index : now;
  });
  element("mark-list").querySelectorAll("button").forEach((button, index) => {
    button.setAttribute("aria-current", index === now ? "true" : "false");
  });
}

function goToMark(index) {
  const mark = listedMarks()[index];
  if (mark) {
    pause();
    show(mark[1]);
  }
}

function goToNextMark(direction) {
  const marks = listedMarks().map(([, frame]) => frame);
  const next = direction > 0 ? marks.find((frame) => frame > state.frame) : marks.reverse().find((frame) => frame < state.frame);
  pause();
  show(next === undefined ? (direction > 0 ? frameCount() - 1 : 0) : next);
}

function step(direction) {
  pause();
  show(state.frame + direction);
}

function pausesAt(frame) {
  const kinds = { marks: ["note", "round"], rounds: ["round"], barriers: ["barrier"], conflicts: ["conflict"] }[element("pause-at").value];
  if (!kinds) {
    return false;
  }
  const isRoundStart = kinds.includes("round") && runs()[0].rounds.some(([first]) => first === frame);
  return isRoundStart || runs()[0].marks.some(([kind, at]) => kinds.includes(kind) && at === frame);
}

function tick() {
  const next = state.frame + state.playing;
  if (next < 0 || next >= frameCount()) {
    pause();
    return;
  }
  show(next);
  if (pausesAt(next)) {
    pause();
    return;
  }
  state.timer = setTimeout(tick, 1000 / Number(element("speed").value));
}

function play(direction) {
  const wasPlaying = state.playing;
  pause();
  if (wasPlaying === direction) {
    return;
  }
  const atEnd = state.frame === (direction > 0 ? frameCount() - 1 : 0);
  if (atEnd) {
    show(direction > 0 ? 0 : frameCount() - 1);
  }
  state.playing = direction;
  state.timer = setTimeout(tick, 1000 / Number(element("speed").value));
  showButtons();
}

function pause() {
  clearTimeout(state.timer);
  const wasPlaying = state.playing !== 0;
  state.playing = 0;
  showButtons();
  if (wasPlaying) {
    element("caption").setAttribute("aria-live", "polite");
  }
}

// --- buttons ---

const icons = {
  first: "M3 3v14M16 3l-9 7 9 7z",
  back: "M5 3v14M15 3l-7 7 7 7z",
  play_back: "M15 3l-10 7 10 7z",
  play: "M5 3l10 7-10 7z",
  pause: "M6 3v14M13 3v14",
  forward: "M15 3v14M5 3l7 7-7 7z",
  last: "M17 3v14M4 3l9 7-9 7z",
};

function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  for (const [key, value] of Object.entries({ d: icons[name], fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linejoin": "round" })) {
    path.setAttribute(key, value);
  }
  svg.append(path);
  return svg;
}

function setIcon(button, name) {
  button.replaceChildren(icon(name));
  button.setAttribute("aria-label", words[name]);
  button.title = words[name];
}

function buildButtons() {
  const actions = {
    first: () => (pause(), show(0)),
    back: () => step(-1),
    play_back: () => play(-1),
    play: () => play(1),
    forward: () => step(1),
    last: () => (pause(), show(frameCount() - 1)),
  };
  for (const [name, action] of Object.entries(actions)) {
    const button = made("button", { type: "button", id: `go-${name}`, className: name === "play" ? "main" : "", onclick: action });
    setIcon(button, name);
    element("buttons").append(button);
  }
}

function showButtons() {
  setIcon(element("go-play"), state.playing > 0 ? "pause" : "play");
  setIcon(element("go-play_back"), state.playing < 0 ? "pause" : "play_back");
}

function choices(select, options, chosen) {
  select.replaceChildren(...options.map(([value, text]) => made("option", { value, textContent: text, selected: value === chosen })));
}

function buildChoices() {
  element("speed-label").firstElementChild.textContent = words.speed;
  choices(element("speed"), ["0.5", "1", "2", "4", "8", "16"].map((speed) => [speed, filled(words.per_second, speed)]), runs()[0].race_end > 0 ? "8" : "2");
  element("pause-label").firstElementChild.textContent = words.pause_at;
  element("theme-label").firstElementChild.textContent = words.theme;
  choices(element("theme"), ["system", ...themeNames].map((name) => [name, words[`theme_${name}`]]), "system");
  element("theme").onchange = () => setTheme(element("theme").value);
  element("caption-button").textContent = words.caption;
  element("caption-button").onclick = switchCaption;
}

function setTheme(name) {
  if (name === "system") {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = name;
  }
  element("theme").value = name;
  redraw();
}

function switchCaption() {
  state.caption = !state.caption;
  element("caption-button").setAttribute("aria-pressed", state.caption);
  show(state.frame);
}

function buildViews() {
  const { views } = runs()[0];
  const group = element("views");
  group.setAttribute("aria-label", words.views);
  group.hidden = views.length < 2;
  group.replaceChildren(...views.map((view, index) => made("button", { type: "button", textContent: view.title, title: view.caption, onclick: () => setView(index) })));
  setView(Math.min(state.view, views.length - 1));
}

function setView(index) {
  state.view = index;
  element("views").querySelectorAll("button").forEach((button, each) => button.setAttribute("aria-pressed", each === index));
  show(state.frame);
}

function buildPanes() {
  element("panes").replaceChildren(...runs().map((run) => {
    const canvas = made("canvas");
    canvas.setAttribute("role", "img");
    const room = made("div", { className: "picture", tabIndex: 0 }, canvas);
    room.setAttribute("role", "group");
    room.setAttribute("aria-label", run.name);
    const name = made("figcaption", { textContent: run.name, hidden: runs().length < 2 });
    return made("figure", {}, name, room);
  }));
}

function buildMarks() {
  element("marks").querySelector("h2").textContent = words.marks;
  const items = listedMarks().map(([, frame, text], index) => {
    const label = stepOf(0, frame).label;
    const number = made("span", { textContent: index + 1 });
    const lines = made("span", {}, text || label, made("small", { textContent: label }));
    return made("li", {}, made("button", { type: "button", onclick: () => goToMark(index) }, number, lines));
  });
  element("mark-list").replaceChildren(...(items.length > 0 ? items : [made("li", { textContent: words.no_marks })]));
}

// Offers what the frames can pause at.
function buildStops() {
  const stops = runs()[0].race_end > 0 ? ["never", "marks"] : ["never", "marks", "rounds", "barriers", "conflicts"];
  choices(element("pause-at"), stops.map((stop) => [stop, words[`pause_${stop}`]]), element("pause-at").value || "never");
}

function buildKeys() {
  const key = (text) => made("kbd", { textContent: text });
  const rows = [
    [[key(words.key_space)], words.key_play],
    [[key("←"), " ", key("→")], words.key_step],
    [[key(words.key_shift), "+", key("←"), " ", key("→")], words.key_round],
    [[key(words.key_home), " ", key(words.key_end)], words.key_ends],
    [[key("1"), "–", key("9")], words.key_marks],
    [[key("Q"), " ", key("W")], words.key_views],
    [[key("C")], words.key_caption],
    [[key("T")], words.key_theme],
  ];
  const list = made("dl", {}, ...rows.flatMap(([keys, text]) => [made("dt", {}, ...keys), made("dd", { textContent: text })]));
  element("keys").replaceChildren(made("strong", { textContent: words.keys }), list);
}

function buildFacts() {
  const facts = runs().flatMap((run) => run.facts);
  const chips = [...new Set(facts)].map((text) => made("li", { textContent: text }));
  const checked = runs().filter((run) => run.result).map((run) => made("li", { textContent: `${run.result.ok ? "✓" : "✗"} ${run.result.text}`, className: run.result.ok ? "ok" : "wrong" }));
  element("facts").setAttribute("aria-label", words.about);
  element("facts").replaceChildren(...chips, ...checked.slice(0, 1));
}

// --- the pages of a lesson ---

const allowed = new Set(["P", "UL", "OL", "LI", "STRONG", "EM", "CODE", "BR"]);

// Returns HTML of the writer as elements. Anything but plain markup becomes its text.
function elementsOf(html) {
  const copy = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      return [node.textContent];
    }
    const children = [...node.childNodes].flatMap(copy);
    return allowed.has(node.tagName) ? [made(node.tagName.toLowerCase(), {}, ...children)] : children;
  };
  return [...new DOMParser().parseFromString(html, "text/html").body.childNodes].flatMap(copy);
}

// Adds the place in which the verdict and the reason appear, and returns the function that shows them.
function withVerdict(block) {
  const verdict = made("div", { className: "verdict" });
  verdict.setAttribute("role", "status");
  block.append(verdict);
  return (isRight, html) => {
    const word = made("p", { className: isRight ? "right" : "wrong-answer", textContent: isRight ? `✓ ${words.right}` : `✗ ${words.not_right}` });
    verdict.replaceChildren(word, ...elementsOf(html || ""));
  };
}

const builders = {
  text: (block) => made("div", {}, ...elementsOf(block.html)),

  choice: (block) => {
    const group = made("fieldset", {}, made("legend", {}, ...elementsOf(block.html)));
    const name = `choice-${builders.count++}`;
    const buttons = block.choices.map((choice, index) => {
      const input = made("input", { type: "radio", name });
      input.onchange = () => judge(choice.right, choice.reason);
      return made("label", { className: "answer" }, input, ` ${String.fromCharCode(65 + index)}. `, ...elementsOf(choice.html));
    });
    group.append(...buttons);
    const judge = withVerdict(group);
    return group;
  },

  lanes: (block) => {
    const group = made("fieldset", {}, made("legend", {}, ...elementsOf(block.html)));
    const boxes = Array.from({ length: block.lanes }, (_, lane) => made("input", { type: "checkbox", value: lane }));
    const grid = made("div", { className: "lanes" }, ...boxes.map((box, lane) => made("label", {}, box, ` ${lane}`)));
    const check = made("button", { type: "button", textContent: words.check });
    group.append(grid, check);
    const judge = withVerdict(group);
    check.onclick = () => {
      const isRight = boxes.every((box, lane) => box.checked === block.right.includes(lane));
      judge(isRight, isRight ? block.reason : "");
    };
    return group;
  },

  number: (block) => {
    const group = made("fieldset", {}, made("legend", {}, ...elementsOf(block.html)));
    const field = made("input", { type: "text", inputMode: "decimal", maxLength: 40 });
    field.setAttribute("aria-label", words.your_answer);
    const check = made("button", { type: "button", textContent: words.check });
    group.append(made("span", {}, field, " ", check));
    const judge = withVerdict(group);
    check.onclick = () => {
      const typed = numberOf(field.value);
      const known = block.wrong.find((wrong) => isSame(typed, wrong.value));
      const isRight = isSame(typed, block.right);
      judge(isRight, isRight ? block.reason : known ? known.reason : "");
    };
    field.onkeydown = (event) => event.key === "Enter" && check.onclick();
    return group;
  },

  order: (block) => {
    const group = made("fieldset", {}, made("legend", {}, ...elementsOf(block.html)));
    const fields = block.items.map(() => made("select", {}, ...["", ...block.items.keys()].map((each) => made("option", { value: each, textContent: each === "" ? "–" : each + 1 }))));
    group.append(...block.items.map((html, index) => made("label", { className: "answer" }, fields[index], " ", ...elementsOf(html))));
    const check = made("button", { type: "button", textContent: words.check });
    group.append(check);
    const judge = withVerdict(group);
    check.onclick = () => {
      const isRight = block.right.every((item, rank) => fields[item].value === String(rank));
      judge(isRight, "");
    };
    return group;
  },

  task: (block) => {
    const hints = block.hints.map((html) => made("details", {}, made("summary", { textContent: words.hint }), ...elementsOf(html)));
    return made("div", { className: "task" }, made("h3", { textContent: words.task }), ...elementsOf(block.html), ...hints);
  },
};
builders.count = 0;

// Reads a number with the signs of the page's language; NaN for another text.
function numberOf(text) {
  const digits = text.trim().replace(/[\s\u00a0\u202f%]/g, "");
  const plain = words.decimal_sign === "," ? digits.replace(/\./g, "").replace(",", ".") : digits.replace(/,/g, "");
  return plain === "" ? NaN : Number(plain);
}

// Whole numbers must be equal; others may differ by half a percent, because people round them.
function isSame(typed, value) {
  return Number.isInteger(value) ? typed === value : Math.abs(typed - value) <= Math.abs(value) * 0.005;
}

function buildPages() {
  const pages = element("pages");
  pages.hidden = data.parts.length < 2;
  pages.setAttribute("aria-label", words.pages);
  pages.replaceChildren(...data.parts.map((each, index) => {
    const button = made("button", { type: "button", onclick: () => buildPart(index) }, `${index + 1}. ${each.title}`);
    return button;
  }));
}

function showPage() {
  const { title, blocks } = part();
  element("pages").querySelectorAll("button").forEach((button, index) => button.setAttribute("aria-current", index === state.part ? "true" : "false"));
  const section = element("page-text");
  section.hidden = !title && blocks.length === 0;
  if (!pageNodes.has(state.part)) {
    pageNodes.set(state.part, [made("h2", { textContent: title }), ...blocks.map((block) => builders[block.kind](block))]);
  }
  section.replaceChildren(...pageNodes.get(state.part)); // answers stay when the learner comes back
}

const pageNodes = new Map();

// --- open in Lockstep ---

// Returns the link to the shown step and view. Values in a link are percent-encoded, so "&" only separates them.
function link() {
  const text = runs()[0].place;
  const at = text.indexOf("#");
  const [what, where] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
  const { step: number, cycle } = stepOf(0);
  const key = runs().length > 1 ? "picture" : "view"; // runs side by side are in the view "compare"
  const values = { step: number, [key]: viewOf(0).name, cycle: runs()[0].cycles ? cycle : null };
  const keys = where.split("&").filter((each) => each).map((each) => {
    const name = each.split("=")[0];
    return name in values ? (values[name] === null ? "" : `${name}=${values[name]}`) : each;
  });
  return `${what}#${keys.filter((each) => each).join("&")}`;
}

async function copyLink() {
  let text = words.copied;
  try {
    await navigator.clipboard.writeText(link());
  } catch {
    text = words.not_copied;
  }
  element("copied").replaceChildren(`${text} `, made("code", { textContent: link() }));
  element("copied").hidden = false;
}

// --- keys, pointer, size ---

// Fields keep their keys: the arrows choose an answer, letters and digits are typed.
function isTyping(target) {
  return target instanceof Element && target.matches("select, textarea, input");
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
    return;
  }
  const isButton = event.target instanceof Element && event.target.matches("button, summary, a");
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const viewCount = runs()[0].views.length;
  const keys = {
    ArrowRight: () => (event.shiftKey ? goToNextMark(1) : step(1)),
    ArrowLeft: () => (event.shiftKey ? goToNextMark(-1) : step(-1)),
    Home: () => (pause(), show(0)),
    End: () => (pause(), show(frameCount() - 1)),
    " ": isButton ? null : () => play(1),
    q: () => setView((state.view + viewCount - 1) % viewCount),
    w: () => setView((state.view + 1) % viewCount),
    c: switchCaption,
    t: () => setTheme(themeNames[(theme() + 1) % themeNames.length]),
  };
  const action = /^[1-9]$/.test(name) ? () => goToMark(Number(name) - 1) : Object.hasOwn(keys, name) ? keys[name] : null;
  if (action) {
    event.preventDefault();
    action();
  }
}

function listen() {
  document.addEventListener("keydown", pressed);
  const film = element("film");
  let isDown = false;
  film.addEventListener("pointerdown", (event) => {
    isDown = true;
    film.setPointerCapture(event.pointerId);
    pause();
    seekAt(event.clientX);
  });
  film.addEventListener("pointermove", (event) => isDown && seekAt(event.clientX));
  for (const name of ["pointerup", "pointercancel"]) {
    film.addEventListener(name, () => (isDown = false));
  }
  let width = 0; // a change of the height is our own
  new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width !== width) {
      width = contentRect.width;
      redraw();
    }
  }).observe(element("stage"));
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    matchMedia(query).addEventListener("change", redraw);
  }
  element("as-text").addEventListener("toggle", showTexts);
  element("open").onclick = copyLink;
  addEventListener("beforeprint", () => print(true));
  addEventListener("afterprint", () => print(false));
}

function print(isPrinting) {
  state.printing = isPrinting;
  redraw();
}

function redraw() {
  colourCounters();
  show(state.frame);
}

// --- start ---

function buildPart(index) {
  pause();
  state.part = index;
  state.frame = runs()[0].first;
  state.view = 0;
  showPage();
  buildPanes();
  buildFacts();
  buildSource();
  buildMarks();
  buildStops();
  buildViews();
}

function build() {
  Object.assign(words, data.words);
  element("subtitle").textContent = data.subtitle;
  element("subtitle").hidden = !data.subtitle;
  element("film").append(made("canvas"));
  element("film").setAttribute("aria-label", words.position);
  element("film").querySelector("canvas").setAttribute("aria-hidden", "true");
  element("as-text").querySelector("summary").textContent = words.as_text;
  element("open").textContent = words.open;
  element("open").hidden = false;
  element("origin").textContent = words.origin;
  element("content").hidden = false;
  buildButtons();
  buildChoices();
  buildKeys();
  buildPages();
  buildPart(0);
  listen();
}

// What tests, and scripts of other pages, may use. `ready` is done when the page can be used.
const lockstepPlayer = {
  ready: null,
  show,
  link,
  state,
  parts: () => data.parts,
  // Returns a scene in plain words: the frame of a view of a run of a part.
  scene: (partIndex, run, view, frame) => plainScene(data, sceneAt(data, data.parts[partIndex].runs[run].views[view], frame)),
  // Returns the picture of a frame on a canvas, in pixels of the scene, in the light theme and on white.
  picture: (view, frame) => {
    const scene = sceneAt(data, runs()[0].views[view], frame);
    const canvas = made("canvas", { width: Math.ceil(scene.width), height: Math.ceil(scene.height) });
    const context = canvas.getContext("2d");
    painter.paint(context, scene, 0, 1);
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas;
  },
  theme,
  // Returns a step in words.
  step: (run, frame) => stepOf(run, frame),
};

async function start() {
  try {
    data = await unpacked(element("data").textContent);
    painter = new Painter(data);
  } catch (error) {
    element("damage").textContent = document.documentElement.dataset.damaged;
    element("damage").hidden = false;
    throw error;
  }
  build();
}

globalThis.lockstepPlayer = lockstepPlayer;
lockstepPlayer.ready = start();
