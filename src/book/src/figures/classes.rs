//! The class diagram of chapter 7: what holds what, and who can decide.

use page_boards::svg::{Rect, Svg};

/// The size of the figure: narrow enough to be read on a phone.
const SIZE: (i32, i32) = (388, 396);
/// The size of a box.
const BOX: (i32, i32) = (156, 52);
/// The middle of the left column, of the figure and of the right column.
const LEFT: i32 = 100;
const MIDDLE: i32 = 194;
const RIGHT: i32 = 288;
/// The middle of the first row, and how far apart the rows are.
const FIRST: i32 = 30;
const STEP: i32 = 84;

/// A type: the middle of its box and its row, its name, and what it has or
/// does.
struct Class {
    middle: i32,
    row: i32,
    name: &'static str,
    about: &'static str,
    /// Whether it's a type to come.
    is_dashed: bool,
}

const fn class(
    (middle, row): (i32, i32),
    name: &'static str,
    about: &'static str,
    is_dashed: bool,
) -> Class {
    Class {
        middle,
        row,
        name,
        about,
        is_dashed,
    }
}

const CLASSES: [Class; 8] = [
    class((MIDDLE, 0), "Session", "asks and shows", false),
    class((LEFT, 1), "Player", "name, color, wins", false),
    class((RIGHT, 1), "Othello", "place, pass, undo", false),
    class((LEFT, 3), "Mover (trait)", "chooses a command", false),
    class((RIGHT, 2), "Rules", "start, house rule", false),
    class((LEFT, 4), "Keyboard", "people, typing", false),
    class((RIGHT, 3), "Position", "board, whose turn", false),
    class((RIGHT, 4), "a computer", "in chapter 15", true),
];

/// Who has whom, and how many: the line, and where its number is.
const HELD: [(&str, (i32, i32), &str); 5] = [
    (
        "M146 56V66Q146 72 140 72H106Q100 72 100 78V88",
        (112, 85),
        "2",
    ),
    (
        "M242 56V66Q242 72 248 72H282Q288 72 288 78V88",
        (276, 85),
        "1",
    ),
    ("M194 56V276Q194 282 188 282H178", (186, 275), "1"),
    ("M288 140V172", (298, 163), "1"),
    (
        "M366 114H374Q380 114 380 120V276Q380 282 374 282H366",
        (342, 247),
        "1 or more",
    ),
];

/// The two that can decide, and the head that points at what they can be.
const MOVERS: [&str; 2] = ["M100 340V322", "M288 340V337Q288 331 282 331H100"];
const HEAD: &str = "M100 308l-9 14h18z";

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    for (line, (x, y), count) in HELD {
        svg.path("class-line", line);
        svg.text_around("board-text", (x, y).into(), count);
    }
    for line in MOVERS {
        svg.path("class-line", line);
    }
    svg.path("class-head", HEAD);
    for class in &CLASSES {
        class.paint(&mut svg);
    }
    svg.document(SIZE, 11, &alternative())
}

fn alternative() -> String {
    let boxes = CLASSES.map(|it| format!("{} ({})", it.name, it.about));
    format!(
        "A class diagram with the boxes {}. A Session has two Players, a Mover \
         and an Othello, which has Rules and one or more Positions. Mover is a \
         trait: a Keyboard is one, and so is a computer.",
        boxes.join(", ")
    )
}

impl Class {
    fn paint(&self, svg: &mut Svg) {
        let (x, y) = (self.middle, FIRST + self.row * STEP);
        let (width, height) = BOX;
        let class = match self.is_dashed {
            true => "board-apart",
            false => "class-box",
        };
        let frame = Rect {
            x: x - width / 2,
            y: y - height / 2,
            width,
            height,
        };
        svg.rect(class, frame);
        svg.text_around("class-name", (x, y - 6).into(), self.name);
        svg.text_around("board-text", (x, y + 16).into(), self.about);
    }
}
