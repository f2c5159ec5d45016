//! Point at a square: its name, its index, its row and column.

use board::{Board, Square};

use crate::drawing::Mark;
use crate::request::{Request, Wrong};
use crate::view::View;

/// A board on which every square says where it is.
pub fn view(request: &Request) -> Result<View, Wrong> {
    let (board, mut view) = View::of_squares(request)?;
    view.say = "Point at a square, or type its index.".to_owned();
    let index = wanted(request)?;
    if let Some(index) = index {
        let square = Square::new(index);
        view.say = describe(&board, square);
        if index > Square::OVERFLOW.index() {
            view.say = format!("No square has index {index}. {}", view.say);
        }
        view.mark(square, Mark::Ring, "chosen");
    }
    let index = index.map(|it| it.to_string()).unwrap_or_default();
    view.input("index", "number", "Index", &index);
    view.follow();
    Ok(view)
}

/// The index that was chosen on the board or typed.
fn wanted(request: &Request) -> Result<Option<usize>, Wrong> {
    if let Some(square) = request.chosen()? {
        return Ok(Some(square.index()));
    }
    let Some(text) = request.text("index") else {
        return Ok(None);
    };
    let wrong = "an index is a number: 0 to 63, and 64 for the sentinel";
    Ok(Some(text.parse().map_err(|_| wrong)?))
}

fn describe(board: &Board, square: Square) -> String {
    let index = square.index();
    if !square.is_on_board() {
        return format!(
            "Index {index} is the sentinel, which stands for every place off \
             the board. It holds {:?}.",
            board[square]
        );
    }
    let (row, column) = (square.row(), square.column());
    format!(
        "{square} is in row {row} and column {column}, counted from 0: \
         {row} × 8 + {column} = {index}. It holds {:?}.",
        board[square]
    )
}
