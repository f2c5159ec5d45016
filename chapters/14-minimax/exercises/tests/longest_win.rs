//! The checks of `longest_win`.

use std::time::Duration;

use checks::{Task, Verdict, verdict};
use connect_four::ConnectFour;
use minimax::Game;
use minimax_exercises::longest_win::longest_win;

fn measure(wanted: usize) -> Verdict {
    let game: ConnectFour = match longest_win().parse() {
        Ok(game) => game,
        Err(why) => return verdict(format!("no game: {why}")),
    };
    if game.is_over() {
        return verdict("the game is over already");
    }
    let found = [1, 3, 5, 7, 9]
        .into_iter()
        .find(|&plies| wins(&game, plies));
    match found {
        None => verdict("the side to move can't force a win in 9 plies"),
        Some(plies) if plies < wanted => {
            verdict(format!("a win in {plies} plies"))
        }
        Some(_) => expected(wanted),
    }
}

fn expected(plies: usize) -> Verdict {
    verdict(format!("a win in {plies} plies or more"))
}

/// Tests if the side to move can win in `plies` plies.
fn wins(game: &ConnectFour, plies: usize) -> bool {
    game.moves().any(|mv| {
        let after = game.after(mv);
        after.winner().is_some()
            || plies > 1 && !after.is_over() && loses(&after, plies - 1)
    })
}

/// Tests if the side to move loses in `plies` plies, whatever it plays.
fn loses(game: &ConnectFour, plies: usize) -> bool {
    game.moves().all(|mv| {
        let after = game.after(mv);
        !after.is_over() && wins(&after, plies - 1)
    })
}

#[track_caller]
fn expect(answer: fn(()) -> Verdict, wanted: usize) {
    Task::new("longest_win", answer)
        .time_limit(Duration::from_secs(20))
        .expect([((), expected(wanted))]);
}

#[test]
fn it_takes_5_plies() {
    expect(|()| measure(5), 5);
}

#[test]
fn it_takes_7_plies() {
    expect(|()| measure(7), 7);
}

#[test]
fn it_takes_9_plies() {
    expect(|()| measure(9), 9);
}
