// caught by: a_game_goes_as_a_whole
// mistake: not every tenth sample

pub fn unseen(games: &[usize]) -> Vec<usize> {
    (0..games.len()).step_by(10).collect()
}
