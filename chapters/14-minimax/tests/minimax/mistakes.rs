//! Mistakes in a search: a missing negation, and a pass that isn't a ply.

use end_of_game::{Position, Turn};
use minimax::{Evaluation, Game, POINT, Search, discs, minimax};
use pretty_assertions::assert_eq;
use test_support::examples::example;
use test_support::middle_game::position;
use whole_games::Ply;

/// Minimax with the sign flipped one time too few: never.
fn minimax_without_minus<G: Game>(
    game: &G,
    depth: usize,
    evaluation: Evaluation<G>,
) -> i32 {
    if let Some(points) = game.result() {
        return points * POINT;
    }
    if depth == 0 {
        return evaluation(game);
    }
    let after = game.moves().into_iter().map(|mv| game.after(mv));
    let values =
        after.map(|game| minimax_without_minus(&game, depth - 1, evaluation));
    values.max().expect("the game isn't over")
}

/// The last three moves of a game of the World Championship of 2025.
#[test]
fn missing_negation_prefers_the_worst_move() {
    let game = "f5f6e6f4g5e7e3g3d3g4g6h5h6f3h4c6h3c4f7d2c2e2d8g7d6e8d7c8c5b6h8\
                h7c1d1c3f2b3b4a4b5a6a5a3b7c7a7a8g8b2a1f8b8g1b1a2e1f1";
    let position = position(game);
    let after =
        |name: &str| position.after(Ply::Move(name.parse().expect("a square")));
    let believed = ["h1", "g2", "h2"]
        .map(|name| minimax_without_minus(&after(name), 2, &discs) / POINT);
    let right = ["h1", "g2", "h2"].map(|name| -value(&after(name)) / POINT);
    assert_eq!(believed, [-2, 2, 10]);
    assert_eq!(right, [2, -2, -10]);
}

/// Othello as you'd write it first: a player who must pass is skipped.
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
    let value = minimax(&mut Search::new(&|_| 0), game, 10);
    value.expect("nothing stops it")
}

/// Ralle - Thor before White's last move but one, after which Black passes.
#[test]
fn skipping_passes_misjudges_a_lost_game() {
    let game = example("b1").transcript.strip_suffix("a1b2").unwrap();
    let position = position(game);
    assert_eq!(value(&position), -6 * POINT);
    assert_eq!(value(&Skipping(position)), 6 * POINT);
}
