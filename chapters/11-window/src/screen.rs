use board::Square;

/// A point of the screen: `x` grows to the right, `y` downward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The distance from the left edge of the screen.
    pub x: i32,
    /// The distance from the top edge of the screen.
    pub y: i32,
}

/// The location and size of a board on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The top left corner of the board.
    pub corner: Point,
    /// The width of one square, at least 1.
    pub square_width: i32,
    /// The height of one square, at least 1.
    pub square_height: i32,
}

impl Screen {
    /// The board of the Visual Basic article: 208 pixels wide and high, 17
    /// pixels from the left and from the top. A square is 26 pixels wide.
    pub const ARTICLE: Screen = Screen {
        corner: Point { x: 17, y: 17 },
        square_width: 26,
        square_height: 26,
    };

    /// Returns the top left corner of a square; `None` for the sentinel.
    pub fn corner_of(&self, square: Square) -> Option<Point> {
        square.is_on_board().then(|| Point {
            x: self.corner.x + square.column() * self.square_width,
            y: self.corner.y + square.row() * self.square_height,
        })
    }

    /// Returns the square that contains a point, or the sentinel for a point
    /// beside the board.
    pub fn square_at(&self, point: Point) -> Square {
        let right = point.x.saturating_sub(self.corner.x);
        let down = point.y.saturating_sub(self.corner.y);
        Square::at(
            right.div_euclid(self.square_width),
            down.div_euclid(self.square_height),
        )
    }
}
