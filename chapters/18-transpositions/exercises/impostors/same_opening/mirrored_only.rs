// caught by: a_turned_board_is_the_same
// mistake: turn the board

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
    [0, 4]
        .iter()
        .any(|it| eight_views(&after(one))[*it] == after(other))
}
