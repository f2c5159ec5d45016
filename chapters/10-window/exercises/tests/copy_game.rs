//! The checks of `copy_game`.

use board::Square;
use checks::{Task, square};
use window_exercises::copy_game::copy_game;

type Call = (Vec<Square>, String, usize);
type Answer = (Vec<String>, String);

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
}

fn window(call: &Call, habits: Habits) -> Answer {
    let (moves, keys, room) = call;
    let plies: Vec<_> =
        moves.iter().copied().map(whole_games::Ply::Move).collect();
    let start = end_of_game::Position::start();
    let history = records::History::follow(start, &plies);
    let mut state = window::State::new(history.expect("legal moves"));
    let (mut said, mut clipboard) = (Vec::new(), String::new());
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
        said.push(state.notice().to_string());
    }
    (said, clipboard)
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
    let count = match habits.copies_whole_line {
        true => moves.len(),
        false => state.history().move_number(),
    };
    if count == 0 && !habits.copies_nothing {
        return state.set_notice("There's nothing to copy.");
    }
    let text: String = moves[..count].iter().map(Square::to_string).collect();
    let length = match habits.counts_moves {
        true => count,
        false => text.len() + usize::from(habits.needs_more_room),
    };
    if length > room && !habits.overflows {
        if habits.clears_when_full {
            clipboard.clear();
        }
        state.set_notice(format!("The clipboard has no room for {text}."));
        return;
    }
    state.set_notice(format!("Copied {text}."));
    *clipboard = text;
}

fn task() -> Task<Call, Answer> {
    Task::new("copy_game", |(moves, keys, room): Call| {
        copy_game(&moves, &keys, room)
    })
    .contrast(|| {
        let answer = |moves: &[&str]| {
            let call = call(moves, "c", 100);
            let answer = window(&call, Habits::default());
            (call, answer)
        };
        [answer(&["f5"]), answer(&OPENING)]
    })
    .mistake(
        "Only the moves that lead to where we are get copied.",
        |call| {
            window(
                &call,
                Habits {
                    copies_whole_line: true,
                    ..Habits::default()
                },
            )
        },
    )
    .mistake("At the start there's nothing to copy: say so.", |call| {
        window(
            &call,
            Habits {
                copies_nothing: true,
                ..Habits::default()
            },
        )
    })
    .mistake(
        "A text that doesn't fit leaves the clipboard alone.",
        |call| {
            window(
                &call,
                Habits {
                    clears_when_full: true,
                    ..Habits::default()
                },
            )
        },
    )
    .mistake(
        "The room is counted in characters: a move has two.",
        |call| {
            window(
                &call,
                Habits {
                    counts_moves: true,
                    ..Habits::default()
                },
            )
        },
    )
    .mistake("The clipboard has only so much room.", |call| {
        window(
            &call,
            Habits {
                overflows: true,
                ..Habits::default()
            },
        )
    })
    .mistake(
        "A text that fills the clipboard exactly does fit.",
        |call| {
            window(
                &call,
                Habits {
                    needs_more_room: true,
                    ..Habits::default()
                },
            )
        },
    )
    .mistake("A key without a meaning changes nothing.", |call| {
        window(
            &call,
            Habits {
                forgets_notice: true,
                ..Habits::default()
            },
        )
    })
}

fn call(moves: &[&str], keys: &str, room: usize) -> Call {
    let moves = moves.iter().map(|name| square(name)).collect();
    (moves, keys.to_string(), room)
}

#[track_caller]
fn expect(call: Call, said: &[&str], clipboard: &str) {
    let said = said.iter().map(ToString::to_string).collect();
    task().expect([(call, (said, clipboard.to_string()))]);
}

#[test]
fn c_copies_the_game() {
    let copied = ["Copied f5d6c3."];
    expect(call(&OPENING, "c", 100), &copied, "f5d6c3");
    expect(call(&["f5"], "c", 100), &["Copied f5."], "f5");
}

#[test]
fn the_other_keys_still_walk_through_the_game() {
    let back = "White plays d6 and flips d5. Black to move.";
    expect(call(&OPENING, "<0", 100), &[back, "Black to move."], "");
}

#[test]
fn what_lies_ahead_is_not_copied() {
    let back = "White plays d6 and flips d5. Black to move.";
    expect(call(&OPENING, "<c", 100), &[back, "Copied f5d6."], "f5d6");
}

#[test]
fn at_the_start_there_is_nothing_to_copy() {
    let nothing = "There's nothing to copy.";
    expect(
        call(&["f5"], "c0c", 100),
        &["Copied f5.", "Black to move.", nothing],
        "f5",
    );
}

#[test]
fn a_clipboard_without_room_keeps_what_it_had() {
    let first = "Black plays f5 and flips e5. White to move.";
    let last = "Black plays c3 and flips d4. White to move.";
    let full = "The clipboard has no room for f5d6c3.";
    expect(
        call(&OPENING, "0>cmc", 2),
        &["Black to move.", first, "Copied f5.", last, full],
        "f5",
    );
    let back = "White plays d6 and flips d5. Black to move.";
    expect(
        call(&OPENING, "<c>c", 4),
        &[back, "Copied f5d6.", last, full],
        "f5d6",
    );
}

#[test]
fn a_key_without_a_meaning_changes_nothing() {
    let copied = "Copied f5d6c3.";
    expect(call(&OPENING, "cx", 6), &[copied, copied], "f5d6c3");
}

#[test]
fn any_keys_after_any_moves_do_what_they_should() {
    let calls = ["c<c<c<cmc", "0c>c>c>c", "mcq0c", "ccc", "<<<<c>>>>c"];
    let calls = calls
        .iter()
        .flat_map(|keys| (0..8).map(move |room| call(&OPENING, keys, room)));
    task().agrees_with(|call| window(&call, Habits::default()), calls);
}
