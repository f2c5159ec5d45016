//! The game at the top of the first page.
//!
//! A board plays a game by itself, beside the lines of chapter 4 that play a move, and the
//! line that runs is highlighted. This module renders the static state, and
//! `book/scripts/hero.js` animates it.

use crate::markdown::highlight;
use board::{Board, Cell, Disc, Square};
use end_of_game::Position;
use flipping::flips;
use othellier_project::files::unix_line_endings;
use whole_games::{Ply, parse_transcript};

/// The element of the first page whose text is the game's transcript.
const START_TAG: &str = "<div class=\"hero-game\">";
const END_TAG: &str = "</div>";

/// The file with the code that is shown: the lines from `FIRST_LINE` up to `END_OF_CODE`.
const PLAY_RS: &str = include_str!("../../../chapters/04-flipping/src/play.rs");
const FIRST_LINE: &str = "    let mut after";
const END_OF_CODE: &str = "\n}\n";

const SCRIPT: &str = include_str!("../../../book/scripts/hero.js");
const STYLE: &str = include_str!("../../../book/theme/hero.css");

/// The number of moves that are played on the static board.
const STATIC_MOVES: usize = 17;

/// Replaces the transcript of a game, if the page has one, by the board and the code.
pub(crate) fn insert_hero(page: &str) -> String {
    let Some((before, rest)) = page.split_once(START_TAG) else {
        return page.to_owned();
    };
    let (transcript, after) = rest.split_once(END_TAG).unwrap_or((rest, ""));
    let transcript: String = transcript.split_whitespace().collect();
    format!("{before}{}{after}", render_hero(&transcript))
}

fn render_hero(transcript: &str) -> String {
    let Game {
        moves,
        static_board,
    } = replay(transcript);
    let moves = moves.join(" ");
    let board = render_board(&static_board);
    let code = render_code(PLAY_RS);
    format!(
        "<style>{STYLE}</style>\n<div class=\"hero-game\" translate=\"no\" data-game=\"{moves}\">\
         <div><a href=\"24-engine.html#board-1\" \
         aria-label=\"Take over this game, and play on against the engine\">{board}</a>\
         <p class=\"tools\"><a class=\"control tool\" href=\"24-engine.html#board-1\">\
         Take over</a></p></div>\
         <pre><code class=\"language-rust hljs\">{code}</code></pre>\
         <script>{SCRIPT}</script></div>"
    )
}

/// A game as the script replays it.
struct Game {
    /// The moves: for each the color (`X` or `O`), the square and the squares that it flips,
    /// as in `Xf5e5`.
    moves: Vec<String>,
    /// The board after [`STATIC_MOVES`] moves.
    static_board: Board,
}

fn replay(transcript: &str) -> Game {
    let mut position = Position::start();
    let mut moves = Vec::new();
    let mut static_board = position.board;
    for ply in parse_transcript(transcript).unwrap_or_default() {
        let Ply::Move(square) = ply else { continue };
        if position.legal_moves().next().is_none() {
            position = position.passed();
        }
        let color = match position.to_move {
            Disc::Black => 'X',
            Disc::White => 'O',
        };
        let flipped: String = flips(&position.board, square, position.to_move)
            .map(|flip| flip.square.to_string())
            .collect();
        moves.push(format!("{color}{square}{flipped}"));
        let Ok(next) = position.play(square) else {
            break;
        };
        position = next;
        if moves.len() == STATIC_MOVES {
            static_board = position.board;
        }
    }
    Game {
        moves,
        static_board,
    }
}

/// Renders a board with a circle for each square. The style sheet hides those that have no
/// color.
fn render_board(board: &Board) -> String {
    let discs: String = Square::all()
        .map(|square| {
            let (x, y) = (square.column() * 40 + 22, square.row() * 40 + 22);
            let class = match board[square] {
                Cell::Black => " class=\"board-black\"",
                Cell::White => " class=\"board-white\"",
                Cell::Empty | Cell::Border => "",
            };
            format!("<circle{class} cx=\"{x}\" cy=\"{y}\" r=\"16\"/>")
        })
        .collect();
    let grid: String = (1..8)
        .map(|line| format!("M{0} 2v320M2 {0}h320", line * 40 + 2))
        .collect();
    format!(
        "<svg viewBox=\"0 0 324 324\" aria-hidden=\"true\">\
         <rect class=\"board-felt\" x=\"2\" y=\"2\" width=\"320\" height=\"320\" rx=\"3\"/>\
         <path class=\"board-grid\" d=\"{grid}\"/><g>{discs}</g>\
         <rect class=\"hero-square\" x=\"4\" y=\"4\" width=\"36\" height=\"36\" rx=\"3\"/></svg>"
    )
}

/// Renders the code with an element for each line, so that the script can highlight one.
fn render_code(source: &str) -> String {
    let source = unix_line_endings(source.to_owned());
    let (_, rest) = source.split_once(FIRST_LINE).unwrap_or_default();
    let (code, _) = rest.split_once(END_OF_CODE).unwrap_or_default();
    format!("{FIRST_LINE}{code}")
        .lines()
        .map(|line| {
            let line = line.strip_prefix("    ").unwrap_or(line);
            format!("<span>{}</span>\n", highlight::html("rust", line))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn move_has_color_square_and_flips() {
        assert_eq!(replay("f5d6c5").moves, ["Xf5e5", "Od6d5", "Xc5d5"]);
    }

    #[test]
    fn code_is_the_same_with_line_endings_of_windows() {
        let source = PLAY_RS.replace('\n', "\r\n");
        assert_eq!(render_code(&source), render_code(PLAY_RS));
        assert!(render_code(PLAY_RS).lines().count() > 7);
    }

    /// `hero.js` refers to these lines by their numbers.
    #[test]
    fn code_has_the_lines_that_the_script_highlights() {
        let lines: Vec<_> = PLAY_RS.split_once(FIRST_LINE).unwrap().1.lines().collect();
        assert!(lines[2].contains("after.set(flip.square"));
        assert!(lines[7].contains("after.set(square"));
    }
}
