// caught by: an_edge_has_four_wrong_answers
// mistake: `Easy` doesn't always

use tic_tac_toe::{Game, Level, Spot};

pub fn losing_moves(game: &Game) -> Vec<Spot> {
    let values = Level::Easy.analyze(game).values.into_iter();
    values.filter(|it| it.1 < 0).map(|it| it.0).collect()
}
