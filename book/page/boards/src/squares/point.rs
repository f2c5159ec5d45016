//! One square by its name, by its column and row, and by its index: choose it
//! in one of these ways and see the others.

use board::Square;

use crate::describe;
use crate::drawing::Mark;
use crate::protocol::{Request, RequestError, invalid};
use crate::view::View;

const INVITATION: &str = "Tap a square, or type a name, a column and a row, or an index.";
const SENTINEL: &str = "Every place off the board is the sentinel, 64, and it has no name.";
/// As long as any status.
const LONGEST: &str = "There's no column -10 on the board. Every place off \
                       the board is the sentinel, 64, and it has no name.";

/// A square, as far as it is known, and what the fields hold.
#[derive(Default)]
struct Choice {
    square: Option<Square>,
    name: String,
    column: String,
    row: String,
    index: String,
    status: String,
}

/// A board on which every square says where it is.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let choice = Choice::from_request(request)?;
    let mut view = View::of_squares(request)?;
    view.drawing.add_strip(choice.square);
    if let Some(square) = choice.square {
        view.mark(square, Mark::Ring, "chosen");
    }
    view.keep("place", choice.place());
    view.status = choice.status;
    view.add_field(["name", "text", "Name"], choice.name);
    view.add_field(["column", "number", "Column"], choice.column);
    view.add_field(["row", "number", "Row"], choice.row);
    view.add_field(["index", "number", "Index"], choice.index);
    view.chooses_on_focus = true;
    view.reserve(&[LONGEST]);
    Ok(view)
}

impl Choice {
    fn from_request(request: &Request) -> Result<Self, RequestError> {
        if let Some(square) = request.chosen_square()? {
            return Ok(Self::of(square));
        }
        if let Some(name) = request.text("name") {
            return Self::named(name);
        }
        if let Some(index) = request.text("index") {
            return Self::with_index(index);
        }
        let place = request.text("place");
        let (column, row) = place
            .and_then(|place| place.split_once(','))
            .unwrap_or_default();
        match (request.text("column"), request.text("row"), place) {
            (Some(column), _, _) => Self::at(column, row),
            (_, Some(row), _) => Self::at(column, row),
            (_, _, Some("64")) => Ok(Self::of(Square::OVERFLOW)),
            (_, _, Some(_)) => Self::at(column, row),
            (_, _, None) => {
                let square: Option<Square> = request.get("square")?;
                Ok(square.map_or_else(Self::unfinished, Self::of))
            }
        }
    }

    fn of(square: Square) -> Self {
        let sentinel = Self {
            square: Some(square),
            index: square.index().to_string(),
            ..Self::default()
        };
        if !square.is_on_board() {
            return Self {
                status: SENTINEL.to_owned(),
                ..sentinel
            };
        }
        Self {
            name: square.to_string(),
            column: square.column().to_string(),
            row: square.row().to_string(),
            status: describe::address(square),
            ..sentinel
        }
    }

    /// Nothing is chosen yet.
    fn unfinished() -> Self {
        Self {
            status: INVITATION.to_owned(),
            ..Self::default()
        }
    }

    /// While a name is typed, its first letter isn't a mistake.
    fn named(name: &str) -> Result<Self, RequestError> {
        if name.chars().count() < 2 {
            return Ok(Self {
                name: name.to_owned(),
                ..Self::unfinished()
            });
        }
        name.parse().map(Self::of).map_err(invalid)
    }

    fn with_index(text: &str) -> Result<Self, RequestError> {
        if text.is_empty() {
            return Ok(Self::unfinished());
        }
        let index: i32 = number("index", text)?;
        // Below 0 there's no square either.
        let square = Square::new(usize::try_from(index).unwrap_or(64));
        let choice = Self::of(square);
        if (0..=64).contains(&index) {
            return Ok(choice);
        }
        Ok(Self {
            status: format!("There's no square {index}. {}", choice.status),
            index: index.to_string(),
            ..choice
        })
    }

    fn at(column: &str, row: &str) -> Result<Self, RequestError> {
        let typed = Self {
            column: column.to_owned(),
            row: row.to_owned(),
            ..Self::unfinished()
        };
        if column.is_empty() || row.is_empty() {
            return Ok(typed);
        }
        let (right, down) = (number("column", column)?, number("row", row)?);
        let choice = Self::of(Square::at(right, down));
        let status = match ((0..8).contains(&right), (0..8).contains(&down)) {
            (true, true) => return Ok(choice),
            (false, _) => format!("There's no column {right} on the board."),
            (true, false) => format!("There's no row {down} on the board."),
        };
        Ok(Self {
            status: format!("{status} {SENTINEL}"),
            index: choice.index,
            square: choice.square,
            ..typed
        })
    }

    /// What the page keeps.
    fn place(&self) -> String {
        match self.square {
            Some(_) if self.column.is_empty() => "64".to_owned(),
            _ => format!("{},{}", self.column, self.row),
        }
    }
}

fn number(field: &'static str, text: &str) -> Result<i32, RequestError> {
    let form = format!("the {field} is a number, not {text:?}");
    text.parse().map_err(|_| invalid(form))
}
