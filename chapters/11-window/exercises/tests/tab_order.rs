//! The checks of `tab_order`.

use checks::Task;
use window_exercises::tab_order::tab_order;

/// The number of moves of the game, and the keys.
type Call = (usize, String);

/// The part with the focus, and the number of the current move.
type Answer = (String, usize);

/// The parts of the form in tab order.
const PARTS: [&str; 5] = ["board", "0", "<<", ">>", "Max"];

struct Form {
    moves: usize,
    move_number: usize,
    focus: usize,
}

impl Form {
    fn is_disabled(&self, part: usize) -> bool {
        match PARTS[part] {
            "0" | "<<" => self.move_number == 0,
            ">>" | "Max" => self.move_number == self.moves,
            _ => false,
        }
    }

    /// Moves the focus by this many parts, and again while it's on a disabled
    /// button.
    fn move_focus(&mut self, parts: usize) {
        self.focus = (self.focus + parts) % 5;
        while self.is_disabled(self.focus) {
            self.focus = (self.focus + parts) % 5;
        }
    }

    fn press(&mut self) {
        match PARTS[self.focus] {
            "0" => self.move_number = 0,
            "<<" => self.move_number = self.move_number.saturating_sub(1),
            ">>" => self.move_number = self.moves.min(self.move_number + 1),
            "Max" => self.move_number = self.moves,
            _ => {}
        }
        if self.is_disabled(self.focus) {
            self.move_focus(1);
        }
    }
}

fn reference((moves, keys): Call) -> Answer {
    let mut form = Form {
        moves,
        move_number: moves,
        focus: 0,
    };
    for key in keys.chars() {
        match key {
            'T' => form.move_focus(1),
            'B' => form.move_focus(4),
            _ => form.press(),
        }
    }
    (PARTS[form.focus].to_string(), form.move_number)
}

fn call(moves: usize, keys: &str) -> Call {
    (moves, keys.to_string())
}

fn answer(part: &str, move_number: usize) -> Answer {
    (part.to_string(), move_number)
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Answer> {
    Task::new("tab_order", |(moves, keys): Call| tab_order(moves, &keys))
        .contrast(
            |random| call(2 + random.below(50), random.one_of(&["T", "TT"])),
            reference,
        )
}

#[track_caller]
fn expect<const N: usize>(cases: [(usize, &str, &str, usize); N]) {
    task().expect(cases.map(|(moves, keys, part, move_number)| {
        (call(moves, keys), answer(part, move_number))
    }));
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

/// Checks all sequences of seven keys.
#[test]
fn any_seven_keys_do_what_they_should() {
    let calls = (0..3_usize.pow(7)).map(|number| {
        let key = |digit| ["T", "B", "E"][number / 3_usize.pow(digit) % 3];
        (number % 4, (0..7).map(key).collect::<String>())
    });
    task().agrees_with(reference, calls);
}
