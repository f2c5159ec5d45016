// @ts-check
// Transcripts, <othellier-transcript>: a reader runs their commands, edits them, and types
// the input of a program. The programs are the chapters', compiled to WebAssembly;
// crates/site/src/wasm/programs.rs puts them into scripts with shell.js and
// worker.js. Without WebAssembly or workers the printed transcript stays.
(() => {
  "use strict";

  const { othellier } = window;
  const { button, isShortcut, load, make } = othellier;
  const encoder = new TextEncoder();

  // How long a program may run before the status says so, in milliseconds.
  const RUNNING_NOTICE_DELAY = 500;

  // Commands of programs that read files.
  const READS_FILES = /\s(records|databases|game-formats|whole-games)\b/;

  // The part of a command that pipes input into a program.
  const PIPE = /^\s*(printf|echo)\s("[^"]*"|'[^']*')\s*\|\s*/;

  /** The files that the reader has added to the page.
   * @type {Files} */
  const added = new Map();

  /** The transcripts and windows of the page.
   * @type {Set<FileReaderElement>} */
  const readers = new Set();

  const read = async (file) => added.set(file.name, new Uint8Array(await file.arrayBuffer()));

  /** Adds files for all of the page; `reader` reports it.
   * @param {FileReaderElement} reader @param {FileList} files */
  const add = async (reader, files) => {
    const names = [...files].map(({ name }) => name).join(", ");
    try {
      await Promise.all([...files].map(read));
      if (names) reader.announceFiles(names);
    } catch {
      reader.say(`${names} can't be read: is it a folder?`);
    }
  };

  /** Returns the element that reads files and is nearest to the pointer.
   * @param {DragEvent} event */
  const nearestReader = ({ target, clientY }) => {
    const distance = (reader) =>
      reader.contains(target) ? -1 : Math.abs(reader.getBoundingClientRect().top - clientY);
    const candidates = [...readers].filter((reader) => reader.readsFiles());
    return candidates.sort((a, b) => distance(a) - distance(b))[0];
  };

  // `dragover` tells only that files will be dropped; `drop` has them.
  for (const type of /** @type {const} */ (["dragover", "drop"])) {
    addEventListener(type, (event) => {
      const { files, types } = event.dataTransfer;
      const reader = nearestReader(event);
      if (!reader || !types.includes("Files")) return;
      event.preventDefault();
      if (files.length) add(reader, files);
    });
  }

  const isEqual = (bytes, other) =>
    bytes?.length === other.length && bytes.every((byte, index) => byte === other[index]);

  /** Returns list items with links to the files that were written or changed. They replace
   * the items of `list`, whose links are revoked. */
  const links = (list, before, after) => {
    for (const { href } of list.querySelectorAll("a")) URL.revokeObjectURL(href);
    const written = [...after].filter(([path, bytes]) => !isEqual(before.get(path), bytes));
    return written.map(([path, bytes]) => {
      const href = URL.createObjectURL(new Blob([bytes]));
      const link = make("a", { href, download: path.split("/").pop() }, path);
      return make("li", {}, "Written: ", link);
    });
  };

  /** Makes a button that adds files, and its hidden file input.
   * @returns {[HTMLButtonElement, HTMLInputElement]} */
  const adder = (reader, attributes) => {
    const chooser = make("input", { type: "file", multiple: "", hidden: "" });
    chooser.addEventListener("change", () => {
      add(reader, chooser.files);
      // Choosing the same file again is a change only then.
      chooser.value = "";
    });
    return [button("Add a file", () => chooser.click(), attributes), chooser];
  };

  // Used by windows.js.
  othellier.files = { added, adder, links, readers };

  /** A command of a transcript and its output. */
  class Command {
    /** @param {string[]} lines the command and the output printed in the book
     * @param {() => void} run */
    constructor([text, ...printed], run) {
      this.given = text;
      this.printed = printed.join("\n");
      this.line = make("input", {
        "aria-label": "Command",
        autocapitalize: "off",
        autocomplete: "off",
        spellcheck: "false",
        enterkeyhint: "go",
      });
      this.typed = make("input", {
        "aria-label": "A line for the program",
        autocapitalize: "off",
        autocomplete: "off",
        spellcheck: "false",
        hidden: "",
      });
      const output = { class: "command-output", role: "group", "aria-label": "Output", tabindex: 0 };
      this.output = make("pre", output, this.typed);
      this.code = make("span", { class: "command-code" });
      const prompt = make("span", { "aria-hidden": true, class: "hljs-meta" }, "$ ");
      const form = make("form", { class: "command-line" }, prompt, this.line, this.code);
      this.element = make("div", { class: "command" }, form, this.output);
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        run();
      });
      this.typed.addEventListener("keydown", (event) => this.press(event));
      this.reset();
    }

    /** Shows the book's command and output. */
    reset() {
      this.line.value = this.given;
      this.begin();
      this.write(this.printed);
    }

    /** Prepares a run. The old output stays, dimmed, until the program writes. */
    begin() {
      this.isOld = true;
      this.close();
      this.code.textContent = "";
      /** Resolves the promise of `ask`. @type {((line: string) => void) | undefined} */
      this.resolveLine = undefined;
      /** Lines that were typed before the program asked for them; undefined ends the
       * input. @type {(string | undefined)[]} */
      this.typedAhead = [];
      this.decoder = new TextDecoder();
      this.shown = 0;
    }

    /** Ends a run. If it wrote nothing, because it was refused or stopped, the old output
     * stays dimmed, unless it is this command's. */
    end() {
      this.close();
      this.isOld &&= this.line.value !== this.printedBy;
    }

    get isOld() {
      return this.output.classList.contains("old");
    }

    set isOld(isOld) {
      this.output.classList.toggle("old", isOld);
    }

    /** Removes the output of the last run. */
    clearOldOutput() {
      if (!this.isOld) return;
      this.isOld = false;
      this.printedBy = this.line.value;
      for (const node of [...this.output.childNodes]) if (node !== this.typed) node.remove();
    }

    write(text) {
      this.clearOldOutput();
      this.typed.before(text);
    }

    show(bytes) {
      this.shown += bytes.length;
      this.write(this.decoder.decode(bytes, { stream: true }));
    }

    /** Waits for the next line of input; resolves to undefined at the end of input. */
    ask(mayFocus) {
      this.clearOldOutput();
      this.typed.hidden = false;
      if (mayFocus) this.typed.focus();
      return new Promise((resolve) => {
        this.resolveLine = resolve;
        this.feed();
      });
    }

    press(event) {
      const { key, ctrlKey, altKey, metaKey, isComposing } = event;
      const endsInput = key === "d" && ctrlKey && !altKey && !metaKey;
      // An input method takes Enter as the end of a word.
      const endsLine = key === "Enter" && !isShortcut(event) && !isComposing;
      if (endsLine) this.enterLine(`${this.typed.value}\n`);
      else if (endsInput) this.enterLine(undefined);
      else return;
      event.preventDefault();
    }

    /** Queues a line of input; undefined ends the input. */
    enterLine(line) {
      this.typedAhead.push(line);
      this.typed.value = "";
      this.feed();
    }

    /** Passes a queued line to the program if it waits for one. */
    feed() {
      const { resolveLine } = this;
      if (!resolveLine || !this.typedAhead.length) return;
      this.resolveLine = undefined;
      const line = this.typedAhead.shift();
      if (line) this.write(make("kbd", {}, line));
      resolveLine(line);
    }

    /** Hides the input, and moves the focus from it to the command. */
    close() {
      if (document.activeElement === this.typed) this.line.focus();
      this.typed.hidden = true;
    }
  }

  class Transcript extends HTMLElement {
    /** The height of the book's output, in pixels. @type {number} */
    bookHeight;
    /** The current run; another object for each. @type {object | undefined} */
    current;
    /** The files that its programs wrote. @type {[string, Uint8Array][] | undefined} */
    writtenFiles;

    connectedCallback() {
      if (!window.WebAssembly || !window.Worker || this.book) return;
      this.book = this.querySelector("pre");
      readers.add(this);
      const text = this.book.querySelector("code").textContent.trimEnd();
      // A block without output has no prompts: each line is a command.
      const parts = text.split(/^\$ /m).filter((part) => part);
      const commands = text.startsWith("$ ") ? parts : text.split("\n");
      this.commands = commands.map((part) => new Command(part.split("\n"), () => this.run()));
      this.terminal = make("div", { class: "command-terminal", translate: "no" });
      this.terminal.append(...this.commands.map(({ element }) => element));
      this.append(this.terminal, this.build());
      this.arrange({ stops: false });
    }

    /** Builds the controls. They are not inside the terminal, whose growth would count
     * as a layout shift of theirs. */
    build() {
      const [{ given }] = this.commands;
      this.runs = button("Run", () => this.run(), { "aria-label": `Run ${given}` });
      this.stops = button("Stop", () => this.stop(), { hidden: "" });
      this.ends = button("End the input", () => this.asking.enterLine(undefined), { hidden: "" });
      this.resets = button("The book's output", () => this.reset(), { hidden: "" });
      this.status = make("p", { class: "command-status", role: "status" });
      this.files = make("ul", { class: "written-files" });
      this.unpipes = button("Type the input yourself", () => this.unpipe());
      const [adds, chooser] = adder(this, { hidden: "" });
      this.adds = adds;
      /** @type {HTMLElement[]} */
      const buttons = [this.runs, this.unpipes, this.stops, this.ends, this.resets];
      buttons.push(adds, chooser, this.status);
      const controls = make("div", { class: "bar command-controls" }, ...buttons);
      return make("div", { class: "command-live" }, controls, this.files);
    }

    readsFiles() {
      return this.commands.some(({ line }) => READS_FILES.test(line.value));
    }

    announceFiles(names) {
      this.say(`Added: ${names}. Name it in a command.`);
    }

    say(text) {
      this.status.textContent = text;
    }

    /** Runs all commands in order, in a folder with the book's files, the reader's, and
     * those that commands above on the page have written. */
    async run() {
      this.stop();
      const run = (this.current = {});
      this.begin();
      try {
        await this.runAll(run);
      } catch (error) {
        if (run === this.current) this.say(error.message);
      }
      if (run === this.current) this.finish();
    }

    /** Removes the pipes from the commands, so that the reader types the input. */
    unpipe() {
      for (const { line } of this.commands) line.value = line.value.replace(PIPE, "");
      this.run();
    }

    /** Prepares a run. The terminal keeps at least its height, so that the text below
     * doesn't move. */
    begin() {
      this.bookHeight ??= this.book.offsetHeight;
      const height = this.terminal.offsetHeight || this.bookHeight;
      this.terminal.style.minHeight = `${height}px`;
      this.classList.add("alive");
      this.say("");
      this.offer(new Map(), new Map());
      for (const command of this.commands) command.begin();
      this.arrange({ stops: true });
    }

    /** Ends a run. */
    finish() {
      this.current = undefined;
      for (const command of this.commands) command.end();
      this.terminal.style.minHeight = `${this.bookHeight}px`;
      this.arrange({ stops: false });
      this.dispatchEvent(new Event("ran"));
    }

    /** Shows the buttons that apply. `stops`: a program runs; `ends`: it waits for
     * input. */
    arrange({ stops, ends = false }) {
      const focused = /** @type {HTMLElement} */ (document.activeElement);
      this.stops.hidden = !stops;
      this.runs.hidden = stops;
      this.ends.hidden = !ends;
      this.resets.hidden = stops || !this.classList.contains("alive");
      const lines = this.commands.map(({ line }) => line.value);
      this.unpipes.hidden = stops || !lines.some((line) => PIPE.test(line));
      this.adds.hidden = stops || !this.readsFiles();
      if (this.contains(focused) && focused.hidden) (stops ? this.stops : this.runs).focus();
    }

    /** Returns the files that transcripts above this one have written. */
    filesFromAbove() {
      /** @type {TranscriptElement[]} */
      const all = [...document.querySelectorAll("othellier-transcript")];
      return all.slice(0, all.indexOf(this)).flatMap(({ writtenFiles }) => writtenFiles ?? []);
    }

    async runAll(run) {
      await this.withNotice(this.load(this.commands[0]));
      const { files } = othellier.programs;
      /** @type {[string, Uint8Array][]} */
      const book = Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]);
      const written = othellier.windows?.files() ?? [];
      const first = new Map([...book, ...written, ...this.filesFromAbove(), ...added]);
      let now = first;
      /** @type {any} */
      let ended = {};
      for (const command of this.commands) {
        if (run !== this.current) return;
        ended = await this.runOne(run, command, now);
        now = new Map(ended.files ?? now);
        this.offer(first, now);
        this.writtenFiles = [...now].filter(([path, bytes]) => !isEqual(first.get(path), bytes));
      }
      if (run === this.current) this.say(this.sentence(ended));
    }

    sentence({ stopped, broken, hasWorker = true }) {
      if (stopped) return "Stopped.";
      if (!hasWorker) return othellier.NO_WORKER;
      if (broken) return `The program has broken off: ${broken}.`;
      return "Done.";
    }

    /** Runs a program. Whenever it asks for a line, starts it again with all lines so
     * far: a program in a worker can't be suspended. */
    async runOne(run, command, files) {
      const { args, input } = othellier.programs.parse(command.line.value);
      const start = { args, input: input ?? "", isOpen: input === undefined };
      let ended = await this.start(command, start, files);
      while (ended.waits) {
        this.offer(files, new Map(ended.files));
        const line = await this.wait(run, command);
        if (run !== this.current) break;
        start.input += line ?? "";
        start.isOpen = line !== undefined;
        ended = await this.start(command, start, files);
      }
      if (run !== this.current) return ended;
      command.clearOldOutput();
      command.close();
      if (ended.code) command.code.textContent = `exit code ${ended.code}`;
      return ended;
    }

    /** Returns the name of the script with the program of a command. `data-programs` has
     * names of packages, each followed by its script, and at its end the script with all
     * other programs. */
    code({ line }) {
      const [, name] = line.value.match(/\s(?:-p|--package|--bin)\s+(\S+)/) ?? [];
      /** @type {HTMLElement} */
      const element = document.querySelector("[data-programs]");
      const words = element.dataset.programs.split(" ");
      return words.slice(words.indexOf(name)).find((word) => word.endsWith(".js"));
    }

    load(command) {
      return load(this.code(command), "press Run again");
    }

    /** Waits for a promise, and shows that something runs if that takes long. */
    async withNotice(outcome) {
      const slow = setTimeout(() => this.say("Running..."), RUNNING_NOTICE_DELAY);
      return outcome.finally(() => clearTimeout(slow));
    }

    async start(command, start, files) {
      const module = await this.load(command);
      this.worker ??= othellier.startWorker(othellier.programs.worker);
      const outcome = new Promise((end) => {
        this.end = end;
        this.worker.onmessage = ({ data }) =>
          data.output ? command.show(data.output) : end(data);
        this.worker.onerror = ({ message }) => end({ broken: message, hasWorker: Boolean(message) });
        this.worker.postMessage({ ...start, module, files: [...files], shown: command.shown });
      });
      return this.withNotice(outcome);
    }

    async wait(run, command) {
      this.asking = command;
      this.say("The program is waiting for a line. Ctrl-D ends the input.");
      const hasFocus = this.contains(document.activeElement);
      this.arrange({ stops: true, ends: true });
      const line = await command.ask(hasFocus);
      if (run !== this.current) return undefined;
      this.say("");
      this.arrange({ stops: true });
      return line;
    }

    stop() {
      if (!this.current) return;
      this.finish();
      this.worker?.terminate();
      this.worker = undefined;
      this.asking?.enterLine(undefined);
      this.end?.({ stopped: true });
      this.say("Stopped.");
    }

    reset() {
      this.offer(new Map(), new Map());
      for (const command of this.commands) command.reset();
      this.say("");
      this.classList.remove("alive");
      this.arrange({ stops: false });
      this.dispatchEvent(new Event("reset"));
      this.runs.focus();
    }

    offer(before, after) {
      this.files.replaceChildren(...links(this.files, before, after));
    }
  }

  customElements.define("othellier-transcript", Transcript);
})();
