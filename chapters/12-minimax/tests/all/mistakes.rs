//! What goes wrong when a search knows the rules almost.

use end_of_game::{Position, Turn};
use minimax::evaluate::corners;
use minimax::{Evaluation, Game, POINT, minimax};
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

/// Minimax, but it asks the evaluation at the end of the game as well.
fn opinion_to_the_end(
    position: &Position,
    depth: usize,
    evaluation: Evaluation<Position>,
) -> i32 {
    if position.turn() == Turn::Over || depth == 0 {
        return evaluation(position);
    }
    let values = position.moves().into_iter().map(|ply| {
        -opinion_to_the_end(&position.after(ply), depth - 1, evaluation)
    });
    values.max().unwrap()
}

/// Two squares are left. With g1 the game is won by 12 discs, with the corner
/// h1 it is lost by 4.
#[test]
fn an_opinion_on_the_end_prefers_a_corner_to_the_game() {
    let game = "c4c3c2b2e6c1d3c5b1f4a2d2e3a1b5f5f3b6c6d6f6a4d1a3c7f7a5e1d7a6\
                f8g5g3h3h5g6e2g8e8h4g4c8a7g7h2b3h8a8b4b7h7f1h6g2f2";
    let position = position(game);
    let [win, corner] = ["g1", "h1"]
        .map(|square| position.after(Ply::Move(square.parse().unwrap())));
    assert_eq!([value(&win), value(&corner)], [-12 * POINT, 4 * POINT]);
    let opinion = |after| -opinion_to_the_end(after, 9, corners);
    assert_eq!([opinion(&win), opinion(&corner)], [12, 236]);
}
