// caught by: three_spots_left_make_six_games
// mistake: It looks as if you counted only the last move

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
    for spot in game.moves() {
        let mut after = *game;
        after.play(spot).unwrap();
        sums = count_results(&after);
    }
    sums
}
