// What is wider than the page scrolls sideways. Every browser's keyboard can
// reach it there, not only a mouse or a finger.
(() => {
  "use strict";

  const reach = (box) => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };

  // The book turns its pages with these keys.
  const scroll = (event) => {
    if (["ArrowLeft", "ArrowRight"].includes(event.key)) event.stopPropagation();
  };

  // It is called for each box once at first, and when a fold opens.
  const watcher = new ResizeObserver((boxes) => {
    for (const { target } of boxes) reach(target);
  });
  for (const box of document.querySelectorAll("pre > code, .table-wrapper")) {
    box.addEventListener("keydown", scroll);
    watcher.observe(box);
  }
})();
