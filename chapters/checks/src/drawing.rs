use board::{Board, Square};

/// The squares on which two boards differ.
pub(crate) fn differences(expected: &Board, came: &Board) -> Vec<Square> {
    Square::all().filter(|&s| expected[s] != came[s]).collect()
}

/// The lines of a diagram under its title, with `>` before the marked squares.
fn drawing(title: &str, board: &Board, marked: &[Square]) -> Vec<String> {
    let mut lines = vec![title.to_string()];
    lines.extend(board.to_string().lines().map(String::from));
    for square in marked {
        let line = &mut lines[square.row() as usize + 2];
        let before = square.column() as usize * 2 + 1;
        line.replace_range(before..=before, ">");
    }
    lines
}

/// Boards side by side, each with its title.
pub(crate) fn side_by_side(
    boards: &[(&str, &Board)],
    marked: &[Square],
) -> String {
    let last = boards.len() - 1;
    let drawings = boards.iter().enumerate().map(|(number, (title, board))| {
        // The first ones may be arguments, of which nothing is to be marked.
        let marked = if number + 1 < last { &[] } else { marked };
        drawing(title, board, marked)
    });
    join(&drawings.collect::<Vec<_>>())
}

fn join(drawings: &[Vec<String>]) -> String {
    let line = |number: usize| {
        let parts = drawings.iter().map(|d| format!("{:20}", d[number]));
        parts.collect::<String>().trim_end().to_string()
    };
    let lines: Vec<_> = (0..drawings[0].len()).map(line).collect();
    lines.join("\n")
}

/// The names of squares, the first ones when there are many.
pub(crate) fn names(squares: &[Square]) -> String {
    const SHOWN: usize = 8;
    let first: Vec<_> =
        squares.iter().take(SHOWN).map(|s| s.to_string()).collect();
    match squares.len().saturating_sub(SHOWN) {
        0 => first.join(", "),
        more => format!("{} and {more} more", first.join(", ")),
    }
}
