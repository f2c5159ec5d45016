// caught by: a_mark_on_an_edge_is_on_two_lines
// mistake: the signs are flipped

use tic_tac_toe::{Game, LINES, Mark, Spot};

pub fn promise(game: &Game, player: Mark) -> i32 {
    LINES
        .iter()
        .map(|line| line_value(game, line, player))
        .sum()
}

fn line_value(game: &Game, line: &[usize; 3], player: Mark) -> i32 {
    let spots = Spot::all().filter(|spot| line.contains(&spot.index()));
    let marks: Vec<_> = spots.filter_map(|spot| game.at(spot)).collect();
    let mine = marks.iter().filter(|&&mark| mark == player).count();
    match (mine, marks.len() - mine) {
        (1, 0) => -10,
        (2, 0) => -30,
        (0, 1) => 10,
        (0, 2) => 30,
        _ => 0,
    }
}
