// caught by: three_moves_and_two_plies_on_paper
// mistake: the other's

pub fn best_case(moves: u64, depth: u32) -> u64 {
    moves.pow(depth.div_ceil(2))
}
