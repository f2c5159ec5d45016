//! Any game that is written is read back.

use databases::WthorGame;
use proptest::prelude::*;
use test_support::games::any_game;
use whole_games::Ply;

proptest! {
    #[test]
    fn a_game_is_read_back(
        game in any_game(),
        [tournament, black, white] in any::<[u16; 3]>(),
        [score, best_score] in [0..=64_u8, 0..=64_u8],
    ) {
        let plies = game.into_iter().map(Ply::Move).collect();
        let game = WthorGame {
            tournament,
            black,
            white,
            score,
            best_score,
            plies,
        };
        prop_assert_eq!(WthorGame::from_bytes(&game.to_bytes()), Ok(game));
    }
}
