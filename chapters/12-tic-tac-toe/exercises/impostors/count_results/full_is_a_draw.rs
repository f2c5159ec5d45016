// caught by: the_last_mark_can_win
// mistake: you call every full board a draw

use tic_tac_toe::{Game, Mark};

pub fn count_results(game: &Game) -> [u64; 3] {
    if game.marks() == 9 {
        return [0, 0, 1];
    }
    match game.winner() {
        Some(Mark::X) => return [1, 0, 0],
        Some(Mark::O) => return [0, 1, 0],
        None => {}
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
