//! The checks of `most_moves`.

use bitboards::BitPosition;
use bitboards_exercises::most_moves::most_moves;
use checks::{Task, Verdict, verdict};
use end_of_game::Position;
use whole_games::{parse_transcript, referee};

fn measure(wanted: u32) -> Verdict {
    let plies = match parse_transcript(&most_moves()) {
        Ok(plies) => plies,
        Err(why) => return verdict(format!("no game: {why}")),
    };
    let position = match referee(Position::start(), &plies) {
        Ok(game) => BitPosition::from(&game.position),
        Err(why) => return verdict(format!("no game: {why}")),
    };
    match position.moves().count_ones() {
        0 if position.is_over() => verdict("the game is over"),
        enough if enough >= wanted => expected(wanted),
        moves => verdict(format!("{moves} moves")),
    }
}

fn expected(moves: u32) -> Verdict {
    verdict(format!("{moves} moves or more"))
}

#[track_caller]
fn expect(answer: fn(()) -> Verdict, wanted: u32) {
    Task::new("most_moves", answer).expect([((), expected(wanted))]);
}

#[test]
fn there_are_20_moves() {
    expect(|()| measure(20), 20);
}

#[test]
fn there_are_24_moves() {
    expect(|()| measure(24), 24);
}

#[test]
fn there_are_28_moves() {
    expect(|()| measure(28), 28);
}
