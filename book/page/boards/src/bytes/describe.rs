//! Sentences about a byte or a square of a record.

use board::Square;
use end_of_game::Position;

use super::{FIRST_MOVE, Record, Selection};

/// The longest sentence, for which the page reserves space.
pub const LONGEST: &str = "Byte 58 is 16, or 22: row 2, column 2. That's b2, White's \
                           move 59. Before it Black passes, and no byte says so.";

/// Describes the selected byte, or the square without a byte.
pub fn selection(record: &Record, selection: Selection) -> String {
    match (selection.byte, selection.square) {
        (Some(byte @ 0..=5), _) => number(record, byte - byte % 2),
        (Some(6), _) => score(record),
        (Some(7), _) => best_score(record),
        (Some(byte), Some(square)) => move_byte(record, byte, square),
        (Some(byte), None) => format!("Byte {byte} is 00: there are no more moves."),
        (None, Some(square)) => square_without_byte(square),
        (None, None) => String::new(),
    }
}

fn square_without_byte(square: Square) -> String {
    match Position::start().board[square] {
        board::Cell::Empty => format!("There's no byte for {square}: nobody played there."),
        _ => format!("There's no byte for {square}: its disc was there from the start."),
    }
}

/// Describes a number of two bytes.
fn number(record: &Record, index: usize) -> String {
    let [low, high] = [record.bytes[index], record.bytes[index + 1]];
    let value = u16::from_le_bytes([low, high]);
    let meaning = match index {
        0 => "the number of the tournament",
        2 => "the number of the player with the black discs",
        _ => "the number of the player with the white discs",
    };
    let next = index + 1;
    format!(
        "Bytes {index} and {next} are {low:02x} and {high:02x}: \
         {low} + 256 × {high} = {value}, {meaning}."
    )
}

fn score(record: &Record) -> String {
    let score = record.bytes[6];
    format!(
        "Byte 6 is {score:02x}, or {score}: Black's points. White has the other {}.",
        64 - score
    )
}

fn best_score(record: &Record) -> String {
    let best = record.bytes[7];
    match best {
        0 => "Byte 7 is 00: nobody worked out perfect play.".to_owned(),
        _ => format!(
            "Byte 7 is {best:02x}, or {best}: Black's points if both had played the end perfectly."
        ),
    }
}

fn move_byte(record: &Record, index: usize, square: Square) -> String {
    let (byte, number) = (record.bytes[index], index - FIRST_MOVE);
    let after = &record.positions[number + 1].position.board;
    let (mover, other) = match after[square] {
        board::Cell::Black => ("Black", "White"),
        _ => ("White", "Black"),
    };
    let pass = if record.follows_pass(index) {
        format!(" Before it {other} passes, and no byte says so.")
    } else {
        String::new()
    };
    format!(
        "Byte {index} is {byte:02x}, or {byte}: row {}, column {}. That's \
         {square}, {mover}'s move {}.{pass}",
        byte / 10,
        byte % 10,
        number + 1
    )
}

/// Returns the transcript of the game.
pub fn transcript(record: &Record) -> String {
    record.moves.iter().map(Square::to_string).collect()
}
