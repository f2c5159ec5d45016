//! The checks of `tab_order`.

use checks::Task;
use window_exercises::tab_order::tab_order;

/// The number of moves in the game, and the keys.
type Call = (usize, String);

/// The part with the focus, and the number of the move that is shown.
type Answer = (String, usize);

const PARTS: [&str; 5] = ["board", "0", "<<", ">>", "Max"];

struct Form {
    moves: usize,
    at: usize,
    focus: usize,
}

impl Form {
    fn is_dead(&self, part: usize) -> bool {
        match PARTS[part] {
            "0" | "<<" => self.at == 0,
            ">>" | "Max" => self.at == self.moves,
            _ => false,
        }
    }

    /// Moves the focus by this many parts, and again while it's on a disabled
    /// button.
    fn go_on(&mut self, parts: usize) {
        self.focus = (self.focus + parts) % 5;
        while self.is_dead(self.focus) {
            self.focus = (self.focus + parts) % 5;
        }
    }

    fn enter(&mut self) {
        match PARTS[self.focus] {
            "0" => self.at = 0,
            "<<" => self.at = self.at.saturating_sub(1),
            ">>" => self.at = self.moves.min(self.at + 1),
            "Max" => self.at = self.moves,
            _ => {}
        }
        if self.is_dead(self.focus) {
            self.go_on(1);
        }
    }
}

fn form((moves, keys): Call) -> Answer {
    let (at, focus) = (moves, 0);
    let mut form = Form { moves, at, focus };
    for key in keys.chars() {
        match key {
            'T' => form.go_on(1),
            'B' => form.go_on(4),
            _ => form.enter(),
        }
    }
    (PARTS[form.focus].to_string(), form.at)
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
            form,
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

/// Asks for all sequences of seven keys.
#[test]
fn any_seven_keys_do_what_they_should() {
    let keys = (0..3_usize.pow(7)).map(|number| {
        let key = |place| ["T", "B", "E"][number / 3_usize.pow(place) % 3];
        (number % 4, (0..7).map(key).collect::<String>())
    });
    task().agrees_with(form, keys);
}
