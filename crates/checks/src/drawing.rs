use board::{Board, Square};

/// The squares where two boards differ.
pub(crate) fn differences(expected: &Board, got: &Board) -> Vec<Square> {
    Square::all().filter(|&s| expected[s] != got[s]).collect()
}

/// The squares that only one of two lists has.
pub(crate) fn only_in_one(expected: &[Square], got: &[Square]) -> Vec<Square> {
    let squares = (0..=64).map(Square::new);
    squares
        .filter(|s| expected.contains(s) != got.contains(s))
        .collect()
}

/// A board under its title.
pub(crate) struct BoardDrawing<'a> {
    pub(crate) title: &'static str,
    pub(crate) board: &'a Board,
    /// The squares that get a `>`.
    pub(crate) marked: Vec<Square>,
}

impl BoardDrawing<'_> {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.title.to_string()];
        lines.extend(self.board.to_string().lines().map(String::from));
        for square in self.marked.iter().filter(|s| s.is_on_board()) {
            let line = &mut lines[square.row() as usize + 2];
            let before = square.column() as usize * 2 + 1;
            line.replace_range(before..=before, ">");
        }
        lines
    }
}

/// Boards side by side.
pub(crate) fn side_by_side(drawings: &[BoardDrawing]) -> String {
    join(&drawings.iter().map(BoardDrawing::lines).collect::<Vec<_>>())
}

fn join(drawings: &[Vec<String>]) -> String {
    let Some(first) = drawings.first() else {
        return String::new();
    };
    let line = |number: usize| {
        let parts = drawings.iter().map(|d| format!("{:20}", d[number]));
        parts.collect::<String>().trim_end().to_string()
    };
    let lines: Vec<_> = (0..first.len()).map(line).collect();
    lines.join("\n")
}

/// The names of squares, or the first ones of many.
pub(crate) fn names(squares: &[Square]) -> String {
    const SHOWN: usize = 8;
    let first: Vec<_> = squares.iter().take(SHOWN).map(|&s| name(s)).collect();
    match squares.len().saturating_sub(SHOWN) {
        0 => first.join(", "),
        more => format!("{} and {more} more", first.join(", ")),
    }
}

/// What a square is called in a sentence.
fn name(square: Square) -> String {
    match square {
        Square::OVERFLOW => "the sentinel".to_owned(),
        _ => square.to_string(),
    }
}
