// The boards in the pages, alive. What a board shows and says is answered by
// the chapters' own code, compiled to WebAssembly (book/live, whose
// documentation has the questions and answers). This file draws, listens and
// asks; it knows nothing of any game. Where it cannot do its work, the still
// figure stays.
(() => {
  "use strict";

  const here = document.currentScript.src;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const codes = {};
  const ready = {};

  // The code is a script too: a page that is opened as a file may load nothing
  // else. It is loaded once, and only by pages with a board.
  const load = (name) => (codes[name] ??= new Promise((resolve, reject) => {
    ready[name.split("-")[0]] = resolve;
    const script = document.createElement("script");
    script.src = new URL(name, here);
    script.onerror = () => reject(new Error(`${name} is missing`));
    document.head.append(script);
  }));

  window.othellierBoards = (part, hex) => ready[part](compile(hex));

  const compile = async (hex) => {
    const bytes = new Uint8Array(hex.length / 2);
    for (let at = 0; at < bytes.length; at++) {
      bytes[at] = parseInt(hex.substr(2 * at, 2), 16);
    }
    return WebAssembly.compile(bytes);
  };

  // Asks the code of one board; both texts are lines of a word and a value.
  const ask = (door, request) => {
    const bytes = encoder.encode(request);
    const room = door.room(bytes.length);
    new Uint8Array(door.memory.buffer).set(bytes, room);
    const length = door.ask();
    const answer = new Uint8Array(door.memory.buffer, door.answered(), length);
    return decoder.decode(answer);
  };

  // What runs in a worker: it asks once, and the page goes on meanwhile.
  const background = `
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    const ask = ${ask};
    onmessage = async ({ data: [code, request] }) => {
      const { exports } = await WebAssembly.instantiate(code);
      postMessage(ask(exports, request));
    };`;

  const read = (text) => {
    const answer = {};
    for (const line of text.split("\n")) {
      const [word, value] = cut(line, 2);
      (answer[word] ??= []).push(value);
    }
    return answer;
  };

  // A text in so many parts, the last of which may have spaces.
  const cut = (text, parts) => {
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

  // Lays an element over a box of the drawing, relative to a frame around it.
  const place = ({ style }, box, frame) => {
    const percent = (part, whole) => `${(100 * part) / whole}%`;
    style.left = percent(box.x - frame.x, frame.width);
    style.top = percent(box.y - frame.y, frame.height);
    style.width = percent(box.width, frame.width);
    style.height = percent(box.height, frame.height);
    style.position = "absolute";
  };

  // The keys that move within a grid: by column and row, or to an end.
  const moves = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    Home: [-Infinity, 0],
    End: [Infinity, 0],
    PageUp: [0, -Infinity],
    PageDown: [0, Infinity],
  };

  const clamp = (number, most) => Math.max(0, Math.min(number, most));

  class Board extends HTMLElement {
    async connectedCallback() {
      const { code, ...fields } = this.dataset;
      if (!code || !window.WebAssembly || this.door) return;
      this.fields = fields;
      try {
        this.code = await load(code);
        const instance = await WebAssembly.instantiate(this.code);
        this.door = instance.exports;
      } catch (error) {
        console.warn("This board stays as it is:", error);
        return;
      }
      this.classList.add("alive");
      const live = this.build();
      this.change({});
      // Only now, so that what it says at first is not announced.
      this.append(live);
      addEventListener("hashchange", () => this.visit());
      this.visit();
    }

    // The parts that stay the same from one answer to the next.
    build() {
      const caption = this.closest("figure").querySelector("figcaption");
      this.drawing = make("div", { "aria-hidden": true });
      this.grid = make("div", {
        class: "live-grid",
        role: "grid",
        "aria-label": caption.textContent,
      });
      this.status = make("p", { class: "live-status", role: "status" });
      this.controls = make("div", { class: "live-controls" });
      this.facts = make("ul", { class: "live-facts" });
      const surface = make("div", { class: "live-surface" });
      surface.append(this.drawing);
      const live = make("div", { class: "live" });
      live.append(surface, this.controls, this.status, this.facts);
      this.cells = [];
      this.made = {};
      this.listen();
      return live;
    }

    listen() {
      this.addEventListener("keydown", (event) => this.press(event));
      this.grid.addEventListener("click", ({ target }) => this.choose(target));
      this.grid.addEventListener("focusin", ({ target }) => this.rove(target));
      for (const kind of ["focusin", "pointerover"]) {
        this.grid.addEventListener(kind, ({ target }) => {
          if (this.follows) this.choose(target);
        });
      }
    }

    // Asks with an event, and shows the answer. What was still being thought
    // about is dropped.
    change(event) {
      this.stop?.();
      this.take(this.answer(this.request(event)));
    }

    request(event) {
      const fields = Object.entries({ ...this.fields, ...event });
      return fields.map((field) => field.join(" ").replace(/\s+/g, " ")).join("\n");
    }

    take(answer) {
      this.classList.toggle("wrong", "error" in answer);
      if (answer.error) {
        this.status.textContent = answer.error[0];
      } else {
        this.show(answer);
        if (answer.think) this.think(this.request({ think: 1 }));
      }
    }

    // Asks what takes long, and goes on.
    think(request) {
      try {
        const url = URL.createObjectURL(new Blob([background]));
        const worker = new Worker(url);
        this.stop = () => {
          worker.terminate();
          URL.revokeObjectURL(url);
          this.stop = undefined;
        };
        worker.onmessage = ({ data }) => {
          this.stop();
          this.take(read(data));
        };
        worker.onerror = () => {
          this.stop();
          this.take(this.answer(request));
        };
        worker.postMessage([this.code, request]);
      } catch {
        // Without a worker the page has to wait.
        const timer = setTimeout(() => this.take(this.answer(request)), 50);
        this.stop = () => clearTimeout(timer);
      }
    }

    answer(request) {
      try {
        return read(ask(this.door, request));
      } catch {
        return { error: ["This board has stopped; load the page again."] };
      }
    }

    show({ svg, columns, cell = [], say, fact = [], keep = [], ...controls }) {
      this.drawing.innerHTML = svg[0];
      if (cell.length && !this.cells.length) this.lay(cell.length, Number(columns[0]));
      cell.forEach((name, at) => this.cells[at].setAttribute("aria-label", name));
      this.status.textContent = say[0];
      this.facts.replaceChildren(...fact.map((text) => make("li", {}, text)));
      for (const kept of keep) {
        const [field, value] = cut(kept, 2);
        this.fields[field] = value;
      }
      this.follows = "follow" in controls;
      for (const kind of ["button", "input", "value", "link"]) {
        for (const line of controls[kind] ?? []) this[kind](line);
      }
    }

    // Makes a part when an answer first speaks of it.
    part(name, maker) {
      return (this.made[name] ??= maker());
    }

    // Lays a button over each cell of the drawing. What is more than the rows
    // can hold is the cell apart, and ends the last row.
    lay(count, columns) {
      const box = (selector) => {
        const { x, y, width, height } = this.drawing.querySelector(selector);
        const [left, top, ...size] = [x, y, width, height].map(({ baseVal }) => baseVal.value);
        return { x: left, y: top, width: size[0], height: size[1] };
      };
      const felt = box(".board-felt");
      this.drawing.after(this.grid);
      place(this.grid, felt, this.drawing.firstChild.viewBox.baseVal);
      this.grid.style.setProperty("--columns", columns);
      for (let at = 0; at < count; at++) {
        const square = make("button", { type: "button", tabindex: at ? -1 : 0 });
        const cell = make("div", { role: "gridcell" }, square);
        const apart = at % columns === 0 && count - at < columns;
        if (at % columns === 0 && !apart) {
          this.grid.append(make("div", { role: "row" }));
        }
        if (apart) place(cell, box(".board-apart"), felt);
        this.grid.lastChild.append(cell);
        this.cells.push(square);
      }
    }

    rows() {
      return [...this.grid.children].map((row) => [...row.querySelectorAll("button")]);
    }

    choose(square) {
      const index = this.cells.indexOf(square);
      if (index >= 0) this.change({ choose: index });
    }

    // Only the square that was last visited can be reached with Tab.
    rove(square) {
      for (const cell of this.cells) cell.tabIndex = cell === square ? 0 : -1;
    }

    press(event) {
      // The book turns its pages with the arrow keys, and searches with others.
      event.stopPropagation();
      const { key, ctrlKey, target } = event;
      const move = moves[key];
      if (!move || !this.grid.contains(target)) return;
      event.preventDefault();
      const rows = this.rows();
      const from = rows.findIndex((row) => row.includes(target));
      const down = ctrlKey ? move[0] : move[1];
      const row = rows[clamp(from + down, rows.length - 1)];
      const column = rows[from].indexOf(target) + move[0];
      row[clamp(column, row.length - 1)].focus();
    }

    // The controls, as the answers name them.

    button(line) {
      const [field, value, state, text] = cut(line, 4);
      const button = this.part(`${field} ${value}`, () => {
        const made = this.control(field, "button", text.split(",")[0], () => {
          if (made.ariaDisabled !== "true") this.change({ [field]: value });
        });
        made.value = value;
        made.ariaLabel = text;
        return made;
      });
      // A button that were really disabled would lose the focus.
      if (state === "on" || state === "off") button.ariaDisabled = state === "off";
      else button.ariaPressed = state === "down";
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
      const [field, type, label] = cut(line, 3);
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

    value(line) {
      const [field, value] = cut(line, 2);
      this.made[field].value = value;
    }

    async copy(input) {
      input.select();
      try {
        await navigator.clipboard.writeText(input.value);
        this.status.textContent = "Copied.";
      } catch {
        // Not every page may write there; what is selected can be copied.
        this.status.textContent = "Selected: copy it with your keys.";
      }
    }

    // An event that the address of the page carries: #figure-5-2/set=f5d6.

    link(line) {
      const [field, value] = cut(line, 2);
      const link = this.part("link", () => this.control(field, "a", "Link to this position", () => {}));
      link.href = `#${this.id}/${field}=${value}`;
    }

    linked() {
      const [id, event] = location.hash.slice(1).split("/");
      if (id !== this.id || !event) return undefined;
      const [field, value] = event.split("=");
      return { [field]: value };
    }

    visit() {
      const event = this.linked();
      if (!event) return;
      this.change(event);
      this.scrollIntoView({ block: "center" });
    }
  }

  customElements.define("othellier-board", Board);
})();
