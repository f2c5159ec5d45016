//! What a byte means, in a sentence.

use board::Square;
use end_of_game::Position;

use super::{Chosen, FIRST_MOVE, Shown};

/// The longest sentence that a page must have room for.
pub const LONGEST: &str = "Byte 58 is 16, or 22: row 2, column 2. That's b2, White's \
                           move 59. Before it Black passes, and no byte says so.";

/// What the reader points at.
pub fn sentence(shown: &Shown, chosen: Chosen) -> String {
    match (chosen.byte, chosen.square) {
        (Some(byte @ 0..=5), _) => number(shown, byte - byte % 2),
        (Some(6), _) => points(shown),
        (Some(7), _) => best(shown),
        (Some(byte), Some(square)) => move_byte(shown, byte, square),
        (Some(byte), None) => format!("Byte {byte} is 00: there are no more moves."),
        (None, square) => square.map_or(String::new(), no_byte),
    }
}

fn no_byte(square: Square) -> String {
    match Position::start().board[square] {
        board::Cell::Empty => format!("There's no byte for {square}: nobody played there."),
        _ => format!("There's no byte for {square}: its disc was there from the start."),
    }
}

/// Two bytes that are one number.
fn number(shown: &Shown, at: usize) -> String {
    let [low, high] = [shown.bytes[at], shown.bytes[at + 1]];
    let all = u16::from_le_bytes([low, high]);
    let what = match at {
        0 => "the number of the tournament",
        2 => "the number of the player with the black discs",
        _ => "the number of the player with the white discs",
    };
    format!(
        "Bytes {at} and {} are {low:02x} and {high:02x}: {low} + 256 × {high} = {all}, {what}.",
        at + 1
    )
}

fn points(shown: &Shown) -> String {
    let score = shown.bytes[6];
    format!(
        "Byte 6 is {score:02x}, or {score}: Black's points. White has the other {}.",
        64 - score
    )
}

fn best(shown: &Shown) -> String {
    let best = shown.bytes[7];
    match best {
        0 => "Byte 7 is 00: nobody worked out perfect play.".to_owned(),
        _ => format!(
            "Byte 7 is {best:02x}, or {best}: Black's points if both had played the end perfectly."
        ),
    }
}

fn move_byte(shown: &Shown, at: usize, square: Square) -> String {
    let (byte, number) = (shown.bytes[at], at - FIRST_MOVE);
    let after = &shown.positions[number + 1].position.board;
    let (mover, other) = match after[square] {
        board::Cell::Black => ("Black", "White"),
        _ => ("White", "Black"),
    };
    let pass = if shown.follows_pass(at) {
        format!(" Before it {other} passes, and no byte says so.")
    } else {
        String::new()
    };
    format!(
        "Byte {at} is {byte:02x}, or {byte}: row {}, column {}. That's \
         {square}, {mover}'s move {}.{pass}",
        byte / 10,
        byte % 10,
        number + 1
    )
}

/// The moves as people write them.
pub fn transcript(shown: &Shown) -> String {
    shown.moves.iter().map(Square::to_string).collect()
}
