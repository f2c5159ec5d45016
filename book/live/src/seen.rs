//! What is to be seen on a board: marks for the eye, and a sentence for those
//! who hear the page.

use board::{Board, Cell, Square};
use directions::{Direction, ray};
use end_of_game::Position;
use flipping::{Flip, IllegalMove, flips};

use crate::drawing::Mark;
use crate::look::around;
use crate::words::{and, count};

/// Marks on squares, and the sentence that says what they show.
#[derive(Debug)]
pub struct Seen {
    /// The marks.
    pub marks: Vec<(Square, Mark)>,
    /// What is to be seen.
    pub sentence: String,
}

/// The legal moves of the color to move.
pub fn legal(position: &Position) -> Seen {
    let moves: Vec<_> = position.legal_moves().collect();
    let sentence = match &moves[..] {
        [] => format!("{} has no legal move.", position.to_move),
        moves => {
            let names = sorted(moves.iter().copied());
            format!("{} may play {}.", position.to_move, and(&names))
        }
    };
    let marks = moves.into_iter().map(|it| (it, Mark::Legal)).collect();
    Seen { marks, sentence }
}

/// A move: the position after it, and what flipped thanks to which discs.
///
/// # Errors
///
/// When the rules forbid the move.
pub fn played(
    before: &Position,
    square: Square,
) -> Result<(Position, Seen), IllegalMove> {
    let after = before.play(square)?;
    let disc = before.to_move;
    let flips: Vec<_> = flips(&before.board, square, disc).collect();
    let mut sentence = flipped(before, square);
    let open = around(&before.board, square, disc).filter(|it| !it.brackets);
    let open = sorted(open.flat_map(|it| it.run));
    match &open[..] {
        [] => sentence.push('.'),
        [only] => sentence += &format!("; {only} stays."),
        all => sentence += &format!("; {} stay.", and(all)),
    }
    let marks = marks(square, &flips);
    Ok((after, Seen { marks, sentence }))
}

/// `Black plays f5 and flips e5`.
pub fn flipped(before: &Position, square: Square) -> String {
    let disc = before.to_move;
    let flips = flips(&before.board, square, disc).map(|flip| flip.square);
    format!("{disc} plays {square} and flips {}", and(&sorted(flips)))
}

fn marks(square: Square, flips: &[Flip]) -> Vec<(Square, Mark)> {
    let mut marks = vec![(square, Mark::Ring)];
    for flip in flips {
        marks.push((flip.square, Mark::Flip));
        if !marks.contains(&(flip.thanks_to, Mark::Bracket)) {
            marks.push((flip.thanks_to, Mark::Bracket));
        }
    }
    marks
}

/// `From c6 to the north-east: d5, e4, f3, g2, h1, then off the board.`
pub fn route(from: Square, direction: Direction) -> String {
    let names: Vec<_> = ray(from, direction).map(|it| it.to_string()).collect();
    let end = match names.as_slice() {
        [] => "at once off the board".to_owned(),
        names => format!("{}, then off the board", names.join(", ")),
    };
    format!("From {from} to the {direction}: {end}.")
}

/// `white discs on d4 and e5, black discs on d5 and e4, 60 empty squares`.
pub fn contents(board: &Board) -> String {
    let mut parts = Vec::new();
    for (cell, color) in [(Cell::White, "white"), (Cell::Black, "black")] {
        let on = Square::all().filter(|&square| board[square] == cell);
        let names: Vec<_> = on.map(|square| square.to_string()).collect();
        match names.as_slice() {
            [] => {}
            [only] => parts.push(format!("a {color} disc on {only}")),
            many => parts.push(format!("{color} discs on {}", and(many))),
        }
    }
    parts.push(count(board.count(Cell::Empty), "empty square"));
    match board.count(Cell::Border) {
        0 => {}
        many => parts.push(format!("{many} squares of border")),
    }
    parts.join(", ")
}

/// The names of squares, each once, by letter and number.
pub fn sorted(squares: impl Iterator<Item = Square>) -> Vec<String> {
    let squares: Vec<_> = squares.collect();
    let by_column = (0..8)
        .flat_map(|column| (0..8).map(move |row| Square::at(column, row)));
    by_column
        .filter(|square| squares.contains(square))
        .map(|square| square.to_string())
        .collect()
}
