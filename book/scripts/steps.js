// @ts-check
// The Step button below a listing, <othellier-steps>. It loads the traced functions,
// compiled to WebAssembly, and steps-view.js, which crates/site/src/wasm/steps.rs
// puts into one script. Without WebAssembly the listing has no button.
(() => {
  "use strict";

  const { othellier } = window;
  const { button, load, make } = othellier;

  class Steps extends HTMLElement {
    connectedCallback() {
      const { function: name, traced } = this.dataset;
      if (!name || !traced || !window.WebAssembly || this.bar) return;
      const short = name.split("::").pop();
      const label = `Step through ${short}`;
      this.button = button("Step", () => this.open(), { "aria-label": label });
      this.status = make("p", { class: "steps-status", role: "status" });
      this.bar = make("div", { class: "bar steps-bar" }, this.button, this.status);
      this.append(this.bar);
    }

    async open() {
      try {
        const module = await load(this.dataset.traced, "press Step again");
        await othellier.steps(this, module);
      } catch (error) {
        this.status.textContent = error.message;
      }
    }
  }

  customElements.define("othellier-steps", Steps);
})();
