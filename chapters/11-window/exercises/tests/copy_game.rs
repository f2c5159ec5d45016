//! The checks of `copy_game`.

use std::fmt;

use board::Square;
use checks::{Random, Task, random_game, square};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use window_exercises::copy_game::copy_game;

/// The moves of the game, the keys, and the capacity of the clipboard.
type Call = (Vec<Square>, String, usize);

/// The final screen and clipboard. `Debug` prints the screen line by line.
#[derive(PartialEq)]
struct Answer {
    window: String,
    clipboard: String,
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Answer { window, clipboard } = self;
        write!(f, "{clipboard:?} on the clipboard, and\n\n{window}")
    }
}

const OPENING: [&str; 3] = ["f5", "d6", "c3"];

fn reference((moves, keys, room): Call) -> Answer {
    let mut state = state_after(&moves);
    let mut clipboard = String::new();
    for key in keys.chars() {
        match key {
            'c' => copy(&mut state, &mut clipboard, room),
            '0' => walk(&mut state, window::Step::Start),
            '<' => walk(&mut state, window::Step::Back),
            '>' => walk(&mut state, window::Step::Forward),
            'm' => walk(&mut state, window::Step::Max),
            _ => {}
        }
    }
    answer(&state, clipboard)
}

/// Returns a window that shows the end of the game with these moves.
fn state_after(moves: &[Square]) -> window::State {
    let plies: Vec<_> =
        moves.iter().copied().map(whole_games::Ply::Move).collect();
    let start = end_of_game::Position::start();
    let history = records::History::follow(start, &plies);
    window::State::new(history.expect("legal moves"))
}

/// Draws the window.
fn answer(state: &window::State, clipboard: String) -> Answer {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(72, 18));
    let Ok(_) = terminal.draw(|frame| window::view(frame, state));
    let window = terminal.backend().to_string();
    Answer { window, clipboard }
}

fn walk(state: &mut window::State, step: window::Step) {
    window::update(state, window::Message::Walk(step));
}

fn copy(state: &mut window::State, clipboard: &mut String, room: usize) {
    let history = state.history();
    let moves = &history.moves()[..history.move_number()];
    let text: String = moves.iter().map(Square::to_string).collect();
    if text.is_empty() {
        state.set_notice("There's nothing to copy.");
    } else if text.len() > room {
        state.set_notice(format!("The clipboard has no room for {text}."));
    } else {
        state.set_notice(format!("Copied {text}."));
        *clipboard = text;
    }
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Answer> {
    Task::new("copy_game", |(moves, keys, room): Call| {
        let (window, clipboard) = copy_game(&moves, &keys, room);
        Answer { window, clipboard }
    })
    .contrast(any_opening, reference)
}

fn call(moves: &[&str], keys: &str, room: usize) -> Call {
    let moves = moves.iter().map(|name| square(name)).collect();
    (moves, keys.to_string(), room)
}

/// Checks that the window shows the position after `move_number` moves and this
/// notice, and that the clipboard has this text.
#[track_caller]
fn expect(call: Call, move_number: usize, notice: &str, clipboard: &str) {
    let mut state = state_after(&call.0);
    walk(&mut state, window::Step::Start);
    for _ in 0..move_number {
        walk(&mut state, window::Step::Forward);
    }
    state.set_notice(notice);
    task().expect([(call, answer(&state, clipboard.to_string()))]);
}

/// The screen after the key `c`.
const COPIED: &str = r#""    a   b   c   d   e   f   g   h                                       "
"  ┌───┬───┬───┬───┬───┬───┬───┬───┐  ┌─────────────────────────────────┐"
"1 │ · │ · │ · │ · │ · │ · │ · │ · │  │Copied f5d6c3.                   │"
"  ├───┼───┼───┼───┼───┼───┼───┼───┤  │                                 │"
"2 │ · │ · │ · │ · │ · │ · │ · │ · │  │                                 │"
"  ├───┼───┼───┼───┼───┼───┼───┼───┤  │                                 │"
"3 │ · │ · │(●)│[·]│ · │ · │ · │ · │  │                                 │"
"  ├───┼───┼───┼───┼───┼───┼───┼───┤  │                                 │"
"4 │ · │ · │ · │-●-│ ● │ · │ · │ · │  └─────────────────────────────────┘"
"  ├───┼───┼───┼───┼───┼───┼───┼───┤                                     "
"5 │ · │ · │ · │ ○ │ ● │ ● │ · │ · │      5 Black                        "
"  ├───┼───┼───┼───┼───┼───┼───┼───┤   >  2 White                        "
"6 │ · │ · │ · │ ○ │ · │ · │ · │ · │                                     "
"  ├───┼───┼───┼───┼───┼───┼───┼───┤   Move 3 of 3                       "
"7 │ · │ · │ · │ · │ · │ · │ · │ · │                                     "
"  ├───┼───┼───┼───┼───┼───┼───┼───┤   0 start   < back   > on   M max   "
"8 │ · │ · │ · │ · │ · │ · │ · │ · │   W write   Q quit                  "
"  └───┴───┴───┴───┴───┴───┴───┴───┘                                     "
"#;

#[test]
fn c_copies_the_game() {
    let window = COPIED.to_string();
    let clipboard = "f5d6c3".to_string();
    let copied = Answer { window, clipboard };
    task().expect([(call(&OPENING, "c", 100), copied)]);
    expect(call(&["f5"], "c", 100), 1, "Copied f5.", "f5");
}

#[test]
fn the_other_keys_still_walk_through_the_game() {
    let back = "White plays d6 and flips d5. Black to move.";
    expect(call(&OPENING, "<", 100), 2, back, "");
    expect(call(&OPENING, "<0", 100), 0, "Black to move.", "");
}

#[test]
fn what_lies_ahead_is_not_copied() {
    expect(call(&OPENING, "<c", 100), 2, "Copied f5d6.", "f5d6");
}

#[test]
fn at_the_start_there_is_nothing_to_copy() {
    let nothing = "There's nothing to copy.";
    expect(call(&["f5"], "c0c", 100), 0, nothing, "f5");
}

#[test]
fn a_clipboard_can_be_filled_to_the_last_character() {
    expect(call(&OPENING, "<c", 4), 2, "Copied f5d6.", "f5d6");
}

#[test]
fn a_clipboard_without_room_keeps_what_it_had() {
    let full = "The clipboard has no room for f5d6c3.";
    expect(call(&OPENING, "0>cmc", 2), 3, full, "f5");
    expect(call(&OPENING, "<c>c", 4), 3, full, "f5d6");
}

#[test]
fn a_key_without_a_meaning_changes_nothing() {
    expect(call(&OPENING, "cx", 6), 3, "Copied f5d6c3.", "f5d6c3");
}

#[test]
fn any_keys_after_any_moves_do_what_they_should() {
    let calls = ["c<c<c<cmc", "0c>c>c>c", "mcq0c", "ccc", "<<<<c>>>>c"];
    let calls = calls
        .iter()
        .flat_map(|keys| (0..8).map(move |room| call(&OPENING, keys, room)));
    task().agrees_with(reference, calls);
}

/// Returns the first moves of a game, and the key that copies them.
fn any_opening(random: &mut Random) -> Call {
    let moves = 1 + random.below(6);
    let (moves, _) = random_game(random, moves);
    (moves, "c".to_string(), 100)
}
