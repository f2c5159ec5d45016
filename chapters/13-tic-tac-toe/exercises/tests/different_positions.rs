//! The checks of `different_positions`.

use std::collections::HashSet;

use checks::Task;
use tic_tac_toe::TicTacToe;
use tic_tac_toe_exercises::different_positions::different_positions;

const PLAYED_ON: &str = "You're playing on after the end of a game, or on a \
     taken spot: make each move on a fresh copy, `let mut after = *game;`.";

type Call = (TicTacToe, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, usize> {
    Task::new("different_positions", |(game, moves)| {
        different_positions(&game, moves)
    })
    .panic("Over", PLAYED_ON)
    .panic("Taken", PLAYED_ON)
    .contrast(
        |random| {
            let mut game = TicTacToe::new();
            for _ in 0..random.below(5) {
                let moves: Vec<_> = game.moves().collect();
                game.put(random.one_of(&moves));
            }
            (game, 1)
        },
        reference,
    )
}

fn reference((game, moves): Call) -> usize {
    walk(game, moves).len()
}

fn walk(game: TicTacToe, moves: usize) -> HashSet<TicTacToe> {
    let mut positions = HashSet::from([game]);
    for _ in 0..moves {
        positions = positions.iter().flat_map(after).collect();
    }
    positions
}

fn after(game: &TicTacToe) -> Vec<TicTacToe> {
    let after = game.moves().map(|spot| {
        let mut after = *game;
        after.put(spot);
        after
    });
    after.collect()
}

#[track_caller]
fn expect(signs: &str, moves: usize, positions: usize) {
    let game = signs.parse().expect("the check's game");
    task().expect([((game, moves), positions)]);
}

#[test]
fn each_free_spot_makes_one_after_one_move() {
    expect(".........", 1, 9);
    expect("XO.......", 1, 7);
}

#[test]
fn after_no_moves_there_is_the_position_itself() {
    expect("XO.......", 0, 1);
    expect("XXXOO....", 0, 1);
}

#[test]
fn two_ways_to_a_position_make_one_position() {
    expect(".........", 3, 252);
}

#[test]
fn nothing_comes_after_a_finished_game() {
    expect("XXXOO....", 1, 0);
    expect("XOXXOOOXX", 1, 0);
}

#[test]
fn a_won_game_does_not_go_on() {
    expect("XX.OO....", 2, 16);
}

#[test]
fn from_the_start_there_are_5478_in_all() {
    let known = [1, 9, 72, 252, 756, 1_260, 1_520, 1_140, 390, 78];
    let calls = known.into_iter().enumerate();
    task().expect(calls.map(|(moves, call)| ((TicTacToe::new(), moves), call)));
}

#[test]
fn every_position_after_two_moves_has_as_many_as_in_the_chapter() {
    let games = walk(TicTacToe::new(), 2);
    let mut games: Vec<_> = games.into_iter().collect();
    games.sort_by_key(|game| format!("{game:?}"));
    task().agrees_with(reference, games.into_iter().map(|game| (game, 4)));
}
