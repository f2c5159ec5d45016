// The windows in the pages: a reader can open the one in a picture. Its
// messages, its update and its view are the chapters' own, compiled to
// WebAssembly; src/page-code/src/windows.rs puts them into one script with what
// starts them, book/page/windows/start.js, and book/page/windows/src/session.rs says what
// this file and a window say to each other. Where this file can't do its work,
// the picture stays.
(() => {
  "use strict";

  const { add, added, button, links, load, make, parse, readers, send } = window.othellier;

  // Nobody reads more than this of a log, nor of the ticks in a row in it.
  const MOST_TURNS = 100;
  const MOST_TICKS = 12;

  // A tick that comes after less is a disc on its way. One that comes later
  // blinks, and goes on forever.
  const BLINK = 200;

  const likesLessMotion = matchMedia("(prefers-reduced-motion: reduce)");

  const HELP = "Click into the window and use its keys. Tab leaves it.";

  // What the picture's caption says wouldn't be true of the window.
  const CAPTION = "The window, running in this page";

  const COLUMNS = ["Event", "Message", "Update", "Effect"];

  // Those with a dialog that finds files.
  const READ_FILES = ["othello-window", "opponent-window"];

  const openWindows = new Set();
  let count = 0;

  class Window extends HTMLElement {
    connectedCallback() {
      if (!window.WebAssembly || this.starts) return;
      this.threads = new Map();
      this.caption = this.closest("figure").querySelector("figcaption");
      this.title = this.caption.textContent;
      const [number] = this.title.match(/^Figure [\d.]+: /) ?? [""];
      this.name = number + CAPTION;
      this.starts = button("Start", () => this.start(), { "aria-label": `Start: ${this.title}` });
      this.said = make("p", { class: "window-said", role: "status" });
      this.offer = make("p", { class: "window-offer" }, this.starts, " The window opens here.");
      this.append(this.offer, this.said);
    }

    async start() {
      if (this.isStarting) return;
      this.isStarting = true;
      try {
        this.module = await load(this.dataset.windows);
        this.wasm = await window.othellierWindows.start(this.module);
        this.open();
      } catch (error) {
        this.close(`The window can't open: ${error.message}`);
      }
      this.isStarting = false;
    }

    open() {
      const { open, moves = "", file, white } = this.dataset;
      this.live?.remove();
      this.live = this.build();
      this.append(this.live);
      this.classList.add("alive");
      this.caption.textContent = this.name;
      openWindows.add(this);
      readers.add(this);
      this.say("");
      const room = this.clientWidth;
      const request = [`open ${open}`, `moves ${moves}`, `room ${room}`];
      if (file) request.push(`file ${file}`);
      if (white) request.push(`white ${white}`);
      this.ask(request.join("\n"));
      this.screen.focus({ preventScroll: true });
    }

    build() {
      const about = `window-about-${count++}`;
      this.drawing = make("div", { "aria-hidden": true });
      this.about = make("p", { id: about, class: "window-about" });
      this.screen = make("div", {
        class: "window-screen",
        role: "application",
        "aria-label": this.name,
        "aria-describedby": about,
        tabindex: 0,
      }, this.drawing);
      this.screen.addEventListener("keydown", (event) => this.press(event));
      this.drawing.addEventListener("click", (event) => this.click(event));
      this.keys = make("div", { class: "window-keys" });
      this.files = make("ul", { class: "window-files" });
      const help = make("p", { class: "window-help" }, HELP);
      const live = make("div", { class: "window-live" });
      live.append(this.screen, this.about, this.keys, help, this.files, this.buildLog());
      return live;
    }

    // Once around the chapter's circle is a row.
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
      this.log.addEventListener("keydown", (event) => event.stopPropagation());
      return this.log;
    }

    press(event) {
      const { key, ctrlKey, altKey, metaKey } = event;
      // These are the browser's, and Tab leads out.
      if (key === "Tab" || ctrlKey || altKey || metaKey) return;
      // The book turns its pages with the arrow keys, and searches with others.
      event.stopPropagation();
      if (this.ask(`key ${key === " " ? "Space" : key}`)) event.preventDefault();
    }

    click({ clientX, clientY }) {
      const svg = this.drawing.firstChild;
      const { left, top, width } = svg.getBoundingClientRect();
      const scale = svg.viewBox.baseVal.width / width;
      this.ask(`click ${(clientX - left) * scale} ${(clientY - top) * scale}`);
    }

    // Asks the window, and shows its response. Whether it had any.
    ask(request) {
      let text;
      window.othellierWindows.take(added);
      try {
        text = send(this.wasm, request);
      } catch {
        this.close("The window has broken off: start it again.");
        return true;
      }
      if (text) this.show(parse(text));
      return text !== "";
    }

    show({ turn = [], svg, about, said, key = [], wait, closed, error, thread = [], end = [] }) {
      for (const line of turn) this.note(line.split("\t"));
      if (turn.length) this.scrollLog();
      if (turn.some((line) => line.split("\t")[2] !== "None")) this.offerFiles();
      if (error) this.close(error[0]);
      if (closed) this.close("The window is closed.");
      for (const number of end) this.end(number);
      if (!svg) return;
      for (const number of thread) this.fork(number);
      this.drawing.innerHTML = svg[0];
      this.about.textContent = about[0];
      if (said) this.say(said[0]);
      this.offerKeys(key);
      this.schedule(wait && Number(wait[0]));
    }

    // What is said twice is announced twice.
    say(text) {
      const isAgain = this.said.textContent === text;
      this.said.textContent = isAgain ? `${text}\u00a0` : text;
    }

    // A key that comes meanwhile doesn't put off the tick.
    schedule(wait) {
      if (wait && likesLessMotion.matches) {
        if (wait < BLINK) this.ask("tick");
        return;
      }
      if (!wait) clearTimeout(this.timer);
      if (!wait || !this.timer) this.timer = wait && setTimeout(() => this.tick(), wait);
    }

    tick() {
      this.timer = undefined;
      this.ask("tick");
    }

    // A thread goes on with what the window knows now. What it reports is a tick.
    fork(number) {
      const fail = () => this.close("The computer has broken off: start the window again.");
      const hear = (report) => this.threads.has(number) && this.ask(`hear ${report}`);
      const { fork } = window.othellierWindows;
      this.threads.set(number, fork(this.module, this.wasm, number, hear, fail));
    }

    end(number) {
      this.threads.get(number)?.terminate();
      this.threads.delete(number);
    }

    // A button for a key, for those who have none.
    offerKeys(keys) {
      const given = keys.join();
      if (this.given === given && this.keys.firstChild) return;
      this.given = given;
      this.keys.replaceChildren(...keys.map((line) => {
        const [name, ...label] = line.split(" ");
        return button(label.join(" "), () => this.ask(`key ${name}`));
      }), this.adder());
    }

    // How the reader adds a file to those of the page.
    adder() {
      if (!this.readsFiles()) return "";
      const chooser = make("input", { type: "file", multiple: "", hidden: "" });
      chooser.addEventListener("change", () => add(this, chooser.files));
      return make("span", {}, button("Add a file", () => chooser.click()), chooser);
    }

    readsFiles() {
      return openWindows.has(this) && READ_FILES.includes(this.dataset.open);
    }

    hearOf(names) {
      this.say(`Added: ${names}. Read finds it.`);
    }

    // All windows of a page share its files.
    offerFiles() {
      const { first, files } = window.othellierWindows;
      const now = files();
      for (const it of openWindows) it.files.replaceChildren(...links(it.files, first, now));
    }

    note([event, message, effect, ...changes]) {
      const isTick = message === "Tick";
      const isOutcome = message.startsWith("Done");
      const isLoop = message === "think()";
      const cause = isTick ? "time" : isOutcome ? "outcome" : isLoop ? "the loop" : "start";
      const texts = [event || cause, message, changes.join("\n") || "nothing", effect];
      const cells = texts.map((text, at) => {
        const cell = make("td", { "data-name": COLUMNS[at] }, make("code", {}, text));
        cell.classList.toggle("window-none", ["nothing", "None"].includes(text));
        return cell;
      });
      const row = make("tr", isTick ? { class: "window-tick" } : {}, ...cells);
      this.turns.append(row);
      this.ticks = isTick ? [...(this.ticks ?? []), row] : [];
      if (this.ticks.length > MOST_TICKS) this.ticks.shift().remove();
      if (this.turns.childElementCount > MOST_TURNS) this.turns.firstChild.remove();
    }

    scrollLog() {
      this.log.scrollTop = this.log.scrollHeight;
    }

    close(why) {
      clearTimeout(this.timer);
      this.timer = undefined;
      for (const number of [...this.threads.keys()]) this.end(number);
      const holds = this.live?.contains(document.activeElement);
      this.classList.remove("alive");
      this.caption.textContent = this.title;
      openWindows.delete(this);
      this.live?.remove();
      this.say(why);
      if (holds) this.starts.focus();
    }
  }

  customElements.define("othellier-window", Window);
})();
