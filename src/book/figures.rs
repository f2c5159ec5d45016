//! Figures: a `board` block of a page says what to draw, the chapters'
//! crates say what is there, and [`svg`](super::svg) draws it.

use std::error::Error;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use end_of_game::{Position, read_transcript, referee};
use serde::Deserialize;
use toml::Spanned;

use super::html;
use super::moves::{self, Seen};
use super::positions;
use super::svg::{self, Arrow, Drawing, Mark, Place};
use super::words::and;

/// What a `board` block may say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    title: String,
    position: Option<Spanned<String>>,
    diagram: Option<Spanned<String>>,
    transcript: Option<Spanned<String>>,
    to_move: Option<Spanned<String>>,
    #[serde(default)]
    moves: bool,
    #[serde(rename = "move")]
    played: Option<Spanned<String>>,
    squares: Option<Spanned<String>>,
    ray: Option<Spanned<String>>,
    labels: Option<Labels>,
    #[serde(default)]
    sentinel: bool,
}

/// What stands in the empty squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Labels {
    Names,
    Indexes,
}

/// What is wrong with a `board` block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongFigure {
    /// The line inside the block, counted from 1.
    pub line: usize,
    message: String,
}

impl fmt::Display for WrongFigure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for WrongFigure {}

impl WrongFigure {
    fn at(body: &str, span: Range<usize>, message: impl fmt::Display) -> Self {
        Self {
            line: body[..span.start].matches('\n').count() + 1,
            message: message.to_string(),
        }
    }
}

/// The figures of one page, numbered.
#[derive(Debug)]
pub struct Figures {
    chapter: Option<u32>,
    drawn: u32,
}

impl Figures {
    /// The figures of a chapter's page, or of a page that is no chapter's.
    pub fn new(chapter: Option<u32>) -> Self {
        Self { chapter, drawn: 0 }
    }

    /// The page's next figure, as one line of HTML.
    ///
    /// # Errors
    ///
    /// When the block is not TOML, or says what no board can show.
    pub fn figure(&mut self, body: &str) -> Result<String, WrongFigure> {
        let figure = Figure::read(body)?;
        self.drawn += 1;
        let number = match self.chapter {
            Some(chapter) => format!("Figure {chapter}.{}: ", self.drawn),
            None => String::new(),
        };
        Ok(format!(
            "<figure class=\"board\">{}<figcaption>{number}{}</figcaption>\
             </figure>",
            figure.drawing.to_svg(&figure.seen.join(" ")),
            html::escape(&figure.title)
        ))
    }
}

/// A drawing, and the sentences that say what it shows.
struct Figure {
    title: String,
    drawing: Drawing,
    seen: Vec<String>,
}

impl Figure {
    fn read(body: &str) -> Result<Self, WrongFigure> {
        let block: Block = toml::from_str(body).map_err(|error| {
            let span = error.span().unwrap_or_default();
            WrongFigure::at(body, span, error.message())
        })?;
        let mut figure = Self {
            title: block.title.clone(),
            drawing: Drawing {
                columns: 8,
                rows: 8,
                ..Drawing::default()
            },
            seen: Vec::new(),
        };
        let mut position = read_position(body, &block)?;
        if block.moves {
            figure.see(moves::legal(&position));
        }
        if let Some(name) = &block.played {
            position = figure.play(body, name, &position)?;
        }
        figure.board(&position.board);
        figure.squares(body, block.squares.as_ref())?;
        figure.ray(body, block.ray.as_ref())?;
        figure.labels(&position.board, block.labels);
        figure.sentinel(block.sentinel);
        Ok(figure)
    }

    fn see(&mut self, seen: Seen) {
        let marks = seen.marks.into_iter();
        self.drawing
            .marks
            .extend(marks.map(|(it, mark)| (place(it), mark)));
        self.seen.push(seen.sentence);
    }

    fn play(
        &mut self,
        body: &str,
        name: &Spanned<String>,
        before: &Position,
    ) -> Result<Position, WrongFigure> {
        let (after, seen) = moves::played(before, parse(body, name)?)
            .map_err(|why| WrongFigure::at(body, name.span(), why))?;
        self.see(seen);
        Ok(after)
    }

    /// Draws the discs and the borders, if there are any.
    fn board(&mut self, board: &Board) {
        for square in Square::all() {
            let (place, drawing) = (place(square), &mut self.drawing);
            match board[square] {
                Cell::Black => drawing.discs.push((place, svg::Disc::Black)),
                Cell::White => drawing.discs.push((place, svg::Disc::White)),
                Cell::Border => drawing.borders.push(place),
                Cell::Empty => {}
            }
        }
        let name = if *board == Board::start() {
            "start: "
        } else {
            ""
        };
        if *board != Board::empty() {
            let seen = sentence(&format!("{name}{}", contents(board)));
            self.seen.push(seen);
        }
    }

    fn squares(
        &mut self,
        body: &str,
        names: Option<&Spanned<String>>,
    ) -> Result<(), WrongFigure> {
        let Some(names) = names else { return Ok(()) };
        let mut squares = Vec::new();
        for name in names.as_ref().split_whitespace() {
            squares.push(read(body, names, name)?);
        }
        let marks = squares.iter().map(|&it| (place(it), Mark::Ring));
        self.drawing.marks.extend(marks);
        let all: Vec<_> = squares.iter().map(Square::to_string).collect();
        self.seen.push(format!("Highlighted: {}.", and(&all)));
        Ok(())
    }

    fn ray(
        &mut self,
        body: &str,
        text: Option<&Spanned<String>>,
    ) -> Result<(), WrongFigure> {
        let Some(text) = text else { return Ok(()) };
        let Some((square, direction)) = text.as_ref().trim().split_once(' ')
        else {
            let message = "a ray is a square and a direction: \"c6 NE\"";
            return Err(WrongFigure::at(body, text.span(), message));
        };
        let from: Square = read(body, text, square)?;
        let direction: Direction = read(body, text, direction.trim())?;
        self.walk(from, direction);
        Ok(())
    }

    /// An arrow over the squares of a ray, with a dot on each.
    fn walk(&mut self, from: Square, direction: Direction) {
        let walk: Vec<_> = ray(from, direction).collect();
        let (dx, dy) = directions::other_ways::offset(direction);
        let last = place(walk.last().copied().unwrap_or(from));
        let to = Place {
            column: last.column + dx,
            row: last.row + dy,
        };
        let from_place = place(from);
        self.drawing.arrows.push(Arrow {
            from: from_place,
            to,
        });
        let stops = [from].into_iter().chain(walk.iter().copied());
        let dots = stops.map(|square| (place(square), Mark::Dot));
        self.drawing.marks.extend(dots);
        self.seen.push(route(from, direction, &walk));
    }

    fn labels(&mut self, board: &Board, labels: Option<Labels>) {
        let Some(labels) = labels else { return };
        let empty = Square::all().filter(|&it| board[it] == Cell::Empty);
        let text = |square: Square| match labels {
            Labels::Names => square.to_string(),
            Labels::Indexes => square.index().to_string(),
        };
        let labeled = empty.map(|square| (place(square), text(square)));
        self.drawing.labels.extend(labeled);
        let (first, last) = (Square::new(0), Square::new(63));
        self.seen.push(match labels {
            Labels::Names => format!(
                "Each empty square shows its name, from {first} in the upper \
                 left corner to {last} in the lower right one."
            ),
            Labels::Indexes => format!(
                "Each empty square shows its index, from {} on {first}, row \
                 by row, to {} on {last}.",
                first.index(),
                last.index()
            ),
        });
    }

    fn sentinel(&mut self, wanted: bool) {
        if wanted {
            let index = Square::OVERFLOW.index().to_string();
            self.seen.push(format!(
                "A cell apart from the board is the sentinel, {index}."
            ));
            self.drawing.apart = Some(index);
        }
    }
}

/// The position that the block starts from. Without a word about it, the board
/// is empty.
fn read_position(body: &str, block: &Block) -> Result<Position, WrongFigure> {
    let given = [&block.position, &block.diagram, &block.transcript];
    if let [_, second, ..] = given.into_iter().flatten().collect::<Vec<_>>()[..]
    {
        let message = "a figure has a `position`, a `diagram` or a \
                       `transcript`; leave out all but one";
        return Err(WrongFigure::at(body, second.span(), message));
    }
    let mut position = Position {
        board: Board::empty(),
        to_move: Disc::Black,
    };
    if let Some(name) = &block.position {
        position = named(body, name)?;
    }
    if let Some(diagram) = &block.diagram {
        position.board = parse(body, diagram)?;
    }
    if let Some(transcript) = &block.transcript {
        position = replay(body, transcript)?;
    }
    if let Some(color) = &block.to_move {
        position.to_move = parse(body, color)?;
    }
    Ok(position)
}

fn named(body: &str, name: &Spanned<String>) -> Result<Position, WrongFigure> {
    if name.as_ref() == "empty" {
        return Ok(Position {
            board: Board::empty(),
            to_move: Disc::Black,
        });
    }
    positions::named(name.as_ref()).ok_or_else(|| {
        let names: Vec<_> = positions::names().collect();
        let message = format!(
            "no position is called \"{}\"; write empty, {}, or give a \
             `diagram` or a `transcript`",
            name.as_ref(),
            names.join(", ")
        );
        WrongFigure::at(body, name.span(), message)
    })
}

fn replay(body: &str, text: &Spanned<String>) -> Result<Position, WrongFigure> {
    let wrong =
        |why: &dyn fmt::Display| WrongFigure::at(body, text.span(), why);
    let plies = read_transcript(text.as_ref()).map_err(|why| wrong(&why))?;
    let game = referee(Position::start(), &plies).map_err(|why| wrong(&why))?;
    Ok(game.position)
}

fn parse<T>(body: &str, text: &Spanned<String>) -> Result<T, WrongFigure>
where
    T: FromStr<Err: fmt::Display>,
{
    read(body, text, text.as_ref())
}

/// Reads a part of a value.
fn read<T>(
    body: &str,
    value: &Spanned<String>,
    part: &str,
) -> Result<T, WrongFigure>
where
    T: FromStr<Err: fmt::Display>,
{
    part.parse()
        .map_err(|error| WrongFigure::at(body, value.span(), error))
}

/// `From c6 to the north-east: d5, e4, f3, g2, h1, then off the board.`
fn route(from: Square, direction: Direction, walk: &[Square]) -> String {
    let names: Vec<_> = walk.iter().map(Square::to_string).collect();
    let end = match names.as_slice() {
        [] => "at once off the board".to_owned(),
        names => format!("{}, then off the board", names.join(", ")),
    };
    format!("From {from} to the {direction}: {end}.")
}

fn place(square: Square) -> Place {
    Place {
        column: square.column(),
        row: square.row(),
    }
}

/// `white discs on d4 and e5, black discs on d5 and e4, 60 empty squares`.
fn contents(board: &Board) -> String {
    let mut parts = Vec::new();
    for (cell, color) in [(Cell::White, "white"), (Cell::Black, "black")] {
        let on = Square::all().filter(|&square| board[square] == cell);
        let names: Vec<_> = on.map(|square| square.to_string()).collect();
        match names.as_slice() {
            [] => {}
            [only] => parts.push(format!("a {color} disc on {only}")),
            many => parts.push(format!("{color} discs on {}", and(many))),
        }
    }
    parts.push(match board.count(Cell::Empty) {
        0 => "no empty square".to_owned(),
        1 => "1 empty square".to_owned(),
        many => format!("{many} empty squares"),
    });
    match board.count(Cell::Border) {
        0 => {}
        many => parts.push(format!("{many} squares of border")),
    }
    parts.join(", ")
}

/// A capital letter in front, a full stop behind.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}
