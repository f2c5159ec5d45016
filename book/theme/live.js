// The boards in the pages, alive. What a board shows and says comes from the
// chapters' own code, compiled to WebAssembly. This file sends it requests and
// shows the responses; it knows nothing about any game. Both are described in
// book/page/boards/src/protocol.rs, and each line of a response in protocol/response.rs
// beside it. Where this file can't do its work, the still figure stays.
(() => {
  "use strict";

  const ownUrl = document.currentScript.src;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const modules = {};
  const resolvers = {};

  // A module comes as a script: a page that is opened as a file may load nothing
  // else. It is loaded once, and only where it's needed.
  const load = (name) => (modules[name] ??= new Promise((resolve, reject) => {
    resolvers[name.slice(0, name.lastIndexOf("-"))] = resolve;
    const script = document.createElement("script");
    script.src = new URL(name, ownUrl);
    // Whoever asks again may find it.
    script.onerror = () => {
      delete modules[name];
      reject(new Error(`${name} is missing`));
    };
    document.head.append(script);
  }));

  window.othellierCode = (part, alphabet, text) => resolvers[part](compile(alphabet, text));

  // A character stands for each byte; the alphabet has them from 0 to 255.
  const compile = async (alphabet, text) => {
    const byteOf = new Uint8Array(512);
    for (let byte = 0; byte < 256; byte++) byteOf[alphabet.charCodeAt(byte)] = byte;
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < bytes.length; index++) {
      bytes[index] = byteOf[text.charCodeAt(index)];
    }
    return WebAssembly.compile(bytes);
  };

  // Sends a request to a board's code. Its functions are in
  // book/page/boards/src/wasm.rs.
  const send = (wasm, request) => {
    const bytes = encoder.encode(request);
    const start = wasm.allocate(bytes.length);
    new Uint8Array(wasm.memory.buffer).set(bytes, start);
    const length = wasm.respond();
    const response = new Uint8Array(wasm.memory.buffer, wasm.response(), length);
    return decoder.decode(response);
  };

  // What runs in a worker: it answers requests, and the page goes on meanwhile.
  const background = `
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    const send = ${send};
    let adviser;
    onmessage = async ({ data: [module, request, isAdviser] }) => {
      const start = () => WebAssembly.instantiate(module);
      const { exports } = await (isAdviser ? adviser ??= start() : start());
      postMessage(send(exports, request));
    };`;
  let backgroundUrl;

  const startWorker = () => {
    backgroundUrl ??= URL.createObjectURL(new Blob([background]));
    return new Worker(backgroundUrl);
  };

  const likesLessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  // The values of a response, listed by the first word of their lines.
  const parse = (text) => {
    const response = {};
    for (const line of text.split("\n")) {
      const [word, value] = splitWords(line, 2);
      (response[word] ??= []).push(value);
    }
    return response;
  };

  // A text in so many parts, the last of which may have spaces.
  const splitWords = (text, parts) => {
    const words = text.split(" ");
    return [...words.splice(0, parts - 1), words.join(" ")];
  };

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  };

  // For the other scripts of the book.
  window.othellier = { load, make, parse, send };

  // Lays an element over a box of the drawing, relative to a frame around it.
  const place = ({ style }, box, frame) => {
    const percent = (part, whole) => `${(100 * part) / whole}%`;
    style.left = percent(box.x - frame.x, frame.width);
    style.top = percent(box.y - frame.y, frame.height);
    style.width = percent(box.width, frame.width);
    style.height = percent(box.height, frame.height);
    style.position = "absolute";
  };

  // Where a rectangle of a drawing is.
  const boxOf = (rect) => {
    const sides = ["x", "y", "width", "height"];
    return Object.fromEntries(sides.map((side) => [side, rect[side].baseVal.value]));
  };

  // Which of the elements is the least to the left or right of another one.
  const nearest = (row, element) => {
    const middle = (it) => {
      const { left, right } = it.getBoundingClientRect();
      return left + right;
    };
    const distances = row.map((it) => Math.abs(middle(it) - middle(element)));
    return distances.indexOf(Math.min(...distances));
  };

  // The keys that move within a grid: by column and row, or to an end.
  const keyMoves = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    Home: [-Infinity, 0],
    End: [Infinity, 0],
    PageUp: [0, -Infinity],
    PageDown: [0, Infinity],
  };

  const memory = window.othellierMemory;

  // Whether the reader was on this page before: what was done here then counts
  // for more than what the address says.
  const [{ type } = {}] = performance.getEntriesByType("navigation");
  const isReturn = type === "reload" || type === "back_forward";

  const clamp = (number, most) => Math.max(0, Math.min(number, most));

  class Board extends HTMLElement {
    connectedCallback() {
      const { code, adviser, ...fields } = this.dataset;
      if (!code || !window.WebAssembly || this.fields) return;
      this.code = code;
      this.adviser = adviser;
      this.fields = fields;
      this.given = JSON.stringify(fields);
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
        this.module = await load(this.code);
        const instance = await WebAssembly.instantiate(this.module);
        this.wasm = instance.exports;
      } catch (error) {
        console.warn("This board stays as it is:", error);
        return;
      }
      this.classList.add("alive");
      const live = this.build();
      this.change({});
      this.recall();
      // Only now, so that what it says at first is not announced.
      this.append(live);
      this.invite();
      if (!(this.isTouched && isReturn)) this.visit();
    }

    // The parts that stay the same from one response to the next.
    build() {
      this.caption = this.closest("figure").querySelector("figcaption");
      this.title = this.caption.textContent;
      this.drawing = make("div", { "aria-hidden": true });
      this.grid = make("div", {
        class: "live-grid",
        role: "grid",
        "aria-label": this.title,
      });
      this.status = make("p", { class: "live-status", role: "status" });
      this.said = make("div", { class: "live-said" }, this.status);
      this.controls = make("div", { class: "live-controls" });
      this.facts = make("ul", { class: "live-facts" });
      this.known = make("div", { class: "live-known" }, this.facts);
      this.words = make("ul", { class: "live-words" });
      this.plot = make("div", { class: "live-plot", "aria-hidden": true });
      this.surface = make("div", { class: "live-surface" }, this.drawing);
      const live = make("div", { class: "live" });
      live.append(this.surface, this.said, this.words, this.controls, this.plot, this.known);
      this.cells = [];
      this.parts = {};
      this.listen();
      return live;
    }

    listen() {
      this.addEventListener("keydown", (event) => this.press(event));
      this.grid.addEventListener("click", ({ target }) => this.choose(target));
      this.grid.addEventListener("focusin", ({ target }) => this.rove(target));
      this.grid.addEventListener("focusin", ({ target }) => {
        if (this.choosesOnFocus) this.choose(target);
      });
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
      const response = this.respond(this.request(event));
      if (!response.error) this.interrupt();
      this.isTouched ||= Object.keys(event).length > 0;
      this.classList.remove("invites");
      this.receive(response);
    }

    interrupt() {
      if (!this.next) return;
      this.next = undefined;
      this.worker?.terminate();
      this.worker = undefined;
      this.status.ariaLive = "polite";
    }

    request(event) {
      const fields = Object.entries({ ...this.fields, ...event });
      return fields.map((field) => field.join(" ").replace(/\s+/g, " ")).join("\n");
    }

    receive(response) {
      const { error, refused, then, notice, ask } = response;
      this.classList.toggle("wrong", Boolean(error || refused));
      if (error) {
        this.say(error[0]);
        return;
      }
      const isClosed = "closed" in response;
      // What a board shows by itself is not announced: it would be too much.
      if (!then) this.status.ariaLive = "polite";
      this.show(response);
      if (then && !isClosed) this.status.ariaLive = "off";
      this.grid.ariaDisabled = String(isClosed);
      const seen = this.rest().then(() => this.notice(notice));
      if (then) this.goOn(splitWords(then[0], 3), seen, ask);
    }

    // Goes on by itself: shows the response to an event when it is there and
    // what is shown now was seen for long enough.
    async goOn([pause, field, value], seen, question) {
      const next = (this.next = {});
      const breath = likesLessMotion.matches ? 0 : 300;
      const go = (value) => this.ask(this.request({ [field]: value }));
      const asked = question ? this.advise(question).then(
        (advice) => this.answer(this.request({ [field]: advice })),
        (error) => {
          console.warn("This board goes on without advice:", error);
          return go(value);
        },
      ) : go(value);
      const [response] = await Promise.all([
        asked,
        seen.then(() => wait(breath + Number(pause))),
      ]);
      if (next !== this.next) return;
      this.next = undefined;
      this.receive(parse(response));
    }

    // When nothing on the board moves any more. It is looked at after it is
    // shown, so that the answer doesn't wait for it.
    async rest() {
      await wait(0);
      const animations = this.surface.getAnimations({ subtree: true });
      return Promise.allSettled(animations.map(({ finished }) => finished));
    }

    // Asks a part of the code that is loaded when it's first asked.
    async advise(question) {
      const module = await load(this.adviser);
      const { advice, error } = parse(await this.ask(question.join("\n"), module));
      if (!advice) throw new Error(error);
      return advice[0];
    }

    // Asks in the background; without a worker the page has to wait.
    ask(request, adviser) {
      const think = async () => (adviser
        ? send((await WebAssembly.instantiate(adviser)).exports, request)
        : this.answer(request));
      return new Promise((answer, fail) => {
        const here = () => think().then(answer, fail);
        try {
          this.worker ??= startWorker();
          this.worker.onmessage = ({ data }) => answer(data);
          this.worker.onerror = here;
          this.worker.postMessage([adviser ?? this.module, request, Boolean(adviser)]);
        } catch {
          setTimeout(here, 50);
        }
      });
    }

    answer(request) {
      try {
        return send(this.wasm, request);
      } catch {
        return "error This board has stopped; load the page again.";
      }
    }

    respond(request) {
      return parse(this.answer(request));
    }

    show({ svg, columns, cell = [], status, fact = [], words = [], keep = [], ...more }) {
      this.drawing.innerHTML = svg[0];
      if (cell.length && !this.cells.length) this.lay(cell.length, Number(columns[0]));
      cell.forEach((name, index) => this.name(this.cells[index], name));
      this.say(status[0]);
      this.list(this.facts, fact);
      this.list(this.words, words);
      this.reserve(more.room ?? []);
      this.entitle(svg[0], more.caption);
      if (more.plot) this.plot.innerHTML = more.plot[0];
      this.kept = Object.fromEntries(keep.map((kept) => splitWords(kept, 2)));
      Object.assign(this.fields, this.kept);
      if (this.isTouched) memory?.keep(this.id, this.given, this.kept);
      this.choosesOnFocus = "follow" in more;
      const focused = document.activeElement;
      for (const kind of ["button", "input", "field", "file", "value", "link"]) {
        for (const line of more[kind] ?? []) this[kind](line);
      }
      this.passOn(focused);
    }

    // The focus of a button that is gone goes to one beside it.
    passOn(focused) {
      if (!focused.hidden || !this.controls.contains(focused)) return;
      focused.parentElement.querySelector("button:not([hidden])")?.focus();
    }

    // What has not changed is neither announced nor laid out again.

    say(text) {
      if (this.status.textContent !== text) this.status.textContent = text;
    }

    name(cell, name) {
      if (cell.ariaLabel !== name) cell.ariaLabel = name;
    }

    list(list, texts) {
      if (list.textContent === texts.join("")) return;
      list.replaceChildren(...texts.map((text) => make("li", {}, text)));
    }

    // Leaves room for the longest status and facts: the text below stays put.
    reserve([status = "", ...facts]) {
      this.said.dataset.room = status;
      this.known.dataset.room = facts.join("\n");
    }

    // A title is true of what the board showed at first.
    entitle(svg, [now] = []) {
      this.first ??= svg;
      const [number] = this.title.match(/^Figure [\d.]+: /) ?? [""];
      const text = now && svg !== this.first ? number + now : this.title;
      if (this.caption.textContent === text) return;
      this.caption.dataset.room = this.title;
      this.caption.textContent = text;
    }

    // Shows words over the drawing; the next drawing takes them away.
    notice([words] = []) {
      if (!words) return;
      this.drawing.append(make("p", { class: "live-notice" }, words));
    }

    // Makes a part when a response first mentions it.
    part(name, create) {
      return (this.parts[name] ??= create());
    }

    // Lays a button over each cell of the drawing.
    lay(count, columns) {
      if (columns) this.layRows(count, columns);
      else this.layNodes(count);
    }

    // The cells of a tree are where its drawing has them. There are two, for a
    // wide and a narrow column, of which the style sheet shows one.
    layNodes(count) {
      this.drawing.after(this.grid);
      const cells = Array.from({ length: count }, (_, index) => {
        const node = make("button", { type: "button", tabindex: index ? -1 : 0 });
        this.cells.push(node);
        return make("div", { role: "gridcell" }, node);
      });
      new ResizeObserver(() => {
        const seen = [...this.drawing.children].find((it) => it.clientWidth);
        if (seen) this.placeNodes(cells, seen);
      }).observe(this.drawing);
    }

    // What is equally high is a row.
    placeNodes(cells, drawing) {
      if (this.placed === drawing.classList.value) return;
      this.placed = drawing.classList.value;
      const frame = drawing.viewBox.baseVal;
      place(this.grid, frame, frame);
      const rows = new Map();
      drawing.querySelectorAll(".board-node").forEach((node, index) => {
        const box = boxOf(node);
        if (!rows.has(box.y)) rows.set(box.y, make("div", { role: "row" }));
        place(cells[index], box, frame);
        rows.get(box.y).append(cells[index]);
      });
      const fromTop = [...rows].sort(([one], [other]) => one - other);
      this.grid.replaceChildren(...fromTop.map(([, row]) => row));
    }

    // A cell that is more than the rows can hold is the sentinel's, and ends the
    // last row.
    layRows(count, columns) {
      const felt = this.boxOf(".board-felt");
      this.drawing.after(this.grid);
      place(this.grid, felt, this.drawing.firstChild.viewBox.baseVal);
      this.grid.style.setProperty("--columns", columns);
      for (let index = 0; index < count; index++) {
        const square = make("button", { type: "button", tabindex: index ? -1 : 0 });
        const cell = make("div", { role: "gridcell" }, square);
        const isFirst = index % columns === 0;
        const isSentinel = isFirst && count - index < columns;
        if (isFirst && !isSentinel) this.grid.append(make("div", { role: "row" }));
        if (isSentinel) place(cell, this.boxOf(".board-apart"), felt);
        this.grid.lastChild.append(cell);
        this.cells.push(square);
      }
    }

    boxOf(selector) {
      return boxOf(this.drawing.querySelector(selector));
    }

    rows() {
      return [...this.grid.children].map((row) => [...row.querySelectorAll("button")]);
    }

    choose(square) {
      const index = this.cells.indexOf(square);
      if (index >= 0 && this.grid.ariaDisabled !== "true") this.change({ choose: index });
    }

    // Only the square that last had the focus can be reached with Tab.
    rove(square) {
      for (const cell of this.cells) cell.tabIndex = cell === square ? 0 : -1;
    }

    press(event) {
      // The book turns its pages with the arrow keys, and searches with others.
      event.stopPropagation();
      const { key, ctrlKey, target } = event;
      if (!this.grid.contains(target)) return;
      // A key that is held down chooses once.
      if (event.repeat && [" ", "Enter"].includes(key)) event.preventDefault();
      const move = keyMoves[key];
      if (!move) return;
      event.preventDefault();
      const rows = this.rows();
      const from = rows.findIndex((row) => row.includes(target));
      const down = ctrlKey ? move[0] : move[1];
      const row = rows[clamp(from + down, rows.length - 1)];
      const column = nearest(row, target) + move[0];
      row[clamp(column, row.length - 1)].focus();
    }

    // The controls; each line is one of `Line` in protocol/response.rs.

    button(line) {
      const [field, value, state, text] = splitWords(line, 4);
      const button = this.part(`${field} ${value}`, () => {
        const control = this.control(field, "button", "", () => {
          if (control.ariaDisabled !== "true") this.change({ [field]: value });
        });
        control.value = value;
        return control;
      });
      button.hidden = state === "gone";
      button.textContent = text.split(",")[0];
      button.ariaLabel = text;
      // A button that was really disabled would lose the focus.
      if (state === "on" || state === "off") button.ariaDisabled = state === "off";
      else if (state !== "gone") button.ariaPressed = state === "down";
    }

    control(group, name, text, pressed) {
      const control = make(name, name === "button" ? { type: "button" } : {}, text);
      control.addEventListener("click", pressed);
      this.group(group).append(control);
      return control;
    }

    group(name) {
      return this.part(`group ${name}`, () => {
        const group = make("div", { class: `live-group live-${name}` });
        this.controls.append(group);
        return group;
      });
    }

    input(line) {
      const [field, type, label] = splitWords(line, 3);
      this.part(field, () => {
        const input = make("input", { type, maxlength: 999, autocomplete: "off", spellcheck: false });
        this.group(field).append(make("label", {}, `${label} `, input));
        const set = () => this.change({ [field]: input.value });
        input.addEventListener("keydown", ({ key }) => key === "Enter" && set());
        this.control(field, "button", type === "number" ? "Show" : "Set", set);
        if (type === "text") this.control(field, "button", "Copy", () => this.copy(input));
        return input;
      });
    }

    // What is typed into a field counts at once.
    field(line) {
      const [field, type, label] = splitWords(line, 3);
      this.part(field, () => {
        const input = make("input", { type, maxlength: 9, autocomplete: "off", spellcheck: false });
        this.group("fields").append(make("label", {}, `${label} `, input));
        input.addEventListener("input", () => this.change({ [field]: input.value }));
        return input;
      });
    }

    // A file of the reader's. Only the bytes that the board asks for are read,
    // and they never leave the page.
    file(line) {
      const [field, from, length, label] = splitWords(line, 4);
      const input = this.part(field, () => {
        const input = make("input", { type: "file" });
        this.group(field).append(make("label", {}, `${label} `, input));
        input.addEventListener("change", () => this.slice(input, field));
        return input;
      });
      const moved = input.from && input.from !== from;
      Object.assign(input, { from, length });
      if (moved) this.slice(input, field);
    }

    async slice({ files: [file], from, length }, field) {
      if (!file) return;
      try {
        const part = file.slice(Number(from), Number(from) + Number(length));
        const bytes = new Uint8Array(await part.arrayBuffer());
        const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
        this.change({ [field]: `${file.size} ${hex.join("")}` });
      } catch {
        this.receive({ error: ["This file can't be read: choose it again."] });
      }
    }

    value(line) {
      const [field, value] = splitWords(line, 2);
      // Where nothing changes, the reader may be typing.
      if (this.parts[field].value !== value) this.parts[field].value = value;
    }

    async copy(input) {
      input.select();
      try {
        await navigator.clipboard.writeText(input.value);
        this.say("Copied.");
      } catch {
        // Not every page may write there; what is selected can be copied.
        this.say("Selected: copy it with your keys.");
      }
    }

    // An event that the address of the page carries: #board-2/set=f5d6.

    link(line) {
      const [field, value] = splitWords(line, 2);
      const link = this.part("link", () => this.control(field, "a", "Link to this position", () => {}));
      this.shared = field;
      link.href = `#${this.id}/${field}=${encodeURIComponent(value)}`;
    }

    // Only what the board itself offers to share is taken from an address.
    linked() {
      const start = `#${this.id}/${this.shared}=`;
      if (!this.shared || !location.hash.startsWith(start)) return undefined;
      return { [this.shared]: decodeURIComponent(location.hash.slice(start.length)) };
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
        const event = this.linked();
        if (!event) return;
        this.change(event);
      } catch {
        this.receive({ error: ["This link is damaged: the board can't follow it."] });
      }
      this.scrollIntoView({ block: "center" });
    }

    // Goes on where the reader left off. What makes no sense to the board is
    // dropped, whatever it is.
    recall() {
      const kept = memory?.recall(this.id, this.given);
      const known = Object.keys(this.kept ?? {});
      const fields = known.filter((field) => typeof kept?.[field] === "string");
      if (!fields.length) return;
      for (const field of fields) this.fields[field] = kept[field];
      this.isTouched = true;
      this.change({});
      if (this.classList.contains("wrong")) this.begin();
    }

    // Begins as the page has it.
    begin() {
      this.isTouched = false;
      this.fields = JSON.parse(this.given);
      this.change({});
    }
  }

  customElements.define("othellier-board", Board);
})();
