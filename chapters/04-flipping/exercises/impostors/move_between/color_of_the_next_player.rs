// caught by: black_played_f5
// mistake: That's the color of the player whose turn is next.

use board::{Board, Disc, Square};
use flipping::play;

pub fn move_between(before: &Board, after: &Board) -> Option<(Square, Disc)> {
    let discs = [Disc::Black, Disc::White];
    let mut moves =
        Square::all().flat_map(|square| discs.map(|it| (square, it)));
    let (square, disc) = moves
        .find(|&(square, disc)| play(before, square, disc) == Ok(*after))?;
    Some((square, disc.opponent()))
}
