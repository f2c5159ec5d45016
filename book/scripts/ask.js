// @ts-check
// Sends requests to WebAssembly modules. Pages load it first; it is also the first part
// of the boards' worker.
self.othellier = /** @type {Othellier} */ ((() => {
  "use strict";

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** Sends a request to a module, and returns its response. The formats are described in
   * book/page/boards/src/protocol.rs, the exports in book/page/boards/src/wasm.rs.
   * @param {WasmExports} wasm @param {Fields} fields */
  const ask = (wasm, fields) => {
    const query = new URLSearchParams(/** @type {Record<string, string>} */ (fields));
    const bytes = encoder.encode(String(query));
    const start = wasm.allocate(bytes.length);
    new Uint8Array(wasm.memory.buffer).set(bytes, start);
    const length = wasm.respond();
    const response = new Uint8Array(wasm.memory.buffer, wasm.response(), length);
    return JSON.parse(decoder.decode(response));
  };

  return { ask };
})());
