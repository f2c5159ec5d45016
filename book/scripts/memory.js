// @ts-check
// Remembers in `localStorage` what the reader did: the state of boards, the pages that
// were read to their end, the exercises that were ticked. The storage is the one of
// book/theme/index.hbs, which belongs to this book alone. Where a browser refuses to store
// anything, it's empty, and the page works and remembers nothing.
(() => {
  "use strict";

  const { button, make } = window.othellier;

  // The number changes with the format of the stored values.
  const prefix = "othellier-1/";

  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(prefix + key)) ?? undefined;
    } catch {
      return undefined;
    }
  };

  const write = (key, value) => localStorage.setItem(prefix + key, JSON.stringify(value));

  const keys = () => localStorage.keys().filter((key) => key.startsWith(prefix));

  const nameOf = ({ pathname }) =>
    pathname.split("/").pop().replace(/\.html$/, "") || "index";
  const page = nameOf(location);
  // The page to print repeats all others.
  if (page === "print") return;

  // A stored state is valid only for the same `given`: if the page's position changed, its
  // moves may be illegal.
  window.othellier.memory = {
    recall(board, given) {
      const kept = read(`board/${page}/${board}`);
      return kept?.given === given ? kept.fields : undefined;
    },
    keep(board, given, fields) {
      write(`board/${page}/${board}`, { given, fields });
    },
  };

  /** Returns the sidebar's links to pages, without those to sections of this page. */
  const links = () => {
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const all = document.querySelectorAll("#mdbook-sidebar a[href]");
    return [...all].filter((link) => !link.hash);
  };

  /** Returns name, address and title of each chapter's page. */
  const chapters = () =>
    links().flatMap((link) => {
      const number = link.querySelector("strong")?.textContent;
      if (!parseInt(number)) return [];
      const texts = [...link.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const title = texts.map(({ textContent }) => textContent).join("").trim();
      const text = `Chapter ${parseInt(number)}: ${title}`;
      return { name: nameOf(link), href: link.href, text };
    });

  /** Returns the progress on a page: pairs of a symbol and its spoken text. */
  const progressOf = (name) => {
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
      const parts = progressOf(nameOf(link));
      if (!parts.length) continue;
      const symbols = parts.map(([symbol]) => symbol).join(" ");
      const spoken = parts.map(([, text]) => text).join(", ");
      link.append(make("span", { class: "done" },
        make("span", { "aria-hidden": true }, symbols),
        make("span", { class: "only-heard" }, `, ${spoken}`)));
    }
  };

  /** Marks the page as read when its end becomes visible. */
  const watchEnd = () => {
    const end = make("div", { class: "page-end" });
    document.querySelector("main").append(end);
    new IntersectionObserver(([{ isIntersecting }], observer) => {
      if (!isIntersecting) return;
      observer.disconnect();
      write(`read/${page}`, true);
      showDone();
    }).observe(end);
  };

  const boxes = () => {
    /** @type {NodeListOf<HTMLInputElement>} */
    const all = document.querySelectorAll(".exercise-done input");
    return [...all];
  };

  const offerTicks = () => {
    /** @type {NodeListOf<HTMLElement>} */
    const parents = document.querySelectorAll(".exercise-done");
    for (const parent of parents) {
      const { exercise } = parent.dataset;
      const box = make("input", { type: "checkbox", value: exercise });
      box.addEventListener("change", keepTicks);
      parent.append(make("label", {}, box, `Exercise ${exercise} is done`));
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

  /** Returns the first unread chapter from the one that was open last. */
  const next = () => {
    const all = chapters();
    const last = all.findIndex(({ name }) => name === read("last"));
    if (last < 0) return undefined;
    return [...all.slice(last), ...all].find(({ name }) => !read(`read/${name}`));
  };

  /** On the first page, shows where to continue and a button that forgets everything. */
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
  // Another tab may have stored more, or this page may come from the back-forward cache.
  addEventListener("storage", showAll);
  addEventListener("pageshow", showAll);
})();
