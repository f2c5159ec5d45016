// caught by: three_spots_left_make_six_games
// mistake: you didn't take back a move

use tic_tac_toe::{Game, Mark};

pub fn count_results(game: &Game) -> [u64; 3] {
    if game.is_over() {
        return match game.winner() {
            Some(Mark::X) => [1, 0, 0],
            Some(Mark::O) => [0, 1, 0],
            None => [0, 0, 1],
        };
    }
    let mut sums = [0; 3];
    let mut after = *game;
    for spot in game.moves() {
        let _ = after.play(spot);
        let results = count_results(&after);
        sums = std::array::from_fn(|place| sums[place] + results[place]);
    }
    sums
}
