// Numbers in the sentences of a page that a reader can change: by dragging them
// sideways, or with the arrow keys. Each stands for an argument of the next command,
// which runs again with it. In the book's source it is
// <data value="4" data-from="1" data-to="6" data-of="--depth">four</data>. Without
// JavaScript it's a word of its sentence.
(() => {
  "use strict";

  const { clamp, make } = window.othellier;

  // How far a number is dragged until it's the next one, in pixels, and how long it
  // stays the same until the command runs, in milliseconds.
  const STEP = 12;
  const PAUSE = 250;

  const transcripts = [...document.querySelectorAll("othellier-transcript")];
  const follows = (element) => (other) =>
    element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;

  const follow = (number) => {
    const transcript = transcripts.find(follows(number));
    if (!transcript?.commands) return;
    const { from, to, of } = number.dataset;
    const [least, most] = [Number(from), Number(to)];
    const [given, said] = [Number(number.value), number.textContent];
    let timer, dragged;

    const show = (value) => {
      number.value = value;
      number.textContent = value === given ? said : value;
      number.setAttribute("aria-valuenow", value);
    };

    const set = (value) => {
      const next = least + clamp(value - least, most - least);
      if (next === Number(number.value)) return;
      show(next);
      for (const { line } of transcript.commands) {
        const argument = new RegExp(`${of} \\S+`);
        const isThere = argument.test(line.value);
        line.value = isThere ? line.value.replace(argument, `${of} ${next}`) : `${line.value} ${of} ${next}`;
      }
      clearTimeout(timer);
      timer = setTimeout(() => transcript.run(), PAUSE);
    };

    const STEPS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

    const attributes = {
      "role": "slider",
      "tabindex": 0,
      "aria-label": `${of} in the command below`,
      "aria-valuemin": least,
      "aria-valuemax": most,
      "title": "Drag me, or use the arrow keys",
    };
    for (const [name, value] of Object.entries(attributes)) number.setAttribute(name, value);
    show(given);

    number.addEventListener("keydown", (event) => {
      if (!STEPS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      set(Number(number.value) + STEPS[event.key]);
    });
    number.addEventListener("pointerdown", (event) => {
      number.setPointerCapture(event.pointerId);
      dragged = { at: event.clientX, value: Number(number.value) };
    });
    number.addEventListener("pointermove", ({ clientX }) => {
      if (dragged) set(dragged.value + Math.round((clientX - dragged.at) / STEP));
    });
    for (const end of ["pointerup", "pointercancel"]) {
      number.addEventListener(end, () => (dragged = undefined));
    }
    transcript.addEventListener("reset", () => show(given));
  };

  // What the luckiest of so many would win, in percent, if each were worth exactly as
  // much as the book's: the mean of the largest of `count` normal numbers, as Gunnar
  // Blom estimates it. After a hundred pairs, their deviation is 3.5.
  const luckiest = (count) => {
    const share = (count - 0.375) / (count + 0.25);
    return Math.round(50 + 3.5 * Math.log(share / (1 - share)) / 1.702);
  };

  // A list of what was tried, where a program compares something of the reader's.
  const remember = (transcript) => {
    const [{ given }] = transcript.commands ?? [{ given: "" }];
    if (!/\s-p own-weights\s/.test(given)) return;
    const tried = new Map();
    const list = make("ul", { class: "tried" });
    const advice = make("p", { class: "tried-advice" });
    transcript.append(list, advice);
    transcript.addEventListener("ran", () => {
      for (const { line, output } of transcript.commands) {
        const what = line.value.split(" -- ")[1]?.trim() || "the book's numbers";
        const last = output.textContent.trimEnd().split("\n").pop();
        if (last.includes(": you win")) tried.set(what, last);
      }
      list.replaceChildren(...[...tried].map(([what, last]) => make("li", {}, make("code", {}, what), ` ${last}`)));
      const { size } = tried;
      advice.textContent = size < 3 ? "" : `You've tried ${size}. Of ${size} that are worth exactly what the book's are, the luckiest would win about ${luckiest(size)} %.`;
    });
  };

  transcripts.forEach(remember);
  document.querySelectorAll("main data[data-of]").forEach(follow);
})();
