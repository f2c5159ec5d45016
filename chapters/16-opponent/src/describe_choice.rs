use end_of_game::Position;
use evaluation::Computer;
use evaluation::evaluate::DISC;
use minimax::{POINT, ScoredMove, Value, best};
use tic_tac_toe::Rand;
use whole_games::Ply;

/// A move that a computer has chosen, and why.
pub type Choice = (Ply, String);

/// Describes the choice of a move: `worth +2.5 discs (one other move is as
/// good); 427 positions`.
pub fn describe_choice<M: Copy + PartialEq>(
    considered: &[ScoredMove<M>],
    chosen: M,
) -> String {
    let choice = considered.iter().find(|scored| scored.mv == chosen);
    let value = choice.map_or(0, |scored| scored.value);
    let sure = if value.abs() < POINT { "" } else { "a " };
    let value = in_discs(value);
    let equals = match best(considered).len() {
        0 | 1 => String::new(),
        2 => " (one other move is as good)".to_string(),
        n => format!(" ({} other moves are as good)", n - 1),
    };
    let positions = match considered.iter().map(|scored| scored.positions).sum()
    {
        1 => "1 position".to_string(),
        n => format!("{n} positions"),
    };
    format!("worth {sure}{value} discs{equals}; {positions}")
}

/// Returns a value of chapter 15's as people read it: `+2.5`, or `sure +6` once
/// the end is seen.
pub fn in_discs(value: i32) -> String {
    if value.abs() < POINT {
        format!("{:+.1}", f64::from(value) / f64::from(DISC))
    } else {
        Value(value).to_string()
    }
}

/// Returns the computer's move and its reason; `rand` decides among equal
/// moves.
pub fn choose(
    computer: &Computer,
    position: &Position,
    rand: &mut Rand,
) -> Choice {
    let considered = computer.engine.analyze(position);
    let ply = *rand.pick(&best(&considered)).unwrap_or(&Ply::Pass);
    (ply, describe_choice(&considered, ply))
}
