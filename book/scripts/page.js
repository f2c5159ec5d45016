// @ts-check
// What a page adds to mdBook's own scripts: a button for the sidebar, loading the search
// on demand, keyboard scrolling of wide blocks, arrow keys that don't turn the page inside
// interactive elements, and the current section in the menu bar.
(() => {
  "use strict";

  const find = (id) => document.getElementById(`mdbook-${id}`);

  // mdBook's sidebar is opened by a checkbox, which isn't usable as a button by keyboard.
  const toggle = find("sidebar-toggle-anchor");
  find("sidebar-toggle").addEventListener("click", () => toggle.click());

  const search = find("search-toggle");

  /** Loads the scripts of the search in order. After a failure the next search tries
   * again. */
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
    if (!["s", "/"].includes(event.key) || window.othellier.isShortcut(event)) return;
    if (mdbook_something_else_has_focus(event)) return;
    event.preventDefault();
    open();
  };

  const listen = () => {
    search.addEventListener("click", open);
    document.addEventListener("keydown", press);
  };

  listen();
  const { searchParams } = new URL(location.href);
  if (searchParams.has("search") || searchParams.has("highlight")) {
    fetchSearch().catch(() => {});
  }
})();

// Blocks that are wider than the page scroll sideways. With a tabindex they can be
// scrolled by keyboard in every browser.
(() => {
  "use strict";

  // All blocks are measured before the first is changed, because a change in between
  // would force a layout for each.
  const observer = new ResizeObserver((entries) => {
    const blocks = entries.map(({ target }) => /** @type {HTMLElement} */ (target));
    const isWide = blocks.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    blocks.forEach((block, index) => {
      if (isWide[index]) block.tabIndex = 0;
      else block.removeAttribute("tabindex");
    });
  });
  for (const block of document.querySelectorAll("pre > code, .table-wrapper")) {
    observer.observe(block);
  }
})();

// mdBook turns the page with the left and right arrow keys. Interactive elements and
// blocks that scroll use these keys themselves.
(() => {
  "use strict";

  const ARROW_KEY_USERS =
    "othellier-board, othellier-steps, othellier-transcript, othellier-window, [tabindex='0']";

  document.querySelector("main").addEventListener("keydown", (event) => {
    const isTurning = ["ArrowLeft", "ArrowRight"].includes(event.key);
    const target = /** @type {Element} */ (event.target);
    if (isTurning && target.closest(ARROW_KEY_USERS)) event.stopPropagation();
  });
})();

// Shows in the menu bar the last heading above the upper part of the window.
(() => {
  "use strict";

  const title = document.querySelector(".menu-title");
  const book = title.textContent;
  /** The headings above that line. */
  const passed = new Set();
  const headings = [...document.querySelectorAll("main :is(h1, h2)")];
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      passed[isIntersecting ? "add" : "delete"](target);
    }
    title.textContent = headings.findLast((heading) => passed.has(heading))?.textContent ?? book;
  }, { rootMargin: "9999999px 0px -88% 0px" });
  for (const heading of headings) observer.observe(heading);
})();
