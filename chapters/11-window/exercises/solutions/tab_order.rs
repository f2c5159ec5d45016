//! A state and an update. Which buttons work isn't stored anywhere: it follows
//! from where we are, so it can't be out of date.

const PARTS: [&str; 5] = ["board", "0", "<<", ">>", "Max"];

struct Form {
    moves: usize,
    move_number: usize,
    focus: usize,
}

/// The part with the focus, and the number of the move.
pub fn tab_order(moves: usize, keys: &str) -> (String, usize) {
    let mut form = Form {
        moves,
        move_number: moves,
        focus: 0,
    };
    for key in keys.chars() {
        form.update(key);
    }
    (PARTS[form.focus].to_string(), form.move_number)
}

impl Form {
    fn update(&mut self, key: char) {
        match key {
            'T' => self.step(1),
            'B' => self.step(PARTS.len() - 1),
            _ => self.press(),
        }
    }

    /// The board can always have the focus, so this ends.
    fn step(&mut self, by: usize) {
        self.focus = (self.focus + by) % PARTS.len();
        if !self.can_have_focus() {
            self.step(by);
        }
    }

    fn can_have_focus(&self) -> bool {
        match PARTS[self.focus] {
            "0" | "<<" => self.move_number > 0,
            ">>" | "Max" => self.move_number < self.moves,
            _ => true,
        }
    }

    fn press(&mut self) {
        match PARTS[self.focus] {
            "0" => self.move_number = 0,
            "<<" => self.move_number -= 1,
            ">>" => self.move_number += 1,
            "Max" => self.move_number = self.moves,
            _ => {}
        }
        if !self.can_have_focus() {
            self.step(1);
        }
    }
}
