//! The checks of `beat_chance`.

use std::time::Duration;

use board::{Disc, Square};
use checks::{Random, Task, Verdict, verdict};
use end_of_game::{Position, Score, Turn};
use end_of_game_exercises::beat_chance::beat_chance;
use flipping::IllegalMove;

fn play_100_games(wanted: usize) -> Verdict {
    let mut won = 0;
    for seed in 0..100 {
        let color = [Disc::Black, Disc::White][seed as usize % 2];
        match winner(color, &mut Random::new(seed)) {
            Ok(winner) if winner == Some(color) => won += 1,
            Ok(_) => {}
            Err(why) => return verdict(format!("an illegal move: {why}")),
        }
    }
    if won < wanted {
        verdict(format!("{won} wins"))
    } else {
        expected(wanted)
    }
}

fn expected(wins: usize) -> Verdict {
    verdict(format!("{wins} wins or more"))
}

/// Plays a game against random moves. Returns the winner.
fn winner(color: Disc, dice: &mut Random) -> Result<Option<Disc>, IllegalMove> {
    let mut position = Position::start();
    loop {
        position = match position.turn() {
            Turn::Over => break,
            Turn::Pass => position.passed(),
            Turn::Move if position.to_move == color => {
                position.play(beat_chance(&position.board, color))?
            }
            Turn::Move => position.play(roll(&position, dice))?,
        };
    }
    Ok(Score::result(&position.board).winner())
}

/// Returns any legal move.
fn roll(position: &Position, dice: &mut Random) -> Square {
    let moves: Vec<_> = position.legal_moves().collect();
    moves[dice.below(moves.len())]
}

#[track_caller]
fn expect(games: fn(()) -> Verdict, wanted: usize) {
    Task::new("beat_chance", games)
        .time_limit(Duration::from_secs(20))
        .expect([((), expected(wanted))]);
}

#[test]
fn it_plays_legal_moves_and_wins_a_game() {
    expect(|()| play_100_games(1), 1);
}

#[test]
fn it_wins_70_of_100_games() {
    expect(|()| play_100_games(70), 70);
}

#[test]
fn it_wins_85_of_100_games() {
    expect(|()| play_100_games(85), 85);
}
