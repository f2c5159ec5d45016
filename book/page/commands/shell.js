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

  const program = (all) => {
    const end = all.includes("--") ? all.indexOf("--") : all.length;
    const [cargo, run, flag, name, example, which, ...more] = all.slice(0, end);
    const isPackage = cargo === "cargo" && run === "run" && flag === "-p" && name;
    const isExample = example === "--example" && which && !more.length;
    if (!isPackage || (example && !isExample)) {
      throw new Error(
        "Here you can run `cargo run -p PACKAGE -- ARGUMENTS`, with an --example in " +
        "front of the -- if you like. Anything else needs a terminal.");
    }
    const whole = which ? `${name}/${which}` : name;
    return { args: [whole, ...all.slice(end + 1)] };
  };

  return parse;
})();
