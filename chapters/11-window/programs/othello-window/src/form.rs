use board::Square;
use ratatui::layout::{Position, Rect};
use window::{Point, Screen};

use crate::Button;

/// Where everything is on a screen of a certain size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The whole form, in the middle of the screen.
    pub area: Rect,
    /// Where the squares are.
    pub board: Screen,
    /// The message box.
    pub messages: Rect,
    /// The scores and whose turn it is.
    pub status: Rect,
    /// The number of the game in its file.
    pub number: Rect,
    /// The buttons.
    pub buttons: Vec<(Button, Rect)>,
}

/// A way to lay the form out, with places counted from its upper left corner.
struct Plan {
    size: (u16, u16),
    /// The width and height of a square.
    square: (u16, u16),
    messages: Rect,
    status: Rect,
    /// Where each group of buttons begins.
    groups: [(u16, u16); 4],
}

/// The first square is below the letters and right of the numbers.
const CORNER: (u16, u16) = (2, 1);

/// The plans, the largest first.
const PLANS: [Plan; 3] = [
    Plan {
        size: (110, 36),
        square: (8, 4),
        messages: Rect::new(71, 0, 39, 14),
        status: Rect::new(72, 17, 38, 4),
        groups: [(72, 27), (72, 31), (72, 29), (72, 33)],
    },
    Plan {
        size: (80, 22),
        square: (4, 2),
        messages: Rect::new(40, 0, 40, 10),
        status: Rect::new(41, 11, 39, 4),
        groups: [(2, 20), (41, 16), (41, 18), (41, 20)],
    },
    Plan {
        size: (40, 20),
        square: (3, 1),
        messages: Rect::new(0, 13, 40, 7),
        status: Rect::new(27, 1, 13, 4),
        groups: [(0, 10), (20, 10), (0, 11), (0, 12)],
    },
];

impl Form {
    /// The least width and height that a form needs.
    pub const LEAST: (u16, u16) = PLANS[PLANS.len() - 1].size;

    /// The largest form that fits in this area; `None` when none does.
    pub fn new(area: Rect) -> Option<Form> {
        let fits = |plan: &&Plan| {
            plan.size.0 <= area.width && plan.size.1 <= area.height
        };
        let plan = PLANS.iter().find(fits)?;
        let (width, height) = plan.size;
        Some(plan.at(Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        }))
    }

    /// The square at a place of the screen; the sentinel when it's beside the
    /// board.
    pub fn square_at(&self, place: Position) -> Square {
        self.board.square_at(Point {
            x: place.x.into(),
            y: place.y.into(),
        })
    }

    /// The button at a place of the screen.
    pub fn button_at(&self, place: Position) -> Option<Button> {
        let is_here = |(_, area): &&(Button, Rect)| area.contains(place);
        self.buttons.iter().find(is_here).map(|&(button, _)| button)
    }
}

impl Plan {
    /// The form in this area.
    fn at(&self, area: Rect) -> Form {
        let moved = |part: Rect| Rect {
            x: area.x + part.x,
            y: area.y + part.y,
            ..part
        };
        let (x, y) = self.groups[2];
        Form {
            area,
            board: self.board(area),
            messages: moved(self.messages),
            status: moved(self.status),
            number: moved(Rect::new(x + 15, y, 23, 1)),
            buttons: self
                .buttons()
                .map(|(button, area)| (button, moved(area)))
                .collect(),
        }
    }

    fn board(&self, area: Rect) -> Screen {
        Screen {
            corner: Point {
                x: (area.x + CORNER.0).into(),
                y: (area.y + CORNER.1).into(),
            },
            square_width: self.square.0.into(),
            square_height: self.square.1.into(),
        }
    }

    /// The buttons of each group are in a row, one space apart.
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
