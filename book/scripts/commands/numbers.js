// What a reader can change in a page's sentences and listings: each stands for an
// argument of the next command, which runs again with it. A number is dragged
// sideways, or changed with the arrow keys: in the book's source it is
// <data value="4" data-from="1" data-to="6" data-of="--depth">four</data>, and its
// steps are 1 or data-by. With data-in="30 * corner", the 30 in the last listing before
// the command is a handle, too. A switch, <data value="with" data-of="--without
// table">with</data>, says "with" or "without". Without JavaScript, all of them are words.
(() => {
  "use strict";

  const { clamp, make } = window.othellier;

  // How far a number is dragged until it's the next one, in pixels, and how long it
  // stays the same until the command runs, in milliseconds.
  const STEP = 12;
  const PAUSE = 250;

  const STEPS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

  const transcripts = [...document.querySelectorAll("othellier-transcript")];
  const follows = (element) => (other) =>
    element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;

  // The number that stands between these words in the last listing before a transcript.
  const inListing = (transcript, said, around) => {
    const codes = [...document.querySelectorAll("pre > code")];
    const code = codes.findLast((code) => follows(code)(transcript));
    return [...code.querySelectorAll(".hljs-number")].filter((number) => {
      const before = document.createRange();
      before.setStart(code, 0);
      before.setEndBefore(number);
      return code.textContent.startsWith(around, String(before).length - around.indexOf(said));
    });
  };

  const follow = (data) => {
    const transcript = transcripts.find(follows(data));
    if (!transcript?.commands) return;
    const { from, to, by = 1, of, in: around } = data.dataset;
    const size = to ? Math.round((to - from) / by) + 1 : 0;
    const numbers = Array.from({ length: size }, (_, at) => String(+(+from + at * by).toFixed(2)));
    const words = to ? numbers : ["with", "without"];
    const said = data.textContent;
    const given = words.indexOf(data.value);
    const handles = around ? [data, ...inListing(transcript, said, around)] : [data];
    let now = given;
    let timer, dragged;

    const show = (at) => {
      now = at;
      for (const handle of handles) {
        handle.textContent = now === given ? said : words[now];
        handle.setAttribute(to ? "aria-valuenow" : "aria-checked", to ? words[now] : now === 1);
      }
    };

    // What was changed is in the command, and what's there already says the same.
    const argument = new RegExp(` ${of}${to ? " \\S+" : "(?!\\S)"}`);
    const write = (line) => {
      const text = to ? ` ${of} ${words[now]}` : now ? ` ${of}` : "";
      if (argument.test(line.value)) line.value = line.value.replace(argument, text);
      else if (now !== given) line.value += text;
    };
    (transcript.writers ??= []).push(write);

    const set = (at) => {
      if (clamp(at, words.length - 1) === now) return;
      show(clamp(at, words.length - 1));
      for (const { line } of transcript.commands) for (const write of transcript.writers) write(line);
      clearTimeout(timer);
      timer = setTimeout(() => transcript.run(), PAUSE);
    };

    const press = (event) => {
      const step = to ? STEPS[event.key] : ["Enter", " "].includes(event.key) && 1 - 2 * now;
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      set(now + step);
    };

    const attributes = {
      "role": to ? "slider" : "switch",
      "tabindex": 0,
      "aria-label": `${of} in the command below`,
      "title": to ? "Drag me, or use the arrow keys" : "Press me",
      ...(to && { "aria-valuemin": words[0], "aria-valuemax": words.at(-1) }),
    };
    for (const handle of handles) {
      handle.classList.add("handle");
      for (const [name, value] of Object.entries(attributes)) handle.setAttribute(name, value);
      handle.addEventListener("keydown", press);
      if (!to) handle.addEventListener("click", () => set(1 - now));
      // A listing's text would be selected.
      handle.addEventListener("mousedown", (event) => event.preventDefault());
      handle.addEventListener("pointerdown", (event) => {
        handle.focus();
        handle.setPointerCapture(event.pointerId);
        dragged = to && { at: event.clientX, from: now };
      });
      handle.addEventListener("pointermove", ({ clientX }) => {
        if (dragged) set(dragged.from + Math.round((clientX - dragged.at) / STEP));
      });
      for (const end of ["pointerup", "pointercancel"]) {
        handle.addEventListener(end, () => (dragged = undefined));
      }
    }
    show(given);
    transcript.addEventListener("reset", () => {
      clearTimeout(timer);
      show(given);
    });
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
    if (!/\s-p own-/.test(given)) return;
    const tried = new Map();
    const list = make("ul", { class: "tried" });
    const advice = make("p", { class: "tried-advice" });
    transcript.append(list, advice);
    transcript.addEventListener("ran", () => {
      for (const { line, output } of transcript.commands) {
        const what = line.value.split(" -- ")[1]?.trim() || "the book's";
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
