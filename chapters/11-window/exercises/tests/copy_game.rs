//! The checks of `copy_game`.

use std::fmt;

use board::Square;
use checks::{Random, Task, square};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use window_exercises::copy_game::copy_game;

type Call = (Vec<Square>, String, usize);

/// What's on the screen and on the clipboard, which a failure shows line by
/// line.
#[derive(PartialEq)]
struct Shown {
    window: String,
    clipboard: String,
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Shown { window, clipboard } = self;
        write!(f, "{clipboard:?} on the clipboard, and\n\n{window}")
    }
}

const OPENING: [&str; 3] = ["f5", "d6", "c3"];

/// What a window does that differs from the right one in some way.
#[derive(Clone, Copy, Default)]
struct Habits {
    copies_whole_line: bool,
    copies_nothing: bool,
    clears_when_full: bool,
    overflows: bool,
    needs_more_room: bool,
    counts_moves: bool,
    forgets_notice: bool,
    never_hears: bool,
}

/// A window with one wrong habit.
fn wrong(call: &Call, learn: fn(&mut Habits)) -> Shown {
    let mut habits = Habits::default();
    learn(&mut habits);
    window(call, habits)
}

fn window(call: &Call, habits: Habits) -> Shown {
    let (moves, keys, room) = call;
    let mut state = state_after(moves);
    let mut clipboard = String::new();
    for key in keys.chars() {
        match key {
            'c' => copy(&mut state, &mut clipboard, *room, habits),
            '0' => walk(&mut state, window::Step::Start),
            '<' => walk(&mut state, window::Step::Back),
            '>' => walk(&mut state, window::Step::Forward),
            'm' => walk(&mut state, window::Step::Max),
            _ if habits.forgets_notice => state.set_notice(""),
            _ => {}
        }
    }
    shown(&state, clipboard)
}

/// A window on the game with these moves, at its end.
fn state_after(moves: &[Square]) -> window::State {
    let plies: Vec<_> =
        moves.iter().copied().map(whole_games::Ply::Move).collect();
    let start = end_of_game::Position::start();
    let history = records::History::follow(start, &plies);
    window::State::new(history.expect("legal moves"))
}

/// The window as text, with this on the clipboard.
fn shown(state: &window::State, clipboard: String) -> Shown {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(72, 18));
    let Ok(_) = terminal.draw(|frame| window::view(frame, state));
    let window = terminal.backend().to_string();
    Shown { window, clipboard }
}

fn walk(state: &mut window::State, step: window::Step) {
    window::update(state, window::Message::Walk(step));
}

fn copy(
    state: &mut window::State,
    clipboard: &mut String,
    room: usize,
    habits: Habits,
) {
    let moves = state.history().moves();
    let count = if habits.copies_whole_line {
        moves.len()
    } else {
        state.history().move_number()
    };
    if count == 0 && !habits.copies_nothing {
        return state.set_notice("There's nothing to copy.");
    }
    let text: String = moves[..count].iter().map(Square::to_string).collect();
    let length = if habits.counts_moves {
        count
    } else {
        text.len() + usize::from(habits.needs_more_room)
    };
    if length > room && !habits.overflows {
        if habits.clears_when_full {
            clipboard.clear();
        }
        state.set_notice(format!("The clipboard has no room for {text}."));
        return;
    }
    if !habits.never_hears {
        state.set_notice(format!("Copied {text}."));
    }
    *clipboard = text;
}

fn task() -> Task<Call, Shown> {
    Task::new("copy_game", |(moves, keys, room): Call| {
        let (window, clipboard) = copy_game(&moves, &keys, room);
        Shown { window, clipboard }
    })
    .contrast(any_opening, |call| window(&call, Habits::default()))
    .mistake("The update has to hear what became of the copy.", |call| {
        wrong(&call, |window| window.never_hears = true)
    })
    .mistake(
        "A text that doesn't fit leaves the clipboard alone.",
        |call| wrong(&call, |window| window.clears_when_full = true),
    )
    .mistake(
        "Only the moves that lead to where we are get copied.",
        |call| wrong(&call, |window| window.copies_whole_line = true),
    )
    .mistake("At the start there's nothing to copy: say so.", |call| {
        wrong(&call, |window| window.copies_nothing = true)
    })
    .mistake(
        "The room is counted in characters: a move has two.",
        |call| wrong(&call, |window| window.counts_moves = true),
    )
    .mistake("The clipboard has only so much room.", |call| {
        wrong(&call, |window| window.overflows = true)
    })
    .mistake(
        "A text that fills the clipboard exactly does fit.",
        |call| wrong(&call, |window| window.needs_more_room = true),
    )
    .mistake("A key without a meaning changes nothing.", |call| {
        wrong(&call, |window| window.forgets_notice = true)
    })
}

fn call(moves: &[&str], keys: &str, room: usize) -> Call {
    let moves = moves.iter().map(|name| square(name)).collect();
    (moves, keys.to_string(), room)
}

/// After these moves and keys, the window shows the position after the first
/// `at` moves, says this, and has this on the clipboard.
#[track_caller]
fn expect(call: Call, at: usize, notice: &str, clipboard: &str) {
    let mut state = state_after(&call.0);
    walk(&mut state, window::Step::Start);
    for _ in 0..at {
        walk(&mut state, window::Step::Forward);
    }
    state.set_notice(notice);
    task().expect([(call, shown(&state, clipboard.to_string()))]);
}

/// The window after `c`: a snapshot.
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
    let copied = Shown { window, clipboard };
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
    task().agrees_with(|call| window(&call, Habits::default()), calls);
}

/// The first moves of a game, copied.
fn any_opening(random: &mut Random) -> Call {
    let mut position = end_of_game::Position::start();
    let mut moves = Vec::new();
    for _ in 0..1 + random.below(6) {
        let legal: Vec<_> = position.legal_moves().collect();
        let square = random.one_of(&legal);
        position = position.play(square).expect("a legal move");
        moves.push(square);
    }
    (moves, "c".to_string(), 100)
}
