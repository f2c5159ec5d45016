//! Every text is the line of a finished game, or says what's wrong with it.

use finished_games::FinishedGame;
use proptest::prelude::*;
use test_support::inputs::any_text;

const PIECES: &[&str] = &["35-29", ";", " ", "-", "Ann", "\u{1b}", "\n"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn any_line_is_a_finished_game_or_an_error(text in any_text(PIECES)) {
        let _ = text.parse::<FinishedGame>();
    }
}
