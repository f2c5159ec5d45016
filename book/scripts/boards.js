// @ts-check
// Live boards, <othellier-board>. The chapters' code, compiled to WebAssembly, decides
// what a board shows and says. This script sends it requests and shows the responses,
// and knows no game. Requests are described in book/page/boards/src/protocol.rs,
// responses in book/page/boards/src/view.rs. Without WebAssembly the still figure stays.
//
// Keys that move the focus: KEY_MOVES and Grid.moveFocus. A key that acts belongs into
// the `keydown` listener in Board. Buttons come from responses: Controls.
(() => {
  "use strict";

  const { othellier } = window;
  const {
    arrange, ask, button, captionOf, clamp, isShortcut, load, make, memory, reducedMotion, tool,
  } = othellier;

  /** Answers a board's requests in a worker, or in the page if it may not start one. */
  class Background {
    constructor() {
      /** The requests without an answer, by their number. */
      this.pending = new Map();
      this.count = 0;
      /** @type {Worker | undefined} */
      this.worker = undefined;
    }

    /** @param {WebAssembly.Module} module */
    ask(module, request, isAdvisor = false) {
      return new Promise((resolve, reject) => {
        const askInPage = () => WebAssembly.instantiate(module)
          .then(({ exports }) => ask(/** @type {WasmExports} */ (exports), request)).then(resolve, reject);
        try {
          this.worker ??= this.start();
          this.pending.set(++this.count, { resolve, askInPage });
          this.worker.postMessage([this.count, module, request, isAdvisor]);
        } catch {
          setTimeout(askInPage, 50);
        }
      });
    }

    start() {
      const worker = othellier.startWorker(othellier.boardsWorker);
      worker.onmessage = ({ data: [id, response] }) => {
        this.pending.get(id)?.resolve(response);
        this.pending.delete(id);
      };
      worker.onerror = () => this.pending.forEach(({ askInPage }) => askInPage());
      return worker;
    }

    /** Drops all pending requests. */
    stop() {
      this.pending.clear();
      this.worker?.terminate();
      this.worker = undefined;
    }
  }

  /** Positions an element over a box of the drawing, in percent of a frame around it. */
  const overlay = ({ style }, box, frame) => {
    const percent = (part, whole) => `${(100 * part) / whole}%`;
    style.left = percent(box.x - frame.x, frame.width);
    style.top = percent(box.y - frame.y, frame.height);
    style.width = percent(box.width, frame.width);
    style.height = percent(box.height, frame.height);
    style.position = "absolute";
  };

  /** Replaces straight apostrophes by typographic ones. */
  const typeset = (text) => text.replace(/(\w)'/g, "$1’");

  /** Returns the position and size of an SVG rectangle. */
  const boxOf = (rect) => {
    const sides = ["x", "y", "width", "height"];
    return Object.fromEntries(sides.map((side) => [side, rect[side].baseVal.value]));
  };

  /** Returns the index of the element in `row` that is horizontally nearest to another
   * one. */
  const nearest = (row, element) => {
    const doubledCenter = (element) => {
      const { left, right } = element.getBoundingClientRect();
      return left + right;
    };
    const distances = row.map((other) =>
      Math.abs(doubledCenter(other) - doubledCenter(element)));
    return distances.indexOf(Math.min(...distances));
  };

  /** The keys that move the focus in a grid, each with its step in columns and rows. */
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

  // On a reload or a way back, the remembered state of a board takes precedence over a
  // state in the address.
  const [{ type } = /** @type {any} */ ({})] = performance.getEntriesByType("navigation");
  const isReturn = type === "reload" || type === "back_forward";

  /** A grid of transparent buttons over the cells of a drawing. */
  class Grid {
    /** @param {HTMLElement} drawing @param {(index: number) => void} choose */
    constructor(drawing, title, choose) {
      this.choosesOnFocus = false;
      this.drawing = drawing;
      this.cells = [];
      this.element = make("div", { class: "live-grid", role: "grid", "aria-label": title });
      const chooseTarget = ({ target }) => {
        const index = this.cells.indexOf(target);
        if (index >= 0 && !this.isClosed) choose(index);
      };
      this.element.addEventListener("click", chooseTarget);
      this.element.addEventListener("focusin", (event) => {
        othellier.rove(this.cells, event.target);
        if (this.choosesOnFocus) chooseTarget(event);
      });
    }

    get isClosed() {
      return this.element.ariaDisabled === "true";
    }

    set isClosed(isClosed) {
      this.element.ariaDisabled = String(isClosed);
    }

    /** Names the cells. Unchanged names are left alone, so that a screen reader doesn't
     * announce them again. */
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

    /** Lays the cells out in rows. A cell beyond the last full row is the sentinel's,
     * and belongs to the last row. */
    layRows(cells, columns) {
      const find = (selector) => boxOf(this.drawing.querySelector(selector));
      const felt = find(".board-felt");
      const svg = /** @type {SVGSVGElement} */ (this.drawing.firstChild);
      overlay(this.element, felt, svg.viewBox.baseVal);
      this.element.style.setProperty("--columns", columns);
      cells.forEach((cell, index) => {
        const isFirst = index % columns === 0;
        const isSentinel = isFirst && cells.length - index < columns;
        if (isFirst && !isSentinel) this.element.append(make("div", { role: "row" }));
        if (isSentinel) overlay(cell, find(".board-apart"), felt);
        this.element.lastElementChild.append(cell);
      });
    }

    /** Lays the cells of a tree over its nodes. A tree has a wide and a narrow drawing,
     * of which the style sheet shows one. */
    layNodes(cells) {
      new ResizeObserver(() => {
        const visible = [...this.drawing.children].find((drawing) => drawing.clientWidth);
        if (visible) this.placeNodes(cells, /** @type {SVGSVGElement} */ (visible));
      }).observe(this.drawing);
    }

    /** Nodes of the same height form a row of the grid.
     * @param {SVGSVGElement} drawing */
    placeNodes(cells, drawing) {
      if (this.placedFor === drawing.classList.value) return;
      this.placedFor = drawing.classList.value;
      const frame = drawing.viewBox.baseVal;
      overlay(this.element, frame, frame);
      const rows = new Map();
      drawing.querySelectorAll(".board-node").forEach((node, index) => {
        const box = boxOf(node);
        if (!rows.has(box.y)) rows.set(box.y, make("div", { role: "row" }));
        overlay(cells[index], box, frame);
        rows.get(box.y).append(cells[index]);
      });
      const fromTop = [...rows].sort(([y], [otherY]) => y - otherY);
      this.element.replaceChildren(...fromTop.map(([, row]) => row));
    }

    /** Moves the focus with the keys of KEY_MOVES; with Ctrl, Home and End move to the
     * first and last row. */
    moveFocus(event) {
      const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
      if (!this.element.contains(target)) return;
      const isCorner = ctrlKey && !altKey && !metaKey && ["Home", "End"].includes(key);
      if (isShortcut(event) && !isCorner) return;
      // A key that is held down presses the button only once.
      if (event.repeat && [" ", "Enter"].includes(key)) event.preventDefault();
      const move = KEY_MOVES[key];
      if (!move || shiftKey) return;
      event.preventDefault();
      const rows = [...this.element.children].map((row) => [...row.querySelectorAll("button")]);
      const from = rows.findIndex((row) => row.includes(target));
      const down = ctrlKey ? move[0] : move[1];
      const row = rows[clamp(from + down, rows.length - 1)];
      const column = nearest(row, target) + move[0];
      row[clamp(column, row.length - 1)].focus();
    }
  }

  /** The toolbar, the rows of choices and the input fields of a board. Each control is
   * made when a response first contains it. */
  class Controls {
    /** @param {Board} board */
    constructor(board) {
      this.board = board;
      this.bar = make("div", { class: "tools" });
      this.choices = make("div", { class: "live-choices" });
      this.element = make("div", { class: "live-controls" }, this.bar, this.choices);
      /** The elements made so far, by name.
       * @type {Record<string, any>} */
      this.parts = {};
    }

    show({ buttons, inputs, fields, link }) {
      const focused = document.activeElement;
      const visible = buttons.map((spec) => this.button(spec, buttons));
      /** @type {NodeListOf<HTMLButtonElement>} */
      const all = this.element.querySelectorAll("button[name]");
      for (const button of all) button.hidden = !visible.includes(button);
      for (const spec of inputs) this.input(spec);
      for (const spec of fields) this.field(spec);
      if (link) this.link(link);
      /** @type {NodeListOf<HTMLElement>} */
      const bars = this.element.querySelectorAll(".tools:not(.fields)");
      for (const bar of bars) arrange(bar);
      this.moveFocus(focused);
    }

    /** Moves the focus from a button that was hidden to one that replaces it. */
    moveFocus(focused) {
      if (!focused.hidden || !this.element.contains(focused)) return;
      focused.parentElement.querySelector(`[name="${focused.name}"]:not([hidden])`)?.focus();
    }

    /** Returns the element with this name, which `create` makes on first use. */
    part(name, create) {
      return (this.parts[name] ??= create());
    }

    /** Returns a row of controls that belong together. */
    row(name, kind, parent) {
      return this.part(`row ${name}`, () => {
        const row = make("div", { class: `tools ${kind} live-${name}` });
        parent.append(row);
        return row;
      });
    }

    /** The popover of the Share button, with the transcript and the link. The browser
     * closes it and restores the focus. */
    get sharePanel() {
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
        this.shareButtons = make("div", { class: "tools" });
        panel.append(this.shareButtons);
        return panel;
      });
    }

    /** Adds a button to the popover. It closes the popover, because the status below
     * the board reports the outcome. */
    addShareButton(value, text, press) {
      this.shareButtons.append(tool(value, text, () => {
        this.sharePanel.hidePopover();
        press();
      }));
    }

    /** Makes an input and its label.
     * @returns {[HTMLInputElement, HTMLLabelElement]} */
    labeled(label, attributes) {
      const input = make("input", { class: "control", ...attributes });
      return [input, make("label", {}, make("span", {}, label), " ", input)];
    }

    /** Shows a button. Its visible text ends at the first comma of `text`; the whole
     * text is its accessible name. */
    button({ field, value, state, text }, buttons) {
      const control = this.part(`${field} ${value}`, () => {
        const press = () => {
          if (control.ariaDisabled !== "true") this.board.change({ [field]: value });
        };
        const isSelectable = (spec) => spec.field === field && spec.state.endsWith("selected");
        const isChoice = isSelectable({ field, state }) && buttons.filter(isSelectable).length > 1;
        const row = isChoice ? this.row(field, "choices", this.choices) : this.bar;
        const made = isChoice ? button("", press, { value }) : tool(value, "", press);
        made.name = field;
        const last = [...row.querySelectorAll(`[name="${field}"]`)].at(-1);
        if (last) last.after(made);
        else row.insertBefore(made, row.querySelector("[value=share]"));
        return made;
      });
      control.textContent = text.split(",")[0];
      control.ariaLabel = text;
      // With the attribute `disabled` the button would lose the focus.
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
        this.sharePanel.prepend(labeled);
        this.addShareButton("set", "Set", set);
        this.addShareButton("copy", "Copy", () => this.copy(made));
        return made;
      });
      this.fill(input, text);
    }

    /** Shows a field that sends an event with every character. */
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

    /** Sets the value of an input. An equal value is left alone, because the reader may
     * be typing. */
    fill(input, text) {
      if (input.value !== text) input.value = text;
    }

    async copy(input) {
      try {
        await navigator.clipboard.writeText(input.value);
        this.board.say("Copied.");
      } catch {
        // Only secure contexts have a clipboard.
        this.sharePanel.showPopover();
        input.select();
        this.board.say("Selected: copy it with your keys.");
      }
    }

    /** Shows a link that carries an event in its fragment, such as
     * #board-2/set=f5d6. */
    link({ field, value }) {
      this.shared = field;
      const address = `#${this.board.id}/${field}=${encodeURIComponent(value)}`;
      const link = this.part("link", () => {
        const label = "Link to this position";
        const made = make("a", { class: "control tool link", "aria-label": label }, "Link");
        made.addEventListener("click", () => this.sharePanel.hidePopover());
        this.shareButtons.append(made);
        return made;
      });
      link.href = address;
    }

    /** Returns the event in the page's address, if the board offers to share it. */
    linkedEvent() {
      const start = `#${this.board.id}/${this.shared}=`;
      if (!this.shared || !location.hash.startsWith(start)) return undefined;
      return { [this.shared]: decodeURIComponent(location.hash.slice(start.length)) };
    }
  }

  class Board extends HTMLElement {
    /** The fields that the page gives the board. @type {Record<string, string>} */
    given;
    /** The fields that responses asked to keep. @type {Record<string, string>} */
    kept;
    /** The drawing of the first response. @type {string} */
    firstDrawing;
    /** @type {Promise<void> | undefined} */
    starting;
    /** The event that the board is about to send by itself.
     * @type {{ isUncancellable: boolean } | undefined} */
    next;
    isTouched = false;

    connectedCallback() {
      const { code, advisor, initial, ...given } = this.dataset;
      if (!code || !window.WebAssembly || this.given) return;
      this.code = code;
      this.advisor = advisor;
      this.given = given;
      this.kept = {};
      this.background = new Background();
      // The first controls are laid out below the still figure, but hidden, so that
      // nothing moves when the board starts.
      this.append(this.build());
      if (initial) this.showControls(JSON.parse(initial.replaceAll("`", '"')));
      addEventListener("hashchange", () => this.visit());
      addEventListener("othellier-forget", () => this.wasm && this.begin());
      if (this.isAddressed()) this.wake();
      else this.wakeWhenNear();
    }

    /** Starts the board when it comes within 800 pixels of the window. */
    wakeWhenNear() {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        this.wake();
      }, { rootMargin: "800px" });
      observer.observe(this);
    }

    /** Starts the board on first use. */
    wake() {
      return (this.starting ??= this.start());
    }

    async start() {
      try {
        this.module = await load(this.code, "press Try again");
        const instance = await WebAssembly.instantiate(this.module);
        this.wasm = /** @type {WasmExports} */ (instance.exports);
      } catch (error) {
        this.fail(error.message);
        return;
      }
      this.change({});
      this.recall();
      // Not before, so that the first status isn't announced.
      this.classList.add("alive");
      this.invite();
      if (!(this.isTouched && isReturn)) this.visit();
      if (this.failed) this.recover();
    }

    /** Offers to try again, in place of the status, so that nothing moves. */
    fail(message) {
      this.starting = undefined;
      if (!this.failed) {
        const again = button("Try again", () => this.wake());
        this.failed = make("div", { class: "bar live-failed" }, again, make("p", { role: "status" }));
        this.said.append(this.failed);
      }
      this.failed.lastChild.textContent = message;
    }

    /** Removes the offer to try again, and starts other boards that failed. */
    recover() {
      const hadFocus = this.failed.contains(document.activeElement);
      this.failed.remove();
      /** @type {HTMLElement} */
      const cell = this.querySelector(".live-grid [tabindex='0']");
      if (hadFocus) cell?.focus();
      for (const board of document.querySelectorAll("othellier-board")) {
        if (board.failed) board.wake();
      }
    }

    /** Makes the elements that stay the same from one response to the next. */
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
      this.descriptions = make("ul", { class: "live-words only-heard" });
      this.plot = make("div", { class: "live-plot", "aria-hidden": true });
      this.surface = make("div", { class: "live-surface" }, this.drawing);
      this.addEventListener("keydown", (event) => this.grid.moveFocus(event));
      this.align();
      const parts = [this.surface, this.controls.element, this.said, this.descriptions, this.plot];
      return make("div", { class: "live" }, ...parts);
    }

    /** Makes the controls as wide as the board above them. */
    align() {
      /** @type {SVGSVGElement} */
      const still = this.querySelector(".board-drawing");
      const frame = still.viewBox.baseVal;
      /** @type {SVGRectElement} */
      const felt = still.querySelector(":scope > .board-felt");
      const whole = felt?.width.baseVal.value > frame.width / 2 ? boxOf(felt) : frame;
      const pixels = (length) => `${length * still.width.baseVal.value / frame.width}px`;
      this.style.setProperty("--board", pixels(whole.width));
      this.style.setProperty("--aside", pixels(whole.x + (whole.width - frame.width) / 2));
      // Reserve as much room below the board as the column names take above it.
      const below = frame.height - whole.y - whole.height === whole.y ? whole.y : 0;
      const share = `${100 * below / frame.width}%`;
      this.style.setProperty("--below", `min(${pixels(below)}, ${share})`);
    }

    /** Animates the cells that can be chosen once, when the board is visible. */
    invite() {
      new IntersectionObserver(([{ isIntersecting }], observer) => {
        if (!isIntersecting) return;
        observer.disconnect();
        this.classList.add("invites");
      }, { threshold: 0.7 }).observe(this.drawing);
    }

    /** Sends an event and shows the response. Unless the event is an error, it replaces
     * the event that the board was about to send by itself. */
    change(event) {
      const response = this.answer(this.request(event));
      if (!response.error) this.interrupt();
      this.isTouched ||= Object.keys(event).length > 0;
      this.classList.remove("invites");
      this.receive(response);
    }

    interrupt() {
      if (!this.next) return;
      if (!this.next.isUncancellable) this.background.stop();
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
      const { error, is_refused, is_closed, notice } = response;
      this.classList.toggle("wrong", Boolean(error || is_refused));
      if (error) {
        this.say(error);
        return;
      }
      // What a board does by itself isn't announced: a screen reader couldn't keep up.
      if (!response.automatic_event) this.status.ariaLive = "polite";
      this.show(response);
      this.grid.isClosed = is_closed;
      const animated = this.animationsFinished().then(() => this.notice(notice));
      if (response.automatic_event) this.goOn(response, animated);
    }

    /** Sends the event that a response asks for, and shows the answer once the current
     * animation is over and the pause has passed.
     * @param {any} response @param {Promise<void>} animated */
    async goOn(response, animated) {
      const { automatic_event: { pause, field, value }, question, is_closed } = response;
      const next = (this.next = { isUncancellable: response.is_uncancellable });
      const extraPause = reducedMotion.matches ? 0 : 300;
      const send = () => this.background.ask(this.module, this.request({ [field]: value }));
      const answer = question ? this.advise(question).then(
        (advice) => this.answer(this.request({ [field]: value, ...advice })),
        (error) => {
          console.warn("This board goes on without advice:", error);
          return send();
        },
      ) : send();
      const [answered] = await Promise.all([
        answer,
        animated.then(() => othellier.wait(extraPause + pause)),
      ]);
      if (next !== this.next) return;
      this.next = undefined;
      if (!is_closed) this.status.ariaLive = "off";
      this.receive(answered);
    }

    /** Waits until no animation of the board runs. */
    async animationsFinished() {
      // The response is shown first.
      await othellier.wait(0);
      const animations = this.surface.getAnimations({ subtree: true });
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }

    /** Asks the advisor, another module, which is loaded on first use. */
    async advise(question) {
      const module = await load(this.advisor, "make another move");
      const { error, ...advice } = await this.background.ask(module, question, true);
      if (error) throw new Error(error);
      return advice;
    }

    show(response) {
      const { drawing: { svg, columns }, cells, facts, descriptions, caption } = response;
      this.drawing.innerHTML = svg;
      this.grid.show(cells, columns);
      this.grid.choosesOnFocus = response.chooses_on_focus;
      this.list(this.facts, facts);
      this.list(this.descriptions, descriptions);
      this.teach(response.lessons);
      this.setCaption(svg, caption);
      Object.assign(this.kept, response.kept);
      if (this.isTouched) memory?.keep(this.id, JSON.stringify(this.given), this.kept);
      this.showControls(response);
    }

    /** Shows the status, the plot and the controls of a response. */
    showControls(response) {
      this.say(response.status);
      this.reserve(response.reserved);
      this.plot.innerHTML = response.plot ?? "";
      this.controls.show(response);
    }

    /** Shows the status. An equal one is left alone, so that it isn't announced
     * again. */
    say(text) {
      const status = typeset(text);
      if (this.status.textContent !== status) this.status.textContent = status;
    }

    /** Fills a list, unless it has these items already. */
    list(list, items) {
      const texts = items.map(typeset);
      if (list.textContent === texts.join("")) return;
      list.replaceChildren(...texts.map((text) => make("li", {}, text)));
    }

    /** Links to the pages of the book that explain the facts. */
    teach(lessons) {
      const links = lessons.map(([href, text]) => make("a", { href }, text));
      const parts = links.flatMap((link) => [" ", link]);
      this.lessons.replaceChildren(...(links.length ? ["In the book:", ...parts] : []));
    }

    /** Reserves space for the longest status and facts, so that the text below doesn't
     * move. */
    reserve(texts) {
      const [status = "", ...facts] = texts.map(typeset);
      Object.assign(this.said.dataset, { status, room: [status, ...facts].join("\n") });
    }

    /** Shows the figure's title while the board shows its first drawing, and the
     * response's caption after that. */
    setCaption(svg, current) {
      this.firstDrawing ??= svg;
      const { caption, title, number } = this.figure;
      const text = current && svg !== this.firstDrawing ? number + typeset(current) : title;
      if (caption.textContent === text) return;
      caption.dataset.room = title;
      caption.replaceChildren(make("span", {}, text));
    }

    /** Shows words over the drawing until the next drawing. */
    notice(words) {
      if (words) this.drawing.append(make("p", { class: "live-notice" }, words));
    }

    /** Tests if the page's address has an event for this board. */
    isAddressed() {
      return location.hash.startsWith(`#${this.id}/`);
    }

    visit() {
      if (!this.isAddressed()) return;
      // `start` calls this again.
      if (!this.wasm) {
        this.wake();
        return;
      }
      try {
        const event = this.controls.linkedEvent();
        if (!event) return;
        this.change(event);
      } catch {
        this.receive({ error: "This link is damaged: the board can't follow it." });
      }
      this.scrollIntoView({ block: "center" });
    }

    /** Restores the remembered fields. If the board refuses them, it begins anew. */
    recall() {
      const kept = memory?.recall(this.id, JSON.stringify(this.given));
      const known = Object.keys(this.kept).filter((field) => typeof kept?.[field] === "string");
      if (!known.length) return;
      for (const field of known) this.kept[field] = kept[field];
      this.isTouched = true;
      this.change({});
      if (this.classList.contains("wrong")) this.begin();
    }

    /** Shows the state that the page gives. */
    begin() {
      this.isTouched = false;
      this.kept = {};
      this.change({});
    }
  }

  customElements.define("othellier-board", Board);
})();
