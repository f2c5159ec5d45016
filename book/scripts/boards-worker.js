// @ts-check
// Runs in a worker, behind ask.js: answers the requests of boards while the page goes on.
// The scripts of the boards' code bring it along (crates/site/src/wasm/boards.rs).
(() => {
  "use strict";

  const { ask } = self.othellier;

  /** The instance that gives advice. It is kept, because it remembers what it searched.
   * @type {Promise<any>} */
  let advisor;

  onmessage = async ({ data: [id, module, request, isAdvisor] }) => {
    /** @type {() => Promise<any>} */
    const start = () => WebAssembly.instantiate(module);
    const { exports } = await (isAdvisor ? (advisor ??= start()) : start());
    postMessage([id, ask(exports, request)]);
  };
})();
