//! Values in the game's words, from the text that `Debug` has for them.

const OPENING: &str = "Board { cells: [";
const CLOSING: &str = "] }";

/// The text in front of a board, its squares, and the text behind it.
fn split(text: &str) -> Option<(&str, String, &str)> {
    let (before, rest) = text.split_once(OPENING)?;
    let (cells, after) = rest.split_once(CLOSING)?;
    let sign = |cell: &str| match cell {
        "Black" => 'X',
        "White" => 'O',
        _ => '-',
    };
    let line: String = cells.split(", ").take(64).map(sign).collect();
    Some((before, line, after))
}

fn is_tic_tac_toe(text: &str) -> bool {
    text.len() == 9 && text.chars().all(|sign| "XO.".contains(sign))
}

/// The board in a value: 64 characters as Othello programs write them, `X`, `O` and
/// `-`, or the nine of tic-tac-toe, `X`, `O` and `.`.
pub fn board_of(text: &str) -> Option<String> {
    if is_tic_tac_toe(text) {
        return Some(text.to_owned());
    }
    let (_, line, _) = split(text)?;
    (line.len() == 64).then_some(line)
}

/// A value in words. What's on a square is said, too, if there's a board.
pub(super) fn of(text: &str, board: Option<&str>) -> String {
    if let Some((before, line, after)) = split(text) {
        return position(before, &line, after);
    }
    let text = inside(text, "Some(").unwrap_or(text);
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
    plain(&without_functions(text))
}

/// The marks of a game, by player.
fn tic_tac_toe(text: &str) -> String {
    let name = |at: usize| format!("{}{}", ["a", "b", "c"][at % 3], at / 3 + 1);
    let marks = |sign| {
        let signs = text.chars().enumerate().filter(|(_, other)| *other == sign);
        let names: Vec<_> = signs.map(|(at, _)| name(at)).collect();
        (!names.is_empty()).then(|| format!("{sign} on {}", names.join(" ")))
    };
    let players: Vec<_> = ['X', 'O'].into_iter().filter_map(marks).collect();
    if players.is_empty() {
        "an empty board".to_owned()
    } else {
        players.join(", ")
    }
}

/// What a constructor holds.
fn inside<'a>(text: &'a str, constructor: &str) -> Option<&'a str> {
    text.strip_prefix(constructor)?.strip_suffix(')')
}

/// A board by its discs, and whose turn it is if that's said.
fn position(before: &str, line: &str, after: &str) -> String {
    let count = |sign| line.matches(sign).count();
    let discs = format!("a board, {} black, {} white", count('X'), count('O'));
    let turn = after.split_once("to_move: ").map(|parts| parts.1);
    match turn.and_then(|rest| rest.split_once(" }")) {
        Some((color, _)) => format!("{discs}, {color} to move"),
        None if before.starts_with("Err") => before.to_owned(),
        None => discs,
    }
}

/// A value without a board: words for a direction, names for the ends of the
/// numbers.
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

/// An address says nothing about the function that's there.
fn without_functions(text: &str) -> String {
    let mut parts = text.split(": 0x");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.trim_start_matches(|letter: char| letter.is_alphanumeric());
        whole += ": a function";
        whole += digits;
    }
    whole
}

/// What's on a square.
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

/// The index of a square by its name.
fn index(name: &str) -> Option<usize> {
    let &[letter, digit] = name.as_bytes() else {
        return None;
    };
    let column = usize::from(letter.checked_sub(b'a')?);
    let row = usize::from(digit.checked_sub(b'1')?);
    (column < 8 && row < 8).then_some(row * 8 + column)
}

/// The squares in a variable, each with what to write beside it. A list of many
/// isn't pointed at.
pub(super) fn squares(name: &str, text: &str) -> Vec<(String, String)> {
    if text.contains(OPENING) {
        return Vec::new();
    }
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let squares: Vec<_> = words.filter(|word| index(word).is_some()).collect();
    match squares.len() {
        0..=2 => {
            let pair = |square: &str| (square.to_owned(), name.to_owned());
            squares.into_iter().map(pair).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_said_by_its_discs() {
        let cells = ["Empty"; 63].join(", ");
        let board = format!("Board {{ cells: [Black, {cells}, Border] }}");
        assert_eq!(of(&board, None), "a board, 1 black, 0 white");
        assert_eq!(of(&format!("Ok({board})"), None), of(&board, None));
        let position = format!("Position {{ board: {board}, to_move: White }}");
        let words = "a board, 1 black, 0 white, White to move";
        assert_eq!(of(&position, None), words);
        let line = format!("X{}", "-".repeat(63));
        assert_eq!(board_of(&position), Some(line));
    }

    #[test]
    fn numbers_at_their_ends_and_functions_have_names() {
        assert_eq!(of("-2147483648", None), "i32::MIN");
        assert_eq!(of("0x1f", None), "a function");
        let search = "Search { player: X, evaluate: 0x1f, positions: 3 }";
        let words = "Search { player: X, evaluate: a function, positions: 3 }";
        assert_eq!(of(search, None), words);
    }

    #[test]
    fn a_game_of_tic_tac_toe_is_said_by_its_marks() {
        assert_eq!(of("X...O..X.", None), "X on a1 b3, O on b2");
        assert_eq!(of(".........", None), "an empty board");
    }

    #[test]
    fn one_or_two_squares_are_pointed_at() {
        let flip = squares("flip", "Flip { square: c5, closed_by: c3 }");
        let named = [("c5", "flip"), ("c3", "flip")];
        let named = named.map(|(square, name)| (square.to_owned(), name.to_owned()));
        assert_eq!(flip, named);
        assert!(squares("values", "[(a1, 0), (b1, 0), (c1, 0)]").is_empty());
        assert!(squares("north", "false").is_empty());
    }
}
