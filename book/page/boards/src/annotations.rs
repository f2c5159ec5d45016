//! Annotations of a board: marks on squares, and a sentence that describes them.

use board::Square;
use end_of_game::Position;
use flipping::{Flip, IllegalMove, flips};

use crate::describe;
use crate::drawing::Mark;
use crate::english::join_and;
use crate::scan::scan_all;

/// Marks on squares, and the sentence that describes them.
#[derive(Debug)]
pub struct Annotations {
    /// The marked squares.
    pub marks: Vec<(Square, Mark)>,
    /// The description of the marks.
    pub sentence: String,
}

/// Marks the legal moves of the color to move.
pub fn legal_moves(position: &Position) -> Annotations {
    let moves: Vec<_> = position.legal_moves().collect();
    let sentence = match &moves[..] {
        [] => format!("{} has no legal move.", position.to_move),
        moves => {
            let names = describe::names_in_order(moves.iter().copied());
            format!("{} may play {}.", position.to_move, join_and(&names))
        }
    };
    let marks = moves
        .into_iter()
        .map(|square| (square, Mark::Legal))
        .collect();
    Annotations { marks, sentence }
}

/// Plays a move. Marks the disc, the flipped discs, and the discs that bracket them.
///
/// # Errors
///
/// Returns an error if the move is illegal.
pub fn play(before: &Position, square: Square) -> Result<(Position, Annotations), IllegalMove> {
    let after = before.play(square)?;
    let flips: Vec<_> = flips(&before.board, square, before.to_move).collect();
    let mut sentence = describe::legal_move(before, square);
    match &unbracketed(before, square)[..] {
        [] => sentence.push('.'),
        [only] => sentence += &format!("; {only} stays."),
        all => sentence += &format!("; {} stay.", join_and(all)),
    }
    let marks = marks(square, &flips);
    Ok((after, Annotations { marks, sentence }))
}

/// Returns the names of the opponent's discs next to a move that it doesn't bracket.
fn unbracketed(before: &Position, square: Square) -> Vec<String> {
    let discs = scan_all(&before.board, square, before.to_move)
        .filter(|scan| !scan.is_bracket)
        .flat_map(|scan| scan.run);
    describe::names_in_order(discs)
}

fn marks(square: Square, flips: &[Flip]) -> Vec<(Square, Mark)> {
    let mut marks = vec![(square, Mark::Ring)];
    for flip in flips {
        marks.push((flip.square, Mark::Flip));
        if !marks.contains(&(flip.closed_by, Mark::Bracket)) {
            marks.push((flip.closed_by, Mark::Bracket));
        }
    }
    marks
}
