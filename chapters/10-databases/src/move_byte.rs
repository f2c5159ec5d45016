use board::Square;
use whole_games::Ply;

/// Returns the square of a byte: ten times its row plus its column, both from
/// 1. Returns `None` if there's no such square.
pub fn square_of(byte: u8) -> Option<Square> {
    let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
    let square = Square::at(column - 1, row - 1);
    square.is_on_board().then_some(square)
}

/// Returns the byte of a move. A pass doesn't have one.
pub fn byte_of(ply: Ply) -> Option<u8> {
    match ply {
        Ply::Pass => None,
        Ply::Move(square) => {
            let (column, row) = (square.column() + 1, square.row() + 1);
            u8::try_from(10 * row + column).ok()
        }
    }
}
