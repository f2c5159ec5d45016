// @ts-check
// The game on the first page, which plays itself: it frames a move's square, turns each
// flipped disc over while the line of code that does it is highlighted, and places the
// move's own disc. It pauses while it isn't visible; with reduced motion it waits for
// Play. crates/site/src/hero.rs puts the game into the page.
(() => {
  "use strict";

  const stage = document.currentScript.parentElement;
  const discs = stage.querySelectorAll("circle");
  const lines = stage.querySelectorAll("code > span");
  const frame = stage.querySelector(".hero-square");
  const turns = stage.dataset.game.split(" ");
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const COLORS = { X: "board-black", O: "board-white" };
  // Rows of the code beside the board: copying it, flipping a disc, placing a disc.
  const [COPY, FLIP, PLACE] = [0, 2, 7];
  let played = 0;
  let isPlaying = !reducedMotion;
  let isVisible = false;
  /** Ends the wait for Play or for visibility. @type {(() => void) | undefined} */
  let goOn;

  const indexOf = (name) => (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97;
  const fill = (index, color = "") => discs[index].setAttribute("class", COLORS[color] ?? "");

  const highlight = (line) =>
    lines.forEach((span, index) => span.classList.toggle("hero-line", index === line));

  const wait = async (time) => {
    await new Promise((resolve) => setTimeout(resolve, time));
    if (!isPlaying || !isVisible) await new Promise((resolve) => (goOn = () => resolve(undefined)));
  };

  const begin = () => {
    played = 0;
    discs.forEach((_, index) => fill(index));
    for (const [name, color] of [["d4", "O"], ["e4", "X"], ["d5", "X"], ["e5", "O"]]) {
      fill(indexOf(name), color);
    }
  };

  /** Links to a board on which the reader takes the game over. */
  const updateLinks = () => {
    const moves = turns.slice(0, played).map((turn) => turn.slice(1, 3)).join("");
    for (const link of stage.querySelectorAll("a")) {
      link.href = `24-engine.html#board-1/set=${moves}`;
    }
  };

  const turnOver = (index, color) => {
    if (!reducedMotion) discs[index].animate({ transform: ["scaleX(1)", "scaleX(0)"] }, 110);
    return new Promise((resolve) => setTimeout(() => {
      fill(index, color);
      if (!reducedMotion) discs[index].animate({ transform: ["scaleX(0)", "scaleX(1)"] }, 110);
      resolve(undefined);
    }, 110));
  };

  const play = async (turn) => {
    const [color] = turn;
    const [square, ...flips] = turn.match(/[a-h]\d/g).map(indexOf);
    frame.setAttribute("x", String(4 + (square % 8) * 40));
    frame.setAttribute("y", String(4 + Math.floor(square / 8) * 40));
    stage.classList.add("hero-plays");
    highlight(COPY);
    await wait(500);
    highlight(FLIP);
    for (const flip of flips) {
      await turnOver(flip, color);
      await wait(250);
    }
    highlight(PLACE);
    fill(square, color);
    played += 1;
    updateLinks();
    await wait(700);
  };

  const show = async () => {
    await wait(0);
    begin();
    for (const turn of turns) await play(turn);
    highlight(undefined);
    stage.classList.remove("hero-plays");
    pause.remove();
  };

  const resume = () => {
    if (!isPlaying || !isVisible) return;
    goOn?.();
    goOn = undefined;
  };

  const pause = document.createElement("button");
  pause.type = "button";
  pause.className = "control tool";
  const updateButton = () => {
    pause.textContent = isPlaying ? "Pause" : "Play";
    pause.value = isPlaying ? "pause" : "forward";
  };
  pause.addEventListener("click", () => {
    isPlaying = !isPlaying;
    updateButton();
    resume();
  });
  updateButton();
  stage.querySelector(".tools").append(pause);
  new IntersectionObserver(([{ isIntersecting }]) => {
    isVisible = isIntersecting;
    resume();
  }).observe(stage.querySelector("svg"));
  show();
})();
