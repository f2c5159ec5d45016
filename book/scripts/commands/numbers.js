// @ts-check
// Numbers and switches in the text that change an argument of the next command, which
// runs again. The page *Change the search* consists of them.
//
// A number is dragged sideways, or changed with the arrow keys. Its source is <data
// value="4" data-from="1" data-to="6" data-of="--depth">four</data>; it changes in steps
// of 1 or data-by. With data-in="30 * corner", the 30 in the last listing before the
// command is a handle, too. The source of a switch is <data value="with"
// data-of="--without table">with</data>; it reads "with" or "without". Without JavaScript,
// all of them are plain words.
(() => {
  "use strict";

  const { clamp, isShortcut, make } = window.othellier;

  // The distance that a number is dragged for a step, in pixels.
  const DRAG_STEP = 12;

  // The time between the last change and the run of the command, in milliseconds.
  const RUN_DELAY = 250;

  /** Keys that change a number, each with its step. */
  const KEY_STEPS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

  /** Returns the decimal numbers from `from` to `to` in steps of `by`. */
  const range = (from, to, by) => {
    const length = Math.round((to - from) / by) + 1;
    return Array.from({ length }, (_, index) => String(Number((from + index * by).toFixed(2))));
  };

  const transcripts = [...document.querySelectorAll("othellier-transcript")];

  /** Returns a function that tests if another element comes after `element`. */
  const follows = (element) => (other) =>
    element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;

  /** Finds a number in the last listing before a transcript. `context` is the text
   * around the number, including it. */
  const inListing = (transcript, number, context) => {
    const listings = [...document.querySelectorAll("pre > code")];
    const code = listings.findLast((listing) => follows(listing)(transcript));
    const numbers = /** @type {NodeListOf<HTMLElement>} */ (
      code.querySelectorAll(".hljs-number"));
    return [...numbers].filter((element) => {
      const before = document.createRange();
      before.setStart(code, 0);
      before.setEndBefore(element);
      const start = String(before).length - context.indexOf(number);
      return code.textContent.startsWith(context, start);
    });
  };

  /** Makes a <data> element a handle of the next transcript.
   * @param {HTMLDataElement} data */
  const connect = (data) => {
    const transcript = transcripts.find(follows(data));
    if (!transcript?.commands) return;
    const { from, to, by = "1", of, in: context } = data.dataset;
    const isNumber = to !== undefined;
    const values = isNumber ? range(Number(from), Number(to), Number(by)) : ["with", "without"];
    const bookText = data.textContent;
    const bookIndex = values.indexOf(data.value);
    const handles = context ? [data, ...inListing(transcript, bookText, context)] : [data];
    let current = bookIndex;
    let timer, dragged;

    const show = (index) => {
      current = index;
      for (const handle of handles) {
        handle.textContent = current === bookIndex ? bookText : values[current];
        if (isNumber) handle.setAttribute("aria-valuenow", values[current]);
        else handle.setAttribute("aria-checked", String(current === 1));
      }
    };

    // An argument is added to the command only if it was changed, and replaces one that
    // is there.
    const argument = new RegExp(` ${of}${isNumber ? " \\S+" : "(?!\\S)"}`);
    const write = (line) => {
      const text = isNumber ? ` ${of} ${values[current]}` : current ? ` ${of}` : "";
      if (argument.test(line.value)) line.value = line.value.replace(argument, text);
      else if (current !== bookIndex) line.value += text;
    };

    const set = (index) => {
      const clamped = clamp(index, values.length - 1);
      if (clamped === current) return;
      show(clamped);
      for (const { line } of transcript.commands) write(line);
      clearTimeout(timer);
      timer = setTimeout(() => transcript.run(), RUN_DELAY);
    };

    const press = (event) => {
      const toggles = ["Enter", " "].includes(event.key);
      const step = isNumber ? KEY_STEPS[event.key] : toggles && 1 - 2 * current;
      if (!step || isShortcut(event) || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      set(current + step);
    };

    const attributes = {
      "role": isNumber ? "slider" : "switch",
      "tabindex": "0",
      "aria-label": `${of} in the command below`,
      "title": isNumber ? "Drag me, or use the arrow keys" : "Press me",
      ...(isNumber && { "aria-valuemin": values[0], "aria-valuemax": values.at(-1) }),
    };
    for (const handle of handles) {
      handle.classList.add("handle");
      for (const [name, value] of Object.entries(attributes)) handle.setAttribute(name, value);
      handle.addEventListener("keydown", press);
      if (!isNumber) handle.addEventListener("click", () => set(1 - current));
      // Dragging would select the text of a listing.
      handle.addEventListener("mousedown", (event) => event.preventDefault());
      handle.addEventListener("pointerdown", (event) => {
        handle.focus();
        handle.setPointerCapture(event.pointerId);
        dragged = isNumber && { x: event.clientX, index: current };
      });
      handle.addEventListener("pointermove", ({ clientX }) => {
        if (dragged) set(dragged.index + Math.round((clientX - dragged.x) / DRAG_STEP));
      });
      for (const type of ["pointerup", "pointercancel"]) {
        handle.addEventListener(type, () => (dragged = undefined));
      }
    }
    show(bookIndex);
    transcript.addEventListener("reset", () => {
      clearTimeout(timer);
      show(bookIndex);
    });
  };

  /** Returns the expected score, in percent, of the luckiest of `count` variants that are
   * exactly as strong as the book's: the expected maximum of `count` normal variables by
   * Blom's approximation. A match of a hundred pairs has a standard deviation of 3.5
   * percent; the logistic function stands in for the normal distribution. */
  const luckiestScore = (count) => {
    const quantile = (count - 0.375) / (count + 0.25);
    return Math.round(50 + 3.5 * Math.log(quantile / (1 - quantile)) / 1.702);
  };

  /** Lists the variants that were tried below a transcript that plays a variant of the
   * reader's against the book. */
  const listTried = (transcript) => {
    const [{ given }] = transcript.commands ?? [{ given: "" }];
    if (!/\s-p own-/.test(given)) return;
    const tried = new Map();
    const list = make("ul", { class: "tried" });
    const advice = make("p", { class: "tried-advice" });
    transcript.append(list, advice);
    transcript.addEventListener("ran", () => {
      for (const { line, output, isOld } of transcript.commands) {
        if (isOld) continue;
        const variant = line.value.split(" -- ")[1]?.trim() || "the book's";
        const result = output.textContent.trimEnd().split("\n").pop();
        if (result.includes(": you win")) tried.set(variant, result);
      }
      list.replaceChildren(...[...tried].map(([variant, result]) =>
        make("li", {}, make("code", {}, variant), ` ${result}`)));
      const { size } = tried;
      advice.textContent = size < 3 ? "" : `You've tried ${size}. Of ${size} that are worth exactly what the book's are, the luckiest would win about ${luckiestScore(size)} %.`;
    });
  };

  transcripts.forEach(listTried);
  /** @type {NodeListOf<HTMLDataElement>} */
  const handles = document.querySelectorAll("main data[data-of]");
  handles.forEach(connect);
})();
