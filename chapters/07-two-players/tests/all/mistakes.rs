//! The mistake of this chapter: a number that is stored although it can be
//! counted.

use end_of_game::Score;
use pretty_assertions::assert_eq;
use two_players::{Game, Rules};

/// A player with a score in a field, as the class diagram has it.
struct ScoringPlayer {
    score: usize,
}

impl ScoringPlayer {
    fn place(&mut self, game: &mut Game, name: &str) {
        game.place(name.parse().unwrap()).unwrap();
        self.score += 1;
    }
}

#[test]
fn a_stored_score_misses_the_flips() {
    let mut game = Game::new(Rules::default());
    let mut black = ScoringPlayer { score: 2 };
    let mut white = ScoringPlayer { score: 2 };
    black.place(&mut game, "f5");
    white.place(&mut game, "d6");
    black.place(&mut game, "c3");
    let counted = Score::discs(&game.position().board);
    assert_eq!((black.score, white.score), (4, 3));
    assert_eq!(counted, Score { black: 5, white: 2 });
}
