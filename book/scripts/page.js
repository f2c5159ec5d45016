// What a page does besides its boards: it opens its side bar, fetches the
// search when somebody searches, lets the keyboard scroll what is wide, and keeps
// the page that the arrow keys would turn.
(() => {
  "use strict";

  const find = (id) => document.getElementById(`mdbook-${id}`);

  // mdBook's side bar is opened by a box to tick; a keyboard wants a button.
  const toggle = find("sidebar-toggle-anchor");
  find("sidebar-toggle").addEventListener("click", () => toggle.click());

  const search = find("search-toggle");

  // Loads the scripts of the search, one after the other. If one is missing, whoever
  // asks again may find it.
  const fetchSearch = async () => {
    search.removeEventListener("click", open);
    document.removeEventListener("keydown", press);
    try {
      for (const address of search.dataset.scripts.split(" ")) await load(address);
    } catch (error) {
      listen();
      throw error;
    }
  };

  const load = (address) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

  const open = async () => {
    const { classList } = find("search-wrapper");
    try {
      await fetchSearch();
      classList.add("hidden");
      search.click();
    } catch {
      const sentence = "The search didn't load; check your connection, then press it again.";
      find("searchresults-header").textContent = sentence;
      find("searchresults-outer").classList.remove("hidden");
      classList.remove("hidden");
    }
  };

  const press = (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (!["s", "/"].includes(key) || ctrlKey || altKey || metaKey) return;
    if (mdbook_something_else_has_focus(event)) return;
    event.preventDefault();
    open();
  };

  const listen = () => {
    search.addEventListener("click", open);
    document.addEventListener("keydown", press);
  };

  listen();
  const { searchParams } = new URL(location);
  if (searchParams.has("search") || searchParams.has("highlight")) {
    fetchSearch().catch(() => {});
  }
})();

// What is wider than the page scrolls sideways. Every browser's keyboard can
// reach it there, not only a mouse or a finger.
(() => {
  "use strict";

  const reach = ([box, isWide]) => {
    if (isWide) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };

  // It is called for all boxes at first, and when a fold opens. Whoever changes a
  // box before all are measured has the browser lay the page out for each.
  const watcher = new ResizeObserver((boxes) => {
    const measured = boxes.map(({ target: box }) => [box, box.scrollWidth > box.clientWidth]);
    measured.forEach(reach);
  });
  for (const box of document.querySelectorAll("pre > code, .table-wrapper")) {
    watcher.observe(box);
  }
})();

// The book turns its pages with two keys. What is alive in a page, and what
// scrolls there, has them for itself, or its reader would lose it.
(() => {
  "use strict";

  const TAKERS =
    "othellier-board, othellier-steps, othellier-transcript, othellier-window, [tabindex='0']";

  document.querySelector("main").addEventListener("keydown", (event) => {
    const isTurning = ["ArrowLeft", "ArrowRight"].includes(event.key);
    if (isTurning && event.target.closest(TAKERS)) event.stopPropagation();
  });
})();

// The bar names the section that the reader is in: the last heading above the
// upper part of the window.
(() => {
  "use strict";

  const title = document.querySelector(".menu-title");
  const book = title.textContent;
  const passed = new Set();
  const headings = [...document.querySelectorAll("main :is(h1, h2)")];
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      passed[isIntersecting ? "add" : "delete"](target);
    }
    title.textContent = headings.findLast((one) => passed.has(one))?.textContent ?? book;
  }, { rootMargin: "9999999px 0px -88% 0px" });
  for (const heading of headings) watcher.observe(heading);
})();
