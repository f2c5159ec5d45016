use crate::ConnectFour;

/// Counts the ways to drop this many discs, one after the other. A game that
/// is over doesn't go on.
pub fn count(game: &ConnectFour, depth: usize) -> u64 {
    match depth {
        0 => 1,
        1 => game.moves().count() as u64,
        _ => {
            let after = game.moves().map(|column| {
                let mut after = *game;
                let dropped = after.drop_into(column);
                dropped.map_or(0, |_| count(&after, depth - 1))
            });
            after.sum()
        }
    }
}
