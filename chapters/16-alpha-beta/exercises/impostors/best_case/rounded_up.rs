// caught by: one_ply_has_to_be_looked_at_whole
// mistake: only one of the two

pub fn best_case(moves: u64, depth: u32) -> u64 {
    2 * moves.pow(depth.div_ceil(2)) - 1
}
