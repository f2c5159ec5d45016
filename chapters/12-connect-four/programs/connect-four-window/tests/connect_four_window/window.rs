//! The window: pictures, and what messages do.

use connect_four::ConnectFour;
use connect_four_window::{Message, State, message, update, view};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use terminal::Theme;

const THEME: Theme = Theme {
    color: false,
    ascii: false,
};

/// A window that opens on the game after these discs.
fn opened_on(sequence: &str) -> State {
    State::new(sequence.parse().unwrap())
}

/// A window in which these discs are dropped.
fn state(sequence: &str) -> State {
    let mut state = opened_on("");
    for sign in sequence.chars() {
        let column = sign.to_string().parse().unwrap();
        update(&mut state, Message::DropInto(column));
        rest(&mut state);
    }
    state
}

/// Lets the disc fall to the ground.
fn rest(state: &mut State) {
    while state.falling.is_some() {
        update(state, Message::Tick);
    }
}

fn draw(state: &State, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view(frame, state, THEME)).unwrap();
    let screen = terminal.backend().to_string();
    let lines = screen.lines().map(|line| line.trim_matches('"').trim_end());
    let lines: Vec<_> = lines.collect();
    lines.join("\n")
}

#[test]
fn after_four_discs_black_holds_the_next() {
    assert_snapshot!(draw(&state("4453"), 31, 18));
}

#[test]
fn a_small_terminal_is_asked_for_more_room() {
    assert_snapshot!(draw(&state(""), 28, 10));
    draw(&state(""), 1, 1);
}

#[test]
fn a_disc_falls_faster_with_each_tick() {
    let mut state = state("");
    update(&mut state, Message::Drop);
    let mut heights = Vec::new();
    while let Some(falling) = state.falling {
        heights.push(falling.height);
        update(&mut state, Message::Tick);
    }
    assert_eq!(heights, [0, 1, 3, 6, 10]);
}

#[test]
fn a_disc_in_the_air_is_seen_where_it_is() {
    let mut state = state("cdecfbceeed");
    update(&mut state, Message::DropInto("d".parse().unwrap()));
    update(&mut state, Message::Tick);
    update(&mut state, Message::Tick);
    assert_snapshot!(draw(&state, 31, 18));
}

#[test]
fn the_message_is_shown_while_the_disc_is_in_the_air() {
    let mut state = state("112233");
    update(&mut state, Message::DropInto("g".parse().unwrap()));
    assert!(state.falling.is_some());
    assert_eq!(state.message, "White to move.");
    rest(&mut state);
    assert_eq!(state.message, "White to move.");
}

#[test]
fn a_key_ends_the_fall_and_does_its_work() {
    let mut state = state("");
    update(&mut state, Message::Drop);
    update(&mut state, Message::Tick);
    update(&mut state, Message::Move(-1));
    assert_eq!(state.falling, None);
    assert_eq!(state.cursor.index(), 2);
    for dropped in 1..5 {
        assert_eq!(state.game().dropped(), dropped);
        update(&mut state, Message::Drop);
        assert_eq!(state.falling.map(|disc| disc.height), Some(0));
    }
    update(&mut state, Message::Undo);
    assert_eq!((state.falling, state.game().dropped()), (None, 4));
}

#[test]
fn a_key_that_does_nothing_ends_the_fall_too_and_gets_a_sentence() {
    let mut state = state("44444");
    update(&mut state, Message::Drop);
    update(&mut state, Message::Drop);
    assert_eq!(state.falling, None);
    assert_eq!(state.message, "Column d is full: choose another.");
    assert_eq!(state.game().dropped(), 6);
}

#[test]
fn the_line_that_won_blinks() {
    let mut state = state("1122334");
    assert!(state.is_moving());
    let bright = draw(&state, 31, 18);
    update(&mut state, Message::Tick);
    let dark = draw(&state, 31, 18);
    assert_snapshot!(dark);
    update(&mut state, Message::Tick);
    assert_eq!(draw(&state, 31, 18), bright);
    let discs = |screen: &str| screen.matches('●').count();
    assert_eq!(discs(&bright) - discs(&dark), 4);
}

#[test]
fn a_line_that_the_window_opens_on_blinks_too() {
    let mut state = opened_on("1122334");
    update(&mut state, Message::Tick);
    let dark = draw(&state, 31, 18);
    update(&mut state, Message::Tick);
    let discs = |screen: &str| screen.matches('●').count();
    assert_eq!(discs(&draw(&state, 31, 18)) - discs(&dark), 4);
}

#[test]
fn two_lines_that_win_at_once_both_blink() {
    let mut state = state("465435455133");
    assert_eq!(state.game().winning_squares(), []);
    update(&mut state, Message::DropInto("b".parse().unwrap()));
    assert_eq!(state.message, "Black wins.");
    assert_eq!(state.game().winning_squares().len(), 7);
}

#[test]
fn who_has_won_stays_to_be_read() {
    let mut state = state("1122334");
    assert_eq!(state.message, "Black wins.");
    for column in ["e", "a"] {
        update(&mut state, Message::DropInto(column.parse().unwrap()));
        assert_eq!(state.message, "Black wins.");
    }
}

#[test]
fn what_is_taken_back_never_happened() {
    let mut state = state("1122334");
    update(&mut state, Message::Undo);
    assert_eq!(state.message, "Black to move.");
    assert_eq!(state.game(), &"112233".parse::<ConnectFour>().unwrap());
    for _ in 0..10 {
        update(&mut state, Message::Undo);
    }
    assert_eq!(state.game(), &ConnectFour::new());
}

#[test]
fn the_cursor_stays_above_the_grid() {
    let mut state = state("");
    for _ in 0..9 {
        update(&mut state, Message::Move(-1));
    }
    assert_eq!(state.cursor.index(), 0);
    for _ in 0..9 {
        update(&mut state, Message::Move(1));
    }
    assert_eq!(state.cursor.index(), 6);
}

#[test]
fn a_new_game_begins_with_an_empty_grid() {
    let mut state = opened_on("112233");
    assert!(update(&mut state, Message::New));
    assert_eq!(state.game(), &ConnectFour::new());
    assert_eq!(state.message, "Black to move.");
    update(&mut state, Message::Drop);
    assert_eq!(state.message, "White to move.");
}

#[test]
fn a_new_game_is_taken_back_and_the_old_one_goes_on() {
    let mut state = state("112233");
    update(&mut state, Message::New);
    update(&mut state, Message::Drop);
    update(&mut state, Message::Undo);
    update(&mut state, Message::Undo);
    assert_eq!(state.game(), &"112233".parse::<ConnectFour>().unwrap());
    assert_eq!(state.message, "Black to move.");
}

fn key(code: KeyCode) -> Option<Message> {
    message(&Event::Key(code.into()), Rect::default())
}

#[test]
fn keys_are_taken_in_capitals_or_not() {
    for sign in "unqag ".chars() {
        let small = key(KeyCode::Char(sign));
        assert!(small.is_some(), "{sign}");
        assert_eq!(key(KeyCode::Char(sign.to_ascii_uppercase())), small);
    }
    assert_eq!(key(KeyCode::Char('h')), None);
}

/// It closes a question in chapter 11, and there is none here.
#[test]
fn escape_does_not_leave() {
    assert_eq!(key(KeyCode::Esc), None);
    assert_eq!(key(KeyCode::Char('q')), Some(Message::Quit));
    let mut state = state("");
    assert!(!update(&mut state, Message::Quit));
}

#[test]
fn a_click_drops_a_disc_into_the_column_under_it() {
    let click = |column, row| {
        let event = Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        });
        // The window is 29 by 18: one place is left over on each side.
        message(&event, Rect::new(0, 0, 31, 20))
    };
    let dropped = |name: &str| Some(Message::DropInto(name.parse().unwrap()));
    assert_eq!(click(3, 5), dropped("a"));
    assert_eq!(click(28, 1), dropped("g"));
    for nowhere in [(0, 5), (29, 5), (30, 5), (3, 0), (3, 19), (65535, 65535)] {
        assert_eq!(click(nowhere.0, nowhere.1), None, "{nowhere:?}");
    }
}
