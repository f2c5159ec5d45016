use board::Square;
use ratatui::layout::{Position, Rect};
use window::{Point, Screen};

use crate::Button;

/// The areas of the form's parts on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The whole form, centered on the screen.
    pub area: Rect,
    /// The location and size of the squares.
    pub board: Screen,
    /// The message box.
    pub messages: Rect,
    /// The scores and the player to move.
    pub status: Rect,
    /// The number of the game in its file.
    pub number: Rect,
    /// The buttons and their areas.
    pub buttons: Vec<(Button, Rect)>,
}

/// A layout of the form, with coordinates relative to its upper left corner.
struct Layout {
    /// The width and height of the form.
    size: (u16, u16),
    /// The width and height of a square.
    square: (u16, u16),
    messages: Rect,
    status: Rect,
    /// The left end of each row of buttons.
    groups: [(u16, u16); 4],
}

/// The upper left corner of the board, below the letters and right of the
/// numbers.
const BOARD_CORNER: (u16, u16) = (2, 1);

/// The layouts, the largest first.
const LAYOUTS: [Layout; 3] = [
    Layout {
        size: (110, 36),
        square: (8, 4),
        messages: Rect::new(71, 0, 39, 14),
        status: Rect::new(72, 17, 38, 4),
        groups: [(72, 27), (72, 31), (72, 29), (72, 33)],
    },
    Layout {
        size: (80, 22),
        square: (4, 2),
        messages: Rect::new(40, 0, 40, 10),
        status: Rect::new(41, 11, 39, 4),
        groups: [(2, 20), (41, 16), (41, 18), (41, 20)],
    },
    Layout {
        size: (40, 20),
        square: (3, 1),
        messages: Rect::new(0, 13, 40, 7),
        status: Rect::new(27, 1, 13, 4),
        groups: [(0, 10), (20, 10), (0, 11), (0, 12)],
    },
];

impl Form {
    /// The width and height of the smallest form.
    pub const MIN_SIZE: (u16, u16) = LAYOUTS[LAYOUTS.len() - 1].size;

    /// Returns the largest form that fits in this area; `None` if none fits.
    pub fn new(area: Rect) -> Option<Form> {
        let fits = |layout: &&Layout| {
            layout.size.0 <= area.width && layout.size.1 <= area.height
        };
        let layout = LAYOUTS.iter().find(fits)?;
        let (width, height) = layout.size;
        Some(layout.place_in(Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        }))
    }

    /// Returns the square at a position of the screen, or the sentinel beside
    /// the board.
    pub fn square_at(&self, position: Position) -> Square {
        self.board.square_at(Point {
            x: position.x.into(),
            y: position.y.into(),
        })
    }

    /// Returns the button at a position of the screen.
    pub fn button_at(&self, position: Position) -> Option<Button> {
        let is_hit = |(_, area): &&(Button, Rect)| area.contains(position);
        self.buttons.iter().find(is_hit).map(|&(button, _)| button)
    }
}

impl Layout {
    /// Returns the form with its upper left corner at that of the area.
    fn place_in(&self, area: Rect) -> Form {
        let offset = |part: Rect| Rect {
            x: area.x + part.x,
            y: area.y + part.y,
            ..part
        };
        let (x, y) = self.groups[2];
        Form {
            area,
            board: self.board(area),
            messages: offset(self.messages),
            status: offset(self.status),
            number: offset(Rect::new(x + 15, y, 23, 1)),
            buttons: self
                .buttons()
                .map(|(button, area)| (button, offset(area)))
                .collect(),
        }
    }

    /// Returns the location and size of the board.
    fn board(&self, area: Rect) -> Screen {
        Screen {
            corner: Point {
                x: (area.x + BOARD_CORNER.0).into(),
                y: (area.y + BOARD_CORNER.1).into(),
            },
            square_width: self.square.0.into(),
            square_height: self.square.1.into(),
        }
    }

    /// Returns the buttons and their relative areas. Each group is a row with a
    /// space between the buttons.
    fn buttons(&self) -> impl Iterator<Item = (Button, Rect)> {
        Button::GROUPS.into_iter().zip(self.groups).flat_map(
            |(group, (x, y))| {
                group.iter().scan(x, move |x, &button| {
                    let width = button.label().len() as u16;
                    let area = Rect::new(*x, y, width, 1);
                    *x += width + 1;
                    Some((button, area))
                })
            },
        )
    }
}
