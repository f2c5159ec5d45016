//! The checks of `choose`.

use std::time::Duration;

use checks::Task;
use end_of_game::Position;
use evaluation::{Levels, openings};
use minimax::Game;
use opponent_exercises::choose::choose;
use tic_tac_toe::{Level, Rand};
use whole_games::Ply;

const GAMES: usize = 40;
const OPPONENTS: [Level; 2] = [Level::Easy, Level::Medium];
const SHARE: &str = "30 to 70 percent against each of them";
const CLOSE: &str = "at least 20 of 40 close games against each of them";

/// Plays a match against a level. Returns the results for the learner's player,
/// or an error if a move is illegal.
fn play(level: Level) -> Result<Vec<i32>, String> {
    let openings = openings();
    (0..GAMES)
        .map(|number| play_out(openings[number / 2 * 3], level, number))
        .collect()
}

/// Plays a game, in which the learner's player has the first move if the number
/// is even. Returns its result.
fn play_out(
    opening: Position,
    level: Level,
    number: usize,
) -> Result<i32, String> {
    let (mut position, mut rand) = (opening, Rand::new(number as u64));
    let own = match number % 2 {
        0 => opening.to_move,
        _ => opening.to_move.opponent(),
    };
    for turn in 0.. {
        let is_own = position.to_move == own;
        if let Some(result) = position.result() {
            return Ok(if is_own { result } else { -result });
        }
        let ply = match position.legal_moves().next() {
            None => Ply::Pass,
            Some(_) if is_own => ask(&position, number as u64 * 100 + turn)?,
            Some(_) => Position::engine(level)
                .choose(&position, &mut rand)
                .unwrap_or(Ply::Pass),
        };
        position = position.after(ply);
    }
    unreachable!("every game ends")
}

/// Returns the chosen move, or an error if it's illegal.
fn ask(position: &Position, seed: u64) -> Result<Ply, String> {
    let square = choose(position, seed);
    let legal: Vec<_> = position.legal_moves().collect();
    if legal.contains(&square) {
        return Ok(Ply::Move(square));
    }
    let legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
    Err(format!(
        "{square}, which is illegal: choose from {}",
        legal.join(" ")
    ))
}

/// Judges the player's score.
fn share((): ()) -> String {
    judge(SHARE, |level, results| {
        let halves: i32 =
            results.iter().map(|result| result.signum() + 1).sum();
        let percent = 50 * halves as usize / GAMES;
        let strength = match percent {
            ..30 => "too weak",
            30..=70 => return None,
            _ => "too strong",
        };
        Some(format!("{percent} percent against {level}: {strength}"))
    })
}

/// Judges how close the player's games are.
fn closeness((): ()) -> String {
    judge(CLOSE, |level, results| {
        let close = results.iter().filter(|result| result.abs() <= 12).count();
        (2 * close < GAMES).then(|| {
            format!("{close} of {GAMES} games against {level} were close")
        })
    })
}

/// Returns the first fault in a match against one of the opponents, or else
/// `fine`.
fn judge(
    fine: &str,
    fault: impl Fn(Level, &[i32]) -> Option<String>,
) -> String {
    for level in OPPONENTS {
        match play(level).map(|ply| fault(level, &ply)) {
            Ok(None) => {}
            Ok(Some(fault)) | Err(fault) => return fault,
        }
    }
    fine.to_string()
}

#[track_caller]
fn expect(played: fn(()) -> String, fine: &str) {
    Task::new("choose", played)
        .time_limit(Duration::from_secs(10))
        .expect([((), fine.to_string())]);
}

#[test]
fn it_scores_thirty_to_seventy_percent_against_easy_and_against_medium() {
    expect(share, SHARE);
}

#[test]
fn half_of_its_games_end_within_twelve_discs() {
    expect(closeness, CLOSE);
}
