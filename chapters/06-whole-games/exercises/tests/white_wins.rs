//! The checks of `white_wins`.

use std::time::Duration;

use board::Disc;
use checks::Task;
use end_of_game::{Position, Score, Turn};
use whole_games::{Ply, Reason, referee};
use whole_games_exercises::white_wins::white_wins;

/// What can be said of a game that White should win soon.
#[derive(Debug, PartialEq)]
enum Game {
    /// White has won, and soon enough.
    WonSoonEnough,
    /// White has won after this many moves, and a shorter game is wanted.
    WonAfter(usize),
    /// White hasn't won: Black's points and White's.
    NotWon(usize, usize),
    /// It's legal, and somebody can still move.
    NotOver,
    /// The referee objects to this move, counted from 1.
    Illegal(usize, Reason),
}

fn judge(most: usize) -> Game {
    let plies: Vec<_> = white_wins().into_iter().map(Ply::Move).collect();
    match referee(Position::start(), &plies) {
        Err(why) => Game::Illegal(why.number, why.reason),
        Ok(game) if game.position.turn() != Turn::Over => Game::NotOver,
        Ok(game) => match Score::result(&game.position.board) {
            score if score.winner() != Some(Disc::White) => {
                Game::NotWon(score.black, score.white)
            }
            _ if game.moves > most => Game::WonAfter(game.moves),
            _ => Game::WonSoonEnough,
        },
    }
}

#[track_caller]
fn expect_win(game: fn(()) -> Game) {
    Task::new("white_wins", game)
        .time_limit(Duration::from_secs(30))
        .expect([((), Game::WonSoonEnough)]);
}

#[test]
fn white_wins_a_legal_game() {
    expect_win(|()| judge(60));
}

#[test]
fn white_needs_at_most_20_moves() {
    expect_win(|()| judge(20));
}

#[test]
fn no_game_that_white_wins_is_shorter() {
    expect_win(|()| judge(10));
}
