use board::{Board, Square, diagram};

/// The diagram of the board with a mark in place of some squares' symbols.
pub fn with_marks(
    board: &Board,
    squares: impl IntoIterator<Item = Square>,
    mark: char,
) -> String {
    let marked: Vec<_> = squares.into_iter().collect();
    diagram(Square::all().map(|square| {
        if marked.contains(&square) {
            mark
        } else {
            board[square].symbol()
        }
    }))
}
