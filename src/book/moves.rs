//! What a figure shows of the moves in a position: marks for the eye, and a
//! sentence for those who hear the page.

use board::{Disc, Square};
use directions::{Direction, ray};
use end_of_game::Position;
use flipping::{Flip, IllegalMove, flips};
use legal_moves::bracket;

use super::svg::Mark;
use super::words::and;

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
    let mut sentence = format!("{disc} plays {square} and flips ");
    sentence += &and(&sorted(flips.iter().map(|flip| flip.square)));
    let open = sorted(open_runs(before, square, disc));
    match &open[..] {
        [] => sentence.push('.'),
        [only] => sentence += &format!("; {only} stays."),
        all => sentence += &format!("; {} stay.", and(all)),
    }
    let marks = marks(square, &flips);
    Ok((after, Seen { marks, sentence }))
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

/// The opponent's discs that lie in a row with the square and that nothing
/// brackets.
fn open_runs(
    before: &Position,
    square: Square,
    disc: Disc,
) -> impl Iterator<Item = Square> {
    let board = before.board;
    let is_open = move |direction: &Direction| {
        bracket(&board, square, *direction, disc).is_none()
    };
    let run = move |direction| {
        ray(square, direction)
            .take_while(move |&it| board[it] == disc.opponent().into())
    };
    Direction::ALL.into_iter().filter(is_open).flat_map(run)
}

fn sorted(squares: impl Iterator<Item = Square>) -> Vec<String> {
    let mut names: Vec<_> = squares.map(|it| it.to_string()).collect();
    names.sort();
    names
}
