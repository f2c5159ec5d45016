// caught by: a_mirror_image_is_the_same
// mistake: mirror

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
    eight_views(&after(one))[..4].contains(&after(other))
}
