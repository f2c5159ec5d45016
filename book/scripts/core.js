// @ts-check
// Functions that all scripts of a page share: loading WebAssembly, starting workers, and
// making elements.
//
// `othellier` is the only global of the book's scripts. ask.js makes it, memory.js adds
// `memory`, and code that is loaded on demand adds `programs`, `windows` and `steps`.
window.othellier = /** @type {Othellier} */ ((() => {
  "use strict";

  const scriptUrl = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const { ask } = window.othellier;

  // The message about a server's settings. book/src/teaching.md says more about them.
  const refusal = (needs) => "This server keeps the page's code from running, so you see what " +
    `the book printed. Whoever runs it must ${needs}.`;
  const NEEDS_CODE = "send .js files unchanged, as text/javascript, and allow 'wasm-unsafe-eval' " +
    "in a Content-Security-Policy";
  const NO_WORKER = refusal("allow worker-src blob: in the Content-Security-Policy");

  /** Modules that are loaded or being loaded, by file name.
   * @type {Record<string, Promise<WebAssembly.Module>>} */
  const modules = {};

  /** Resolvers of modules being loaded, by part.
   * @type {Record<string, (module: Promise<WebAssembly.Module>) => void>} */
  const resolvers = {};

  document.documentElement.classList.toggle("still", !window.WebAssembly);

  /** Loads a module on first use. If that fails, the next call tries again. The error
   * says what a reader can do, which ends with `advice`, or what the server must change.
   *
   * A module comes as a script, because a page that is opened as a file may not fetch
   * anything else.
   * @param {string} name @param {string} advice */
  const load = async (name, advice) => {
    try {
      return await (modules[name] ??= fetchModule(name));
    } catch {
      delete modules[name];
      throw new Error(await explain(name, advice));
    }
  };

  const urlOf = (name) => String(new URL(`../page/${name}`, scriptUrl));

  /** Explains why a module didn't load. */
  const explain = async (name, advice) => {
    if (location.protocol === "file:") {
      return `The file ${name} is missing or damaged in the folder page; put it there, then ${advice}.`;
    }
    try {
      const { ok } = await fetch(urlOf(name), { method: "HEAD", cache: "no-store" });
      return ok ? refusal(NEEDS_CODE) : "The server doesn't have this part of the page anymore; load the page again.";
    } catch {
      return `A part of this page didn't load; check your connection, then ${advice}.`;
    }
  };

  /** @param {string} name @returns {Promise<WebAssembly.Module>} */
  const fetchModule = (name) => new Promise((resolve, reject) => {
    resolvers[name.slice(0, name.lastIndexOf("-"))] = resolve;
    const script = document.createElement("script");
    script.src = urlOf(name);
    // A script that has called `receive` has resolved the promise already.
    script.onload = script.onerror = reject;
    document.head.append(script);
  });

  /** Takes a module from a script that `load` has started. */
  const receive = (part, alphabet, text) => resolvers[part](compile(alphabet, text));

  /** Compiles a module that is encoded as text; `alphabet` lists the codes of the bytes
   * 0 to 255 (crates/site/src/wasm/script.rs). */
  const compile = async (alphabet, text) => {
    const byteOf = new Uint8Array(3 * 128);
    decode(alphabet).forEach((code, byte) => (byteOf[code] = byte));
    return WebAssembly.compile(Uint8Array.from(decode(text), (code) => byteOf[code]));
  };

  /** Returns the codes in a text as numbers. A code is a character, or "}" or "~" and a
   * character. */
  const decode = (text) => {
    const codes = new Uint16Array(text.length);
    let count = 0;
    let start = 0;
    for (let index = 0; index < text.length; index++) {
      const character = text.charCodeAt(index);
      const isStart = character > 124;
      if (!isStart) codes[count++] = start + character;
      start = isStart ? 128 * (character - 124) : 0;
    }
    return codes.subarray(0, count);
  };

  /** @type {Map<string, string>} */
  const workerUrls = new Map();

  /** Starts a worker with this code. Where the page may not start one, this throws, or the
   * worker has an error without a message. */
  const startWorker = (code) => {
    if (!workerUrls.has(code)) workerUrls.set(code, URL.createObjectURL(new Blob([code])));
    try {
      return new Worker(workerUrls.get(code));
    } catch {
      throw new Error(NO_WORKER);
    }
  };

  /** Makes an element. */
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, String(value));
    }
    // A browser that translates the page leaves code alone.
    if (["code", "kbd", "pre"].includes(name)) element.translate = false;
    element.append(...children);
    return element;
  };

  /** Makes a button; book/theme/components.css styles it. */
  const button = (text, press, attributes = {}) => {
    const element = make("button", { type: "button", class: "control", ...attributes }, text);
    element.addEventListener("click", press);
    return element;
  };

  /** Makes a button of a toolbar; its `value` selects the icon above its text. */
  const tool = (value, text, press, attributes = {}) =>
    button(text, press, { class: "control tool", value, ...attributes });

  /** Distributes the visible buttons of a toolbar over rows of equal length: of seven, a
   * phone shows four and three. */
  const arrange = (bar) => {
    const visible = [...bar.children].filter(
      ({ hidden, localName }) => !hidden && localName !== "div");
    const columns = (max) => Math.ceil(visible.length / Math.ceil(visible.length / max)) || 1;
    bar.style.setProperty("--count", String(visible.length));
    bar.style.setProperty("--wide", String(columns(8)));
    bar.style.setProperty("--narrow", String(columns(5)));
  };

  /** Returns the caption of the figure around an element, and the figure's number. */
  const captionOf = (element) => {
    const caption = element.closest("figure").querySelector("figcaption");
    const title = caption.textContent;
    const [number] = title.match(/^Figure [\d.]+: /) ?? [""];
    return { caption, title, number };
  };

  /** Implements a roving tabindex: Tab reaches only `target` among the buttons of a
   * grid. */
  const rove = (buttons, target) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  };

  /** The button at which a series of clicks or of repeated keys began.
   * @type {HTMLButtonElement | undefined} */
  let pressed;

  /** Ends a series at a button that has taken the place of the one at which it began: a
   * double click on Run doesn't press Stop. */
  const endSeries = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    const button = event.target.closest?.("button");
    const isRepeated = event.type === "click" ? event.detail > 1 : event.repeat;
    if (!isRepeated) pressed = button;
    // A button that is made anew for each response has the same text.
    const isSame = !pressed || pressed.offsetParent || button?.textContent === pressed.textContent;
    if (!button || isSame) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ["click", "keydown"]) addEventListener(type, endSeries, true);

  /** Tests if a key event belongs to the browser or the system: Alt+Left goes back. */
  const isShortcut = ({ altKey, ctrlKey, metaKey }) => altKey || ctrlKey || metaKey;

  const clamp = (number, max) => Math.max(0, Math.min(number, max));
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

  return {
    arrange, ask, button, captionOf, clamp, isShortcut, load, make, NO_WORKER, receive,
    reducedMotion, rove, startWorker, tool, wait,
  };
})());
