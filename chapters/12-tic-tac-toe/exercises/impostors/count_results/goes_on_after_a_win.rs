// caught by: a_finished_game_is_one_game
// mistake: a game went on after someone had won

use tic_tac_toe::{Game, LINES, Mark, Spot};

type Signs = [Option<Mark>; 9];

pub fn count_results(game: &Game) -> [u64; 3] {
    let mut signs = [None; 9];
    for spot in Spot::all() {
        signs[spot.index()] = game.at(spot);
    }
    count(&mut signs, game.to_move())
}

fn count(signs: &mut Signs, to_move: Mark) -> [u64; 3] {
    if signs.iter().all(Option::is_some) {
        return match (has_line(signs, Mark::X), has_line(signs, Mark::O)) {
            (true, _) => [1, 0, 0],
            (false, true) => [0, 1, 0],
            (false, false) => [0, 0, 1],
        };
    }
    let mut sums = [0; 3];
    for place in 0..9 {
        if signs[place].is_none() {
            signs[place] = Some(to_move);
            let results = count(signs, to_move.other());
            sums = std::array::from_fn(|result| sums[result] + results[result]);
            signs[place] = None;
        }
    }
    sums
}

fn has_line(signs: &Signs, mark: Mark) -> bool {
    let is_full = |line: &[usize; 3]| {
        line.iter().all(|&place| signs[place] == Some(mark))
    };
    LINES.iter().any(is_full)
}
