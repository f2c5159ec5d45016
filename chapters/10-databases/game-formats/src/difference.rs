use board::Cell;
use end_of_game::{Position, Score};

/// The result with this difference, Black's points minus White's, on a board
/// like this one; `None` when no result has it.
pub fn score_from(difference: i64, start: &Position) -> Option<Score> {
    let squares = 64 - start.board.count(Cell::Border) as i64;
    let possible = (-squares..=squares).contains(&difference);
    if !possible || (squares + difference) % 2 != 0 {
        return None;
    }
    Some(Score {
        black: ((squares + difference) / 2) as usize,
        white: ((squares - difference) / 2) as usize,
    })
}

/// Black's points minus White's.
pub fn difference(score: &Score) -> i64 {
    score.black as i64 - score.white as i64
}
