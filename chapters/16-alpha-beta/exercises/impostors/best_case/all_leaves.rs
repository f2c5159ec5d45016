// caught by: one_ply_has_to_be_looked_at_whole
// mistake: all of the leaves

pub fn best_case(moves: u64, depth: u32) -> u64 {
    moves.saturating_pow(depth)
}
