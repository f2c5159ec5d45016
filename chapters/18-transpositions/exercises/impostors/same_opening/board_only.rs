// caught by: a_pass_makes_a_difference
// mistake: whose turn

use end_of_game::Position;
use transpositions::eight_views;
use whole_games::{parse_transcript, referee};

fn after(transcript: &str) -> Position {
    let plies = parse_transcript(transcript).expect("a transcript");
    let game = referee(Position::start(), &plies);
    game.expect("legal moves").position
}

/// Whether two games have led to the same position, seen from any side.
pub fn same_opening(one: &str, other: &str) -> bool {
    eight_views(&after(one))
        .iter()
        .any(|it| it.board == after(other).board)
}
