// caught by: three_moves_and_two_plies_on_paper
// mistake: all of the leaves

pub fn best_case(moves: u64, depth: u32) -> u64 {
    moves.saturating_pow(depth)
}
