use board::{Board, Square, diagram};

/// Returns a diagram of the board, with `mark` as the symbol of `squares`.
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
