// Reads the commands of the pages, as far as a shell is needed for the book's. It
// comes with the programs.
window.othellier.programs.parse = (() => {
  "use strict";

  // The words of a command, as a shell has them. In double quotes, a backslash
  // is only special in front of a quote or another one.
  const WORD = /(?:[^\s"'\\|]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+|\|/gs;
  const PART = /\\(.)|"((?:[^"\\]|\\.)*)"|'([^']*)'/gs;

  const unquote = (word) => word.replace(PART, (_, sign, double, single) =>
    sign ?? single ?? double.replace(/\\(["\\$`])/g, "$1"));

  const words = (text) => {
    const rest = text.replace(WORD, "").trim();
    if (rest) throw new Error(`There's a quote without its other half: ${rest}`);
    return (text.match(WORD) ?? []).map(unquote);
  };

  // What `printf` prints.
  const printed = (format) =>
    format.replace(/\\(n|t|\\)/g, (_, sign) => ({ n: "\n", t: "\t" })[sign] ?? sign);

  // What a command asks for: a program's name, its arguments, and the input that
  // is piped into it, if any.
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

  // What cargo is told in front of a program's own arguments. The programs here are
  // compiled for speed, and nobody hears a compiler.
  const NAMES = { "-p": "name", "--package": "name", "--example": "example" };
  const MEANINGLESS = ["--release", "-r", "--quiet", "-q"];

  const program = ([cargo, run, ...all]) => {
    const end = all.includes("--") ? all.indexOf("--") : all.length;
    const words = all.slice(0, end).filter((word) => !MEANINGLESS.includes(word));
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
