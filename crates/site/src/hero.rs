//! The first page's game: it plays itself, and the lines of chapter 4 that do it light
//! up beside it. What stands still here, book/scripts/hero.js sets in motion.

use crate::markdown::highlight;
use board::{Board, Cell, Disc, Square};
use end_of_game::Position;
use flipping::flips;
use whole_games::{Ply, parse_transcript};

/// Where the first page has the moves of a game.
const START: &str = "<div class=\"hero-game\">";
const END: &str = "</div>";

/// The file that plays, and the lines of it that are shown.
const PLAY: &str = include_str!("../../../chapters/04-flipping/src/play.rs");
const FIRST: &str = "    let mut after";
const LAST: &str = "\n}\n";

const SCRIPT: &str = include_str!("../../../book/scripts/hero.js");
const STYLE: &str = include_str!("../../../book/theme/hero.css");

/// How many moves have been played on the still picture.
const STILL: usize = 17;

/// The page with its game, if it has one.
pub(crate) fn staged(page: &str) -> String {
    let Some((before, rest)) = page.split_once(START) else {
        return page.to_owned();
    };
    let (transcript, after) = rest.split_once(END).unwrap_or((rest, ""));
    let moves: String = transcript.split_whitespace().collect();
    let stage = stage(&moves);
    format!("{before}{stage}{after}")
}

fn stage(moves: &str) -> String {
    let (turns, still) = game(moves);
    let (turns, board, code) = (turns.join(" "), board(&still), code());
    format!(
        "<style>{STYLE}</style>\n<div class=\"hero-game\" data-game=\"{turns}\">\
         <div><a href=\"24-engine.html#board-1\" \
         aria-label=\"Take over this game, and play on against the engine\">{board}</a>\
         <p class=\"tools\"><a class=\"control tool\" href=\"24-engine.html#board-1\">\
         Take over</a></p></div>\
         <pre><code class=\"language-rust hljs\">{code}</code></pre>\
         <script>{SCRIPT}</script></div>"
    )
}

/// The turns as the script knows them, each with the color, the square and what it
/// flips; and the board of the still picture.
fn game(moves: &str) -> (Vec<String>, Board) {
    let mut position = Position::start();
    let (mut turns, mut still) = (Vec::new(), position.board);
    for ply in parse_transcript(moves).unwrap_or_default() {
        let Ply::Move(square) = ply else { continue };
        if position.legal_moves().next().is_none() {
            position = position.passed();
        }
        let color = if position.to_move == Disc::Black {
            'X'
        } else {
            'O'
        };
        let flips = flips(&position.board, square, position.to_move);
        let flips: String = flips.map(|flip| flip.square.to_string()).collect();
        turns.push(format!("{color}{square}{flips}"));
        let Ok(next) = position.play(square) else {
            break;
        };
        position = next;
        if turns.len() == STILL {
            still = position.board;
        }
    }
    (turns, still)
}

/// The board with a circle for each square, of which those without a disc aren't seen.
fn board(board: &Board) -> String {
    let discs = Square::all().map(|square| {
        let (x, y) = (square.column() * 40 + 22, square.row() * 40 + 22);
        let class = match board[square] {
            Cell::Black => " class=\"board-black\"",
            Cell::White => " class=\"board-white\"",
            Cell::Empty | Cell::Border => "",
        };
        format!("<circle{class} cx=\"{x}\" cy=\"{y}\" r=\"16\"/>")
    });
    let discs: String = discs.collect();
    let lines = (1..8).map(|line| format!("M{0} 2v320M2 {0}h320", line * 40 + 2));
    let lines: String = lines.collect();
    format!(
        "<svg viewBox=\"0 0 324 324\" aria-hidden=\"true\">\
         <rect class=\"board-felt\" x=\"2\" y=\"2\" width=\"320\" height=\"320\" rx=\"3\"/>\
         <path class=\"board-grid\" d=\"{lines}\"/><g>{discs}</g>\
         <rect class=\"hero-square\" x=\"4\" y=\"4\" width=\"36\" height=\"36\" rx=\"3\"/></svg>"
    )
}

/// The lines that play, each for itself: one of them lights up.
fn code() -> String {
    let (_, rest) = PLAY.split_once(FIRST).unwrap_or_default();
    let (lines, _) = rest.split_once(LAST).unwrap_or_default();
    let lines = format!("{FIRST}{lines}");
    let lines = lines
        .lines()
        .map(|line| line.strip_prefix("    ").unwrap_or(line));
    let lines = lines.map(|line| format!("<span>{}</span>\n", highlight::html("rust", line)));
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_turn_knows_its_color_its_square_and_what_flips() {
        assert_eq!(game("f5d6c5").0, ["Xf5e5", "Od6d5", "Xc5d5"]);
    }

    #[test]
    fn the_lines_that_the_script_lights_are_there() {
        let lines: Vec<_> = PLAY.split_once(FIRST).unwrap().1.lines().collect();
        assert!(lines[2].contains("after.set(flip.square"));
        assert!(lines[7].contains("after.set(square"));
    }
}
