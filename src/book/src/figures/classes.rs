//! The class diagram of chapter 7: what holds what, and who can decide.

use live::svg::{Rect, Svg};

/// The size of the figure.
const SIZE: (i32, i32) = (576, 372);
/// The size of a box.
const BOX: (i32, i32) = (164, 58);
/// From the middle of a box to the middle of the next one.
const STEP: (i32, i32) = (190, 100);
/// The middle of the first box.
const FIRST: (i32, i32) = (94, 38);

/// A type: its column and row, its name, and what it has or does.
struct Class {
    place: (i32, i32),
    name: &'static str,
    about: &'static str,
    /// Whether it's no type of this chapter: a trait, or a type to come.
    is_dashed: bool,
}

const fn class(
    place: (i32, i32),
    name: &'static str,
    about: &'static str,
    is_dashed: bool,
) -> Class {
    Class {
        place,
        name,
        about,
        is_dashed,
    }
}

const CLASSES: [Class; 8] = [
    class((1, 0), "Session", "asks and shows", false),
    class((0, 1), "Player", "name, color, wins", false),
    class((1, 1), "Mover", "chooses a command", true),
    class((2, 1), "Game", "place, pass, undo", false),
    class((1, 2), "Keyboard", "people, typing", false),
    class((2, 2), "Rules", "start, house rule", false),
    class((1, 3), "a computer", "in chapter 13", true),
    class((2, 3), "Position", "board, whose turn", false),
];

/// Who has whom, and how many: the line, and where its number is.
const HELD: [(&str, (i32, i32), &str); 5] = [
    (
        "M244 67V86Q244 92 238 92H100Q94 92 94 98V109",
        (106, 106),
        "2",
    ),
    ("M284 67V109", (296, 104), "1"),
    (
        "M324 67V86Q324 92 330 92H468Q474 92 474 98V109",
        (462, 106),
        "1",
    ),
    ("M464 167V209", (476, 204), "1"),
    (
        "M556 138H562Q568 138 568 144V332Q568 338 562 338H556",
        (530, 300),
        "1 or more",
    ),
];

/// The two that can decide, and the head that points at what they can be.
const MOVERS: [&str; 2] = [
    "M284 209V181",
    "M202 338H196Q190 338 190 332V196Q190 190 196 190H284",
];
const HEAD: &str = "M284 167l-9 14h18z";

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
         and a Game. A Game has Rules and one or more Positions. Mover is a \
         trait: a Keyboard is one, and so is a computer.",
        boxes.join(", ")
    )
}

impl Class {
    fn paint(&self, svg: &mut Svg) {
        let (x, y) = (
            FIRST.0 + self.place.0 * STEP.0,
            FIRST.1 + self.place.1 * STEP.1,
        );
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
