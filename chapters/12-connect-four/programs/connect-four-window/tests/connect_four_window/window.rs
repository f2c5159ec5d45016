//! Drawn frames, and state changes by messages.

use connect_four::ConnectFour;
use connect_four_window::{Message, State, event_message, update, view};
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

/// Returns a window that opens with the position after these moves.
fn state_from(sequence: &str) -> State {
    State::new(sequence.parse().unwrap())
}

/// Returns a window in which these discs were dropped.
fn state_after(sequence: &str) -> State {
    let mut state = state_from("");
    for ch in sequence.chars() {
        let column = ch.to_string().parse().unwrap();
        update(&mut state, Message::DropInto(column));
        finish_fall(&mut state);
    }
    state
}

/// Sends ticks until the disc has landed.
fn finish_fall(state: &mut State) {
    while state.falling.is_some() {
        update(state, Message::Tick);
    }
}

/// Draws the window on a screen of this size, without trailing spaces.
fn draw(state: &State, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view(frame, state, THEME)).unwrap();
    let screen = terminal.backend().to_string();
    let lines: Vec<_> = screen
        .lines()
        .map(|line| line.trim_matches('"').trim_end())
        .collect();
    lines.join("\n")
}

#[test]
fn four_discs_and_next_disc() {
    assert_snapshot!(draw(&state_after("4453"), 31, 18));
}

#[test]
fn small_terminal_shows_required_size() {
    assert_snapshot!(draw(&state_after(""), 28, 10));
    draw(&state_after(""), 1, 1);
}

#[test]
fn disc_accelerates_with_each_tick() {
    let mut state = state_after("");
    update(&mut state, Message::Drop);
    let mut heights = Vec::new();
    while let Some(falling) = state.falling {
        heights.push(falling.height);
        update(&mut state, Message::Tick);
    }
    assert_eq!(heights, [0, 1, 3, 6, 10]);
}

#[test]
fn falling_disc() {
    let mut state = state_after("cdecfbceeed");
    update(&mut state, Message::DropInto("d".parse().unwrap()));
    update(&mut state, Message::Tick);
    update(&mut state, Message::Tick);
    assert_snapshot!(draw(&state, 31, 18));
}

#[test]
fn message_is_shown_during_fall() {
    let mut state = state_after("112233");
    update(&mut state, Message::DropInto("g".parse().unwrap()));
    assert!(state.falling.is_some());
    assert_eq!(state.message, "White to move.");
    finish_fall(&mut state);
    assert_eq!(state.message, "White to move.");
}

#[test]
fn message_ends_fall_and_is_applied() {
    let mut state = state_after("");
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
fn drop_into_full_column_ends_fall_and_shows_error() {
    let mut state = state_after("44444");
    update(&mut state, Message::Drop);
    update(&mut state, Message::Drop);
    assert_eq!(state.falling, None);
    assert_eq!(state.message, "Column d is full: choose another.");
    assert_eq!(state.game().dropped(), 6);
}

#[test]
fn winning_line_blinks() {
    let mut state = state_after("1122334");
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
fn winning_line_of_initial_position_blinks() {
    let mut state = state_from("1122334");
    update(&mut state, Message::Tick);
    let dark = draw(&state, 31, 18);
    update(&mut state, Message::Tick);
    let discs = |screen: &str| screen.matches('●').count();
    assert_eq!(discs(&draw(&state, 31, 18)) - discs(&dark), 4);
}

#[test]
fn both_winning_lines_are_marked() {
    let mut state = state_after("465435455133");
    assert_eq!(state.game().winning_squares(), []);
    update(&mut state, Message::DropInto("b".parse().unwrap()));
    assert_eq!(state.message, "Black wins.");
    assert_eq!(state.game().winning_squares().len(), 7);
}

#[test]
fn result_stays_after_further_drops() {
    let mut state = state_after("1122334");
    assert_eq!(state.message, "Black wins.");
    for column in ["e", "a"] {
        update(&mut state, Message::DropInto(column.parse().unwrap()));
        assert_eq!(state.message, "Black wins.");
    }
}

#[test]
fn undo_restores_previous_positions() {
    let mut state = state_after("1122334");
    update(&mut state, Message::Undo);
    assert_eq!(state.message, "Black to move.");
    assert_eq!(state.game(), &"112233".parse::<ConnectFour>().unwrap());
    for _ in 0..10 {
        update(&mut state, Message::Undo);
    }
    assert_eq!(state.game(), &ConnectFour::new());
}

#[test]
fn cursor_stays_within_grid() {
    let mut state = state_after("");
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
fn new_game_has_empty_grid() {
    let mut state = state_from("112233");
    assert!(update(&mut state, Message::New));
    assert_eq!(state.game(), &ConnectFour::new());
    assert_eq!(state.message, "Black to move.");
    update(&mut state, Message::Drop);
    assert_eq!(state.message, "White to move.");
}

#[test]
fn undo_of_new_game_restores_previous_game() {
    let mut state = state_after("112233");
    update(&mut state, Message::New);
    update(&mut state, Message::Drop);
    update(&mut state, Message::Undo);
    update(&mut state, Message::Undo);
    assert_eq!(state.game(), &"112233".parse::<ConnectFour>().unwrap());
    assert_eq!(state.message, "Black to move.");
}

/// Returns the message of a key press.
fn key(code: KeyCode) -> Option<Message> {
    event_message(&Event::Key(code.into()), Rect::default())
}

#[test]
fn keys_ignore_case() {
    for ch in "unqag ".chars() {
        let lowercase = key(KeyCode::Char(ch));
        assert!(lowercase.is_some(), "{ch:?}");
        assert_eq!(key(KeyCode::Char(ch.to_ascii_uppercase())), lowercase);
    }
    assert_eq!(key(KeyCode::Char('h')), None);
}

/// Escape only cancels dialogs, and this window has none.
#[test]
fn escape_does_not_quit() {
    assert_eq!(key(KeyCode::Esc), None);
    assert_eq!(key(KeyCode::Char('q')), Some(Message::Quit));
    let mut state = state_after("");
    assert!(!update(&mut state, Message::Quit));
}

#[test]
fn click_drops_disc_into_column() {
    let click = |column, row| {
        let event = Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        });
        // The window is 29 by 18, so it has a margin of 1 on each side.
        event_message(&event, Rect::new(0, 0, 31, 20))
    };
    let dropped = |name: &str| Some(Message::DropInto(name.parse().unwrap()));
    assert_eq!(click(3, 5), dropped("a"));
    assert_eq!(click(28, 1), dropped("g"));
    for (column, row) in
        [(0, 5), (29, 5), (30, 5), (3, 0), (3, 19), (65535, 65535)]
    {
        assert_eq!(click(column, row), None, "({column}, {row})");
    }
}
