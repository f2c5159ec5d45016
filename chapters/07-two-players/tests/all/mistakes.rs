//! The mistakes of this chapter: a number that is stored although it can be
//! counted, and a move that is worked out backward.

use board::{Board, Cell, Disc, Square};
use end_of_game::{Position, Score};
use flipping::flips;
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

/// Takes a move back: asks what it flips, and turns that over again.
fn flip_back(board: &Board, square: Square, disc: Disc) -> Board {
    let mut before = *board;
    for flip in flips(board, square, disc) {
        before.set(flip.square, disc.opponent().into());
    }
    before.set(square, Cell::Empty);
    before
}

#[test]
fn flipping_back_asks_too_late() {
    let f5 = Square::at(5, 4);
    let after = Position::start().play(f5).unwrap().board;
    let taken_back = flip_back(&after, f5, Disc::Black);
    let counted = Score::discs(&taken_back);
    assert_eq!(counted, Score { black: 3, white: 1 });
}
