// Starts the chapters' windows in a page, behind browser_wasi_shim.js and
// files.js. All windows of a page share its files.
const startWith = (games, thread) => {
  const encoder = new TextEncoder();
  const book = Object.entries(games).map(([path, text]) => [path, encoder.encode(text)]);
  // A dialog shows them at once.
  const near = book.map(([path, bytes]) => [path.split("/").pop(), bytes]);
  const first = new Map([...book, ...near]);
  const folder = folderOf(first, "/");
  const taken = new Map();
  const threadUrl = URL.createObjectURL(new Blob([thread]));

  window.othellier.windows = {
    first,
    files: () => new Map(filesOf(folder.dir.contents)),

    // Takes the files that the reader has added since this was last called.
    take(added) {
      for (const [name, bytes] of added) {
        if (taken.get(name) === bytes) continue;
        taken.set(name, bytes);
        folder.dir.contents.set(name, new browserWasiShim.File(bytes));
      }
    },

    // What a window calls: it gets a new one each time.
    async start(module) {
      const { WASI, Fd } = browserWasiShim;
      const fds = [new Fd(), new Fd(), new Fd(), folder];
      const wasi = new WASI(["window"], [], fds, { debug: false });
      const imports = { wasi_snapshot_preview1: wasi.wasiImport };
      const instance = await WebAssembly.instantiate(module, imports);
      wasi.initialize(instance);
      return instance.exports;
    },

    // Goes on with a thread of a window in a worker of its own. It has a copy of
    // the window's memory, and tells what it reports.
    fork(module, { memory }, number, tell, fail) {
      const worker = new Worker(threadUrl);
      worker.onmessage = ({ data }) => tell(data);
      worker.onerror = fail;
      worker.postMessage({ module, memory: memory.buffer.slice(), thread: Number(number) });
      return worker;
    },
  };
};
