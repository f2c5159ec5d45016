//! The checks of `tab_order`.

use checks::Task;
use window_exercises::tab_order::tab_order;

/// How many moves the game has, and the keys.
type Call = (usize, String);

/// The part with the focus, and the number of the move.
type Answer = (String, usize);

const PARTS: [&str; 5] = ["board", "0", "<<", ">>", "Max"];

/// What a form does that differs from the right one in some way.
#[derive(Clone, Copy, Default)]
struct Habits {
    begins_at_the_start: bool,
    skips_nothing: bool,
    skips_nothing_backward: bool,
    stops_at_both_ends: bool,
    stays_on_dead_buttons: bool,
    goes_to_the_board: bool,
    goes_one_part_on: bool,
    always_goes_on: bool,
    max_is_one_short: bool,
    enter_leaves_the_board: bool,
}

struct Form {
    moves: usize,
    at: usize,
    focus: usize,
    habits: Habits,
}

impl Form {
    fn is_dead(&self, part: usize) -> bool {
        match PARTS[part] {
            "0" | "<<" => self.at == 0,
            ">>" | "Max" => self.at == self.moves,
            _ => false,
        }
    }

    fn forward(&mut self) {
        let after = self.focus + 1;
        let last = if self.habits.stops_at_both_ends {
            4
        } else {
            self.focus + 5
        };
        let parts: Vec<_> = (after..=last).map(|place| place % 5).collect();
        self.go_to_first_of(&parts, self.habits.skips_nothing);
    }

    fn backward(&mut self) {
        let first = if self.habits.stops_at_both_ends {
            5
        } else {
            self.focus
        };
        let parts = (first..self.focus + 5).rev().map(|place| place % 5);
        let skips_nothing =
            self.habits.skips_nothing || self.habits.skips_nothing_backward;
        self.go_to_first_of(&parts.collect::<Vec<_>>(), skips_nothing);
    }

    fn go_to_first_of(&mut self, parts: &[usize], skips_nothing: bool) {
        let mut parts = parts.iter().copied();
        let found = parts.find(|&part| skips_nothing || !self.is_dead(part));
        self.focus = found.unwrap_or(self.focus);
    }

    fn enter(&mut self) {
        match PARTS[self.focus] {
            "0" => self.at = 0,
            "<<" => self.at = self.at.saturating_sub(1),
            ">>" => self.at = self.moves.min(self.at + 1),
            "Max" if self.habits.max_is_one_short => self.at = self.moves - 1,
            "Max" => self.at = self.moves,
            _ if self.habits.enter_leaves_the_board => self.forward(),
            _ => {}
        }
        if self.habits.always_goes_on {
            self.forward();
        } else if self.is_dead(self.focus) {
            self.leave_dead_button();
        }
    }

    fn leave_dead_button(&mut self) {
        if self.habits.goes_to_the_board {
            self.focus = 0;
        } else if self.habits.goes_one_part_on {
            self.focus = (self.focus + 1) % 5;
        } else if !self.habits.stays_on_dead_buttons {
            self.forward();
        }
    }
}

fn form(call: &Call, habits: Habits) -> Answer {
    let (moves, keys) = call;
    let mut form = Form {
        moves: *moves,
        at: if habits.begins_at_the_start {
            0
        } else {
            *moves
        },
        focus: 0,
        habits,
    };
    for key in keys.chars() {
        match key {
            'T' => form.forward(),
            'B' => form.backward(),
            _ => form.enter(),
        }
    }
    (PARTS[form.focus].to_string(), form.at)
}

/// What a form with one wrong habit does.
fn wrong(call: &Call, learn: fn(&mut Habits)) -> Answer {
    let mut habits = Habits::default();
    learn(&mut habits);
    form(call, habits)
}

fn call(moves: usize, keys: &str) -> Call {
    (moves, keys.to_string())
}

fn answer(part: &str, move_number: usize) -> Answer {
    (part.to_string(), move_number)
}

fn task() -> Task<Call, Answer> {
    Task::new("tab_order", |(moves, keys): Call| tab_order(moves, &keys))
        .contrast(
            |random| call(2 + random.below(9), random.one_of(&["T", "TT"])),
            |call| form(&call, Habits::default()),
        )
        .mistake("At first we're at the end of the game.", |call| {
            wrong(&call, |order| order.begins_at_the_start = true)
        })
        .mistake("Shift-Tab skips the same buttons as Tab.", |call| {
            wrong(&call, |order| order.skips_nothing_backward = true)
        })
        .mistake("After the last part comes the first again.", |call| {
            wrong(&call, |order| order.stops_at_both_ends = true)
        })
        .mistake(
            "If a button can't have the focus any more, the focus moves on.",
            |call| wrong(&call, |order| order.stays_on_dead_buttons = true),
        )
        .mistake(
            "It doesn't go back to the board: it goes on, as Tab would.",
            |call| wrong(&call, |order| order.goes_to_the_board = true),
        )
        .mistake(
            "The next part may be one that can't have the focus either: one \
             step isn't enough.",
            |call| wrong(&call, |order| order.goes_one_part_on = true),
        )
        .mistake(
            "A button that wouldn't go anywhere can't have the focus.",
            |call| wrong(&call, |order| order.skips_nothing = true),
        )
        .mistake("On the board, Enter does nothing.", |call| {
            wrong(&call, |order| order.enter_leaves_the_board = true)
        })
        .mistake("A button that still works keeps the focus.", |call| {
            wrong(&call, |order| order.always_goes_on = true)
        })
        .mistake(
            "A game has one more position than moves: the last move number is \
             as many as it has moves.",
            |call| wrong(&call, |order| order.max_is_one_short = true),
        )
}

#[track_caller]
fn expect<const N: usize>(cases: [(usize, &str, &str, usize); N]) {
    task().expect(
        cases.map(|(moves, keys, part, at)| {
            (call(moves, keys), answer(part, at))
        }),
    );
}

#[test]
fn tab_goes_to_the_buttons_that_lead_back() {
    expect([(3, "T", "0", 3), (3, "TT", "<<", 3)]);
}

#[test]
fn enter_presses_the_button() {
    expect([(3, "TTE", "<<", 2), (3, "TTEE", "<<", 1)]);
}

#[test]
fn in_the_middle_of_a_game_every_button_has_its_turn() {
    expect([(3, "TTET", ">>", 2), (3, "TTETT", "Max", 2)]);
    expect([(3, "TTETTBB", "<<", 2), (3, "TTEB", "0", 2)]);
}

#[test]
fn after_the_last_part_comes_the_first() {
    expect([(3, "TTETTT", "board", 2), (3, "TTETTTB", "Max", 2)]);
}

#[test]
fn a_button_that_goes_nowhere_is_skipped() {
    expect([(3, "TTT", "board", 3), (3, "TTTT", "0", 3)]);
}

#[test]
fn shift_tab_skips_them_too() {
    expect([(3, "B", "<<", 3), (3, "BB", "0", 3), (3, "BBB", "board", 3)]);
}

#[test]
fn a_button_that_goes_dead_loses_the_focus() {
    expect([(1, "TTE", ">>", 0), (3, "TE", ">>", 0)]);
}

#[test]
fn max_goes_to_the_end() {
    expect([(5, "TTEETTE", "board", 5), (3, "TETE", "board", 3)]);
}

#[test]
fn on_the_board_enter_does_nothing() {
    expect([(3, "E", "board", 3), (2, "EET", "0", 2)]);
}

#[test]
fn a_game_without_moves_has_no_buttons_to_press() {
    expect([(0, "T", "board", 0), (0, "BETE", "board", 0)]);
}

/// All keys that there are, seven at a time.
#[test]
fn any_seven_keys_do_what_they_should() {
    let keys = (0..3_usize.pow(7)).map(|number| {
        let key = |place| ["T", "B", "E"][number / 3_usize.pow(place) % 3];
        (number % 4, (0..7).map(key).collect::<String>())
    });
    task().agrees_with(|call| form(&call, Habits::default()), keys);
}
