// @ts-check
// Starts the chapters' windows in a page. crates/site/src/wasm/windows.rs puts it
// into the windows' script, behind browser_wasi_shim.js and files.js, and calls
// `startWith`. All windows of a page share one file system.

/** @param {Record<string, string>} games the texts of the book's games by their paths
 * @param {string} threadScript the text of windows-thread.js */
const startWith = (games, threadScript) => {
  const encoder = new TextEncoder();
  /** @type {[string, Uint8Array][]} */
  const book = Object.entries(games).map(([path, text]) => [path, encoder.encode(text)]);
  // Copies in the root, which a file dialog shows first.
  /** @type {[string, Uint8Array][]} */
  const copies = book.map(([path, bytes]) => [path.split("/").pop(), bytes]);
  const first = new Map([...book, ...copies]);
  const folder = folderOf(first, "/");
  const taken = new Map();

  window.othellier.windows = {
    first,
    files: () => new Map(filesOf(folder.dir.contents)),

    /** Copies files that the reader has added since the last call. */
    take(added) {
      for (const [name, bytes] of added) {
        if (taken.get(name) === bytes) continue;
        taken.set(name, bytes);
        folder.dir.contents.set(name, new browserWasiShim.File(bytes));
      }
    },

    /** Starts a new instance, and returns its exports. */
    async start(module) {
      const { WASI, Fd } = browserWasiShim;
      const fds = [new Fd(), new Fd(), new Fd(), folder];
      const wasi = new WASI(["window"], [], fds, { debug: false });
      const imports = { wasi_snapshot_preview1: wasi.wasiImport };
      const instance = await WebAssembly.instantiate(module, imports);
      wasi.initialize(instance);
      return /** @type {WasmExports} */ (instance.exports);
    },

    /** Runs a thread of a window in a worker, on a copy of the window's memory. `report`
     * gets each line that the thread reports. */
    fork(module, { memory }, thread, report, fail) {
      const worker = window.othellier.startWorker(threadScript);
      worker.onmessage = ({ data }) => report(data);
      worker.onerror = fail;
      worker.postMessage({ module, memory: memory.buffer.slice(), thread: Number(thread) });
      return worker;
    },
  };
};
