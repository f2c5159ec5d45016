// caught by: a_line_with_both_marks_is_dead
// mistake: you counted dead lines

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
    points(mine) - points(marks.len() - mine)
}

fn points(marks: usize) -> i32 {
    [0, 10, 30, 0][marks]
}
