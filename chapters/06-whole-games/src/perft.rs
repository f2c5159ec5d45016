use end_of_game::{Position, Turn};

/// Returns the number of sequences of `depth` plies from a position. A pass is
/// a ply, and a game that ends earlier counts once.
///
/// The name is short for *performance test*. The counts for Othello were first
/// published by Aart Bik, "Perft for Reversi" (2009).
pub fn perft(position: &Position, depth: usize) -> u64 {
    match depth {
        0 => return 1,
        // A pass counts as one sequence, and so does a finished game.
        1 => return position.legal_moves().count().max(1) as u64,
        _ => {}
    }
    match position.turn() {
        Turn::Move => position
            .legal_moves()
            .filter_map(|square| position.play(square).ok())
            .map(|after| perft(&after, depth - 1))
            .sum(),
        Turn::Pass => perft(&position.passed(), depth - 1),
        Turn::Over => 1,
    }
}
