//! What a drawing adds to a board: marks for the eye, and a sentence for those
//! who hear the page.

use board::Square;
use end_of_game::Position;
use flipping::{Flip, IllegalMove, flips};

use crate::describe;
use crate::drawing::Mark;
use crate::english::join_and;
use crate::scan::scan_all;

/// Marks on squares, and the sentence that says what they show.
#[derive(Debug)]
pub struct Annotations {
    /// The marks.
    pub marks: Vec<(Square, Mark)>,
    /// What they show.
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

/// Plays a move and marks it, what it flipped, and thanks to which discs. Fails
/// when the rules forbid the move.
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

/// The names of the opponent's discs beside a move that it doesn't bracket.
fn unbracketed(before: &Position, square: Square) -> Vec<String> {
    let scans = scan_all(&before.board, square, before.to_move);
    let open = scans.filter(|scan| !scan.is_bracket);
    describe::names_in_order(open.flat_map(|scan| scan.run))
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
