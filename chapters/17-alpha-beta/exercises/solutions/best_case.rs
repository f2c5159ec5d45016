//! Your moves one by one, each with a single answer, and the other way around.
//! One leaf is in both.

/// How many leaves alpha-beta looks at if it always tries the best move first.
pub fn best_case(moves: u64, depth: u32) -> u64 {
    moves.pow(depth.div_ceil(2)) + moves.pow(depth / 2) - 1
}
