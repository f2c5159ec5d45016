use crate::ConnectFour;

/// Counts the sequences of `depth` moves from a position (perft). A finished
/// game has no moves.
pub fn count(game: &ConnectFour, depth: usize) -> u64 {
    match depth {
        0 => 1,
        1 => game.moves().count() as u64,
        _ => {
            let counts = game.moves().map(|column| {
                let mut after = *game;
                let dropped = after.drop_into(column);
                dropped.map_or(0, |_| count(&after, depth - 1))
            });
            counts.sum()
        }
    }
}
