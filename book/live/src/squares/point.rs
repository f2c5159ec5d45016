//! Point at a square: its name, its index, its row and column.

use board::{Board, Square};

use crate::drawing::Mark;
use crate::protocol::{Request, RequestError, invalid};
use crate::view::View;

/// A board on which every square says where it is.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let (board, mut view) = View::of_squares(request)?;
    view.status = "Tap or point at any square, or type an index.".to_owned();
    let index = chosen_index(request)?;
    if let Some(index) = index {
        let square = Square::new(index);
        view.status = describe(&board, square);
        if index > Square::OVERFLOW.index() {
            view.status =
                format!("No square has index {index}. {}", view.status);
        }
        view.mark(square, Mark::Ring, "chosen");
    }
    let index = index.map(|it| it.to_string()).unwrap_or_default();
    view.add_input("index", "number", "Index", index);
    view.choose_on_hover();
    let sentinel = describe(&board, Square::OVERFLOW);
    view.reserve(&[&format!("No square has index 000. {sentinel}")]);
    Ok(view)
}

/// The index that was chosen on the board or typed.
fn chosen_index(request: &Request) -> Result<Option<usize>, RequestError> {
    if let Some(square) = request.chosen_square()? {
        return Ok(Some(square.index()));
    }
    let Some(text) = request.text("index") else {
        return Ok(None);
    };
    let form = "an index is a number: 0 to 63, and 64 for the sentinel";
    let index = text.parse().map_err(|_| invalid("index")(form))?;
    Ok(Some(index))
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
