// Types that the scripts share. TypeScript checks the scripts against them (`tsc -p
// book/scripts`); nothing is compiled or bundled.

/** A request to a board's or a window's code: the fields of `Request` in
 * book/page/boards/src/protocol/request.rs. */
type Fields = Record<string, string | number>;

/** The exports of a WebAssembly module that answers requests; see
 * book/page/boards/src/wasm.rs. */
interface WasmExports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  /** Reserves room for a request, and returns its address. */
  allocate(length: number): number;
  /** Answers the request, and returns the length of the response. */
  respond(): number;
  /** Returns the address of the response. */
  response(): number;
}

/** The contents of files by their paths. */
type Files = Map<string, Uint8Array>;

/** An element that can read files which the reader adds to the page. */
interface FileReaderElement extends HTMLElement {
  readsFiles(): boolean;
  announceFiles(names: string): void;
  say(text: string): void;
}

interface TranscriptElement extends HTMLElement {
  commands?: { given: string; line: HTMLInputElement; output: HTMLElement }[];
  /** The files that its programs wrote. */
  writtenFiles?: [string, Uint8Array][];
  run(): void;
}

interface BoardElement extends HTMLElement {
  failed?: HTMLElement;
  wake(): Promise<void>;
}

/** The listing that a step panel belongs to. */
interface StepsElement extends HTMLElement {
  button: HTMLButtonElement;
  bar: HTMLElement;
  panel?: { open(): void };
}

/** What a program wants to run, as shell.js parses it. */
interface ParsedCommand {
  args: string[];
  input: string | undefined;
}

/** The global of the book's scripts. core.js defines it, other scripts add to it. */
interface Othellier {
  arrange(bar: HTMLElement): void;
  ask(wasm: WasmExports, fields: Fields): any;
  button(
    text: string,
    press: (event: Event) => void,
    attributes?: Record<string, unknown>,
  ): HTMLButtonElement;
  captionOf(element: Element): { caption: HTMLElement; title: string; number: string };
  clamp(number: number, max: number): number;
  isShortcut(event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }): boolean;
  reducedMotion: MediaQueryList;
  load(name: string, advice: string): Promise<WebAssembly.Module>;
  make<K extends keyof HTMLElementTagNameMap>(
    name: K,
    attributes?: Record<string, unknown>,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[K];
  receive(part: string, alphabet: string, text: string): void;
  /** boards-worker.js, as text; comes with the code of a board. */
  boardsWorker: string;
  rove(buttons: HTMLElement[], target: EventTarget): void;
  startWorker(code: string): Worker;
  /** The message where a page may not start a worker. */
  NO_WORKER: string;
  tool(
    value: string,
    text: string,
    press: (event: Event) => void,
    attributes?: Record<string, unknown>,
  ): HTMLButtonElement;
  wait(milliseconds: number): Promise<void>;

  /** memory.js: what the reader did on a page; absent on the page to print. */
  memory?: {
    recall(board: string, given: string): Record<string, string> | undefined;
    keep(board: string, given: string, fields: Record<string, string>): void;
  };
  /** commands.js: files that the reader adds and that programs write. */
  files: {
    added: Files;
    adder(reader: FileReaderElement, attributes: Record<string, unknown>): HTMLElement[];
    links(list: HTMLElement, before: Files, after: Files): HTMLElement[];
    readers: Set<FileReaderElement>;
  };
  /** shell.js and the code of a transcript's programs, once they are loaded. */
  programs: {
    files: Record<string, string>;
    worker: string;
    parse(command: string): ParsedCommand;
  };
  /** windows-start.js, once the windows' code is loaded. */
  windows: {
    first: Files;
    files(): Files;
    take(added: Files): void;
    start(module: WebAssembly.Module): Promise<WasmExports>;
    fork(
      module: WebAssembly.Module,
      wasm: WasmExports,
      thread: number,
      report: (report: string) => void,
      fail: () => void,
    ): Worker;
  };
  /** steps-view.js, once the traced functions are loaded. */
  steps(listing: StepsElement, module: WebAssembly.Module): Promise<void>;
  /** The style sheet of steps-view.js. */
  stepsStyles: string;
}

/** The storage of book/theme/index.hbs: the part of this book, without exceptions. */
interface Storage {
  keys(): string[];
}

interface Window {
  othellier: Othellier;
}

/** bjorn3's browser_wasi_shim, in commands/browser_wasi_shim/. */
declare const browserWasiShim: any;

/** mdBook's: tests if a form element has the focus. */
declare function mdbook_something_else_has_focus(event: Event): boolean;

interface HTMLElementTagNameMap {
  "othellier-board": BoardElement;
  "othellier-steps": StepsElement;
  "othellier-transcript": TranscriptElement;
}
