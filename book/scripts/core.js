// What all that runs in a page has in common: it loads code, asks it, and makes
// elements. The scripts of the boards, the commands, the windows and the listings
// that step stand in the folders beside this one. `othellier` is the book's only
// global: memory.js adds `memory` to it, and code that is loaded when it's needed
// adds `programs`, `windows` and `steps`.
window.othellier = (() => {
  "use strict";

  const ownUrl = document.currentScript.src;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const modules = {};
  document.documentElement.classList.toggle("still", !window.WebAssembly);
  const resolvers = {};

  // A module comes as a script: a page that is opened as a file may load nothing
  // else. It is loaded once, and only where it's needed. If that fails, a reader is
  // told what to do, and whoever asks again may find it.
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

  const fetchModule = (name) => new Promise((resolve, reject) => {
    resolvers[name.slice(0, name.lastIndexOf("-"))] = resolve;
    const script = document.createElement("script");
    script.src = new URL(name, ownUrl);
    // Once it's received, this changes nothing.
    script.onload = script.onerror = () => reject(new Error(missing(name)));
    document.head.append(script);
  });

  // What such a script calls.
  const receive = (part, alphabet, text) => resolvers[part](compile(alphabet, text));

  // A character stands for each byte; the alphabet has them from 0 to 255.
  const compile = async (alphabet, text) => {
    const byteOf = new Uint8Array(512);
    for (let byte = 0; byte < 256; byte++) byteOf[alphabet.charCodeAt(byte)] = byte;
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < bytes.length; index++) {
      bytes[index] = byteOf[text.charCodeAt(index)];
    }
    return WebAssembly.compile(bytes);
  };

  // Sends a request, which is some fields, to a board's code or a window's, and
  // returns the response. Both are described in book/page/boards/src/protocol.rs,
  // and the functions of the code in book/page/boards/src/wasm.rs.
  const ask = (wasm, fields) => {
    const bytes = encoder.encode(new URLSearchParams(fields));
    const start = wasm.allocate(bytes.length);
    new Uint8Array(wasm.memory.buffer).set(bytes, start);
    const length = wasm.respond();
    const response = new Uint8Array(wasm.memory.buffer, wasm.response(), length);
    return JSON.parse(decoder.decode(response));
  };

  const workerUrls = new Map();

  // Starts a worker with this code; it throws where a page may have none.
  const startWorker = (code) => {
    if (!workerUrls.has(code)) workerUrls.set(code, URL.createObjectURL(new Blob([code])));
    return new Worker(workerUrls.get(code));
  };

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  };

  // How buttons and fields look stands in book/theme/components.css.
  const button = (text, press, attributes = {}) => {
    const made = make("button", { type: "button", class: "control", ...attributes }, text);
    made.addEventListener("click", press);
    return made;
  };

  // A button of a bar, with the icon of its value over its text.
  const tool = (value, text, press, attributes = {}) =>
    button(text, press, { class: "control tool", value, ...attributes });

  // A bar has rows that are equally long: of seven tools, a phone shows four and
  // three.
  const arrange = (bar) => {
    const shown = [...bar.children].filter(({ hidden, localName }) => !hidden && localName !== "div");
    const columns = (most) => Math.ceil(shown.length / Math.ceil(shown.length / most)) || 1;
    bar.style.setProperty("--count", shown.length);
    bar.style.setProperty("--wide", columns(8));
    bar.style.setProperty("--narrow", columns(5));
  };

  // The caption of the figure around an element, and the number of the figure.
  const captionOf = (element) => {
    const caption = element.closest("figure").querySelector("figcaption");
    const title = caption.textContent;
    const [number] = title.match(/^Figure [\d.]+: /) ?? [""];
    return { caption, title, number };
  };

  // Only the one of a grid's buttons that last had the focus is reached with Tab.
  const rove = (buttons, target) => {
    for (const one of buttons) one.tabIndex = one === target ? 0 : -1;
  };

  const clamp = (number, most) => Math.max(0, Math.min(number, most));
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const likesLessMotion = matchMedia("(prefers-reduced-motion: reduce)");

  return {
    arrange, ask, button, captionOf, clamp, likesLessMotion, load, make, receive, rove,
    startWorker, tool, wait,
  };
})();
