// caught by: three_spots_left_make_six_games
// mistake: you counted positions

use std::collections::HashSet;

use tic_tac_toe::{Game, Mark};

pub fn count_results(game: &Game) -> [u64; 3] {
    let mut ends = HashSet::new();
    collect(game, &mut ends);
    let count = |winner: Option<Mark>| {
        ends.iter().filter(|end| end.winner() == winner).count() as u64
    };
    [count(Some(Mark::X)), count(Some(Mark::O)), count(None)]
}

fn collect(game: &Game, ends: &mut HashSet<Game>) {
    if game.is_over() {
        ends.insert(*game);
    }
    for spot in game.moves() {
        let mut after = *game;
        after.play(spot).unwrap();
        collect(&after, ends);
    }
}
