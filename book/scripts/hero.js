// The first page's game plays itself: a move's square is framed, each disc that it flips
// turns over while the line that does it lights up, and then the move's own disc is
// placed. It waits while nobody can see it, and a reader who wants less motion presses
// Play. crates/site/src/hero.rs has put the game here.
(() => {
  "use strict";

  const stage = document.currentScript.parentElement;
  const discs = stage.querySelectorAll("circle");
  const lines = stage.querySelectorAll("code > span");
  const frame = stage.querySelector(".hero-square");
  const turns = stage.dataset.game.split(" ");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const COLORS = { X: "board-black", O: "board-white" };
  // The lines of the code: what begins a move, what flips a disc, what places one.
  const [COPY, FLIP, PLACE] = [0, 2, 7];
  let at = 0;
  let isPlaying = !still;
  let isSeen = false;
  let goOn;

  const indexOf = (name) => (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97;
  const fill = (index, color) => discs[index].setAttribute("class", COLORS[color] ?? "");

  const light = (line) =>
    lines.forEach((one, index) => one.classList.toggle("hero-line", index === line));

  const wait = async (time) => {
    await new Promise((done) => setTimeout(done, time));
    if (!isPlaying || !isSeen) await new Promise((done) => (goOn = done));
  };

  const begin = () => {
    at = 0;
    discs.forEach((_, index) => fill(index));
    for (const [name, color] of [["d4", "O"], ["e4", "X"], ["d5", "X"], ["e5", "O"]]) {
      fill(indexOf(name), color);
    }
  };

  // What's played so far is where a reader takes over.
  const link = () => {
    const played = turns.slice(0, at).map((turn) => turn.slice(1, 3)).join("");
    for (const one of stage.querySelectorAll("a")) {
      one.href = `24-engine.html#board-1/set=${played}`;
    }
  };

  const turnOver = (index, color) => {
    if (!still) discs[index].animate({ transform: ["scaleX(1)", "scaleX(0)"] }, 110);
    return new Promise((done) => setTimeout(() => {
      fill(index, color);
      if (!still) discs[index].animate({ transform: ["scaleX(0)", "scaleX(1)"] }, 110);
      done();
    }, 110));
  };

  const play = async (turn) => {
    const [color] = turn;
    const [square, ...flips] = turn.match(/[a-h]\d/g).map(indexOf);
    frame.setAttribute("x", 4 + (square % 8) * 40);
    frame.setAttribute("y", 4 + Math.floor(square / 8) * 40);
    stage.classList.add("hero-plays");
    light(COPY);
    await wait(500);
    light(FLIP);
    for (const flip of flips) {
      await turnOver(flip, color);
      await wait(250);
    }
    light(PLACE);
    fill(square, color);
    at += 1;
    link();
    await wait(700);
  };

  const show = async () => {
    await wait(0);
    begin();
    for (const turn of turns) await play(turn);
    light();
    stage.classList.remove("hero-plays");
    pause.remove();
  };

  const resume = () => {
    if (!isPlaying || !isSeen) return;
    goOn?.();
    goOn = undefined;
  };

  const pause = document.createElement("button");
  pause.type = "button";
  pause.className = "control tool";
  const name = () => {
    pause.textContent = isPlaying ? "Pause" : "Play";
    pause.value = isPlaying ? "pause" : "forward";
  };
  pause.addEventListener("click", () => {
    isPlaying = !isPlaying;
    name();
    resume();
  });
  name();
  stage.querySelector(".tools").append(pause);
  new IntersectionObserver(([{ isIntersecting }]) => {
    isSeen = isIntersecting;
    resume();
  }).observe(stage.querySelector("svg"));
  show();
})();
