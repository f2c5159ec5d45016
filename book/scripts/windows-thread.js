// Runs in a worker: goes on with a thread of a window, in a copy of the window's
// memory. What the thread reports, it writes to its output, a line each, and this
// posts it to the page, book/scripts/windows.js, which ends the worker if nobody
// listens any more.
"use strict";

const STDOUT = 1;
let exports;
let text = "";

// Of all that a program can ask of a system, a thread needs this.
const fd_write = (file, parts, count, written) => {
  const { buffer } = exports.memory;
  const view = new DataView(buffer);
  let size = 0;
  for (let at = parts; at < parts + 8 * count; at += 8) {
    const length = view.getUint32(at + 4, true);
    const bytes = new Uint8Array(buffer, view.getUint32(at, true), length);
    if (file === STDOUT) text += new TextDecoder().decode(bytes);
    size += length;
  }
  view.setUint32(written, size, true);
  const lines = text.split("\n");
  text = lines.pop();
  for (const report of lines) postMessage(report);
  return 0;
};

const system = new Proxy({ fd_write }, { get: (known, name) => known[name] ?? (() => 0) });

onmessage = ({ data: { module, memory, thread } }) => {
  const imports = { wasi_snapshot_preview1: system };
  ({ exports } = new WebAssembly.Instance(module, imports));
  const pages = (memory.byteLength - exports.memory.buffer.byteLength) / 65536;
  exports.memory.grow(pages);
  new Uint8Array(exports.memory.buffer).set(new Uint8Array(memory));
  exports.go_on(thread);
};
