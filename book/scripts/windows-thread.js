// @ts-check
// Runs in a worker: a thread of a window, on a copy of the window's memory. The thread
// writes its reports to standard output, one a line, and this script posts them to
// windows.js, which terminates the worker when the thread is no longer needed.
(() => {
  "use strict";

  const STDOUT = 1;

  /** The exports of the window's module. @type {any} */
  let exports;

  /** The beginning of a line that isn't complete yet. */
  let text = "";

  /** WASI's `fd_write`: writes `count` buffers, given by address and length at
   * `buffers`. */
  const fd_write = (file, buffers, count, written) => {
    const { buffer } = exports.memory;
    const view = new DataView(buffer);
    let size = 0;
    for (let entry = buffers; entry < buffers + 8 * count; entry += 8) {
      const length = view.getUint32(entry + 4, true);
      const bytes = new Uint8Array(buffer, view.getUint32(entry, true), length);
      if (file === STDOUT) text += new TextDecoder().decode(bytes);
      size += length;
    }
    view.setUint32(written, size, true);
    const lines = text.split("\n");
    text = lines.pop();
    for (const report of lines) postMessage(report);
    return 0;
  };

  // A thread needs no other system call: all others do nothing and succeed.
  const system = new Proxy({ fd_write }, {
    get: (functions, name) => functions[name] ?? (() => 0),
  });

  onmessage = ({ data: { module, memory, thread } }) => {
    const imports = /** @type {any} */ ({ wasi_snapshot_preview1: system });
    ({ exports } = new WebAssembly.Instance(module, imports));
    const pages = (memory.byteLength - exports.memory.buffer.byteLength) / 65536;
    exports.memory.grow(pages);
    new Uint8Array(exports.memory.buffer).set(new Uint8Array(memory));
    exports.go_on(thread);
  };
})();
