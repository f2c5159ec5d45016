//! The checks of `all_best`.

use alpha_beta::{Window, alpha_beta};
use alpha_beta_exercises::all_best::all_best;
use benchmark_positions::middle_game;
use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, Verdict, positions, random_game, square, verdict};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, analyze, best};
use whole_games::Ply;

type Call = (Board, Disc, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<Square>> {
    Task::new("all_best", |(board, to_move, depth): Call| {
        all_best(&board, to_move, depth).0
    })
    .contrast(
        |random| {
            let (_, after) = random_game(random, 2);
            (after.board, after.to_move, 1)
        },
        reference,
    )
}

fn position((board, to_move, _): Call) -> Position {
    Position { board, to_move }
}

fn reference(call: Call) -> Vec<Square> {
    let best = best(&analyze(&position(call), call.2, &phased));
    best.into_iter().filter_map(placed).collect()
}

fn placed(ply: Ply) -> Option<Square> {
    match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    }
}

/// Returns the chapter's position after f5 d6 c3, with White to move.
fn hards(depth: usize) -> Call {
    let mut position = Position::start();
    for name in ["f5", "d6", "c3"] {
        position = position.play(square(name)).expect("a legal move");
    }
    (position.board, position.to_move, depth)
}

#[test]
fn all_four_first_moves_are_equal() {
    let squares = ["d3", "c4", "f5", "e6"].map(square).to_vec();
    task().expect([((Board::start(), Disc::Black, 2), squares)]);
}

#[test]
fn one_move_ahead() {
    task().agrees_with(reference, [hards(1), hards(2)]);
}

#[test]
fn hard_has_two_best_moves_and_f3_is_none_of_them() {
    let squares = ["d3", "f4"].map(square).to_vec();
    task().expect([(hards(4), squares)]);
}

#[test]
fn without_a_legal_move_there_is_nothing() {
    let mut board = Board::empty();
    board.set(square("a1"), Cell::Black);
    task().expect([((board, Disc::White, 3), vec![])]);
    task().agrees_with(reference, [(positions::c6(), Disc::White, 3)]);
}

#[test]
fn forty_positions_of_tournament_games() {
    let games = [44, 28].map(middle_game).concat().into_iter();
    let calls = games.map(|game| (game.board, game.to_move, 3));
    task().agrees_with(reference, calls.collect::<Vec<_>>());
}

/// Judges the number of positions, compared with a search of each move with an
/// open window.
fn work(call: Call) -> Verdict {
    let (_, positions) = all_best(&call.0, call.1, call.2);
    let open = open_positions(call);
    match positions {
        few if 10 * few < open => verdict(format!(
            "{few} positions, too few to be sure: a search with open windows \
             looks at {open}"
        )),
        many if 4 * many > 3 * open => verdict(format!(
            "{many} positions, and a search with open windows looks at {open}"
        )),
        _ => fewer(),
    }
}

fn fewer() -> Verdict {
    verdict("at least a quarter fewer positions than with open windows")
}

fn open_positions(call: Call) -> u64 {
    let (position, mut search) = (position(call), Search::new(&phased));
    for square in position.legal_moves() {
        let after = position.play(square).expect("a legal move");
        let value = alpha_beta(&mut search, &after, call.2 - 1, Window::FULL);
        value.expect("nothing stops it");
    }
    search.positions()
}

#[test]
fn what_cannot_matter_is_left_out() {
    let (games, mut random) = (middle_game(36), Random::new(36));
    let games: Vec<_> = (0..5).map(|_| random.one_of(&games)).collect();
    let calls = games
        .iter()
        .map(|game| ((game.board, game.to_move, 5), fewer()));
    Task::new("all_best", work).expect(calls);
}
