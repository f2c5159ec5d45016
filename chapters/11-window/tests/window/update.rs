//! State changes by messages.

use crate::common::{BEFORE_C6, finish_animation, place, state_after};
use board::{Cell, Disc, Square};
use directions::Direction;
use end_of_game::Position;
use pretty_assertions::assert_eq;
use test_support::examples::example;
use whole_games::{parse_transcript, referee};
use window::{Effect, Message, State, Step, sentence, update};

#[test]
fn notice_lists_flips() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    let notice = "Black plays c6 and flips c5 c4 d7 b6 b5. White to move.";
    assert_eq!(state.notice(), notice);
}

#[test]
fn illegal_move_shows_reason_and_changes_nothing() {
    let mut state = State::default();
    update(&mut state, place("a1"));
    let notice = "Black can't play a1: it wouldn't flip anything.";
    assert_eq!(state.notice(), notice);
    assert_eq!(state.history().move_number(), 0);
}

#[test]
fn sentence_capitalizes_words_but_not_names() {
    assert_eq!(sentence("the line goes on"), "The line goes on.");
    assert_eq!(sentence("there's no i9"), "There's no i9.");
    assert_eq!(sentence("no.oth: no such file"), "no.oth: no such file.");
    assert_eq!(sentence("été"), "été.");
}

#[test]
fn each_tick_turns_over_one_disc() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    let mut black = vec![state.board().count(Cell::Black)];
    while !state.turning().is_empty() {
        update(&mut state, Message::Tick);
        black.push(state.board().count(Cell::Black));
    }
    assert_eq!(black, [13, 14, 15, 16, 17, 18]);
}

#[test]
fn move_is_ignored_during_animation() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    let reply = state.history().position().legal_moves().next().unwrap();
    update(&mut state, Message::Place(reply));
    assert_eq!(state.history().move_number(), 17);
    finish_animation(&mut state);
    update(&mut state, Message::Place(reply));
    assert_eq!(state.history().move_number(), 18);
}

#[test]
fn step_ends_animation() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    update(&mut state, Message::Walk(Step::Back));
    assert!(state.turning().is_empty());
    assert_eq!(state.board().count(Cell::Black), 12);
}

#[test]
fn steps_stop_at_both_ends_of_game() {
    let mut state = state_after(BEFORE_C6);
    let mut number_after = |message| {
        update(&mut state, message);
        state.history().move_number()
    };
    assert_eq!(number_after(Message::Walk(Step::Start)), 0);
    assert_eq!(number_after(Message::Walk(Step::Back)), 0);
    assert_eq!(number_after(Message::Walk(Step::Forward)), 1);
    assert_eq!(number_after(Message::Walk(Step::Max)), 16);
    assert_eq!(number_after(Message::Walk(Step::Forward)), 16);
    assert_eq!(number_after(Message::Walk(Step::Back)), 15);
}

#[test]
fn notice_announces_each_pass() {
    let game = example("b1").transcript;
    let plies = parse_transcript(game).unwrap();
    let passes = referee(Position::start(), &plies).unwrap().passes;
    let mut state = state_after(game);
    update(&mut state, Message::Walk(Step::Start));
    let mut announced = Vec::new();
    for moves in 1..=plies.len() {
        update(&mut state, Message::Walk(Step::Forward));
        for disc in [Disc::Black, Disc::White] {
            let sentence = format!("{disc} can't flip anything and passes.");
            if state.notice().contains(&sentence) {
                announced.push((disc, moves));
            }
        }
    }
    assert_eq!(announced, passes);
    assert!(!passes.is_empty());
}

#[test]
fn notice_announces_end_of_game() {
    let mut state = state_after(example("b1").transcript);
    update(&mut state, Message::Walk(Step::Max));
    let end = "The game is over: 34-29 on the board, Black wins 35-29.";
    assert!(state.notice().ends_with(end), "{}", state.notice());
    update(&mut state, place("b1"));
    assert_eq!(state.notice(), "The game was already over.");
}

#[test]
fn move_from_middle_announces_new_line() {
    let mut state = state_after("f5d6c3");
    update(&mut state, Message::Walk(Step::Back));
    update(&mut state, place("c5"));
    let end = "White to move. A new line begins; it replaces c3.";
    assert!(state.notice().ends_with(end), "{}", state.notice());
}

#[test]
fn cursor_stays_on_board_and_enter_plays_its_square() {
    let mut state = State::default();
    for _ in 0..9 {
        update(&mut state, Message::Go(Direction::North));
    }
    assert_eq!(state.cursor(), Square::at(3, 0));
    update(&mut state, Message::Go(Direction::South));
    update(&mut state, Message::Go(Direction::South));
    update(&mut state, Message::Choose);
    assert_eq!(state.history().last_move(), Some(Square::at(3, 2)));
}

#[test]
fn update_returns_effects() {
    let mut state = state_after("f5d6");
    let moves = ["f5", "d6"].map(|name| name.parse().unwrap()).to_vec();
    let pairs = [
        (Message::Quit, Effect::Quit),
        (Message::Open("a.oth".into()), Effect::Read("a.oth".into())),
        (
            Message::Save("b.oth".into()),
            Effect::Write("b.oth".into(), moves),
        ),
    ];
    for (message, effect) in pairs {
        assert_eq!(update(&mut state, message), Some(effect));
    }
}
