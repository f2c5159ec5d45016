//! Marks, spots and games as text.

use std::fmt;

use crate::{Mark, Spot, TicTacToe};

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let column = char::from(b'a' + self.0 % 3);
        f.pad(&format!("{column}{}", self.0 / 3 + 1))
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "  a b c")?;
        for (row, signs) in signs(self).chunks(3).enumerate() {
            write!(f, "\n{} {}", row + 1, signs.join(" "))?;
        }
        Ok(())
    }
}

/// A failing test shows the nine characters, such as `XX.OO....`.
impl fmt::Debug for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", signs(self).concat())
    }
}

fn signs(game: &TicTacToe) -> [&'static str; 9] {
    game.spots.map(|mark| match mark {
        Some(Mark::X) => "X",
        Some(Mark::O) => "O",
        None => ".",
    })
}
