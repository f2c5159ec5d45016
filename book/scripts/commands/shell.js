// @ts-check
// Parses the commands of transcripts: the words and quotes of a shell, one pipe from
// `printf` or `echo`, and the arguments of `cargo run`. It comes with the programs.
window.othellier.programs.parse = (() => {
  "use strict";

  // The words of a command. In double quotes, a backslash is special only before a quote
  // or another backslash.
  const WORD = /(?:[^\s"'\\|]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+|\|/gs;
  const PART = /\\(.)|"((?:[^"\\]|\\.)*)"|'([^']*)'/gs;

  const unquote = (word) => word.replace(PART, (_, sign, double, single) =>
    sign ?? single ?? double.replace(/\\(["\\$`])/g, "$1"));

  const words = (text) => {
    const rest = text.replace(WORD, "").trim();
    if (rest) throw new Error(`There's a quote without its other half: ${rest}`);
    return (text.match(WORD) ?? []).map(unquote);
  };

  /** Returns what `printf` prints. */
  const printed = (format) =>
    format.replace(/\\(n|t|\\)/g, (_, sign) => ({ n: "\n", t: "\t" })[sign] ?? sign);

  /** Parses a command. The first argument is the program's name.
   * @returns {ParsedCommand} */
  const parse = (command) => {
    const all = words(command);
    const pipe = all.indexOf("|");
    const input = pipe < 0 ? undefined : piped(all.slice(0, pipe));
    return { ...program(all.slice(pipe + 1)), input };
  };

  const piped = ([name, text = "", ...more]) => {
    if (more.length || !["printf", "echo"].includes(name)) {
      throw new Error('Only `printf "..."` or `echo "..."` can be piped into a program here.');
    }
    return name === "echo" ? `${text}\n` : printed(text);
  };

  // Options of cargo. Programs in a page are optimized and compiled already, so some
  // options have no meaning.
  const NAMES = { "-p": "name", "--package": "name", "--bin": "name", "--example": "example" };
  const IGNORED = ["--release", "-r", "--quiet", "-q"];

  const program = ([cargo, run, ...all]) => {
    const end = all.includes("--") ? all.indexOf("--") : all.length;
    const words = all.slice(0, end).filter((word) => !IGNORED.includes(word));
    /** @type {{ name?: string, example?: string }} */
    const named = {};
    while (NAMES[words[0]]) named[NAMES[words.shift()]] = words.shift();
    const { name, example } = named;
    if (cargo !== "cargo" || run !== "run" || !name || words[0]?.startsWith("-")) {
      throw new Error(
        "Here you can run `cargo run -p PACKAGE -- ARGUMENTS`, with an --example in " +
        "front of the -- if you like. Anything else needs a terminal.");
    }
    const whole = example ? `${name}/${example}` : name;
    return { args: [whole, ...words, ...all.slice(end + 1)] };
  };

  return parse;
})();
