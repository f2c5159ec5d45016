//! Chapter 8's window with a computer at the board.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use end_of_game::{Position, Turn, parse_transcript};
use minimax::evaluate::phased;
use minimax::{Desk, Seat, Stoppable, minimax};
use pretty_assertions::assert_eq;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use records::History;
use tic_tac_toe::Rand;
use window::{Button, Message, State, Theme, view};

/// A window on the game with these moves, at its end.
fn desk(black: &str, white: &str, transcript: &str) -> Desk {
    let plies = parse_transcript(transcript).unwrap();
    let mut state = State::new(PathBuf::from("/games"));
    state.set_animated(false);
    let history = History::follow(Position::start(), &plies).unwrap();
    state = state.with_history(history);
    let seats: [Seat; 2] = [black, white].map(|it| it.parse().unwrap());
    Desk::new(state, seats, Rand::new(1))
}

/// Lets the computer think until this holds.
fn think_until(desk: &mut Desk, holds: impl Fn(&Desk) -> bool) {
    let begin = Instant::now();
    while !holds(desk) {
        assert!(begin.elapsed() < Duration::from_secs(60), "{desk:?}");
        desk.think();
        thread::sleep(Duration::from_millis(1));
    }
}

fn moves(desk: &Desk) -> usize {
    desk.state.history().moves().len()
}

fn place(name: &str) -> Message {
    Message::Place(name.parse().unwrap())
}

#[test]
fn a_person_moves_and_the_computer_answers() {
    let mut desk = desk("human", "medium", "");
    desk.think();
    assert!(desk.thought.is_none());
    assert!(desk.hear(place("f5")));
    think_until(&mut desk, |it| moves(it) == 2);
    let message = desk.state.notice();
    assert!(
        message.contains("White plays d6 and flips d5."),
        "{message}"
    );
    assert!(message.contains("positions looked at.)"), "{message}");
    assert!(desk.thought.is_none());
}

#[test]
fn two_computers_play_to_the_end_and_always_the_same() {
    let game = || {
        let mut desk = desk("easy", "corners:1", "");
        let over =
            |it: &Desk| it.state.history().position().turn() == Turn::Over;
        think_until(&mut desk, over);
        desk.think();
        assert!(desk.thought.is_none());
        desk.state.history().moves().to_vec()
    };
    assert_eq!(game(), game());
}

#[test]
fn progress_is_shown() {
    let mut desk = desk("phased:6", "human", "f5d6c3d3");
    desk.think();
    let message = desk.state.notice().to_string();
    assert!(
        message.ends_with(
            "phased:6 has considered 0 of 6 moves. Esc: you move for it."
        ),
        "{message}"
    );
    think_until(&mut desk, |it| it.state.notice().contains(" 2 of 6"));
}

/// How a computer is asked that would think for hours.
const SLOW: &str = "phased:20";

#[test]
fn a_thought_without_an_end_stops_nobody() {
    let mut desk = desk(SLOW, "human", "");
    let begin = Instant::now();
    for _ in 0..100 {
        desk.think();
        assert!(desk.hear(Message::Tick));
        assert!(desk.hear(place("f5")), "it is the computer's turn");
    }
    assert!(begin.elapsed() < Duration::from_secs(1));
    assert_eq!(moves(&desk), 0);
    assert!(desk.thought.is_some());
}

#[test]
fn escape_hands_the_turn_over_when_no_move_is_considered_yet() {
    let mut desk = desk(SLOW, "human", "");
    desk.think();
    assert!(desk.hear(Message::Cancel));
    assert_eq!(
        desk.state.notice(),
        "The computer had not considered a move yet: the turn is yours."
    );
    desk.think();
    assert!(desk.thought.is_none());
    assert!(desk.hear(place("f5")));
    assert_eq!(moves(&desk), 1);
}

#[test]
fn escape_plays_the_best_move_so_far() {
    let mut desk = desk("human", "phased:7", "f5d6c3d3c4");
    think_until(&mut desk, |it| {
        let known = it.thought.as_ref().map_or(0, |it| it.considered.len());
        known > 0
    });
    let thought = desk.thought.as_ref().unwrap();
    assert!(!thought.is_done());
    let known = minimax::best(&thought.considered);
    assert!(desk.hear(Message::Cancel));
    assert_eq!(moves(&desk), 6);
    let played = desk.state.history().last_move().unwrap();
    assert!(known.contains(&end_of_game::Ply::Move(played)));
}

/// The search of a game that is called off ends at once, however deep it was
/// to be.
#[test]
fn a_game_that_is_called_off_has_no_positions_left() {
    let is_stopped = AtomicBool::new(false);
    let game = Stoppable {
        game: Position::start(),
        evaluation: phased,
        is_stopped: &is_stopped,
    };
    let search = |depth| {
        let mut positions = 0;
        minimax(&game, depth, Stoppable::evaluate, &mut positions);
        positions
    };
    assert_eq!(search(3), 1 + 4 + 12 + 56);
    is_stopped.store(true, Ordering::Relaxed);
    assert_eq!(search(60), 1);
}

#[test]
fn escape_means_nothing_while_nobody_thinks() {
    let mut desk = desk("human", "medium", "");
    assert!(desk.hear(Message::Cancel));
    assert_eq!(moves(&desk), 0);
}

#[test]
fn whoever_goes_back_stops_the_computer() {
    let mut desk = desk("human", SLOW, "f5");
    desk.think();
    assert!(desk.thought.is_some());
    desk.hear(Message::Press(Button::Back));
    desk.think();
    assert!(desk.thought.is_none());
    desk.hear(place("d3"));
    desk.think();
    assert!(desk.thought.is_some(), "another move, another thought");
    assert_eq!(moves(&desk), 1);
}

#[test]
fn a_computer_that_waits_in_the_midst_of_a_line_says_so() {
    let mut desk = desk("human", "hard", "f5d6c3");
    desk.hear(Message::Press(Button::Back));
    desk.think();
    assert_eq!(
        desk.state.notice(),
        "White plays d6 and flips d5. Black to move.",
        "a person needs no telling"
    );
    desk.hear(Message::Press(Button::Back));
    let waits = "Black plays f5 and flips e5. White to move. \
                 hard waits: go on with >, or move for it.";
    for _ in 0..3 {
        desk.think();
        desk.hear(Message::Tick);
        assert_eq!(desk.state.notice(), waits, "it is said once");
    }
    desk.hear(place("a1"));
    desk.think();
    let message = desk.state.notice();
    assert!(
        message.starts_with("White flips nothing on a1"),
        "{message}"
    );
}

#[test]
fn a_question_is_not_answered_by_the_computer() {
    let mut desk = desk("human", "easy", "");
    desk.hear(place("f5"));
    desk.hear(Message::Press(Button::Quit));
    for _ in 0..50 {
        desk.think();
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(moves(&desk), 1);
    assert!(!desk.hear(Message::Type('y')));
}

#[test]
fn the_computer_waits_while_discs_turn_over() {
    let mut desk = desk("human", "easy", "");
    desk.state.set_animated(true);
    desk.hear(place("f5"));
    desk.think();
    assert!(desk.thought.is_none());
    desk.hear(Message::Tick);
    think_until(&mut desk, |it| moves(it) == 2);
}

#[test]
fn names_are_written_and_a_new_game_keeps_them() {
    let mut desk = desk("human", "hard", "");
    assert_eq!(desk.state.record().white, "hard");
    desk.hear(Message::Press(Button::New));
    assert_eq!(desk.state.record().white, "hard");
    assert_eq!(desk.state.record().black, "");
}

#[test]
fn the_window_shows_who_thinks() {
    let mut desk = desk("human", SLOW, "f5");
    desk.think();
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let theme = Theme {
        color: false,
        ascii: true,
    };
    terminal.draw(|it| view(it, &desk.state, theme)).unwrap();
    insta::assert_snapshot!(terminal.backend());
}
