// The windows in the pages: a reader can open the one in a picture. Its
// messages, its update and its view are the chapters' own, compiled to
// WebAssembly; crates/site/src/wasm/windows.rs puts them into one script with what
// starts them, start.js beside this file, and src/session.rs says what this file
// and a window say to each other. Where this file can't do its work, the picture
// stays.
(() => {
  "use strict";

  const { othellier } = window;
  const { arrange, ask, button, captionOf, likesLessMotion, load, make } = othellier;
  const { added, adder, links, readers } = othellier.files;

  // Nobody reads more than this of a log, nor of the ticks in a row in it.
  const MOST_TURNS = 100;
  const MOST_TICKS = 12;

  // A tick that comes after less is a disc on its way. One that comes later
  // blinks, and goes on forever.
  const BLINK = 200;

  // The page would scroll away with these, wherever the window has no use for them.
  const SCROLLING = /^( |Arrow.*|End|Home|Page.*)$/;

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
      const fold = make("details", { class: "window-turns" });
      fold.append(make("summary", {}, "What happens inside: the log"), this.log);
      fold.addEventListener("toggle", () => this.scrollLog());
      return fold;
    }

    press(event) {
      const { key, ctrlKey, altKey, metaKey } = event;
      // These are the browser's, and Tab leads out.
      if (key === "Tab" || ctrlKey || altKey || metaKey) return;
      // The book searches with some keys.
      event.stopPropagation();
      const isUsed = this.ask({ key: key === " " ? "Space" : key });
      if (isUsed || SCROLLING.test(key)) event.preventDefault();
    }

    // A wide window is two drawings, and each knows which points it shows.
    click({ target, clientX, clientY }) {
      const paper = target.closest("svg").firstChild;
      const point = new DOMPoint(clientX, clientY);
      const { x, y } = point.matrixTransform(paper.getScreenCTM().inverse());
      this.ask({ click: `${x} ${y}` });
    }

    // Asks the window, and shows its response. Whether the event meant anything.
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
      for (const turn of turns) this.note(turn);
      if (turns.length) this.scrollLog();
      if (turns.some(({ effect }) => effect)) this.offerFiles();
      if (error) this.close(error);
      if (is_closed) this.close("The window is closed.");
      for (const number of ended) this.end(number);
      if (!picture) return;
      for (const number of threads) this.fork(number);
      this.drawing.innerHTML = picture.svg;
      this.about.textContent = picture.about;
      if (said) this.say(said);
      this.offerKeys(keys);
      this.schedule(wait);
    }

    // What is said twice is announced twice.
    say(text) {
      const isAgain = this.said.textContent === text;
      this.said.textContent = isAgain ? `${text}\u00a0` : text;
    }

    // A key that comes meanwhile doesn't put off the tick.
    schedule(wait) {
      if (wait && likesLessMotion.matches) {
        if (wait < BLINK) this.ask({ tick: "now" });
        return;
      }
      if (!wait) clearTimeout(this.timer);
      if (!wait || !this.timer) this.timer = wait && setTimeout(() => this.tick(), wait);
    }

    tick() {
      this.timer = undefined;
      this.ask({ tick: "now" });
    }

    // A thread goes on with what the window knows now. What it reports is a tick.
    fork(number) {
      const fail = () => this.close("The computer has broken off: start the window again.");
      const tell = (report) => this.threads.has(number) && this.ask({ report });
      const { fork } = othellier.windows;
      this.threads.set(number, fork(this.module, this.wasm, number, tell, fail));
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
      const buttons = keys.map(([key, label]) =>
        key === "Type" ? this.typer(label) : this.cap(label, () => this.ask({ key })));
      const adds = { class: "control tool", value: "add" };
      this.keys.replaceChildren(...buttons, ...(this.readsFiles() ? adder(this, adds) : []));
      arrange(this.keys);
    }

    // A key as it's written on a keyboard, over what it does.
    cap(label, press) {
      const [key, colon, word] = label.split(/(: )/);
      const made = button("", press);
      made.append(make("kbd", {}, key));
      if (word) made.append(make("span", { class: "only-heard" }, colon), word);
      return made;
    }

    // A field whose text is typed into the window: a phone has no other keys.
    typer(label) {
      const field = make("input", { class: "control", "aria-label": label, placeholder: label });
      let typed = "";
      field.addEventListener("keydown", (event) => event.stopPropagation());
      field.addEventListener("input", () => {
        let same = 0;
        while (same < typed.length && typed[same] === field.value[same]) same++;
        for (let at = same; at < typed.length; at++) this.ask({ key: "Backspace" });
        for (const key of field.value.slice(same)) this.ask({ key: key === " " ? "Space" : key });
        typed = field.value;
      });
      return field;
    }

    readsFiles() {
      return openWindows.has(this) && READ_FILES.includes(this.dataset.open);
    }

    hearOf(names) {
      this.say(`Added: ${names}. Read finds it.`);
    }

    // All windows of a page share its files.
    offerFiles() {
      const { first, files } = othellier.windows;
      const now = files();
      for (const { files: list } of openWindows) list.replaceChildren(...links(list, first, now));
    }

    note({ event, message, effect, changes }) {
      const isTick = message === "Tick";
      const isOutcome = message.startsWith("Done");
      const isLoop = message === "think()";
      const cause = isTick ? "time" : isOutcome ? "outcome" : isLoop ? "the loop" : "start";
      const texts = [event || cause, message, changes.join("\n") || "nothing", effect ?? "None"];
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
      this.figure.caption.textContent = this.figure.title;
      openWindows.delete(this);
      this.live?.remove();
      this.say(why);
      if (holds) this.starts.focus();
    }
  }

  customElements.define("othellier-window", Window);
})();
