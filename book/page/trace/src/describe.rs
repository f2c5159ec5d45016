//! Descriptions of values, made from their `Debug` output.

/// The start and the end of a board in `Debug` output.
const BOARD_START: &str = "Board { cells: [";
const BOARD_END: &str = "] }";

/// Splits `Debug` output into the text before a board, the board as a line of 64
/// characters, and the text after it.
fn split_at_board(text: &str) -> Option<(&str, String, &str)> {
    let (before, rest) = text.split_once(BOARD_START)?;
    let (cells, after) = rest.split_once(BOARD_END)?;
    let line: String = cells
        .split(", ")
        .take(64)
        .map(|cell| match cell {
            "Black" => 'X',
            "White" => 'O',
            _ => '-',
        })
        .collect();
    Some((before, line, after))
}

fn is_tic_tac_toe(text: &str) -> bool {
    text.len() == 9 && text.chars().all(|c| "XO.".contains(c))
}

/// Returns the board in the `Debug` output of a value: 64 characters `X`, `O` and `-` for
/// Othello, or nine characters `X`, `O` and `.` for tic-tac-toe.
pub fn board_of(text: &str) -> Option<String> {
    if is_tic_tac_toe(text) {
        return Some(text.to_owned());
    }
    let (_, line, _) = split_at_board(text)?;
    (line.len() == 64).then_some(line)
}

/// Describes a value, given its `Debug` output. A square is followed by its content on the
/// board, if there is one.
pub(super) fn value(text: &str, board: Option<&str>) -> String {
    if let Some((before, line, after)) = split_at_board(text) {
        return position(before, &line, after);
    }
    let text = text
        .strip_prefix("Some(")
        .and_then(|rest| rest.strip_suffix(')'))
        .unwrap_or(text);
    if let Some(content) = board.and_then(|board| content(board, text)) {
        return format!("{text}, {content}");
    }
    if text.starts_with("0x") {
        return "a function".to_owned();
    }
    if text.contains("{ iter: ") {
        return "an iterator".to_owned();
    }
    if is_tic_tac_toe(text) {
        return tic_tac_toe(text);
    }
    plain(&replace_function_addresses(text))
}

/// Describes a position of tic-tac-toe by the marks of each player.
fn tic_tac_toe(text: &str) -> String {
    let name = |index: usize| format!("{}{}", ["a", "b", "c"][index % 3], index / 3 + 1);
    let marks = |mark| {
        let names: Vec<_> = text
            .chars()
            .enumerate()
            .filter(|(_, c)| *c == mark)
            .map(|(index, _)| name(index))
            .collect();
        (!names.is_empty()).then(|| format!("{mark} on {}", names.join(" ")))
    };
    let players: Vec<_> = ['X', 'O'].into_iter().filter_map(marks).collect();
    if players.is_empty() {
        "an empty board".to_owned()
    } else {
        players.join(", ")
    }
}

/// Describes a board by its number of discs, and a position also by its side to move.
fn position(before: &str, line: &str, after: &str) -> String {
    let count = |disc: char| line.matches(disc).count();
    let discs = format!("a board, {} black, {} white", count('X'), count('O'));
    let turn = after.split_once("to_move: ").map(|parts| parts.1);
    match turn.and_then(|rest| rest.split_once(" }")) {
        Some((color, _)) => format!("{discs}, {color} to move"),
        None if before.starts_with("Err") => before.to_owned(),
        None => discs,
    }
}

/// Describes a value without a board: directions in lower case, and extreme numbers by
/// their names.
fn plain(text: &str) -> String {
    match text {
        "-2147483648" => "i32::MIN".to_owned(),
        "2147483647" => "i32::MAX".to_owned(),
        "-2147483647" => "-i32::MAX".to_owned(),
        "North" | "NorthEast" | "East" | "SouthEast" | "South" | "SouthWest" | "West"
        | "NorthWest" => text.to_lowercase(),
        _ => text.to_owned(),
    }
}

/// Replaces the addresses of functions in the fields of a struct.
fn replace_function_addresses(text: &str) -> String {
    let mut parts = text.split(": 0x");
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let after_digits = part.trim_start_matches(|c: char| c.is_alphanumeric());
        result += ": a function";
        result += after_digits;
    }
    result
}

/// Describes the content of a square of Othello.
fn content(board: &str, square: &str) -> Option<&'static str> {
    if board.len() != 64 {
        return None;
    }
    match board.as_bytes()[index(square)?] {
        b'X' => Some("a black disc"),
        b'O' => Some("a white disc"),
        _ => Some("empty"),
    }
}

/// Returns the index of a square, given its name.
fn index(name: &str) -> Option<usize> {
    let &[letter, digit] = name.as_bytes() else {
        return None;
    };
    let column = usize::from(letter.checked_sub(b'a')?);
    let row = usize::from(digit.checked_sub(b'1')?);
    (column < 8 && row < 8).then_some(row * 8 + column)
}

/// Returns the squares in the value of a variable, each with the variable's name. A value
/// with more than two squares has none, because marking them all would be confusing.
pub(super) fn squares(name: &str, text: &str) -> Vec<(String, String)> {
    if text.contains(BOARD_START) {
        return Vec::new();
    }
    let squares: Vec<_> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| index(word).is_some())
        .map(|square| (square.to_owned(), name.to_owned()))
        .collect();
    if squares.len() > 2 {
        return Vec::new();
    }
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn describes_board_by_number_of_discs() {
        let cells = ["Empty"; 63].join(", ");
        let board = format!("Board {{ cells: [Black, {cells}, Border] }}");
        assert_eq!(value(&board, None), "a board, 1 black, 0 white");
        assert_eq!(value(&format!("Ok({board})"), None), value(&board, None));
        let position = format!("Position {{ board: {board}, to_move: White }}");
        assert_eq!(
            value(&position, None),
            "a board, 1 black, 0 white, White to move"
        );
        assert_eq!(board_of(&position), Some(format!("X{}", "-".repeat(63))));
    }

    #[test]
    fn describes_extreme_numbers_by_name() {
        assert_eq!(value("-2147483648", None), "i32::MIN");
    }

    #[test]
    fn replaces_addresses_of_functions() {
        assert_eq!(value("0x1f", None), "a function");
        assert_eq!(
            value("Search { player: X, evaluate: 0x1f, positions: 3 }", None),
            "Search { player: X, evaluate: a function, positions: 3 }"
        );
    }

    #[test]
    fn describes_tic_tac_toe_by_marks() {
        assert_eq!(value("X...O..X.", None), "X on a1 b3, O on b2");
        assert_eq!(value(".........", None), "an empty board");
    }

    #[test]
    fn finds_at_most_two_squares() {
        let flip = squares("flip", "Flip { square: c5, closed_by: c3 }");
        let expected = [("c5", "flip"), ("c3", "flip")];
        assert_eq!(
            flip,
            expected.map(|(square, name)| (square.to_owned(), name.to_owned()))
        );
        assert!(squares("values", "[(a1, 0), (b1, 0), (c1, 0)]").is_empty());
        assert!(squares("north", "false").is_empty());
    }
}
