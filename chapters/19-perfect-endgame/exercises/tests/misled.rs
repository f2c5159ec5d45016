//! The checks of `misled`.

use std::fmt;
use std::time::Duration;

use bitboards::BitPosition;
use board::Cell;
use checks::Task;
use end_of_game::{Position, Turn};
use perfect_endgame::{BoardShape, Candidate, Solver, Table};
use perfect_endgame::{candidates, odd_quarters};
use perfect_endgame_exercises::misled::misled;
use whole_games::{parse_transcript, referee};

/// How bad the first move is.
#[derive(PartialEq)]
enum First {
    /// It gives away as many discs as the check wants, or more.
    AtLeast(i32),
    /// It gives away only this many.
    GivesAway(i32),
    /// This many squares are empty.
    Empty(usize),
    /// The side to move has to pass.
    Pass,
    /// Nobody can move.
    Over,
    /// The text isn't a game, and why.
    NotAGame(String),
}

impl fmt::Debug for First {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            First::AtLeast(discs) => {
                write!(f, "the first move gives away at least {discs} discs")
            }
            First::GivesAway(discs) => write!(f, "it gives away {discs}"),
            First::Empty(empty) => write!(
                f,
                "{empty} squares are empty, and it takes exactly {EMPTY}"
            ),
            First::Pass => write!(
                f,
                "{EMPTY} squares are empty, but the side to move has to pass"
            ),
            First::Over => write!(f, "the game is over"),
            First::NotAGame(why) => write!(f, "no game: {why}"),
        }
    }
}

/// How many squares have to be empty.
const EMPTY: usize = 12;

fn measure(wanted: i32) -> First {
    let position = match reach(&misled()) {
        Ok(position) => position,
        Err(why) => return First::NotAGame(why),
    };
    let empty = position.board.count(Cell::Empty);
    match position.turn() {
        Turn::Over => First::Over,
        _ if empty != EMPTY => First::Empty(empty),
        Turn::Pass => First::Pass,
        Turn::Move => match given_away((&position).into()) {
            enough if enough >= wanted => First::AtLeast(wanted),
            discs => First::GivesAway(discs),
        },
    }
}

fn reach(moves: &str) -> Result<Position, String> {
    let plies = parse_transcript(moves).map_err(|why| why.to_string())?;
    let game = referee(Position::start(), &plies);
    Ok(game.map_err(|why| why.to_string())?.position)
}

fn given_away(position: BitPosition) -> i32 {
    let area = BoardShape::eight();
    let odd = odd_quarters(area.empty(position));
    let key = |candidate: &Candidate| {
        (candidate.by_replies(&area, odd), candidate.square)
    };
    let candidates = candidates(position, &area);
    let first = candidates
        .iter()
        .min_by_key(|candidate| key(candidate))
        .expect("a move");
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(area, table);
    let mut value = |position| solver.value(position).expect("nobody stops it");
    value(position) + value(first.after)
}

#[track_caller]
fn expect(answer: fn(()) -> First, wanted: i32) {
    Task::new("misled", answer)
        .time_limit(Duration::from_secs(20))
        .expect([((), First::AtLeast(wanted))]);
}

#[test]
fn the_first_move_gives_away_at_least_2_discs() {
    expect(|()| measure(2), 2);
}

#[test]
fn the_first_move_gives_away_at_least_10_discs() {
    expect(|()| measure(10), 10);
}

#[test]
fn the_first_move_gives_away_at_least_24_discs() {
    expect(|()| measure(24), 24);
}
