// caught by: a_finished_game_is_one_game
// mistake: A finished game counts as one

use tic_tac_toe::{Game, Mark};

pub fn count_results(game: &Game) -> [u64; 3] {
    let mut sums = [0; 3];
    for spot in game.moves() {
        let mut after = *game;
        after.play(spot).unwrap();
        let results = match (after.is_over(), after.winner()) {
            (true, Some(Mark::X)) => [1, 0, 0],
            (true, Some(Mark::O)) => [0, 1, 0],
            (true, None) => [0, 0, 1],
            (false, _) => count_results(&after),
        };
        sums = std::array::from_fn(|place| sums[place] + results[place]);
    }
    sums
}
