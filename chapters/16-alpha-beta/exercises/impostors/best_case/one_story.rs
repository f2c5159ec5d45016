// caught by: one_ply_has_to_be_looked_at_whole
// mistake: the other's

pub fn best_case(moves: u64, depth: u32) -> u64 {
    moves.pow(depth.div_ceil(2))
}
