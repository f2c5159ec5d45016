// A button below each listing that can be stepped. What steps is loaded when a
// reader first presses one: the traced functions, compiled to WebAssembly, and
// what shows them, steps.view.js; crates/site/src/wasm/steps.rs puts both into one
// script. Where this can't work, the listing is as it always was.
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
