// Runs in a worker, behind browser_wasi_shim.js and files.js: it starts a program of the book
// with the arguments, the input and the files that the page sends, and posts
// what the program writes. The page, book/scripts/commands/commands.js, ends it if the
// reader stops the program.

const { WASI, WASIProcExit, Fd } = browserWasiShim;
const encoder = new TextEncoder();

// Nobody reads more than this.
const MOST_OUTPUT = 4_000_000;

// The program asks for a line that nobody has typed yet.
class Waits extends Error {}

// What has been typed. Neither it nor the output is a terminal.
class Input extends Fd {
  constructor(text, isOpen) {
    super();
    this.bytes = encoder.encode(text);
    this.isOpen = isOpen;
  }

  fd_read(size) {
    if (!this.bytes.length && this.isOpen) throw new Waits();
    const data = this.bytes.subarray(0, size);
    this.bytes = this.bytes.subarray(size);
    return { ret: 0, data };
  }
}

// What is written goes to the page, but for what an earlier start has written.
class Output extends Fd {
  static place = 0;
  static shown = 0;

  fd_write(data) {
    const start = Math.max(0, Output.shown - Output.place);
    Output.place += data.length;
    if (Output.place > MOST_OUTPUT) throw new Error("it writes too much");
    if (start < data.length) postMessage({ output: data.slice(start) });
    return { ret: 0, nwritten: data.length };
  }
}

// The shim counts an argument's letters, not its bytes (its issue 109).
const countBytes = (wasi, args) => {
  const bytes = args.reduce((sum, arg) => sum + encoder.encode(arg).length + 1, 0);
  wasi.wasiImport.args_sizes_get = (count, size) => {
    const view = new DataView(wasi.inst.exports.memory.buffer);
    view.setUint32(count, args.length, true);
    view.setUint32(size, bytes, true);
    return 0;
  };
};

// A program that is started again must do the same again.
const expectNoSurprise = (wasi) => {
  let state = 1;
  wasi.wasiImport.random_get = (start, length) => {
    const bytes = new Uint8Array(wasi.inst.exports.memory.buffer, start, length);
    for (const at of bytes.keys()) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return 0;
  };
};

const outcome = (start) => {
  try {
    return { code: start() };
  } catch (error) {
    if (error instanceof WASIProcExit) return { code: error.code };
    if (error instanceof Waits) return { waits: true };
    return { broken: error.message };
  }
};

onmessage = ({ data: { module, args, input, isOpen, files, shown } }) => {
  Object.assign(Output, { place: 0, shown });
  const folder = folderOf(files);
  const fds = [new Input(input, isOpen), new Output(), new Output(), folder];
  const wasi = new WASI(args, ["NO_COLOR=1"], fds, { debug: false });
  countBytes(wasi, args);
  expectNoSurprise(wasi);
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  const instance = new WebAssembly.Instance(module, imports);
  const ended = outcome(() => wasi.start(instance));
  postMessage({ ...ended, files: filesOf(folder.dir.contents) });
};
