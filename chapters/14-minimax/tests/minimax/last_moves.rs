//! The last moves of a game, played perfectly.

use end_of_game::Position;
use minimax::{Game, POINT, Search, minimax};
use proptest::prelude::*;
use test_support::positions::random_game_positions;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn plays_last_moves_perfectly(seed in 0..200_u64) {
        let positions = random_game_positions(seed);
        for position in positions.iter().rev().take(6) {
            let mut search = Search::new(&|_| panic!());
            let value = minimax(&mut search, position, 60).unwrap();
            prop_assert_eq!(value, POINT * perfect(position));
        }
    }
}

/// Returns the value by its definition: the largest of the negated values after
/// the moves, and the result where the game ends.
fn perfect(position: &Position) -> i32 {
    let after = position.moves().into_iter().map(|ply| position.after(ply));
    let values = after.map(|after| -perfect(&after)).max();
    values.unwrap_or_else(|| position.result().unwrap())
}
