//! The checks of `different_positions`.

use std::collections::HashSet;

use checks::Task;
use tic_tac_toe::{Spot, TicTacToe};
use tic_tac_toe_exercises::different_positions::different_positions;

const PLAYED_ON: &str = "You're playing on after the end of a game, or on a \
     taken spot: make each move on a fresh copy, `let mut after = *game;`.";

type Call = (TicTacToe, usize);

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
        chapter,
    )
    .mistake(
        "It looks as if you counted the ways to get there: the same marks in \
         another order are the same position.",
        |(game, moves)| paths(&game, moves),
    )
    .mistake(
        "It looks as if a game went on after someone had won.",
        |(game, moves)| walk(game, moves, free).len(),
    )
    .mistake(
        "It looks as if you kept the finished games: a finished game has no \
         moves, so there's no position after it.",
        |(game, moves)| walk(game, moves, or_itself).len(),
    )
    .mistake(
        "It looks as if you counted the positions on the way, too: only the \
         ones after the last move count.",
        |(game, moves)| (0..=moves).map(|count| chapter((game, count))).sum(),
    )
    .mistake(
        "It looks as if you took boards that can be turned or mirrored into \
         each other for one.",
        |(game, moves)| {
            let all = walk(game, moves, after);
            all.iter().map(picture).collect::<HashSet<_>>().len()
        },
    )
    .mistake(
        "After no moves at all, there's one position: the one on the table.",
        |(game, moves)| match moves {
            0 => 0,
            _ => chapter((game, moves)),
        },
    )
    .mistake(
        "It looks as if you went one move too far.",
        |(game, moves)| chapter((game, moves + 1)),
    )
}

fn chapter((game, moves): Call) -> usize {
    walk(game, moves, after).len()
}

fn walk(
    game: TicTacToe,
    moves: usize,
    further: fn(&TicTacToe) -> Vec<TicTacToe>,
) -> HashSet<TicTacToe> {
    let mut positions = HashSet::from([game]);
    for _ in 0..moves {
        positions = positions.iter().flat_map(further).collect();
    }
    positions
}

fn after(game: &TicTacToe) -> Vec<TicTacToe> {
    if game.is_over() {
        return Vec::new();
    }
    free(game)
}

fn or_itself(game: &TicTacToe) -> Vec<TicTacToe> {
    if game.is_over() {
        return vec![*game];
    }
    free(game)
}

/// What a mark on each free spot leads to, even if somebody has won.
fn free(game: &TicTacToe) -> Vec<TicTacToe> {
    let spots = Spot::all().filter(|&spot| game.at(spot).is_none());
    let after = spots.map(|spot| {
        let mut after = *game;
        after.put(spot);
        after
    });
    after.collect()
}

fn paths(game: &TicTacToe, moves: usize) -> usize {
    match moves {
        0 => 1,
        _ => after(game).iter().map(|next| paths(next, moves - 1)).sum(),
    }
}

/// The first in the alphabet of the eight pictures of a board.
fn picture(game: &TicTacToe) -> String {
    let mut signs: Vec<_> = format!("{game:?}").chars().collect();
    let mut pictures = Vec::new();
    for _ in 0..4 {
        signs = [6, 3, 0, 7, 4, 1, 8, 5, 2]
            .map(|place| signs[place])
            .to_vec();
        let mirrored = [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|place| signs[place]);
        pictures.push(signs.iter().collect());
        pictures.push(mirrored.iter().collect());
    }
    pictures.into_iter().min().expect("eight pictures")
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
    let games = walk(TicTacToe::new(), 2, after);
    let mut games: Vec<_> = games.into_iter().collect();
    games.sort_by_key(|game| format!("{game:?}"));
    task().agrees_with(chapter, games.into_iter().map(|game| (game, 4)));
}
