//! The board `point`: a square by its name, by its column and row, and by its index. The
//! reader enters one of them and sees the others.

use board::Square;

use crate::describe;
use crate::drawing::Mark;
use crate::labels::point as labels;
use crate::protocol::{Request, RequestError, invalid};
use crate::view::View;

const INVITATION: &str = "Tap a square, or type a name, a column and a row, or an index.";
const SENTINEL: &str = "Every place off the board is the sentinel, 64, and it has no name.";
/// The longest status, for which the page reserves space.
const LONGEST: &str = "There's no column -10 on the board. Every place off \
                       the board is the sentinel, 64, and it has no name.";

/// The chosen square, if any, and the contents of the inputs.
#[derive(Default)]
struct Choice {
    square: Option<Square>,
    name: String,
    column: String,
    row: String,
    index: String,
    status: String,
}

/// Returns the view of a board `point`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let choice = Choice::from_request(request)?;
    let mut view = View::with_sentinel(request)?;
    view.drawing.add_strip(choice.square);
    if let Some(square) = choice.square {
        view.mark(square, Mark::Ring, "chosen");
    }
    view.keep("place", choice.place());
    view.status = choice.status;
    view.add_field("name", "text", labels::NAME, choice.name);
    view.add_field("column", "number", labels::COLUMN, choice.column);
    view.add_field("row", "number", labels::ROW, choice.row);
    view.add_field("index", "number", labels::INDEX, choice.index);
    view.chooses_on_focus = true;
    view.reserve(&[LONGEST]);
    Ok(view)
}

impl Choice {
    fn from_request(request: &Request) -> Result<Self, RequestError> {
        if let Some(square) = request.chosen_square()? {
            return Ok(Self::from_square(square));
        }
        if let Some(name) = request.text("name") {
            return Self::from_name(name);
        }
        if let Some(index) = request.text("index") {
            return Self::from_index(index);
        }
        let place = request.text("place");
        let (column, row) = place
            .and_then(|place| place.split_once(','))
            .unwrap_or_default();
        match (request.text("column"), request.text("row"), place) {
            (Some(column), _, _) => Self::from_coordinates(column, row),
            (_, Some(row), _) => Self::from_coordinates(column, row),
            (_, _, Some("64")) => Ok(Self::from_square(Square::OVERFLOW)),
            (_, _, Some(_)) => Self::from_coordinates(column, row),
            (_, _, None) => {
                let square: Option<Square> = request.get("square")?;
                Ok(square.map_or_else(Self::none, Self::from_square))
            }
        }
    }

    fn from_square(square: Square) -> Self {
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

    /// Returns the choice while no square is chosen.
    fn none() -> Self {
        Self {
            status: INVITATION.to_owned(),
            ..Self::default()
        }
    }

    fn from_name(name: &str) -> Result<Self, RequestError> {
        // The event is sent with every keystroke, so a single letter is no error.
        if name.chars().count() < 2 {
            return Ok(Self {
                name: name.to_owned(),
                ..Self::none()
            });
        }
        name.parse().map(Self::from_square).map_err(invalid)
    }

    fn from_index(text: &str) -> Result<Self, RequestError> {
        if text.is_empty() {
            return Ok(Self::none());
        }
        let index: i32 = parse_number("index", text)?;
        let square = usize::try_from(index).map_or(Square::OVERFLOW, Square::new);
        let choice = Self::from_square(square);
        if (0..=64).contains(&index) {
            return Ok(choice);
        }
        Ok(Self {
            status: format!("There's no square {index}. {}", choice.status),
            index: index.to_string(),
            ..choice
        })
    }

    fn from_coordinates(column: &str, row: &str) -> Result<Self, RequestError> {
        let incomplete = Self {
            column: column.to_owned(),
            row: row.to_owned(),
            ..Self::none()
        };
        if column.is_empty() || row.is_empty() {
            return Ok(incomplete);
        }
        let x = parse_number("column", column)?;
        let y = parse_number("row", row)?;
        let choice = Self::from_square(Square::at(x, y));
        let problem = if !(0..8).contains(&x) {
            format!("There's no column {x} on the board.")
        } else if !(0..8).contains(&y) {
            format!("There's no row {y} on the board.")
        } else {
            return Ok(choice);
        };
        Ok(Self {
            status: format!("{problem} {SENTINEL}"),
            index: choice.index,
            square: choice.square,
            ..incomplete
        })
    }

    /// Returns the value of the kept field `place`.
    fn place(&self) -> String {
        match self.square {
            Some(_) if self.column.is_empty() => "64".to_owned(),
            _ => format!("{},{}", self.column, self.row),
        }
    }
}

fn parse_number(field: &'static str, text: &str) -> Result<i32, RequestError> {
    text.parse()
        .map_err(|_| invalid(format!("the {field} is a number, not {text:?}")))
}
