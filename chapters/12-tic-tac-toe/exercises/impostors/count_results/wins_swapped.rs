// caught by: a_finished_game_is_one_game
// mistake: you swapped the wins

use tic_tac_toe::{Game, Mark};

pub fn count_results(game: &Game) -> [u64; 3] {
    if game.is_over() {
        return match game.winner() {
            Some(Mark::O) => [1, 0, 0],
            Some(Mark::X) => [0, 1, 0],
            None => [0, 0, 1],
        };
    }
    let mut sums = [0; 3];
    for spot in game.moves() {
        let mut after = *game;
        after.play(spot).unwrap();
        let results = count_results(&after);
        sums = std::array::from_fn(|place| sums[place] + results[place]);
    }
    sums
}
