// @ts-check
// Terminal windows that run in a page, <othellier-window>. A window's messages, update
// and view are the chapters' code, compiled to WebAssembly;
// crates/site/src/wasm/windows.rs puts it into one script with windows-start.js.
// Requests and responses are described in book/page/windows/src/session.rs. Without
// WebAssembly the picture of the window stays.
(() => {
  "use strict";

  const { othellier } = window;
  const { arrange, ask, button, captionOf, isShortcut, load, make, reducedMotion } = othellier;
  const { added, adder, links, readers } = othellier.files;

  // The longest log, and the longest run of ticks in it, in rows.
  const MAX_LOG_ROWS = 100;
  const MAX_TICKS = 12;

  // The shortest time between two states of something that blinks, in milliseconds. A
  // shorter one belongs to a moving disc, which comes to rest.
  const MIN_BLINK = 200;

  // Keys that scroll the page.
  const SCROLL_KEYS = /^( |Arrow.*|End|Home|Page.*)$/;

  const HELP = "Click into the window and use its keys. Tab leaves it.";

  /** Replaces the caption of the picture while the window is open. */
  const CAPTION = "The window, running in this page";

  const COLUMNS = ["Event", "Message", "Update", "Effect"];

  /** The windows with a dialog that opens files. */
  const FILE_READERS = ["othello-window", "opponent-window"];

  const openWindows = new Set();
  let count = 0;

  class Window extends HTMLElement {
    /** The timer of the next tick. */
    timer;

    connectedCallback() {
      if (!window.WebAssembly || this.starts) return;
      this.threads = new Map();
      this.figure = captionOf(this);
      this.name = this.figure.number + CAPTION;
      const label = `Start: ${this.figure.title}`;
      this.starts = button("Start", () => this.start(), { "aria-label": label });
      this.said = make("p", { class: "window-said", role: "status" });
      this.offer = make("p", { class: "window-offer" }, this.starts, " The window opens here.");
      this.append(this.offer, this.said);
    }

    async start() {
      if (this.isStarting) return;
      this.isStarting = true;
      try {
        this.module = await load(this.dataset.windows, "press Start again");
        this.wasm = await othellier.windows.start(this.module);
        this.open();
      } catch (error) {
        this.close(error.message);
      }
      this.isStarting = false;
    }

    open() {
      this.live?.remove();
      this.live = this.build();
      this.append(this.live);
      this.classList.add("alive");
      this.figure.caption.textContent = this.name;
      openWindows.add(this);
      readers.add(this);
      this.say("");
      const { windows, ...fields } = this.dataset;
      this.ask(fields);
      this.screen.focus({ preventScroll: true });
    }

    build() {
      const about = `window-about-${count++}`;
      this.drawing = make("div", { "aria-hidden": true });
      this.about = make("p", { id: about, class: "window-about only-heard" });
      this.screen = make("div", {
        class: "window-screen",
        role: "application",
        "aria-label": this.name,
        "aria-describedby": about,
        tabindex: 0,
      }, this.drawing);
      this.screen.addEventListener("keydown", (event) => this.press(event));
      this.drawing.addEventListener("click", (event) => this.click(event));
      this.keys = make("div", { class: "tools window-keys" });
      this.files = make("ul", { class: "written-files" });
      const help = make("p", { class: "window-help" }, HELP);
      const live = make("div", { class: "window-live" });
      live.append(this.screen, this.about, this.keys, help, this.files, this.buildLog());
      return live;
    }

    /** Builds the log, with a row for each event. */
    buildLog() {
      const heads = COLUMNS.map((text) => make("th", { scope: "col" }, text));
      this.turns = make("tbody");
      const table = make("table", {}, make("thead", {}, make("tr", {}, ...heads)), this.turns);
      this.log = make("div", {
        class: "window-log",
        role: "region",
        "aria-label": `Log: ${this.name}`,
        tabindex: 0,
      }, table);
      const fold = make("details", { class: "window-turns" });
      fold.append(make("summary", {}, "What happens inside: the log"), this.log);
      fold.addEventListener("toggle", () => this.scrollLog());
      return fold;
    }

    press(event) {
      const { key } = event;
      // On Windows, a character that needs AltGr comes with Alt and Ctrl.
      const isCharacter = key.length === 1 && event.getModifierState("AltGraph");
      // Tab leaves the window.
      if (key === "Tab" || (isShortcut(event) && !isCharacter)) return;
      // mdBook opens its search with S and /.
      event.stopPropagation();
      const isUsed = this.ask({ key: key === " " ? "Space" : key });
      if (isUsed || SCROLL_KEYS.test(key)) event.preventDefault();
    }

    /** Sends the position of a click in the window's coordinates. A wide window consists
     * of two drawings. */
    click({ target, clientX, clientY }) {
      const drawing = target.closest("svg").firstChild;
      const point = new DOMPoint(clientX, clientY);
      const { x, y } = point.matrixTransform(drawing.getScreenCTM().inverse());
      this.ask({ click: `${x} ${y}` });
    }

    /** Sends an event and shows the response. Returns true if the window used the
     * event. */
    ask(request) {
      othellier.windows.take(added);
      let response;
      try {
        response = ask(this.wasm, request);
      } catch {
        this.close("The window has broken off: start it again.");
        return true;
      }
      this.show(response);
      const { picture, is_closed, error } = response;
      return Boolean(picture || is_closed || error);
    }

    show({ turns, picture, said, keys, wait, threads, ended, is_closed, error }) {
      for (const turn of turns) this.addLogRow(turn);
      if (turns.length) this.scrollLog();
      if (turns.some(({ effect }) => effect)) this.offerFiles();
      if (error) this.close(error);
      if (is_closed) this.close("The window is closed.");
      for (const number of ended) this.end(number);
      if (!picture) return;
      for (const number of threads) this.fork(number);
      if (!openWindows.has(this)) return;
      this.drawing.innerHTML = picture.svg;
      this.about.textContent = picture.about;
      if (said) this.say(said);
      this.offerKeys(keys);
      this.schedule(wait);
    }

    /** Shows and announces a message, even if it equals the last one. */
    say(text) {
      const isRepeated = this.said.textContent === text;
      this.said.textContent = isRepeated ? `${text}\u00a0` : text;
    }

    /** Schedules the next tick in `wait` milliseconds, unless one is scheduled already;
     * without `wait`, cancels it. */
    schedule(wait) {
      if (wait && reducedMotion.matches) {
        if (wait < MIN_BLINK) this.ask({ tick: "now" });
        return;
      }
      if (!wait) clearTimeout(this.timer);
      if (!wait || !this.timer) this.timer = wait && setTimeout(() => this.tick(), wait);
    }

    tick() {
      this.timer = undefined;
      this.ask({ tick: "now" });
    }

    /** Starts a thread on a copy of the window's memory. Its reports are events. */
    fork(number) {
      const fail = ({ message }) => this.close(message
        ? "The computer has broken off: start the window again."
        : othellier.NO_WORKER);
      const report = (text) => this.threads.has(number) && this.ask({ report: text });
      const { fork } = othellier.windows;
      try {
        this.threads.set(number, fork(this.module, this.wasm, number, report, fail));
      } catch {
        this.close(othellier.NO_WORKER);
      }
    }

    end(number) {
      this.threads.get(number)?.terminate();
      this.threads.delete(number);
    }

    /** Shows a button for each key that the window uses, for touch screens. */
    offerKeys(keys) {
      const given = keys.join();
      if (this.given === given && this.keys.firstChild) return;
      this.given = given;
      const buttons = keys.map(([key, label]) =>
        key === "Type" ? this.typer(label) : this.cap(label, () => this.ask({ key })));
      const adds = { class: "control tool", value: "add" };
      this.keys.replaceChildren(...buttons, ...(this.readsFiles() ? adder(this, adds) : []));
      arrange(this.keys);
    }

    /** Makes a button with a key cap above its meaning. */
    cap(label, press) {
      const [key, colon, word] = label.split(/(: )/);
      const made = button("", press);
      made.append(make("kbd", {}, key));
      if (word) made.append(make("span", { class: "only-heard" }, colon), word);
      return made;
    }

    /** Makes an input whose text is sent to the window as keys, for touch screens. */
    typer(label) {
      const field = make("input", { class: "control", "aria-label": label, placeholder: label });
      // The window erases what a reader sees as one character, such as an emoji.
      const segmenter = new Intl.Segmenter();
      const split = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
      /** @type {string[]} */
      let typed = [];
      field.addEventListener("keydown", (event) => event.stopPropagation());
      field.addEventListener("input", () => {
        const now = split(field.value);
        let common = 0;
        while (common < typed.length && typed[common] === now[common]) common++;
        for (let i = common; i < typed.length; i++) this.ask({ key: "Backspace" });
        for (const key of now.slice(common).join("")) this.ask({ key: key === " " ? "Space" : key });
        typed = now;
      });
      return field;
    }

    readsFiles() {
      return openWindows.has(this) && FILE_READERS.includes(this.dataset.open);
    }

    announceFiles(names) {
      this.say(`Added: ${names}. Read finds it.`);
    }

    /** Lists the files that windows have written, below each window. */
    offerFiles() {
      const { first, files } = othellier.windows;
      const now = files();
      for (const { files: list } of openWindows) list.replaceChildren(...links(list, first, now));
    }

    /** Adds a row to the log. */
    addLogRow({ event, message, effect, changes }) {
      const isTick = message === "Tick";
      const isOutcome = message.startsWith("Done");
      const isLoop = message === "think()";
      const cause = isTick ? "time" : isOutcome ? "outcome" : isLoop ? "the loop" : "start";
      const texts = [event || cause, message, changes.join("\n") || "nothing", effect ?? "None"];
      const cells = texts.map((text, column) => {
        const cell = make("td", { "data-name": COLUMNS[column] }, make("code", {}, text));
        cell.classList.toggle("window-none", ["nothing", "None"].includes(text));
        return cell;
      });
      const row = make("tr", isTick ? { class: "window-tick" } : {}, ...cells);
      this.turns.append(row);
      this.ticks = isTick ? [...(this.ticks ?? []), row] : [];
      if (this.ticks.length > MAX_TICKS) this.ticks.shift().remove();
      if (this.turns.childElementCount > MAX_LOG_ROWS) this.turns.firstChild.remove();
    }

    scrollLog() {
      this.log.scrollTop = this.log.scrollHeight;
    }

    close(why) {
      clearTimeout(this.timer);
      this.timer = undefined;
      for (const number of [...this.threads.keys()]) this.end(number);
      const hadFocus = this.live?.contains(document.activeElement);
      this.classList.remove("alive");
      this.figure.caption.textContent = this.figure.title;
      openWindows.delete(this);
      this.live?.remove();
      this.say(why);
      if (hadFocus) this.starts.focus();
    }
  }

  customElements.define("othellier-window", Window);
})();
