//! What goes wrong with an evaluation that speaks for the wrong side, or that is
//! asked too often.

use board::Disc;
use end_of_game::{Position, Turn};
use evaluation::evaluate::corners;
use evaluation::{Engine, openings, play_match};
use minimax::{Evaluation, Game, POINT, discs, minimax};
use pretty_assertions::assert_eq;
use tic_tac_toe::Rand;
use whole_games::{Ply, parse_transcript, referee};

/// Corners, always from Black's point of view.
fn corners_for_black(position: &Position) -> i32 {
    match position.to_move {
        Disc::Black => corners(position),
        Disc::White => -corners(position),
    }
}

#[test]
fn speaking_for_black_wins_with_black_and_loses_with_white() {
    let engine = |evaluation| Engine {
        depth: 2,
        evaluation,
    };
    let engines = [&engine(corners_for_black), &engine(discs)];
    let mut rand = Rand::new(1);
    let [black, white] = play_match(engines, &openings(), 122, &mut rand);
    assert_eq!([black.wins, white.wins], [59, 3]);
    assert_eq!((black + white).wins, 62, "of 122");
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

fn value<G: Game>(game: &G) -> i32 {
    minimax(game, 10, |_| 0, &mut 0)
}

fn position(game: &str) -> Position {
    let plies = parse_transcript(game).unwrap();
    referee(Position::start(), &plies).unwrap().position
}
