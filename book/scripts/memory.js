// What the reader did, for the next visit: the boards that were touched, the
// pages that were read to their end, the exercises that were ticked. It stays in
// this browser. Where the browser keeps nothing, nothing is missing but that.
(() => {
  "use strict";

  const { button, make } = window.othellier;

  // With another form of what is kept, this number changes.
  const prefix = "othellier-1/";

  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(prefix + key)) ?? undefined;
    } catch {
      return undefined;
    }
  };

  const write = (key, value) => {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Refused, or full.
    }
  };

  const keys = () => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  };

  const nameOf = ({ pathname }) =>
    pathname.split("/").pop().replace(/\.html$/, "") || "index";
  const page = nameOf(location);
  // The page to print is all the others once more.
  if (page === "print") return;

  // A board that changed since then forgets: its moves need not be legal there.
  window.othellier.memory = {
    recall(board, given) {
      const kept = read(`board/${page}/${board}`);
      return kept?.given === given ? kept.fields : undefined;
    },
    keep(board, given, fields) {
      write(`board/${page}/${board}`, { given, fields });
    },
  };

  // The side bar's links to pages, not to places in this one.
  const links = () =>
    [...document.querySelectorAll("#mdbook-sidebar a[href]")]
      .filter((link) => !link.hash);

  // The chapters, each with its page and as the reader knows it.
  const chapters = () =>
    links().flatMap((link) => {
      const number = link.querySelector("strong")?.textContent;
      if (!parseInt(number)) return [];
      const words = [...link.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const title = words.map(({ data }) => data).join("").trim();
      const text = `Chapter ${parseInt(number)}: ${title}`;
      return { name: nameOf(link), href: link.href, text };
    });

  // What was done of a page: a sign for the eye, and words.
  const doneOf = (name) => {
    const { done = [], of = 0 } = read(`exercises/${name}`) ?? {};
    const ticked = done.length;
    const parts = [];
    if (read(`read/${name}`)) parts.push(["\u2713", "read"]);
    if (ticked) parts.push([`${ticked}/${of}`, `${ticked} of ${of} exercises done`]);
    return parts;
  };

  const showDone = () => {
    for (const link of links()) {
      link.querySelector(".done")?.remove();
      const parts = doneOf(nameOf(link));
      if (!parts.length) continue;
      const sign = parts.map(([sign]) => sign).join(" ");
      const words = parts.map(([, words]) => words).join(", ");
      link.append(make("span", { class: "done" },
        make("span", { "aria-hidden": true }, sign),
        make("span", { class: "only-heard" }, `, ${words}`)));
    }
  };

  // A page is read when its end was seen.
  const watchEnd = () => {
    const end = make("div", { class: "page-end" });
    document.querySelector("main").append(end);
    new IntersectionObserver(([{ isIntersecting }], watcher) => {
      if (!isIntersecting) return;
      watcher.disconnect();
      write(`read/${page}`, true);
      showDone();
    }).observe(end);
  };

  const boxes = () => [...document.querySelectorAll(".exercise-done input")];

  const offerTicks = () => {
    for (const place of document.querySelectorAll(".exercise-done")) {
      const { exercise } = place.dataset;
      const box = make("input", { type: "checkbox", value: exercise });
      box.addEventListener("change", keepTicks);
      place.append(make("label", {}, box, `Exercise ${exercise} is done`));
    }
    showTicks();
  };

  const keepTicks = () => {
    const all = boxes();
    const done = all.filter(({ checked }) => checked).map(({ value }) => value);
    write(`exercises/${page}`, { done, of: all.length });
    showDone();
  };

  const showTicks = () => {
    const { done = [] } = read(`exercises/${page}`) ?? {};
    for (const box of boxes()) box.checked = done.includes(box.value);
  };

  // Where to go on: the chapter that was open last, or the next one to read.
  const next = () => {
    const all = chapters();
    const last = all.findIndex(({ name }) => name === read("last"));
    if (last < 0) return undefined;
    return [...all.slice(last), ...all].find(({ name }) => !read(`read/${name}`));
  };

  // On the first page: where to go on, and how to forget.
  const welcome = () => {
    const box = document.querySelector(".welcome");
    if (!box || !keys().length) return;
    const chapter = next();
    if (chapter) {
      const link = make("a", { href: chapter.href }, chapter.text);
      box.append(make("p", {}, "Continue with ", link));
    }
    box.append(button("Forget what you did here", () => forget(box)));
  };

  const forget = (box) => {
    for (const key of keys()) localStorage.removeItem(key);
    const words = "Forgotten. This browser remembers nothing of what you did here.";
    const said = make("p", { tabindex: -1 }, words);
    box.replaceChildren(said);
    said.focus();
    showAll();
    dispatchEvent(new Event("othellier-forget"));
  };

  const showAll = () => {
    showDone();
    showTicks();
  };

  if (chapters().some(({ name }) => name === page)) write("last", page);
  offerTicks();
  showAll();
  welcome();
  watchEnd();
  // Another tab, or a page on the way back to this one, may have done more.
  addEventListener("storage", showAll);
  addEventListener("pageshow", showAll);
})();
