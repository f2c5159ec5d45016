//! The files of a database: the way to a game, and from a game to its names.

use page_boards::svg::{Point, Rect, Svg};

/// Where each file begins, with its name before it and without, and how high
/// its cells are.
const LEFT: i32 = 24;
const AFTER_NAME: i32 = 114;
const HEIGHT: i32 = 28;
const HEADER: u64 = 16;
const GAME: u64 = 68;
/// The bytes of a name in each list.
const PLAYER: u64 = 20;
const TOURNAMENT: u64 = 26;

/// A part of a file: what's in it, how wide it's drawn, and its first byte,
/// where that is of interest.
type Part = (&'static str, i32, Option<u64>);

/// The byte where something begins, if so many are before it.
const fn begins(before: u64, size: u64) -> Option<u64> {
    Some(HEADER + size * before)
}

const GAMES: [Part; 6] = [
    ("header", 62, Some(0)),
    ("game 1", 66, begins(0, GAME)),
    ("game 2", 66, begins(1, GAME)),
    ("…", 30, None),
    ("game 804", 82, begins(803, GAME)),
    ("…", 30, begins(804, GAME)),
];

const TOURNAMENTS: [Part; 3] = [
    ("header", 58, None),
    ("Diverses parties", 126, begins(0, TOURNAMENT)),
    ("…", 28, None),
];

const BYTES: [Part; 7] = [
    ("00 00", 58, begins(803, GAME)),
    ("11 00", 58, None),
    ("08 00", 58, None),
    ("23", 30, None),
    ("1c", 30, None),
    ("38", 30, None),
    ("…", 28, None),
];

const PLAYERS: [Part; 6] = [
    ("header", 58, None),
    ("…", 20, None),
    ("Thor (quin/becquet)", 150, begins(8, PLAYER)),
    ("…", 20, None),
    ("Ralle Paul", 82, begins(17, PLAYER)),
    ("…", 20, None),
];

/// A file with a jump over the games before number 804.
pub(super) fn jump() -> String {
    let mut svg = Svg::default();
    paint(&mut svg, &GAMES, (LEFT, 48));
    let (start, game) = (LEFT, LEFT + left(&GAMES, 4));
    svg.path(
        "circle-arrow",
        &format!("M{start} 44C{start} 4 {game} 4 {game} 42m-4-8l4 8l4-8"),
    );
    write(&mut svg, "seek", (start + game) / 2, 32);
    let at = |part: usize| comma(GAMES[part].2.unwrap_or_default());
    let alternative = format!(
        "A file in one row: the header, game 1 at byte {}, game 2 at byte {}, \
         and so on, up to game 804 at byte {}. An arrow leads from the \
         beginning straight to game 804.",
        at(1),
        at(2),
        at(4)
    );
    svg.document((384, 98), 14, &alternative)
}

/// The first bytes of game 804, and the names that they lead to.
pub(super) fn names() -> String {
    let mut svg = Svg::default();
    let files: [(&[Part], &str, i32); 3] = [
        (&TOURNAMENTS, "WTHOR.TRN", 8),
        (&BYTES, "WTH_1990.wtb", 86),
        (&PLAYERS, "WTHOR.JOU", 164),
    ];
    for (parts, name, top) in files {
        paint(&mut svg, parts, (AFTER_NAME, top));
        write(&mut svg, name, AFTER_NAME / 2, top + HEIGHT / 2);
    }
    write(&mut svg, "game 804 of", AFTER_NAME / 2, 84);
    // From the middle of a number to the name that it stands for.
    let down = |number: usize, name: usize| {
        let start = (AFTER_NAME + center(&BYTES, number), 88 + HEIGHT);
        arrow(start, (AFTER_NAME + center(&PLAYERS, name), 162))
    };
    let up = AFTER_NAME + center(&TOURNAMENTS, 1);
    let ways = [
        arrow((AFTER_NAME + center(&BYTES, 0), 84), (up, 10 + HEIGHT)),
        down(1, 4),
        down(2, 2),
    ];
    svg.path("circle-arrow", &ways.concat());
    let alternative = format!(
        "Game 804 begins with 00 00, 11 00 and 08 00. An arrow leads from 00 \
         00 to the name at byte {} of WTHOR.TRN, Diverses parties; one from \
         11 00 to byte {} of WTHOR.JOU, Ralle Paul; and one from 08 00 to byte \
         {} of it, Thor (quin/becquet).",
        TOURNAMENTS[1].2.unwrap_or_default(),
        PLAYERS[4].2.unwrap_or_default(),
        PLAYERS[2].2.unwrap_or_default()
    );
    svg.document((468, 210), 13, &alternative)
}

/// How far a part is from the beginning of its file.
fn left(parts: &[Part], number: usize) -> i32 {
    parts[..number].iter().map(|it| it.1).sum()
}

/// How far its middle is.
fn center(parts: &[Part], number: usize) -> i32 {
    left(parts, number) + parts[number].1 / 2
}

/// A file in one row, with the bytes where its parts begin below it.
fn paint(svg: &mut Svg, parts: &[Part], (start, y): (i32, i32)) {
    for (number, &(text, width, begins)) in parts.iter().enumerate() {
        let x = start + left(parts, number);
        let frame = Rect {
            x,
            y,
            width,
            height: HEIGHT,
        };
        svg.rect("circle-box", frame);
        write(svg, text, x + width / 2, y + HEIGHT / 2);
        if let Some(byte) = begins {
            write(svg, &comma(byte), x, y + HEIGHT + 13);
        }
    }
}

fn write(svg: &mut Svg, text: &str, x: i32, y: i32) {
    svg.text_around("board-text", Point::from((x, y + 5)), text);
}

/// A number as people write it.
fn comma(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        _ => format!("{},{:03}", number / 1_000, number % 1_000),
    }
}

/// The lines of an arrow.
fn arrow(start: (i32, i32), tip: (i32, i32)) -> String {
    let (start, tip) = (Point::from(start), Point::from(tip));
    let (dx, dy) = (tip.x - start.x, tip.y - start.y);
    let length = dx.hypot(dy);
    let (dx, dy) = (8.0 * dx / length, 8.0 * dy / length);
    let side = |turn: f32| Point {
        x: tip.x - dx - turn * dy,
        y: tip.y - dy + turn * dx,
    };
    format!("M{start}L{tip}M{}L{tip}L{}", side(0.5), side(-0.5))
}
