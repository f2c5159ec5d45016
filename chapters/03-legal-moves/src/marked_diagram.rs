use board::{Board, Point, Screen, Square};

/// A diagram seen as a screen of characters: two to a square, after two for
/// the row number and below one line for the column letters.
const DIAGRAM: Screen = Screen {
    corner: Point { x: 2, y: 1 },
    square_width: 2,
    square_height: 1,
};

/// The diagram of the board with a mark in place of some squares' characters.
pub fn with_marks(
    board: &Board,
    squares: impl IntoIterator<Item = Square>,
    mark: char,
) -> String {
    let diagram = board.to_string();
    let mut lines: Vec<Vec<char>> =
        diagram.lines().map(|line| line.chars().collect()).collect();
    for square in squares {
        if let Some(Point { x, y }) = DIAGRAM.corner_of(square) {
            lines[y as usize][x as usize] = mark;
        }
    }
    let lines: Vec<String> = lines.into_iter().map(String::from_iter).collect();
    lines.join("\n")
}
