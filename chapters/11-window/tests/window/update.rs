//! What messages change.

use crate::common::{BEFORE_C6, place, rest, state_after};
use board::{Cell, Disc, Square};
use directions::Direction;
use end_of_game::Position;
use pretty_assertions::assert_eq;
use test_support::examples::example;
use whole_games::{parse_transcript, referee};
use window::{Effect, Message, State, Step, sentence, update};

#[test]
fn the_notice_says_what_a_move_flips() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    let notice = "Black plays c6 and flips c5 c4 d7 b6 b5. White to move.";
    assert_eq!(state.notice(), notice);
}

#[test]
fn an_illegal_move_gets_a_sentence_and_changes_nothing() {
    let mut state = State::default();
    update(&mut state, place("a1"));
    let notice = "Black can't play a1: it wouldn't flip anything.";
    assert_eq!(state.notice(), notice);
    assert_eq!(state.history().move_number(), 0);
}

#[test]
fn a_sentence_begins_with_a_capital_but_a_name_is_left_as_it_is() {
    assert_eq!(sentence("the line goes on"), "The line goes on.");
    assert_eq!(sentence("there's no i9"), "There's no i9.");
    assert_eq!(sentence("no.oth: no such file"), "no.oth: no such file.");
    assert_eq!(sentence("été"), "été.");
}

#[test]
fn discs_turn_over_one_after_another() {
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
fn no_disc_is_placed_while_others_turn_over() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    let reply = state.history().position().legal_moves().next().unwrap();
    update(&mut state, Message::Place(reply));
    assert_eq!(state.history().move_number(), 17);
    rest(&mut state);
    update(&mut state, Message::Place(reply));
    assert_eq!(state.history().move_number(), 18);
}

#[test]
fn walking_ends_the_turning_at_once() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    update(&mut state, Message::Walk(Step::Back));
    assert!(state.turning().is_empty());
    assert_eq!(state.board().count(Cell::Black), 12);
}

#[test]
fn the_keys_walk_through_the_game() {
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
fn every_pass_is_announced() {
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
fn the_end_of_the_game_is_announced() {
    let mut state = state_after(example("b1").transcript);
    update(&mut state, Message::Walk(Step::Max));
    let end = "The game is over: 34-29 on the board, Black wins 35-29.";
    assert!(state.notice().ends_with(end), "{}", state.notice());
    update(&mut state, place("b1"));
    assert_eq!(state.notice(), "The game was already over.");
}

#[test]
fn playing_from_the_middle_begins_a_new_line_and_says_so() {
    let mut state = state_after("f5d6c3");
    update(&mut state, Message::Walk(Step::Back));
    update(&mut state, place("c5"));
    let end = "White to move. A new line begins; it replaces c3.";
    assert!(state.notice().ends_with(end), "{}", state.notice());
}

#[test]
fn the_cursor_stays_on_the_board_and_enter_plays_there() {
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
fn what_touches_the_world_is_asked_for() {
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
