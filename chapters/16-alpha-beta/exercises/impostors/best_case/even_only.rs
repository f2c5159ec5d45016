// caught by: one_ply_has_to_be_looked_at_whole
// mistake: one player moves once more

pub fn best_case(moves: u64, depth: u32) -> u64 {
    2 * moves.pow(depth / 2) - 1
}
