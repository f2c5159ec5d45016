//! The checks of `white_wins`.

use std::time::Duration;

use board::Disc;
use checks::{Task, Verdict, verdict};
use end_of_game::{Position, Score, Turn};
use whole_games::{Ply, referee};
use whole_games_exercises::white_wins::white_wins;

fn judge(most: usize) -> Verdict {
    let plies: Vec<_> = white_wins().into_iter().map(Ply::Move).collect();
    match referee(Position::start(), &plies) {
        Err(why) => verdict(why.to_string()),
        Ok(game) if game.position.turn() != Turn::Over => {
            verdict("it isn't over: somebody can still move")
        }
        Ok(game) => match Score::result(&game.position.board) {
            score if score.winner() != Some(Disc::White) => verdict(format!(
                "it ends {} to {}, so White hasn't won",
                score.black, score.white
            )),
            _ if game.moves > most => {
                verdict(format!("White wins after {} moves", game.moves))
            }
            _ => expected(most),
        },
    }
}

fn expected(moves: usize) -> Verdict {
    verdict(format!("White wins after {moves} moves or fewer"))
}

#[track_caller]
fn expect_win(game: fn(()) -> Verdict, most: usize) {
    Task::new("white_wins", game)
        .time_limit(Duration::from_secs(30))
        .expect([((), expected(most))]);
}

#[test]
fn white_wins_a_legal_game() {
    expect_win(|()| judge(60), 60);
}

#[test]
fn white_needs_at_most_20_moves() {
    expect_win(|()| judge(20), 20);
}

#[test]
fn no_game_that_white_wins_is_shorter() {
    expect_win(|()| judge(10), 10);
}
