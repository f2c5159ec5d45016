// @ts-check
// The panel that steps through a function: it highlights the line that has run, and
// shows a board, the variables, the call stack and a sentence.
//
// The page asks the code of book/page/steps for each step, as boards ask theirs. That
// code runs the function again from its start and reports what holds after the given
// step, including the line to highlight, so a step back costs as much as one forward.
window.othellier.steps = (() => {
  "use strict";

  const styles = new CSSStyleSheet();
  styles.replaceSync(window.othellier.stepsStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

  const { arrange, ask, clamp, isShortcut, make, rove, tool } = window.othellier;

  /** Finds the listing of the page that shows a line of a file.
   * @returns {{ code: HTMLElement, row: number } | undefined} */
  const findRow = (file, line) => {
    for (const listing of document.querySelectorAll("othellier-steps")) {
      for (const lines of listing.dataset.lines.split(";")) {
        const [path, ...numbers] = lines.split(" ");
        const [first, last, pane, row] = numbers.map(Number);
        if (path !== file || line < first || line > last) continue;
        /** @type {NodeListOf<HTMLElement>} */
        const panes = listing.querySelectorAll("pre > code");
        return { code: panes[pane], row: line - first + row };
      }
    }
    return undefined;
  };

  /** Returns the range of a row of code, whatever elements color it. */
  const rangeOf = (code, row) => {
    const rows = code.textContent.split("\n");
    const start = rows.slice(0, row).reduce((sum, { length }) => sum + length + 1, 0);
    const range = document.createRange();
    setEdge(range, "setStart", code, start);
    setEdge(range, "setEnd", code, start + rows[row].length);
    return range;
  };

  const setEdge = (range, edge, code, offset) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let rest = offset;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = /** @type {Text} */ (node);
      if (rest <= length) {
        range[edge](node, rest);
        return;
      }
      rest -= length;
    }
  };

  const highlight = make("div", { class: "steps-light", "aria-hidden": "true" });

  /** The row that is highlighted.
   * @type {{ code: HTMLElement, row: number } | undefined} */
  let highlighted;

  /** Lays the highlight over its row. It is an element of its own, so that the code and
   * what a reader copies of it stay as they are. */
  const placeHighlight = () => {
    if (!highlighted) return;
    const { code, row } = highlighted;
    const pre = code.parentElement;
    const box = rangeOf(code, row).getBoundingClientRect();
    const frame = pre.getBoundingClientRect();
    highlight.style.top = `${box.top - frame.top - pre.clientTop}px`;
    highlight.style.height = `${box.height}px`;
    if (highlight.parentElement !== pre) pre.append(highlight);
  };

  const hideHighlight = () => {
    highlighted = undefined;
    highlight.remove();
  };

  addEventListener("resize", placeHighlight);

  const shortcut = (value, text, keys, press) =>
    tool(value, text, press, { "aria-keyshortcuts": keys });

  /** Returns the nodes of a sentence in which code is between backquotes. */
  const sentence = (text) => text.split("`").map((part, index) =>
    index % 2 ? make("code", {}, part) : part);

  /** Names of cell contents, by the characters in which the code sends a board. */
  const NAMES = { X: "black", O: "white", "-": "empty", ".": "empty" };
  const MARKS = { X: "X", O: "O", ".": "empty" };

  /** Keys of the panel. */
  const KEYS = {
    ArrowLeft: (panel) => panel.go(panel.step - 1),
    ArrowRight: (panel) => panel.go(panel.step + 1),
    Home: (panel) => panel.go(0),
    End: (panel) => panel.go(panel.last),
    n: (panel) => panel.go(panel.nextCall ?? panel.step),
  };

  /** Steps of the focus on the board, in columns and rows. */
  const MOVES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  class Panel {
    /** @param {StepsElement} listing @param {WasmExports} wasm */
    constructor(listing, wasm) {
      this.listing = listing;
      this.wasm = wasm;
      /** @type {Record<string, string>} */
      this.request = { function: listing.dataset.function };
      this.step = 0;
      /** @type {HTMLButtonElement[]} */
      this.cells = [];
      /** The selects for the function's arguments, by name.
       * @type {Record<string, HTMLSelectElement>} */
      this.fields = {};
      this.element = this.build();
      listing.append(this.element);
    }

    build() {
      this.again = shortcut("first", "Again", "Home", () => this.go(0));
      this.source = make("pre", { class: "steps-source" }, make("code"));
      this.back = shortcut("back", "Back", "ArrowLeft", () => this.go(this.step - 1));
      this.forward = shortcut("forward", "Step", "ArrowRight", () => this.go(this.step + 1));
      this.call = shortcut("branch", "Next call", "n", () => this.go(this.nextCall ?? this.step));
      this.end = shortcut("last", "To the end", "End", () => this.go(this.last));
      this.closes = shortcut("close", "Close", "Escape", () => this.close());
      this.slider = make("input", { type: "range", min: 0, "aria-label": "Step" });
      this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
      this.count = make("span", { class: "steps-count" });
      const way = make("div", { class: "steps-way" }, this.slider, this.count);
      const buttons = [this.again, this.back, this.forward, this.call, this.end, this.closes];
      const controls = make("div", { class: "tools steps-controls" }, ...buttons, way);
      arrange(controls);
      this.sentence = make("p", { class: "steps-sentence", "aria-live": "polite" });
      this.board = make("div", { class: "steps-board", role: "grid", translate: "no" });
      this.hint = make("p", { class: "steps-hint" });
      this.inputs = make("div", { class: "bar steps-fields" });
      this.variables = make("dl", { class: "steps-variables", translate: "no" });
      this.stack = make("ol", { class: "steps-stack" });
      const drawn = make("div", { class: "steps-drawn" }, this.board, this.hint, this.inputs);
      const told = make("div", { class: "steps-told" },
        make("p", { class: "steps-title" }, "Variables"), this.variables, make("p", { class: "steps-title" }, "Calls"), this.stack);
      const sides = make("div", { class: "steps-sides" }, drawn, told);
      const name = this.listing.button.ariaLabel;
      const panel = make("div", { class: "steps-panel", role: "group", "aria-label": name },
        controls, this.source, this.sentence, sides);
      panel.addEventListener("keydown", (event) => this.press(event));
      this.board.addEventListener("click", ({ target }) => this.click(target));
      this.board.addEventListener("keydown", (event) => this.move(event));
      return panel;
    }

    open() {
      this.listing.bar.hidden = true;
      this.element.hidden = false;
      if (this.last === undefined) this.begin();
      else this.go(this.step);
      this.forward.focus({ preventScroll: true });
    }

    /** Goes to the first step in the function itself: a search calls others before. */
    begin() {
      this.go(0);
      if (this.first) this.go(this.first);
    }

    close() {
      hideHighlight();
      this.element.hidden = true;
      this.listing.bar.hidden = false;
      this.listing.button.focus();
    }

    press(event) {
      // mdBook turns pages with the arrow keys, and opens the search with S and /.
      event.stopPropagation();
      const { key, shiftKey, target } = event;
      if (isShortcut(event) || shiftKey) return;
      if (key === "Escape") this.close();
      else if (KEYS[key] && !["SELECT", "INPUT"].includes(target.tagName)) KEYS[key](this);
      else return;
      event.preventDefault();
    }

    /** Runs the function up to a step, counted from 0, and shows it. */
    go(step, event = {}) {
      const target = clamp(step, this.last ?? 0);
      const answer = ask(this.wasm, { ...this.request, ...event, step: target });
      this.step = target;
      this.last = Math.max(0, answer.steps - 1);
      this.first = answer.first ?? 0;
      this.nextCall = answer.nextCall ?? undefined;
      this.request.board = answer.board;
      for (const field of answer.fields) this.field(field);
      this.show(answer);
    }

    change(event) {
      this.go(0, event);
      if (this.first) this.go(this.first);
    }

    show(answer) {
      this.say(answer.moment.sentence);
      this.slider.max = String(this.last);
      this.slider.value = String(this.step);
      this.slider.ariaValueText = `Step ${this.step + 1} of ${this.last + 1}`;
      this.count.textContent = `${this.step + 1} of ${this.last + 1}`;
      const isFirst = this.step === 0;
      const isLast = this.step === this.last;
      this.again.ariaDisabled = this.back.ariaDisabled = String(isFirst);
      this.forward.ariaDisabled = this.end.ariaDisabled = String(isLast);
      this.call.ariaDisabled = String(this.nextCall === undefined);
      this.lay(answer);
      this.list(answer.moment);
      this.highlight(answer.moment);
    }

    say(text) {
      if (this.sentence.textContent === text.replaceAll("`", "")) return;
      this.sentence.replaceChildren(...sentence(text));
    }

    /** Highlights the line in its listing, and repeats it in the panel. */
    highlight({ file, line }) {
      highlighted = findRow(file, line);
      if (highlighted) placeHighlight();
      else hideHighlight();
      const { code, row } = highlighted ?? {};
      this.source.firstChild.textContent = code?.textContent.split("\n")[row].trim() ?? "";
    }

    list({ variables, stack }) {
      this.variables.replaceChildren(...variables.flatMap(([name, value, isNew]) => {
        const known = isNew ? { class: "steps-new" } : {};
        return [make("dt", known, make("code", {}, name)), make("dd", known, value)];
      }));
      this.stack.replaceChildren(...stack.map(([name, line]) =>
        make("li", {}, make("code", {}, name), `, line ${line}`)));
    }

    lay({ shown, width, rings, choosesSquare }) {
      if (this.cells.length !== shown.length) this.layCells(shown.length, width);
      const names = {};
      for (const [index, name] of rings) {
        names[index] = names[index]?.includes(name) ? names[index] : [...(names[index] ?? []), name];
      }
      this.cells.forEach((cell, index) => this.fill(cell, shown[index], names[index]));
      this.hint.textContent = choosesSquare
        ? "Click a square to start there."
        : "Click a square to change what's on it.";
    }

    /** Shows the content of a cell, and a ring with the names of variables on it. */
    fill(cell, symbol, names) {
      const contents = this.width === 3 ? MARKS : NAMES;
      cell.dataset.sign = symbol;
      cell.classList.toggle("ringed", Boolean(names));
      const label = [cell.dataset.name, contents[symbol], ...(names ?? [])].join(", ");
      if (cell.ariaLabel !== label) cell.ariaLabel = label;
      const chip = names ? [make("span", { "aria-hidden": "true" }, names.join(" "))] : [];
      cell.replaceChildren(...chip);
    }

    layCells(count, width) {
      this.width = width;
      this.board.ariaLabel = "The board";
      this.board.style.setProperty("--columns", width);
      this.board.classList.toggle("steps-crosses", width === 3);
      this.cells = Array.from({ length: count }, (_, index) => make("button", {
        type: "button",
        tabindex: index ? -1 : 0,
        "data-name": `${"abcdefgh"[index % width]}${Math.floor(index / width) + 1}`,
      }));
      const rows = Array.from({ length: count / width }, (_, row) => make("div", { role: "row" },
        make("span", { "aria-hidden": "true", class: "steps-edge" }, String(row + 1)),
        ...this.cells.slice(row * width, (row + 1) * width)
          .map((cell) => make("div", { role: "gridcell" }, cell))));
      const letters = [..."abcdefgh"].slice(0, width).map((letter) => make("span", {}, letter));
      const head = make("div", { "aria-hidden": "true", class: "steps-head" }, make("span"), ...letters);
      this.board.replaceChildren(head, ...rows);
    }

    click(target) {
      const index = this.cells.indexOf(target.closest("button"));
      if (index < 0) return;
      rove(this.cells, this.cells[index]);
      this.change({ click: index });
    }

    move(event) {
      const from = this.cells.indexOf(event.target);
      const move = MOVES[event.key];
      if (from < 0 || !move || isShortcut(event) || event.shiftKey) return;
      event.stopPropagation();
      event.preventDefault();
      const column = clamp((from % this.width) + move[0], this.width - 1);
      const row = clamp(Math.floor(from / this.width) + move[1], this.cells.length / this.width - 1);
      const cell = this.cells[row * this.width + column];
      rove(this.cells, cell);
      cell.focus();
    }

    /** Shows a select for an argument of the function. */
    field({ name, value, choices }) {
      const select = (this.fields[name] ??= this.select(name, choices));
      select.value = value;
      this.request[name] = value;
    }

    select(name, choices) {
      const select = make("select", { class: "control" },
        ...choices.map((choice) => make("option", {}, choice)));
      select.addEventListener("change", () => this.change({ [name]: select.value }));
      this.inputs.append(make("label", {}, make("code", {}, name), " ", select));
      return select;
    }
  }

  /** The traced functions. @type {WasmExports} */
  let wasm;

  /** @param {StepsElement} listing @param {WebAssembly.Module} module */
  const open = async (listing, module) => {
    if (!wasm) {
      /** @type {any} */
      const instance = await WebAssembly.instantiate(module);
      wasm = instance.exports;
    }
    listing.panel ??= new Panel(listing, wasm);
    listing.panel.open();
  };

  // Used by tests/acceptance.
  open.ask = (request) => ask(wasm, request);
  return open;
})();
