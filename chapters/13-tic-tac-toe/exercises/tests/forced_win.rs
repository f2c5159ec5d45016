//! The checks of `forced_win`.

use checks::{Random, Task};
use tic_tac_toe::{Level, Spot, TicTacToe, analyze, win_or_loss};
use tic_tac_toe_exercises::forced_win::forced_win;

fn task() -> Task<(TicTacToe,), Vec<Spot>> {
    Task::new("forced_win", |(game,)| forced_win(&game))
        .contrast(|random| (one_win(random),), chapter)
        .mistake(
            "There's no win to force here: without a value above 0, the list is \
             empty.",
            |(game,)| line(&game, first, first),
        )
        .mistake(
            "That's the first move only. List them all, down to the one that \
             wins.",
            |(game,)| chapter((game,)).into_iter().take(1).collect(),
        )
        .mistake(
            "You listed the winner's moves only. The loser's are part of the \
             game.",
            |(game,)| chapter((game,)).into_iter().step_by(2).collect(),
        )
        .mistake(
            "Your loser gives up: after the first move, the opponent plays just \
             anywhere. It should hold out for as long as it can.",
            |(game,)| won(&game, first, |game| game.moves().next()),
        )
        .mistake(
            "Your winner isn't in a hurry. With `win_or_loss` a slow win is \
             worth as much as a quick one.",
            |(game,)| {
                let any = |game: &TicTacToe| {
                    let analysis = analyze(game, 9, win_or_loss);
                    analysis.best().first().copied()
                };
                won(&game, any, any)
            },
        )
        .mistake(
            "If several moves are equally good, take the first one in the \
             order of `moves`.",
            |(game,)| {
                let last = |game: &TicTacToe| {
                    Level::Hard.analyze(game).best().last().copied()
                };
                won(&game, last, last)
            },
        )
}

type Choose = fn(&TicTacToe) -> Option<Spot>;

fn first(game: &TicTacToe) -> Option<Spot> {
    Level::Hard.analyze(game).best().first().copied()
}

/// The moves of a game between two players who choose like this.
fn line(game: &TicTacToe, one: Choose, other: Choose) -> Vec<Spot> {
    let (mut game, mut moves) = (*game, Vec::new());
    let choosers = [one, other];
    while let Some(spot) = choosers[moves.len() % 2](&game) {
        game.put(spot);
        moves.push(spot);
    }
    moves
}

/// The same, if the player to move can force a win.
fn won(game: &TicTacToe, one: Choose, other: Choose) -> Vec<Spot> {
    let wins = Level::Hard
        .analyze(game)
        .values
        .iter()
        .any(|scored| scored.1 > 0);
    if wins {
        line(game, one, other)
    } else {
        Vec::new()
    }
}

fn chapter((game,): (TicTacToe,)) -> Vec<Spot> {
    won(&game, first, first)
}

#[track_caller]
fn expect(signs: &str, names: &[&str]) {
    let game = signs.parse().expect("the check's game");
    let spots = names
        .iter()
        .map(|name| name.parse().expect("the check's spot"));
    task().expect([((game,), spots.collect())]);
}

#[test]
fn a_win_in_one_move_is_one_move() {
    expect("XX.OO....", &["c1"]);
}

#[test]
fn a_draw_has_no_forced_win() {
    expect("X...O....", &[]);
    expect(".........", &[]);
}

#[test]
fn a_lost_game_has_none_either() {
    expect("X.O.O.X.X", &[]);
    expect("XXXOO....", &[]);
}

#[test]
fn two_threats_win_in_three_moves() {
    expect("X.O.O...X", &["a3", "b1", "a2"]);
}

#[test]
fn an_edge_beside_the_corner_loses_in_five_moves() {
    let game: TicTacToe = "XO.......".parse().expect("the check's game");
    task().agrees_with(chapter, [(game,)]);
}

#[test]
fn two_hundred_games_are_won_as_in_the_chapter() {
    let games = (0..200).map(|seed| (any_game(&mut Random::new(seed)),));
    task().agrees_with(chapter, games);
}

fn any_game(random: &mut Random) -> TicTacToe {
    let mut game = TicTacToe::new();
    for _ in 0..2 + random.below(6) {
        let moves: Vec<_> = game.moves().collect();
        if moves.is_empty() {
            break;
        }
        game.put(moves[random.below(moves.len())]);
    }
    game
}

/// A game in which one move wins, and at once.
fn one_win(random: &mut Random) -> TicTacToe {
    loop {
        let game = any_game(random);
        let values = Level::Hard.analyze(&game).values.into_iter();
        let wins = values.filter(|scored| scored.1 > 0).count();
        if wins == 1 && chapter((game,)).len() == 1 {
            return game;
        }
    }
}
