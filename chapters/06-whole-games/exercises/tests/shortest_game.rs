//! The checks of `shortest_game`.

use std::time::Duration;

use checks::Task;
use end_of_game::{Position, Turn};
use whole_games::{Ply, Reason, referee};
use whole_games_exercises::shortest_game::shortest_game;

/// What can be said of a game that is to be short.
#[derive(Debug, PartialEq)]
enum Game {
    /// It's over, and short enough.
    ShortEnough,
    /// It's over after this many moves, and a shorter one is wanted.
    OverAfter(usize),
    /// It's legal, and somebody can still move.
    NotOver,
    /// The referee objects to this move, counted from 1.
    Illegal(usize, Reason),
}

fn judge(most: usize) -> Game {
    let plies: Vec<_> = shortest_game().into_iter().map(Ply::Move).collect();
    match referee(Position::start(), &plies) {
        Err(why) => Game::Illegal(why.number, why.reason),
        Ok(game) if game.position.turn() != Turn::Over => Game::NotOver,
        Ok(game) if game.moves > most => Game::OverAfter(game.moves),
        Ok(_) => Game::ShortEnough,
    }
}

#[track_caller]
fn expect_short(game: fn(()) -> Game) {
    Task::new("shortest_game", game)
        .time_limit(Duration::from_secs(20))
        .expect([((), Game::ShortEnough)]);
}

#[test]
fn the_game_is_legal_and_over() {
    expect_short(|()| judge(60));
}

#[test]
fn it_is_over_after_20_moves() {
    expect_short(|()| judge(20));
}

#[test]
fn there_is_no_shorter_one() {
    expect_short(|()| judge(9));
}
