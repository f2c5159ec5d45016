use board::Square;
use end_of_game::Position;
use minimax::Game;
use whole_games::Ply;

/// Sorts a game's moves, so that a good one is likely to come early.
pub type Order<G> = fn(&G, &mut [<G as Game>::Move]);

/// The least remaining depth at which moves are ordered. Closer to the leaves,
/// ordering costs more than it saves.
pub const SORTED_FROM: usize = 3;

/// Leaves the moves as the game lists them.
pub fn as_they_come<G: Game>(_: &G, _: &mut [G::Move]) {}

/// Puts corners first.
pub fn corners_first(_: &Position, moves: &mut [Ply]) {
    moves.sort_by_key(|&ply| !is_corner(ply));
}

/// Puts corners first, and then the moves that leave the opponent the fewest
/// replies.
pub fn fewest_replies(position: &Position, moves: &mut [Ply]) {
    moves.sort_by_cached_key(|&ply| {
        let replies = position.after(ply).legal_moves().count();
        (!is_corner(ply), replies)
    });
}

fn is_corner(ply: Ply) -> bool {
    let is_end = |line: i32| line == 0 || line == 7;
    let is_corner =
        |square: Square| is_end(square.column()) && is_end(square.row());
    matches!(ply, Ply::Move(square) if is_corner(square))
}
