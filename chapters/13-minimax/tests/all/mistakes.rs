//! What goes wrong when a search knows the rules almost.

use end_of_game::{Position, Turn};
use minimax::{Game, POINT, minimax};
use pretty_assertions::assert_eq;
use whole_games::{Ply, parse_transcript, referee};

/// Othello as one writes it first: who must pass is skipped.
#[derive(Clone)]
struct Skipping(Position);

impl Game for Skipping {
    type Move = Ply;

    fn moves(&self) -> Vec<Ply> {
        self.0.moves()
    }

    fn after(&self, ply: Ply) -> Skipping {
        let after = self.0.after(ply);
        match after.turn() {
            Turn::Pass => Skipping(after.passed()),
            _ => Skipping(after),
        }
    }

    fn result(&self) -> Option<i32> {
        self.0.result()
    }
}

fn value<G: Game>(game: &G) -> i32 {
    minimax(game, 10, |_| 0, &mut 0)
}

/// Ralle - Thor before White's last move but one, after which Black passes.
#[test]
fn who_skips_a_pass_takes_a_lost_game_for_a_won_one() {
    let game = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4\
                h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7";
    let position = position(game);
    assert_eq!(value(&position), -6 * POINT);
    assert_eq!(value(&Skipping(position)), 6 * POINT);
}

fn position(game: &str) -> Position {
    let plies = parse_transcript(game).unwrap();
    referee(Position::start(), &plies).unwrap().position
}
