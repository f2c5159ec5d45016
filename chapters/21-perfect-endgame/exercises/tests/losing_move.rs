//! The checks of `losing_move`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use checks::{Random, Task, random_game};
use end_of_game::Position;
use judge::{Judged, judge};
use perfect_endgame::{BoardShape, Solver, Table};
use perfect_endgame_exercises::losing_move::losing_move;
use whole_games::{ParseTranscriptError, Ply, parse_transcript};

type Call = (Moves,);

/// The moves of a game. The debug text is a transcript, which can be pasted.
#[derive(Clone)]
struct Moves(Vec<Ply>);

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|ply| write!(f, "{ply}"))
    }
}

impl FromStr for Moves {
    type Err = ParseTranscriptError;

    fn from_str(text: &str) -> Result<Moves, ParseTranscriptError> {
        parse_transcript(text).map(Moves)
    }
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<usize>> {
    Task::new("losing_move", |(moves,): Call| losing_move(&moves.0))
        .time_limit(Duration::from_secs(10))
        .contrast(decided_once, reference)
}

fn reference((moves,): Call) -> Option<usize> {
    last(&judged(&moves.0, 12), changing)
}

fn last(judged: &[Judged], is_wanted: fn(&Judged) -> bool) -> Option<usize> {
    let found = judged.iter().rfind(|judged| is_wanted(judged));
    found.map(|judged| judged.number)
}

fn changing(judged: &Judged) -> bool {
    judged.value.signum() != judged.left.signum()
}

fn changes(judged: &[Judged]) -> usize {
    judged.iter().filter(|judged| changing(judged)).count()
}

fn judged(moves: &[Ply], empty: usize) -> Vec<Judged> {
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(BoardShape::EIGHT, table);
    let judged = judge(&mut solver, Position::start(), moves, empty);
    judged.expect("legal moves")
}

/// Returns a random game.
fn game(seed: u64) -> Call {
    let (moves, _) = random_game(&mut Random::new(seed), 60);
    (Moves(moves.into_iter().map(Ply::Move).collect()),)
}

/// Returns the first of the random games whose last moves are wanted.
fn found(is_wanted: fn(&[Judged]) -> bool) -> Call {
    let wanted = |call: &Call| is_wanted(&judged(&call.0.0, 12));
    (0..).map(game).find(wanted).expect("there is one")
}

fn unchanged() -> Call {
    found(|game| game.len() > 4 && changes(game) == 0)
}

#[test]
fn the_last_change_counts() {
    let call = found(|game| {
        let first = game.iter().find(|game| changing(game));
        let first = first.map_or(99, |game| game.number);
        let worst = game.iter().max_by_key(|game| game.lost());
        let worst = worst.map_or(0, |game| game.number);
        let is_draw = |game: &Judged| game.value == 0 || game.left == 0;
        last(game, changing) > Some(first + 1)
            && worst != first
            && ![Some(worst), Some(worst + 1)].contains(&last(game, changing))
            && !game.iter().any(is_draw)
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn a_mistake_that_changes_nothing() {
    let call = found(|game| {
        changes(game) == 1
            && last(game, changing) != last(game, |game| game.lost() > 0)
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn a_draw_is_a_result() {
    let call = found(|game| {
        let won = |game: &Judged| (game.value > 0) != (game.left > 0);
        changes(game) > 0
            && last(game, changing) != last(game, won)
            && last(game, changing)
                != last(game, |game| game.value > 0 && game.left < 0)
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn earlier_moves_never_count() {
    let early = |call: &Call| {
        let (late, more) = (judged(&call.0.0, 12), judged(&call.0.0, 16));
        changes(&late) == 0 && changes(&more) > 0
    };
    let call = (0..).map(game).find(early).expect("there is one");
    task().agrees_with(reference, [call]);
}

#[test]
fn a_game_that_nobody_lost_late() {
    task().agrees_with(reference, [unchanged()]);
}

#[test]
fn ten_games() {
    task().agrees_with(reference, (0..10).map(game));
}

/// Returns a game whose result changed once, from a win to a loss.
fn decided_once(random: &mut Random) -> Call {
    loop {
        let call = game(random.below(1 << 20) as u64);
        let judged = judged(&call.0.0, 12);
        let is_draw = |judged: &Judged| judged.value == 0 || judged.left == 0;
        if changes(&judged) == 1 && !judged.iter().any(is_draw) {
            return call;
        }
    }
}
