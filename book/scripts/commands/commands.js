// The transcripts, alive: a reader runs their commands, changes them, and types
// what a program asks for. The programs are the chapters' own,
// compiled to WebAssembly; crates/site/src/wasm/programs.rs puts them into scripts with
// shell.js and worker.js beside this file. Where it can't do its work, the
// transcript stays.
(() => {
  "use strict";

  const { othellier } = window;
  const { button, load, make } = othellier;
  const encoder = new TextEncoder();

  // How long a program may take before the reader hears that it's running.
  const PATIENCE = 500;

  // The programs that read the files of the reader.
  const READS_FILES = /\s(records|databases|game-formats|whole-games)\b/;

  // What is piped into a program.
  const PIPE = /^\s*(printf|echo)\s("[^"]*"|'[^']*')\s*\|\s*/;

  // The files that the reader has added to the page, and what reads them there.
  const added = new Map();
  const readers = new Set();

  const read = async (file) => added.set(file.name, new Uint8Array(await file.arrayBuffer()));

  // Adds files for all of the page. Only one of those that read them says so.
  const add = async (reader, files) => {
    const names = [...files].map(({ name }) => name).join(", ");
    try {
      await Promise.all([...files].map(read));
      if (names) reader.hearOf(names);
    } catch {
      reader.say(`${names} can't be read: is it a folder?`);
    }
  };

  // What reads files, and is nearest to where one is dropped.
  const nearest = ({ target, clientY }) => {
    const distance = (reader) =>
      reader.contains(target) ? -1 : Math.abs(reader.getBoundingClientRect().top - clientY);
    const open = [...readers].filter((reader) => reader.readsFiles());
    return open.sort((one, other) => distance(one) - distance(other))[0];
  };

  // Before the drop, a browser says only of what kind it will be.
  for (const kind of ["dragover", "drop"]) {
    addEventListener(kind, (event) => {
      const { files, types } = event.dataTransfer;
      const reader = nearest(event);
      if (!reader || !types.includes("Files")) return;
      event.preventDefault();
      if (files.length) add(reader, files);
    });
  }

  const isSame = (one, other) =>
    one?.length === other.length && one.every((byte, at) => byte === other[at]);

  // Links to the files that were written or changed, for a list that may have
  // some already.
  const links = (list, before, after) => {
    for (const { href } of list.querySelectorAll("a")) URL.revokeObjectURL(href);
    const written = [...after].filter(([path, bytes]) => !isSame(before.get(path), bytes));
    return written.map(([path, bytes]) => {
      const href = URL.createObjectURL(new Blob([bytes]));
      const link = make("a", { href, download: path.split("/").pop() }, path);
      return make("li", {}, "Written: ", link);
    });
  };

  // How the reader adds a file: a button, and what the browser asks with.
  const adder = (reader, attributes) => {
    const chooser = make("input", { type: "file", multiple: "", hidden: "" });
    chooser.addEventListener("change", () => add(reader, chooser.files));
    return [button("Add a file", () => chooser.click(), attributes), chooser];
  };

  // For the windows of the page.
  othellier.files = { added, adder, links, readers };

  // A command of a transcript, and below it what it prints.
  class Command {
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

    // The book's command, and what it prints there.
    reset() {
      this.line.value = this.given;
      this.begin();
      this.write(this.printed);
    }

    // What was printed before stays, and isn't true any more.
    begin() {
      this.isOld = true;
      this.close();
      this.code.textContent = "";
      this.answer = undefined;
      this.ahead = [];
      this.decoder = new TextDecoder();
      this.shown = 0;
    }

    get isOld() {
      return this.output.classList.contains("old");
    }

    set isOld(isOld) {
      this.output.classList.toggle("old", isOld);
    }

    // Nobody types here any more, and what is shown is all there is.
    end() {
      this.close();
      this.isOld = false;
    }

    // Makes room for what this run prints.
    renew() {
      if (!this.isOld) return;
      this.isOld = false;
      for (const node of [...this.output.childNodes]) if (node !== this.typed) node.remove();
    }

    write(text) {
      this.renew();
      this.typed.before(text);
    }

    show(bytes) {
      this.shown += bytes.length;
      this.write(this.decoder.decode(bytes, { stream: true }));
    }

    // The next line that the reader types; undefined where the input ends.
    ask(mayFocus) {
      this.renew();
      this.typed.hidden = false;
      if (mayFocus) this.typed.focus();
      return new Promise((answer) => {
        this.answer = answer;
        this.feed();
      });
    }

    press(event) {
      if (event.key === "Enter") this.give(`${this.typed.value}\n`);
      else if (event.ctrlKey && event.key === "d") this.give();
      else return;
      event.preventDefault();
    }

    // Somebody may type faster than the program asks.
    give(line) {
      this.ahead.push(line);
      this.typed.value = "";
      this.feed();
    }

    feed() {
      const { answer } = this;
      if (!answer || !this.ahead.length) return;
      this.answer = undefined;
      const line = this.ahead.shift();
      if (line) this.write(make("kbd", {}, line));
      answer(line);
    }

    // Nobody types here any more. What follows is a change of the command.
    close() {
      if (document.activeElement === this.typed) this.line.focus();
      this.typed.hidden = true;
    }
  }

  class Transcript extends HTMLElement {
    connectedCallback() {
      if (!window.WebAssembly || !window.Worker || this.book) return;
      this.book = this.querySelector("pre");
      readers.add(this);
      const text = this.book.querySelector("code").textContent.trimEnd();
      // Where nothing is printed, there's no prompt, either.
      const parts = text.split(/^\$ /m).filter((part) => part);
      const commands = text.startsWith("$ ") ? parts : text.split("\n");
      this.commands = commands.map((part) => new Command(part.split("\n"), () => this.run()));
      this.terminal = make("div", { class: "command-terminal" });
      this.terminal.append(...this.commands.map(({ element }) => element));
      this.append(this.terminal, this.build());
      this.arrange({ stops: false });
    }

    // What runs is beside what it's run with: if that grew with it, it would count as
    // something that jumps.
    build() {
      const [{ given }] = this.commands;
      this.runs = button("Run", () => this.run(), { "aria-label": `Run ${given}` });
      this.stops = button("Stop", () => this.stop(), { hidden: "" });
      this.ends = button("End the input", () => this.asking.give(), { hidden: "" });
      this.resets = button("The book's output", () => this.reset(), { hidden: "" });
      this.status = make("p", { class: "command-status", role: "status" });
      this.files = make("ul", { class: "written-files" });
      this.unpipes = button("Type the input yourself", () => this.unpipe());
      const [adds, chooser] = adder(this, { hidden: "" });
      this.adds = adds;
      const buttons = [this.runs, this.unpipes, this.stops, this.ends, this.resets];
      buttons.push(adds, chooser, this.status);
      const controls = make("div", { class: "bar command-controls" }, ...buttons);
      return make("div", { class: "command-live" }, controls, this.files);
    }

    readsFiles() {
      return this.commands.some(({ line }) => READS_FILES.test(line.value));
    }

    hearOf(names) {
      this.say(`Added: ${names}. Name it in a command.`);
    }

    say(text) {
      this.status.textContent = text;
    }

    // Runs all the commands, one after the other, in a folder with the book's
    // files, the reader's, and those that the page's commands above have written.
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

    // Runs the commands with nothing piped into them.
    unpipe() {
      for (const { line } of this.commands) line.value = line.value.replace(PIPE, "");
      this.run();
    }

    // The text below stays where it is: what runs has at least the room of what
    // was there, and afterward that of the book's output.
    begin() {
      this.room ??= this.book.offsetHeight;
      const room = this.terminal.offsetHeight || this.room;
      this.terminal.style.minHeight = `${room}px`;
      this.classList.add("alive");
      this.say("");
      this.offer(new Map(), new Map());
      for (const command of this.commands) command.begin();
      this.arrange({ stops: true });
    }

    // What hasn't printed anything leaves what was there.
    finish() {
      this.current = undefined;
      for (const command of this.commands) command.end();
      this.terminal.style.minHeight = `${this.room}px`;
      this.arrange({ stops: false });
      this.dispatchEvent(new Event("ran"));
    }

    // Which buttons there are.
    arrange({ stops, ends = false }) {
      const holds = this.contains(document.activeElement) && document.activeElement;
      this.stops.hidden = !stops;
      this.runs.hidden = stops;
      this.ends.hidden = !ends;
      this.resets.hidden = stops || !this.classList.contains("alive");
      const lines = this.commands.map(({ line }) => line.value);
      this.unpipes.hidden = stops || !lines.some((line) => PIPE.test(line));
      this.adds.hidden = stops || !this.readsFiles();
      if (holds && holds.hidden) (stops ? this.stops : this.runs).focus();
    }

    // What the page's commands above this have written.
    fromAbove() {
      const all = [...document.querySelectorAll("othellier-transcript")];
      return all.slice(0, all.indexOf(this)).flatMap(({ wrote }) => wrote ?? []);
    }

    async runAll(run) {
      await this.patiently(this.load(this.commands[0]));
      const { files } = othellier.programs;
      const book = Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]);
      const written = othellier.windows?.files() ?? [];
      const first = new Map([...book, ...written, ...this.fromAbove(), ...added]);
      let now = first;
      let ended = {};
      for (const command of this.commands) {
        if (run !== this.current) return;
        ended = await this.runOne(run, command, now);
        now = new Map(ended.files ?? now);
        this.offer(first, now);
        this.wrote = [...now].filter(([path, bytes]) => !isSame(first.get(path), bytes));
      }
      if (run === this.current) this.say(this.sentence(ended));
    }

    sentence({ stopped, broken }) {
      if (stopped) return "Stopped.";
      if (broken) return `The program has broken off: ${broken}.`;
      return "Done.";
    }

    // Starts a program, and starts it again with all lines so far whenever it
    // asks for one more.
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
      command.renew();
      command.close();
      if (ended.code) command.code.textContent = `exit code ${ended.code}`;
      return ended;
    }

    // The script with the program of a command: the next one behind the name of
    // the package, or the last, which has all others.
    code({ line }) {
      const [, name] = line.value.match(/\s(?:-p|--package)\s+(\S+)/) ?? [];
      const words = document.querySelector("[data-programs]").dataset.programs.split(" ");
      return words.slice(words.indexOf(name)).find((word) => word.endsWith(".js"));
    }

    load(command) {
      return load(this.code(command), "press Run again");
    }

    // Waits for this, and says so if that takes long.
    async patiently(outcome) {
      const slow = setTimeout(() => this.say("Running..."), PATIENCE);
      return outcome.finally(() => clearTimeout(slow));
    }

    async start(command, start, files) {
      const module = await this.load(command);
      this.worker ??= othellier.startWorker(othellier.programs.worker);
      const outcome = new Promise((end) => {
        this.end = end;
        this.worker.onmessage = ({ data }) =>
          data.output ? command.show(data.output) : end(data);
        this.worker.onerror = ({ message }) => end({ broken: message || "no worker" });
        this.worker.postMessage({ ...start, module, files: [...files], shown: command.shown });
      });
      return this.patiently(outcome);
    }

    async wait(run, command) {
      this.asking = command;
      this.say("The program is waiting for a line. Ctrl-D ends the input.");
      const holds = this.contains(document.activeElement);
      this.arrange({ stops: true, ends: true });
      const line = await command.ask(holds);
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
      this.asking?.give();
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
