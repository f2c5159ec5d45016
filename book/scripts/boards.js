// The boards in the pages, alive. What a board shows and says comes from the
// chapters' own code, compiled to WebAssembly. This file sends it requests and
// shows the responses; it knows nothing about any game. Both are described in
// src/protocol.rs beside it, and the members of a response in src/view.rs. Where
// this file can't do its work, the still figure stays.
(() => {
  "use strict";

  const { othellier } = window;
  const {
    arrange, ask, button, captionOf, clamp, likesLessMotion, load, make, memory, tool,
  } = othellier;

  // What runs in a worker: it answers requests, and the page goes on meanwhile. The
  // part that is asked for advice stays as it is, for what it remembers.
  const BACKGROUND = `
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    const ask = ${ask};
    let adviser;
    onmessage = async ({ data: [number, module, request, isAdviser] }) => {
      const start = () => WebAssembly.instantiate(module);
      const { exports } = await (isAdviser ? adviser ??= start() : start());
      postMessage([number, ask(exports, request)]);
    };`;

  // Who answers a board in the background. Without a worker the page has to wait.
  class Background {
    constructor() {
      this.waiting = new Map();
      this.count = 0;
    }

    ask(module, request, isAdviser) {
      return new Promise((answer, fail) => {
        const here = () => WebAssembly.instantiate(module)
          .then(({ exports }) => ask(exports, request)).then(answer, fail);
        try {
          this.worker ??= this.start();
          this.waiting.set(++this.count, { answer, here });
          this.worker.postMessage([this.count, module, request, isAdviser]);
        } catch {
          setTimeout(here, 50);
        }
      });
    }

    start() {
      const worker = othellier.startWorker(BACKGROUND);
      worker.onmessage = ({ data: [number, answer] }) => {
        this.waiting.get(number)?.answer(answer);
        this.waiting.delete(number);
      };
      worker.onerror = () => this.waiting.forEach(({ here }) => here());
      return worker;
    }

    // Forgets what it was asked.
    stop() {
      this.waiting.clear();
      this.worker?.terminate();
      this.worker = undefined;
    }
  }

  // Lays an element over a box of the drawing, relative to a frame around it.
  const place = ({ style }, box, frame) => {
    const percent = (part, whole) => `${(100 * part) / whole}%`;
    style.left = percent(box.x - frame.x, frame.width);
    style.top = percent(box.y - frame.y, frame.height);
    style.width = percent(box.width, frame.width);
    style.height = percent(box.height, frame.height);
    style.position = "absolute";
  };

  // The board's code writes as its tests do, the page as a printer would.
  const typeset = (text) => text.replace(/(\w)'/g, "$1’");

  // Where a rectangle of a drawing is.
  const boxOf = (rect) => {
    const sides = ["x", "y", "width", "height"];
    return Object.fromEntries(sides.map((side) => [side, rect[side].baseVal.value]));
  };

  // Which of the elements is the least to the left or right of another one.
  const nearest = (row, element) => {
    const middle = (one) => {
      const { left, right } = one.getBoundingClientRect();
      return left + right;
    };
    const distances = row.map((one) => Math.abs(middle(one) - middle(element)));
    return distances.indexOf(Math.min(...distances));
  };

  // The keys that move within a grid: by column and row, or to an end.
  const KEY_MOVES = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    Home: [-Infinity, 0],
    End: [Infinity, 0],
    PageUp: [0, -Infinity],
    PageDown: [0, Infinity],
  };

  // Whether the reader was on this page before: what was done here then counts
  // for more than what the address says.
  const [{ type } = {}] = performance.getEntriesByType("navigation");
  const isReturn = type === "reload" || type === "back_forward";

  // A button over each cell of a drawing.
  class Grid {
    constructor(drawing, title, choose) {
      this.drawing = drawing;
      this.cells = [];
      this.element = make("div", { class: "live-grid", role: "grid", "aria-label": title });
      const pick = ({ target }) => {
        const index = this.cells.indexOf(target);
        if (index >= 0 && !this.isClosed) choose(index);
      };
      this.element.addEventListener("click", pick);
      this.element.addEventListener("focusin", (event) => {
        othellier.rove(this.cells, event.target);
        if (this.choosesOnFocus) pick(event);
      });
    }

    get isClosed() {
      return this.element.ariaDisabled === "true";
    }

    close(isClosed) {
      this.element.ariaDisabled = String(isClosed);
    }

    // What has not changed isn't announced again.
    show(names, columns) {
      if (names.length && !this.cells.length) this.lay(names.length, columns);
      names.forEach((name, index) => {
        if (this.cells[index].ariaLabel !== name) this.cells[index].ariaLabel = name;
      });
    }

    lay(count, columns) {
      this.cells = Array.from({ length: count }, (_, index) =>
        make("button", { type: "button", tabindex: index ? -1 : 0 }));
      const cells = this.cells.map((cell) => make("div", { role: "gridcell" }, cell));
      this.drawing.after(this.element);
      if (columns) this.layRows(cells, columns);
      else this.layNodes(cells);
    }

    // A cell that is more than the rows can hold is the sentinel's, and ends the
    // last row.
    layRows(cells, columns) {
      const find = (selector) => boxOf(this.drawing.querySelector(selector));
      const felt = find(".board-felt");
      place(this.element, felt, this.drawing.firstChild.viewBox.baseVal);
      this.element.style.setProperty("--columns", columns);
      cells.forEach((cell, index) => {
        const isFirst = index % columns === 0;
        const isSentinel = isFirst && cells.length - index < columns;
        if (isFirst && !isSentinel) this.element.append(make("div", { role: "row" }));
        if (isSentinel) place(cell, find(".board-apart"), felt);
        this.element.lastChild.append(cell);
      });
    }

    // The cells of a tree are where its drawing has them. There are two, for a
    // wide and a narrow column, of which the style sheet shows one.
    layNodes(cells) {
      new ResizeObserver(() => {
        const seen = [...this.drawing.children].find((drawing) => drawing.clientWidth);
        if (seen) this.placeNodes(cells, seen);
      }).observe(this.drawing);
    }

    // What is equally high is a row.
    placeNodes(cells, drawing) {
      if (this.placed === drawing.classList.value) return;
      this.placed = drawing.classList.value;
      const frame = drawing.viewBox.baseVal;
      place(this.element, frame, frame);
      const rows = new Map();
      drawing.querySelectorAll(".board-node").forEach((node, index) => {
        const box = boxOf(node);
        if (!rows.has(box.y)) rows.set(box.y, make("div", { role: "row" }));
        place(cells[index], box, frame);
        rows.get(box.y).append(cells[index]);
      });
      const fromTop = [...rows].sort(([one], [other]) => one - other);
      this.element.replaceChildren(...fromTop.map(([, row]) => row));
    }

    press(event) {
      const { key, ctrlKey, target } = event;
      if (!this.element.contains(target)) return;
      // A key that is held down chooses once.
      if (event.repeat && [" ", "Enter"].includes(key)) event.preventDefault();
      const move = KEY_MOVES[key];
      if (!move) return;
      event.preventDefault();
      const rows = [...this.element.children].map((row) => [...row.querySelectorAll("button")]);
      const from = rows.findIndex((row) => row.includes(target));
      const down = ctrlKey ? move[0] : move[1];
      const row = rows[clamp(from + down, rows.length - 1)];
      const column = nearest(row, target) + move[0];
      row[clamp(column, row.length - 1)].focus();
    }
  }

  // What can be pressed and filled in: a bar, rows to choose from, and fields. Each
  // control is made when a response first shows it.
  class Controls {
    constructor(board) {
      this.board = board;
      this.bar = make("div", { class: "tools" });
      this.choices = make("div", { class: "live-choices" });
      this.element = make("div", { class: "live-controls" }, this.bar, this.choices);
      this.parts = {};
    }

    show({ buttons, inputs, fields, link }) {
      const focused = document.activeElement;
      const shown = buttons.map((line) => this.button(line, buttons));
      for (const made of this.element.querySelectorAll("button[name]")) {
        made.hidden = !shown.includes(made);
      }
      for (const line of inputs) this.input(line);
      for (const line of fields) this.field(line);
      if (link) this.link(link);
      this.element.querySelectorAll(".tools:not(.fields)").forEach(arrange);
      this.passOn(focused);
    }

    // The focus of a button that is gone goes to the one that has its place.
    passOn(focused) {
      if (!focused.hidden || !this.element.contains(focused)) return;
      focused.parentElement.querySelector(`[name="${focused.name}"]:not([hidden])`)?.focus();
    }

    part(name, create) {
      return (this.parts[name] ??= create());
    }

    // What belongs together in a row of its own.
    row(name, kind, place) {
      return this.part(`row ${name}`, () => {
        const row = make("div", { class: `tools ${kind} live-${name}` });
        place.append(row);
        return row;
      });
    }

    // What only some ask for opens over the page: a game to write down or to pass on.
    // A browser closes it again, and gives the focus back.
    get panel() {
      return this.part("panel", () => {
        const id = `${this.board.id}-share`;
        const panel = make("div", { class: "live-share", id, popover: "auto" });
        const place = () => {
          const { left, bottom, width } = this.bar.getBoundingClientRect();
          panel.style.translate = `${left + scrollX}px ${bottom + scrollY}px`;
          panel.style.width = `${width}px`;
        };
        const opener = tool("share", "Share", place, { popovertarget: id });
        addEventListener("resize", place);
        this.bar.append(opener);
        this.bar.after(panel);
        this.passing = make("div", { class: "tools" });
        panel.append(this.passing);
        return panel;
      });
    }

    // What was done there is said below it.
    pass(value, text, press) {
      this.passing.append(tool(value, text, () => {
        this.panel.hidePopover();
        press();
      }));
    }

    // A field with its label.
    labeled(label, attributes) {
      const input = make("input", { class: "control", ...attributes });
      return [input, make("label", {}, make("span", {}, label), " ", input)];
    }

    // The button shows its text up to the first comma; all of it is its name for
    // a reader who listens.
    button({ field, value, state, text }, buttons) {
      const control = this.part(`${field} ${value}`, () => {
        const press = () => {
          if (control.ariaDisabled !== "true") this.board.change({ [field]: value });
        };
        const isOne = (line) => line.field === field && line.state.endsWith("selected");
        const isChoice = isOne({ field, state }) && buttons.filter(isOne).length > 1;
        const row = isChoice ? this.row(field, "choices", this.choices) : this.bar;
        const made = isChoice ? button("", press, { value }) : tool(value, "", press);
        made.name = field;
        const before = [...row.querySelectorAll(`[name="${field}"]`)].at(-1);
        if (before) before.after(made);
        else row.insertBefore(made, row.querySelector("[value=share]"));
        return made;
      });
      control.textContent = text.split(",")[0];
      control.ariaLabel = text;
      // A button that was really disabled would lose the focus.
      if (["enabled", "disabled"].includes(state)) control.ariaDisabled = state === "disabled";
      else control.ariaPressed = state === "selected";
      return control;
    }

    input({ field, kind, label, text }) {
      const input = this.part(field, () => {
        const attributes = { type: kind, maxlength: 999, autocomplete: "off", spellcheck: false };
        const [made, labeled] = this.labeled(label, attributes);
        const set = () => this.board.change({ [field]: made.value });
        made.addEventListener("keydown", ({ key }) => key === "Enter" && set());
        this.panel.prepend(labeled);
        this.pass("set", "Set", set);
        this.pass("copy", "Copy", () => this.copy(made));
        return made;
      });
      this.fill(input, text);
    }

    // What is typed into a field counts at once.
    field({ field, kind, label, text }) {
      const input = this.part(field, () => {
        const attributes = { type: kind, maxlength: 9, autocomplete: "off", spellcheck: false };
        const [made, labeled] = this.labeled(label, attributes);
        this.row("fields", "fields", this.element).append(labeled);
        made.addEventListener("input", () => this.board.change({ [field]: made.value }));
        return made;
      });
      this.fill(input, text);
    }

    // Where nothing changes, the reader may be typing.
    fill(input, text) {
      if (input.value !== text) input.value = text;
    }

    async copy(input) {
      try {
        await navigator.clipboard.writeText(input.value);
        this.board.say("Copied.");
      } catch {
        // Not every page may write there; what is selected can be copied.
        this.panel.showPopover();
        input.select();
        this.board.say("Selected: copy it with your keys.");
      }
    }

    // An event that the address of the page carries: #board-2/set=f5d6.
    link({ field, value }) {
      this.shared = field;
      const address = `#${this.board.id}/${field}=${encodeURIComponent(value)}`;
      const link = this.part("link", () => {
        const label = "Link to this position";
        const made = make("a", { class: "control tool link", "aria-label": label }, "Link");
        made.addEventListener("click", () => this.panel.hidePopover());
        this.passing.append(made);
        return made;
      });
      link.href = address;
    }

    // Only what the board itself offers to share is taken from an address.
    linked() {
      const start = `#${this.board.id}/${this.shared}=`;
      if (!this.shared || !location.hash.startsWith(start)) return undefined;
      return { [this.shared]: decodeURIComponent(location.hash.slice(start.length)) };
    }
  }

  class Board extends HTMLElement {
    connectedCallback() {
      const { code, adviser, offer, ...given } = this.dataset;
      if (!code || !window.WebAssembly || this.given) return;
      this.code = code;
      this.adviser = adviser;
      // The page gave it these fields, and it kept those.
      this.given = given;
      this.kept = {};
      this.background = new Background();
      // What it offers first is laid out below the still figure, but isn't seen: so
      // nothing moves when it wakes.
      this.append(this.build());
      if (offer) this.offer(JSON.parse(offer.replaceAll("`", '"')));
      addEventListener("hashchange", () => this.visit());
      addEventListener("othellier-forget", () => this.wasm && this.begin());
      if (this.isMeant()) this.wake();
      else this.wakeWhenNear();
    }

    // A board far down the page costs nothing before the reader comes near.
    wakeWhenNear() {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        this.wake();
      }, { rootMargin: "800px" });
      observer.observe(this);
    }

    wake() {
      return (this.awake ??= this.start());
    }

    async start() {
      try {
        this.module = await load(this.code, "press Try again");
        const instance = await WebAssembly.instantiate(this.module);
        this.wasm = instance.exports;
      } catch ({ message }) {
        this.fail(message);
        return;
      }
      this.change({});
      this.recall();
      // Only now, so that what it says at first is not announced.
      this.classList.add("alive");
      this.invite();
      if (!(this.isTouched && isReturn)) this.visit();
      if (this.failed) this.recover();
    }

    // What is missing may be there when the reader asks for it again. That is said
    // where the board would speak, so that nothing moves.
    fail(message) {
      this.awake = undefined;
      if (!this.failed) {
        const again = button("Try again", () => this.wake());
        this.failed = make("div", { class: "bar live-failed" }, again, make("p", { role: "status" }));
        this.said.append(this.failed);
      }
      this.failed.lastChild.textContent = message;
    }

    // What was missing is there, for all that failed for the lack of it.
    recover() {
      const holds = this.failed.contains(document.activeElement);
      this.failed.remove();
      if (holds) this.querySelector(".live-grid [tabindex='0']")?.focus();
      for (const board of document.querySelectorAll("othellier-board")) {
        if (board.failed) board.wake();
      }
    }

    // The parts that stay the same from one response to the next.
    build() {
      this.figure = captionOf(this);
      this.drawing = make("div", { "aria-hidden": true });
      this.grid = new Grid(this.drawing, this.figure.title, (index) => {
        this.change({ choose: index });
      });
      this.controls = new Controls(this);
      this.status = make("p", { class: "live-status", role: "status" });
      this.facts = make("ul", { class: "live-facts" });
      this.lessons = make("p", { class: "live-lessons" });
      const said = make("div", {}, this.status, this.facts, this.lessons);
      this.said = make("div", { class: "live-said" }, said);
      this.words = make("ul", { class: "live-words only-heard" });
      this.plot = make("div", { class: "live-plot", "aria-hidden": true });
      this.surface = make("div", { class: "live-surface" }, this.drawing);
      this.addEventListener("keydown", (event) => this.grid.press(event));
      this.align();
      const parts = [this.surface, this.controls.element, this.said, this.words, this.plot];
      return make("div", { class: "live" }, ...parts);
    }

    // What can be pressed is as wide as the board above it.
    align() {
      const still = this.querySelector(".board-drawing");
      const frame = still.viewBox.baseVal;
      const felt = still.querySelector(":scope > .board-felt");
      const whole = felt?.width.baseVal.value > frame.width / 2 ? boxOf(felt) : frame;
      const pixels = (length) => `${length * still.width.baseVal.value / frame.width}px`;
      this.style.setProperty("--board", pixels(whole.width));
      this.style.setProperty("--aside", pixels(whole.x + (whole.width - frame.width) / 2));
      // Below a board there's as much room as for the names above it.
      const below = frame.height - whole.y - whole.height === whole.y ? whole.y : 0;
      const share = `${100 * below / frame.width}%`;
      this.style.setProperty("--below", `min(${pixels(below)}, ${share})`);
    }

    // What can be chosen moves once, when the reader gets there.
    invite() {
      new IntersectionObserver(([{ isIntersecting }], watcher) => {
        if (!isIntersecting) return;
        watcher.disconnect();
        this.classList.add("invites");
      }, { threshold: 0.7 }).observe(this.drawing);
    }

    // Sends an event, and shows the response. What the board was about to do
    // by itself is dropped, unless the event is refused.
    change(event) {
      const response = this.answer(this.request(event));
      if (!response.error) this.interrupt();
      this.isTouched ||= Object.keys(event).length > 0;
      this.classList.remove("invites");
      this.receive(response);
    }

    interrupt() {
      if (!this.next) return;
      if (!this.next.mayFinish) this.background.stop();
      this.next = undefined;
      this.status.ariaLive = "polite";
    }

    request(event) {
      const fields = Object.entries({ ...this.given, ...this.kept, ...event });
      return Object.fromEntries(
        fields.map(([field, value]) => [field, String(value).replace(/\s+/g, " ")]));
    }

    answer(request) {
      try {
        return ask(this.wasm, request);
      } catch {
        return { error: "This board has stopped; load the page again." };
      }
    }

    receive(response) {
      const { error, is_refused, is_closed, then, notice } = response;
      this.classList.toggle("wrong", Boolean(error || is_refused));
      if (error) {
        this.say(error);
        return;
      }
      // What a board shows by itself is not announced: it would be too much.
      if (!then) this.status.ariaLive = "polite";
      this.show(response);
      this.grid.close(is_closed);
      const seen = this.rest().then(() => this.notice(notice));
      if (then) this.goOn(response, seen);
    }

    // Goes on by itself: shows the response to an event when it is there and
    // what is shown now was seen for long enough.
    async goOn({ then: { pause, field, value }, question, is_closed, lets_finish }, seen) {
      const next = (this.next = { mayFinish: lets_finish });
      const breath = likesLessMotion.matches ? 0 : 300;
      const go = () => this.background.ask(this.module, this.request({ [field]: value }));
      const asked = question ? this.advise(question).then(
        (advice) => this.answer(this.request({ [field]: value, ...advice })),
        (error) => {
          console.warn("This board goes on without advice:", error);
          return go();
        },
      ) : go();
      const [response] = await Promise.all([
        asked,
        seen.then(() => othellier.wait(breath + pause)),
      ]);
      if (next !== this.next) return;
      this.next = undefined;
      if (!is_closed) this.status.ariaLive = "off";
      this.receive(response);
    }

    // When nothing on the board moves any more. It is looked at after it is
    // shown, so that the answer doesn't wait for it.
    async rest() {
      await othellier.wait(0);
      const animations = this.surface.getAnimations({ subtree: true });
      return Promise.allSettled(animations.map(({ finished }) => finished));
    }

    // Asks a part of the code that is loaded when it's first asked.
    async advise(question) {
      const module = await load(this.adviser, "make another move");
      const { error, ...advice } = await this.background.ask(module, question, true);
      if (error) throw new Error(error);
      return advice;
    }

    show(response) {
      const { drawing: { svg, columns }, cells, facts, words, caption } = response;
      this.drawing.innerHTML = svg;
      this.grid.show(cells, columns);
      this.grid.choosesOnFocus = response.chooses_on_focus;
      this.list(this.facts, facts);
      this.list(this.words, words);
      this.teach(response.lessons);
      this.entitle(svg, caption);
      Object.assign(this.kept, response.kept);
      if (this.isTouched) memory?.keep(this.id, JSON.stringify(this.given), this.kept);
      this.offer(response);
    }

    // What it says and offers below the picture.
    offer(response) {
      this.say(response.status);
      this.reserve(response.room);
      this.plot.innerHTML = response.plot ?? "";
      this.controls.show(response);
    }

    // What has not changed is neither announced nor laid out again.

    say(text) {
      const said = typeset(text);
      if (this.status.textContent !== said) this.status.textContent = said;
    }

    list(list, given) {
      const texts = given.map(typeset);
      if (list.textContent === texts.join("")) return;
      list.replaceChildren(...texts.map((text) => make("li", {}, text)));
    }

    // Where the book teaches what the facts say.
    teach(lessons) {
      const links = lessons.map(([href, text]) => make("a", { href }, text));
      const parts = links.flatMap((link) => [" ", link]);
      this.lessons.replaceChildren(...(links.length ? ["In the book:", ...parts] : []));
    }

    // Leaves room for the longest status and facts: the text below stays put.
    reserve(room) {
      const [status = "", ...facts] = room.map(typeset);
      Object.assign(this.said.dataset, { status, room: [status, ...facts].join("\n") });
    }

    // A title is true of what the board showed at first.
    entitle(svg, now) {
      this.first ??= svg;
      const { caption, title, number } = this.figure;
      const text = now && svg !== this.first ? number + typeset(now) : title;
      if (caption.textContent === text) return;
      caption.dataset.room = title;
      caption.replaceChildren(make("span", {}, text));
    }

    // Shows words over the drawing; the next drawing takes them away.
    notice(words) {
      if (words) this.drawing.append(make("p", { class: "live-notice" }, words));
    }

    // Whether the address names this board.
    isMeant() {
      return location.hash.startsWith(`#${this.id}/`);
    }

    visit() {
      if (!this.isMeant()) return;
      // It comes here once it's awake.
      if (!this.wasm) {
        this.wake();
        return;
      }
      try {
        const event = this.controls.linked();
        if (!event) return;
        this.change(event);
      } catch {
        this.receive({ error: "This link is damaged: the board can't follow it." });
      }
      this.scrollIntoView({ block: "center" });
    }

    // Goes on where the reader left off. What makes no sense to the board is
    // dropped, whatever it is.
    recall() {
      const kept = memory?.recall(this.id, JSON.stringify(this.given));
      const known = Object.keys(this.kept).filter((field) => typeof kept?.[field] === "string");
      if (!known.length) return;
      for (const field of known) this.kept[field] = kept[field];
      this.isTouched = true;
      this.change({});
      if (this.classList.contains("wrong")) this.begin();
    }

    // Begins as the page has it.
    begin() {
      this.isTouched = false;
      this.kept = {};
      this.change({});
    }
  }

  customElements.define("othellier-board", Board);
})();
