//! The checks of `misled`.

use std::time::Duration;

use bitboards::BitPosition;
use board::Cell;
use checks::{Task, Verdict, verdict};
use end_of_game::{Position, Turn};
use perfect_endgame::{BoardShape, Candidate, Solver, Table};
use perfect_endgame::{candidates, odd_quarters};
use perfect_endgame_exercises::misled::misled;
use whole_games::{parse_transcript, referee};

/// The number of squares that have to be empty.
const EMPTY: usize = 12;

fn measure(wanted: i32) -> Verdict {
    let position = match reach(&misled()) {
        Ok(position) => position,
        Err(why) => return verdict(format!("no game: {why}")),
    };
    let empty = position.board.count(Cell::Empty);
    match position.turn() {
        Turn::Over => verdict("the game is over"),
        _ if empty != EMPTY => verdict(format!(
            "{empty} squares are empty, and it takes exactly {EMPTY}"
        )),
        Turn::Pass => verdict(format!(
            "{EMPTY} squares are empty, but the side to move has to pass"
        )),
        Turn::Move => match given_away((&position).into()) {
            enough if enough >= wanted => expected(wanted),
            discs => verdict(format!("it gives away {discs}")),
        },
    }
}

fn reach(moves: &str) -> Result<Position, String> {
    let plies = parse_transcript(moves).map_err(|why| why.to_string())?;
    let game = referee(Position::start(), &plies);
    Ok(game.map_err(|why| why.to_string())?.position)
}

fn given_away(position: BitPosition) -> i32 {
    let area = BoardShape::EIGHT;
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
    let mut value = |position| solver.solve(position);
    value(position) + value(first.after)
}

fn expected(discs: i32) -> Verdict {
    verdict(format!("the first move gives away at least {discs} discs"))
}

#[track_caller]
fn expect(answer: fn(()) -> Verdict, wanted: i32) {
    Task::new("misled", answer)
        .time_limit(Duration::from_secs(20))
        .expect([((), expected(wanted))]);
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
