use alpha_beta::{OrderedSearch, Window};
use bitboards::{BitPosition, evaluate, fewest_replies};
use board::Disc;
use end_of_game::{Position, Turn};
use evaluation::{Tally, openings};
use minimax::{Game, Search};
use whole_games::Ply;

/// Returns the move of the yardstick, the fixed opponent of all programs:
/// chapter 17's search to depth six with the evaluation `phased`. It runs on
/// chapter 18's bitboards, where it plays the same moves faster.
pub fn yardstick(position: &Position) -> Ply {
    let search = Search::new(&evaluate::phased);
    let mut search = OrderedSearch::new(search, fewest_replies);
    let bits = BitPosition::from(position);
    let line = search.best_line(&bits, 6, Window::FULL, &[]);
    line.expect("nothing stops it").moves[0]
}

/// Plays two games against the yardstick from each of chapter 15's openings,
/// one with each color. `player` is called only when it has a move.
pub fn against_yardstick(mut player: impl FnMut(&Position) -> Ply) -> Tally {
    let mut tally = Tally::default();
    for opening in openings() {
        for color in [Disc::Black, Disc::White] {
            tally.count(play(opening, color, &mut player));
        }
    }
    tally
}

/// Returns the number of discs by which the player of this color wins.
fn play(
    mut position: Position,
    color: Disc,
    player: &mut impl FnMut(&Position) -> Ply,
) -> i32 {
    loop {
        let ply = match position.turn() {
            Turn::Move if position.to_move == color => player(&position),
            Turn::Move => yardstick(&position),
            Turn::Pass => Ply::Pass,
            Turn::Over => break,
        };
        position = position.after(ply);
    }
    let points = position.result().expect("the game is over");
    if position.to_move == color {
        points
    } else {
        -points
    }
}
