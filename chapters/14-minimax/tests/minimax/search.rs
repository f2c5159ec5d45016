//! The one search, over three games.

use std::collections::HashSet;

use board::{Cell, Disc, Square};
use connect_four::ConnectFour;
use end_of_game::Position;
use minimax::undo::{Undo, minimax_with_undo};
use minimax::{
    Evaluation, Game, POINT, Search, Stopped, analyze, best, discs, minimax,
    open_lines, small_board,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use test_support::middle_game::{self, position};
use test_support::positions::{any_position, random_game_positions};
use tic_tac_toe::{Spot, TicTacToe, lines};
use whole_games::Ply;

/// Returns the value of a game and the number of positions looked at.
fn search<G: Game>(
    game: &G,
    depth: usize,
    evaluation: Evaluation<G>,
) -> (i32, u64) {
    let mut search = Search::new(evaluation);
    let value = minimax(&mut search, game, depth).unwrap();
    (value, search.positions())
}

fn small() -> Position {
    Position {
        board: small_board(4),
        to_move: Disc::Black,
    }
}

fn article(game: &TicTacToe) -> i32 {
    lines(game, game.to_move())
}

#[test]
fn tic_tac_toe_is_a_draw_after_549_946_positions() {
    assert_eq!(search(&TicTacToe::new(), 9, &article), (0, 549_946));
}

#[test]
fn generic_search_equals_tic_tac_toe_search() {
    for game in tic_tac_toe_games() {
        for depth in [1, 2, 3, 5, 9] {
            let ours = analyze(&game, depth, &article);
            let theirs = tic_tac_toe::analyze(&game, depth, lines);
            // An end is worth 1000 less the marks there, and as many points
            // here.
            let value = |value: i32| {
                if value.abs() >= POINT {
                    value / POINT
                } else {
                    value
                }
            };
            let values: Vec<(Spot, i32)> = ours
                .iter()
                .map(|scored| (scored.mv, value(scored.value)))
                .collect();
            let positions: u64 =
                ours.iter().map(|scored| scored.positions).sum();
            assert_eq!(values, theirs.values, "{depth} moves from\n{game}");
            assert_eq!(positions, theirs.positions);
            assert_eq!(best(&ours), theirs.best());
        }
    }
}

/// Returns the start, and games after one to six moves.
fn tic_tac_toe_games() -> Vec<TicTacToe> {
    let texts = [
        ".........",
        "X........",
        "....X....",
        "XO.......",
        "X...O....",
        "X...O...X",
        "XX.OO....",
        "XOX.O....",
        "XOXOX.O..",
        "XOXXOO.X.",
        "XXXOO....",
    ];
    texts.map(|text| text.parse().unwrap()).to_vec()
}

#[test]
fn solves_four_by_four_othello() {
    let (value, positions) = search(&small(), 99, &|_| panic!());
    assert_eq!((value, positions), (-10 * POINT, 224_821));
}

#[test]
fn perfect_four_by_four_game_ends_11_3() {
    let mut position = small();
    while position.result().is_none() {
        let best = best(&analyze(&position, 99, &|_| panic!()));
        position = position.after(best[0]);
    }
    let count = |cell| position.board.count(cell);
    let counts = [Cell::Black, Cell::White, Cell::Empty].map(count);
    assert_eq!(counts, [3, 11, 2]);
}

#[test]
fn connect_four_position_counts() {
    let sequences = [1, 7, 49, 343, 2_401, 16_807, 117_649];
    for depth in 0..=6 {
        let all: u64 = sequences[..=depth].iter().sum();
        assert_eq!(search(&ConnectFour::new(), depth, &open_lines).1, all);
    }
}

#[test]
fn othello_position_counts() {
    // Aart Bik, "Perft for Reversi" (2009).
    let sequences = [1, 4, 12, 56, 244, 1_396, 8_200];
    for depth in 0..=6 {
        let all: u64 = sequences[..=depth].iter().sum();
        assert_eq!(search(&Position::start(), depth, &discs).1, all);
    }
}

#[test]
fn connect_four_finds_win_and_threat() {
    // Black has a1, b1 and c1: d wins at once, and White must take it.
    let game: ConnectFour = "112233".parse().unwrap();
    let considered = analyze(&game, 1, &open_lines);
    let names = |moves: Vec<_>| {
        moves.iter().map(ToString::to_string).collect::<String>()
    };
    assert_eq!(names(best(&considered)), "d");
    assert_eq!(search(&game, 1, &open_lines).0, 36 * POINT);
    let game: ConnectFour = "1122337".parse().unwrap();
    assert_eq!(names(best(&analyze(&game, 1, &open_lines))), "d");
    let game: ConnectFour = "11223".parse().unwrap();
    assert_eq!(names(best(&analyze(&game, 2, &open_lines))), "d");
}

#[test]
fn depth_0_is_the_evaluation() {
    for position in middle_game::positions() {
        assert_eq!(search(&position, 0, &discs), (discs(&position), 1));
    }
}

#[test]
fn analyze_searches_at_least_one_ply() {
    let start = Position::start();
    assert_eq!(analyze(&start, 0, &discs), analyze(&start, 1, &discs));
}

#[test]
fn finished_game_has_a_result_and_no_moves() {
    let lost = small();
    let board = {
        let mut board = lost.board;
        let discs =
            Square::all().filter(|square| board[*square] == Cell::White);
        for square in discs.collect::<Vec<_>>() {
            board.set(square, Cell::Black);
        }
        board
    };
    for (to_move, points) in [(Disc::Black, 16), (Disc::White, -16)] {
        let over = Position { board, to_move };
        for depth in [0, 1, 9] {
            assert_eq!(search(&over, depth, &discs), (points * POINT, 1));
        }
        assert_eq!(analyze(&over, 3, &discs), []);
        assert_eq!(over.moves(), []);
    }
}

/// After these moves Black must pass, and White has two moves then.
const PASS: &str = "f5f6d3g5h5h4f7h6";

#[test]
fn forced_pass_is_the_only_move() {
    let position = position(PASS);
    assert_eq!(position.moves(), [Ply::Pass]);
    for depth in 1..=4 {
        let considered = analyze(&position, depth, &discs);
        let passed = search(&position.passed(), depth - 1, &discs);
        assert_eq!(considered.len(), 1);
        assert_eq!(considered[0].mv.to_string(), "pass");
        assert_eq!((-considered[0].value, considered[0].positions), passed);
    }
}

#[test]
fn single_move_is_searched() {
    // White has one move after this one; it gets a value all the same.
    let position = random_game_positions(5)
        .into_iter()
        .find(|position| {
            position.moves().len() == 1 && position.moves() != [Ply::Pass]
        })
        .unwrap();
    let considered = analyze(&position, 3, &discs);
    assert_eq!(considered.len(), 1);
    assert_eq!(considered[0].value, search(&position, 3, &discs).0);
}

#[test]
fn final_result_outweighs_every_evaluation() {
    for game in tic_tac_toe_games() {
        assert!(game.is_over() || article(&game).abs() < POINT);
    }
}

#[test]
fn search_with_undo_equals_search_with_copies() {
    for mut position in middle_game::positions() {
        for depth in 0..=3 {
            let before = position;
            let found = search_with_undo(&mut position, depth, &discs);
            assert_eq!(found, search(&before, depth, &discs));
            assert_eq!(position, before);
        }
    }
    let found = search_with_undo(&mut small(), 99, &|_| panic!());
    assert_eq!(found.1, 224_821);
    let mut game = TicTacToe::new();
    let found = search_with_undo(&mut game, 9, &article);
    assert_eq!((found, game), ((0, 549_946), TicTacToe::new()));
}

fn search_with_undo<G: Undo>(
    game: &mut G,
    depth: usize,
    evaluation: Evaluation<G>,
) -> (i32, u64) {
    let mut search = Search::new(evaluation);
    let value = minimax_with_undo(&mut search, game, depth).unwrap();
    (value, search.positions())
}

#[test]
fn stopped_search_has_no_value() {
    let mut search = Search::new(&discs).until(&|| true);
    let value = minimax(&mut search, &Position::start(), 60);
    assert_eq!((value, search.positions()), (Err(Stopped), 1024));
}

#[test]
fn value_is_exact_without_evaluated_leaves() {
    let mut search = Search::new(&discs);
    minimax(&mut search, &small(), 99).unwrap();
    assert_eq!(search.guesses, 0);
    minimax(&mut search, &Position::start(), 1).unwrap();
    assert_eq!(search.guesses, 4);
}

#[test]
fn searches_every_middle_game_move_once() {
    for position in middle_game::positions() {
        let considered = analyze(&position, 2, &discs);
        let moves: Vec<_> = considered.iter().map(|scored| scored.mv).collect();
        assert_eq!(moves, position.moves());
        let names: HashSet<_> = moves.iter().map(Ply::to_string).collect();
        assert_eq!(names.len(), moves.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn best_move_has_the_value_of_the_position(
        position in any_position(),
        depth in 1..4_usize,
    ) {
        let considered = analyze(&position, depth, &discs);
        let (value, positions) = search(&position, depth, &discs);
        let all: u64 = considered.iter().map(|scored| scored.positions).sum();
        prop_assert_eq!(all + 1, positions);
        if let Some(most) = considered.iter().map(|scored| scored.value).max() {
            prop_assert_eq!(most, value);
            for scored in &considered {
                let is_best = best(&considered).contains(&scored.mv);
                prop_assert_eq!(is_best, scored.value == most);
            }
        }
    }
}
