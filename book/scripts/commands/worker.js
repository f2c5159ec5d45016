// @ts-check
// Runs in a worker, behind browser_wasi_shim.js and files.js: starts a program with the
// arguments, the input and the files that commands.js sends, and posts what the program
// writes. If the program asks for more input than there is, it ends with `waits`, and
// commands.js starts it again with one line more.

const { WASI, WASIProcExit, Fd } = browserWasiShim;
const encoder = new TextEncoder();

// The most output of a program, in bytes.
const MAX_OUTPUT = 4_000_000;

// Thrown when the program asks for a line that hasn't been typed yet.
class Waits extends Error {}

// Standard input: the lines typed so far. It isn't a terminal.
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

// Standard output and error. Bytes that an earlier start has written aren't posted again.
class Output extends Fd {
  /** The bytes written by this start. */
  static written = 0;
  /** The bytes that the page shows already. */
  static shown = 0;

  fd_write(data) {
    const start = Math.max(0, Output.shown - Output.written);
    Output.written += data.length;
    if (Output.written > MAX_OUTPUT) throw new Error("it writes too much");
    if (start < data.length) postMessage({ output: data.slice(start) });
    return { ret: 0, nwritten: data.length };
  }
}

// Works around issue 109 of browser_wasi_shim, which counts the characters of an argument
// in place of its bytes.
const countBytes = (wasi, args) => {
  const bytes = args.reduce((sum, arg) => sum + encoder.encode(arg).length + 1, 0);
  wasi.wasiImport.args_sizes_get = (count, size) => {
    const view = new DataView(wasi.inst.exports.memory.buffer);
    view.setUint32(count, args.length, true);
    view.setUint32(size, bytes, true);
    return 0;
  };
};

// Makes random numbers the same in each start, so that a program that is started again
// behaves as before.
const seedRandom = (wasi) => {
  let state = 1;
  wasi.wasiImport.random_get = (start, length) => {
    const bytes = new Uint8Array(wasi.inst.exports.memory.buffer, start, length);
    for (const index of bytes.keys()) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[index] = state >>> 24;
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
  Object.assign(Output, { written: 0, shown });
  const folder = folderOf(files);
  const fds = [new Input(input, isOpen), new Output(), new Output(), folder];
  const wasi = new WASI(args, ["NO_COLOR=1"], fds, { debug: false });
  countBytes(wasi, args);
  seedRandom(wasi);
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  const instance = new WebAssembly.Instance(module, imports);
  const ended = outcome(() => wasi.start(instance));
  postMessage({ ...ended, files: filesOf(folder.dir.contents) });
};
