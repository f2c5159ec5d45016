//! The checks of `misled`.

use std::time::Duration;

use bitboards::BitPosition;
use board::Cell;
use checks::Task;
use end_of_game::{Position, Turn};
use perfect_endgame::{Area, Candidate, Solver, Table};
use perfect_endgame::{candidates, odd_quarters};
use perfect_endgame_exercises::misled::misled;
use whole_games::{parse_transcript, referee};

/// What's wrong with the first move.
#[derive(Debug, PartialEq)]
enum First {
    /// It gives away so many discs; at most as many as the check wants.
    GivesAway(i32),
    /// So many squares are empty.
    Empty(usize),
    /// The side to move can't move.
    NoMove,
    /// The text isn't a game, and why.
    NotAGame(String),
}

fn measure(wanted: i32) -> First {
    let position = match reach(&misled()) {
        Ok(position) => position,
        Err(why) => return First::NotAGame(why),
    };
    match position.board.count(Cell::Empty) {
        12 if position.turn() == Turn::Move => {
            First::GivesAway(given_away((&position).into()).min(wanted))
        }
        12 => First::NoMove,
        empty => First::Empty(empty),
    }
}

fn reach(moves: &str) -> Result<Position, String> {
    let plies = parse_transcript(moves).map_err(|why| why.to_string())?;
    let game = referee(Position::start(), &plies);
    Ok(game.map_err(|why| why.to_string())?.position)
}

fn given_away(position: BitPosition) -> i32 {
    let area = Area::eight();
    let odd = odd_quarters(area.empty(position));
    let key = |it: &Candidate| (it.by_replies(&area, odd), it.square);
    let candidates = candidates(position, &area);
    let first = candidates.iter().min_by_key(|it| key(it)).expect("a move");
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(area, table);
    let mut value = |it| solver.value(it).expect("nobody stops it");
    value(position) + value(first.after)
}

#[track_caller]
fn expect(answer: fn(()) -> First, wanted: i32) {
    Task::new("misled", answer)
        .time_limit(Duration::from_secs(20))
        .expect([((), First::GivesAway(wanted))]);
}

#[test]
fn it_gives_away_2_discs() {
    expect(|()| measure(2), 2);
}

#[test]
fn it_gives_away_10_discs() {
    expect(|()| measure(10), 10);
}

#[test]
fn it_gives_away_24_discs() {
    expect(|()| measure(24), 24);
}
