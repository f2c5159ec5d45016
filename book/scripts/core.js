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

  /** Modules that are loaded or being loaded, by file name.
   * @type {Record<string, Promise<WebAssembly.Module>>} */
  const modules = {};

  /** Resolvers of modules being loaded, by part.
   * @type {Record<string, (module: Promise<WebAssembly.Module>) => void>} */
  const resolvers = {};

  document.documentElement.classList.toggle("still", !window.WebAssembly);

  /** Loads a module on first use. If that fails, the error ends with `advice`, and the
   * next call tries again.
   *
   * A module comes as a script, because a page that is opened as a file may not fetch
   * anything else.
   * @param {string} name @param {string} advice */
  const load = async (name, advice) => {
    try {
      return await (modules[name] ??= fetchModule(name));
    } catch (error) {
      delete modules[name];
      throw new Error(`${error.message}, then ${advice}.`);
    }
  };

  const missing = (name) => location.protocol === "file:"
    ? `The file ${name} is missing in the folder page; put it there`
    : "A part of this page didn't load; check your connection";

  /** @param {string} name @returns {Promise<WebAssembly.Module>} */
  const fetchModule = (name) => new Promise((resolve, reject) => {
    resolvers[name.slice(0, name.lastIndexOf("-"))] = resolve;
    const script = document.createElement("script");
    script.src = String(new URL(`../page/${name}`, scriptUrl));
    // A script that has called `receive` has resolved the promise already.
    script.onload = script.onerror = () => reject(new Error(missing(name)));
    document.head.append(script);
  });

  /** Takes a module from a script that `load` has started. */
  const receive = (part, alphabet, text) => resolvers[part](compile(alphabet, text));

  /** Compiles a module that is encoded as text, one character for each byte; `alphabet`
   * lists the characters for the bytes 0 to 255. */
  const compile = async (alphabet, text) => {
    const byteOf = new Uint8Array(512);
    for (let byte = 0; byte < 256; byte++) byteOf[alphabet.charCodeAt(byte)] = byte;
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < bytes.length; index++) {
      bytes[index] = byteOf[text.charCodeAt(index)];
    }
    return WebAssembly.compile(bytes);
  };

  /** @type {Map<string, string>} */
  const workerUrls = new Map();

  /** Starts a worker with this code. Throws where the page may not start one. */
  const startWorker = (code) => {
    if (!workerUrls.has(code)) workerUrls.set(code, URL.createObjectURL(new Blob([code])));
    return new Worker(workerUrls.get(code));
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
    arrange, ask, button, captionOf, clamp, isShortcut, load, make, receive, reducedMotion,
    rove, startWorker, tool, wait,
  };
})());
