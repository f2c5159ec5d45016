//! The checks of `choose`.

use std::time::Duration;

use board::Square;
use checks::Task;
use end_of_game::Position;
use evaluation::{Levels, openings};
use minimax::Game;
use opponent_exercises::choose::choose;
use tic_tac_toe::{Level, Rand};
use whole_games::Ply;

/// What came of a match.
#[derive(Debug, PartialEq)]
enum Match {
    /// It was as strong as it should be.
    AsAsked,
    /// It scored fewer points than it should: so many percent.
    TooWeak(usize),
    /// It scored more points than it should: so many percent.
    TooStrong(usize),
    /// It chose a square that isn't a legal move here.
    Illegal(Square, Position),
}

const GAMES: usize = 60;

/// A match against a level, in which it should score this many percent.
fn play(level: Level, [least, most]: [usize; 2]) -> Match {
    let openings = openings();
    let mut halves = 0;
    for number in 0..GAMES {
        let opening = openings[number / 2 * 2];
        let is_first = number % 2 == 0;
        match play_out(opening, level, is_first, number as u64) {
            Ok(result) => halves += (result.signum() + 1) as usize,
            Err(illegal) => return illegal,
        }
    }
    let rate = 50 * halves / GAMES;
    match rate {
        _ if rate < least => Match::TooWeak(rate),
        _ if rate > most => Match::TooStrong(rate),
        _ => Match::AsAsked,
    }
}

/// The result of a game, for the player that's asked about.
fn play_out(
    opening: Position,
    level: Level,
    is_first: bool,
    number: u64,
) -> Result<i32, Match> {
    let (mut position, mut rand) = (opening, Rand::new(number));
    let own = match is_first {
        true => opening.to_move,
        false => opening.to_move.opponent(),
    };
    for turn in 0.. {
        if let Some(result) = position.result() {
            let is_own = position.to_move == own;
            return Ok(if is_own { result } else { -result });
        }
        let is_own = position.to_move == own;
        let ply = match position.legal_moves().next() {
            None => Ply::Pass,
            Some(_) if is_own => {
                let square = choose(&position, number * 100 + turn);
                if !position.legal_moves().any(|it| it == square) {
                    return Err(Match::Illegal(square, position));
                }
                Ply::Move(square)
            }
            Some(_) => Position::engine(level)
                .choose(&position, &mut rand)
                .unwrap_or(Ply::Pass),
        };
        position = position.after(ply);
    }
    unreachable!("every game ends")
}

#[track_caller]
fn expect(played: fn(()) -> Match) {
    Task::new("choose", played)
        .time_limit(Duration::from_secs(60))
        .expect([((), Match::AsAsked)]);
}

#[test]
fn it_plays_legal_moves_and_beats_easy_in_seven_games_of_ten() {
    expect(|()| play(Level::Easy, [70, 100]));
}

#[test]
fn it_scores_twenty_to_forty_percent_against_medium() {
    expect(|()| play(Level::Medium, [20, 40]));
}
