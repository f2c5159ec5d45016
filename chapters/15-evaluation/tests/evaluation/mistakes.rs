//! Mistakes with evaluations: for the wrong side, of finished games, and tuned
//! on the openings of the match that they won.

use board::Disc;
use end_of_game::{Position, Turn};
use evaluation::evaluate::{corners, phased, weighed};
use evaluation::{Engine, openings, play_match};
use minimax::{Evaluation, Game, POINT, Search, discs, minimax};
use pretty_assertions::assert_eq;
use test_support::middle_game::position;
use tic_tac_toe::Rand;
use whole_games::Ply;

/// Corners, always from Black's point of view.
fn corners_for_black(position: &Position) -> i32 {
    match position.to_move {
        Disc::Black => corners(position),
        Disc::White => -corners(position),
    }
}

#[test]
fn evaluation_for_black_only_loses_as_white() {
    let engine = |evaluation| Engine {
        depth: 2,
        evaluation,
    };
    let engines = [&engine(&corners_for_black), &engine(&discs)];
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
fn evaluating_finished_games_prefers_a_corner_to_winning() {
    let game = "c4c3c2b2e6c1d3c5b1f4a2d2e3a1b5f5f3b6c6d6f6a4d1a3c7f7a5e1d7a6\
                f8g5g3h3h5g6e2g8e8h4g4c8a7g7h2b3h8a8b4b7h7f1h6g2f2";
    let position = position(game);
    let [win, corner] = ["g1", "h1"]
        .map(|square| position.after(Ply::Move(square.parse().unwrap())));
    assert_eq!([-value(&win), -value(&corner)], [12 * POINT, -4 * POINT]);
    let opinion = |after| -opinion_to_the_end(after, 9, &corners);
    assert_eq!([opinion(&win), opinion(&corner)], [12, 236]);
}

/// Of a hundred weights that were drawn at random, these did best against
/// `phased` from every other opening.
const TUNED: [[i32; 5]; 5] = [
    [49, 8, -2, 0, 0],
    [41, 7, -2, 0, 0],
    [20, 4, 0, 0, 0],
    [48, 15, -3, 0, 0],
    [56, 18, -3, 0, 0],
];

#[test]
fn tuned_weights_score_less_on_other_openings() {
    let rates =
        |first| TUNED.map(|weights| rate_from_every_other(first, weights));
    assert_eq!(rates(0), [66.0, 65.0, 62.0, 61.0, 60.0]);
    assert_eq!(rates(1), [56.0, 63.0, 59.0, 48.0, 48.0]);
}

/// Returns the rate against `phased` in 60 games, one move ahead.
fn rate_from_every_other(first: usize, weights: [i32; 5]) -> f64 {
    let tuned = |position: &Position| weighed(weights, position);
    let evaluations: [Evaluation<Position>; 2] = [&tuned, &phased];
    let all = openings().into_iter().skip(first);
    let openings: Vec<_> = all.step_by(2).take(30).collect();
    let [one, other] = evaluations.map(|evaluation| Engine {
        depth: 1,
        evaluation,
    });
    let mut rand = Rand::new(1);
    let [black, white] = play_match([&one, &other], &openings, 60, &mut rand);
    (black + white).rate().round()
}

fn value<G: Game>(game: &G) -> i32 {
    minimax(&mut Search::new(&|_| 0), game, 10).unwrap()
}
