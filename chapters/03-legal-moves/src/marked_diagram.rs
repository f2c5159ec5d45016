use board::{Board, Square};

/// The diagram of the board with a mark in place of some squares' characters.
pub fn with_marks(
    board: &Board,
    squares: impl IntoIterator<Item = Square>,
    mark: char,
) -> String {
    let diagram = board.to_string();
    let mut lines: Vec<Vec<char>> =
        diagram.lines().map(|line| line.chars().collect()).collect();
    for square in squares.into_iter().filter(|it| it.is_on_board()) {
        let (column, row) = (square.column() as usize, square.row() as usize);
        lines[1 + row][2 + 2 * column] = mark;
    }
    let lines: Vec<String> = lines.into_iter().map(String::from_iter).collect();
    lines.join("\n")
}
