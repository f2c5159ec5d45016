// caught by: a_pass_makes_a_difference
// mistake: whose turn

use end_of_game::Position;
use transpositions::canonical;
use whole_games::{parse_transcript, referee};

fn after(transcript: &str) -> Position {
    let plies = parse_transcript(transcript).expect("a transcript");
    let game = referee(Position::start(), &plies);
    game.expect("legal moves").position
}

/// Whether two games have led to the same position, seen from any side.
pub fn same_opening(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|it| canonical(&after(it)));
    one.board == other.board
}
