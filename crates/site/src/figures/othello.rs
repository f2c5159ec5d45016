//! A figure of Othello's board.

use std::fmt;
use std::str::FromStr;

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use end_of_game::Position;
use page_boards::annotations::{self, Annotations};
use page_boards::describe;
use page_boards::drawing::{Arrow, Coord, Drawing, Mark};
use page_boards::english::{join_and, sentence};
use toml::Spanned;
use whole_games::{Ply, parse_transcript, referee};

use super::{Block, Fields, Mistake, Still, Text, request};

/// The figure of a block.
pub(super) fn still(block: &Block) -> Result<Still, Mistake> {
    let position = parse_position(block)?;
    let live = live_fields(block, &position)?;
    let figure = Figure::parse(block, &position)?;
    let svg = figure.drawing.to_svg(&figure.seen.join(" "));
    Ok(Still { svg, live })
}

/// A drawing, and the sentences that say what it shows.
#[derive(Default)]
struct Figure {
    drawing: Drawing,
    seen: Vec<String>,
}

impl Figure {
    fn parse(block: &Block, before: &Position) -> Result<Self, Mistake> {
        let mut figure = Self::default();
        if block.moves {
            figure.annotate(annotations::legal_moves(before));
        }
        // The still figure mustn't answer what the live one asks.
        let is_question = block.kind() == Some("predict");
        let move_asked = block.played.as_ref().filter(|_| is_question);
        let move_played = block.played.as_ref().filter(|_| !is_question);
        let position = match move_played {
            Some(name) => figure.play(name, before)?,
            None => *before,
        };
        figure.board(&position.board);
        figure.squares(move_asked.or(block.squares.as_ref()))?;
        figure.ray(block.ray.as_ref())?;
        let is_address = block.kind() == Some("point");
        let is_walk = block.kind() == Some("walk");
        if is_address || is_walk {
            figure.sentinel();
        }
        if is_address {
            figure.address(block.squares.as_ref())?;
        }
        Ok(figure)
    }

    fn annotate(&mut self, annotations: Annotations) {
        let marks = annotations.marks.into_iter();
        let marks = marks.map(|(square, mark)| (Coord::from(square), mark));
        self.drawing.marks.extend(marks);
        self.seen.push(annotations.sentence);
    }

    fn play(&mut self, name: &Text, before: &Position) -> Result<Position, Mistake> {
        let played = annotations::play(before, parse(name)?);
        let (after, annotations) = played.map_err(|why| Mistake::at(name.span(), why))?;
        self.annotate(annotations);
        Ok(after)
    }

    /// Draws the discs and the borders, if there are any.
    fn board(&mut self, board: &Board) {
        let marks = std::mem::take(&mut self.drawing.marks);
        self.drawing = Drawing {
            marks,
            ..Drawing::from_board(board)
        };
        if *board != Board::empty() {
            let is_start = *board == Board::start();
            let name = if is_start { "start: " } else { "" };
            let seen = sentence(&format!("{name}{}", describe::board(board)));
            self.seen.push(seen);
        }
    }

    fn squares(&mut self, names: Option<&Text>) -> Result<(), Mistake> {
        let Some(names) = names else { return Ok(()) };
        let parts = names.as_ref().split_whitespace();
        let squares: Result<Vec<Square>, _> = parts.map(|name| parse_part(names, name)).collect();
        let squares = squares?;
        let rings = squares.iter().map(|&square| (square.into(), Mark::Ring));
        self.drawing.marks.extend(rings);
        let names: Vec<_> = squares.iter().map(Square::to_string).collect();
        self.seen
            .push(format!("Highlighted: {}.", join_and(&names)));
        Ok(())
    }

    fn ray(&mut self, text: Option<&Text>) -> Result<(), Mistake> {
        let Some(text) = text else { return Ok(()) };
        let Some((square, direction)) = text.as_ref().trim().split_once(' ') else {
            let message = "write a ray as a square and a direction: \"c6 NE\"";
            return Err(Mistake::at(text.span(), message));
        };
        let from: Square = parse_part(text, square)?;
        let direction: Direction = parse_part(text, direction.trim())?;
        self.walk(from, direction);
        Ok(())
    }

    /// An arrow over the squares of a ray, with a dot on each.
    fn walk(&mut self, from: Square, direction: Direction) {
        let stops: Vec<_> = [from].into_iter().chain(ray(from, direction)).collect();
        let (dx, dy) = directions::other_ways::offset(direction);
        let mut to = Coord::from(stops[stops.len() - 1]);
        to.column += dx;
        to.row += dy;
        let arrow = Arrow {
            from: from.into(),
            to,
        };
        self.drawing.arrows.push(arrow);
        let dots = stops.into_iter().map(|square| (square.into(), Mark::Dot));
        self.drawing.marks.extend(dots);
        self.seen.push(describe::walk(from, direction));
    }

    fn sentinel(&mut self) {
        let index = Square::OVERFLOW.index();
        self.seen.push(format!(
            "A cell apart from the board is the sentinel, {index}."
        ));
        self.drawing.add_sentinel();
    }

    /// What the highlighted square is called.
    fn address(&mut self, name: Option<&Text>) -> Result<(), Mistake> {
        let square = name.map(parse).transpose()?;
        self.drawing.add_strip(square);
        self.seen.extend(square.map(describe::address));
        let strip = "Below the board, its 65 cells are in one strip.";
        self.seen.push(strip.to_owned());
        Ok(())
    }
}

/// The example positions of the documents that the book grew out of. The first columns
/// are a position's name, its transcript, the board and the color to move.
const POSITIONS: &str = include_str!("../../../../chapters/positions.csv");

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    POSITIONS
        .lines()
        .skip(1)
        .map(|row| row.split(';').collect())
}

fn row(name: &str) -> Option<Vec<&'static str>> {
    rows().find(|row| row[0] == name)
}

/// A board without discs, on which Black begins.
fn empty() -> Position {
    Position {
        board: Board::empty(),
        to_move: Disc::Black,
    }
}

/// The position that the block starts from. By default, the board is empty.
fn parse_position(block: &Block) -> Result<Position, Mistake> {
    let given = [&block.position, &block.diagram, &block.transcript];
    if let Some(second) = given.into_iter().flatten().nth(1) {
        let message = "a figure has a `position`, a `diagram` or a \
                       `transcript`; leave out all but one";
        return Err(Mistake::at(second.span(), message));
    }
    let mut position = empty();
    if let Some(name) = &block.position {
        position = named(name)?;
    }
    if let Some(diagram) = &block.diagram {
        position.board = parse(diagram)?;
    }
    if let Some(transcript) = &block.transcript {
        position = replay(transcript, block.after.as_ref())?;
    } else if let Some(after) = &block.after {
        let message = "`after` counts the moves of a `transcript`: add one";
        return Err(Mistake::at(after.span(), message));
    }
    if let Some(color) = &block.to_move {
        position.to_move = parse(color)?;
    }
    Ok(position)
}

fn named(name: &Text) -> Result<Position, Mistake> {
    let wanted = name.as_ref();
    if wanted == "empty" {
        return Ok(empty());
    }
    let read = |row: Vec<&str>| {
        Some(Position {
            board: row[2].parse().ok()?,
            to_move: row[3].parse().ok()?,
        })
    };
    row(wanted).and_then(read).ok_or_else(|| {
        let names = rows().map(|row| row[0]).collect::<Vec<_>>().join(", ");
        let message = format!(
            "there's no position called \"{wanted}\"; write empty, {names}, or \
             give a `diagram` or a `transcript`"
        );
        Mistake::at(name.span(), message)
    })
}

/// The position after the first `after` plies of a game, or after all of them.
/// The whole game has to be legal.
fn replay(text: &Text, after: Option<&Spanned<usize>>) -> Result<Position, Mistake> {
    let wrong = |why: &dyn fmt::Display| Mistake::at(text.span(), why);
    let follow = |plies: &[Ply]| referee(Position::start(), plies).map_err(|why| wrong(&why));
    let plies = parse_transcript(text.as_ref()).map_err(|why| wrong(&why))?;
    let game = follow(&plies)?;
    let Some(after) = after else {
        return Ok(game.position);
    };
    let seen = plies.get(..*after.as_ref()).ok_or_else(|| {
        let message = format!("the transcript has {} plies", plies.len());
        Mistake::at(after.span(), message)
    })?;
    Ok(follow(seen)?.position)
}

fn parse<T>(text: &Text) -> Result<T, Mistake>
where
    T: FromStr<Err: fmt::Display>,
{
    parse_part(text, text.as_ref())
}

/// Parses a part of a value.
fn parse_part<T>(value: &Text, part: &str) -> Result<T, Mistake>
where
    T: FromStr<Err: fmt::Display>,
{
    let parsed = part.parse();
    parsed.map_err(|error| Mistake::at(value.span(), error))
}

/// What the live board of a block gets. We ask once here, to be sure that the
/// board will have an answer.
fn live_fields(block: &Block, position: &Position) -> Result<Option<Fields>, Mistake> {
    let Some(kind) = &block.live else {
        return Ok(None);
    };
    let mut fields = vec![("live", kind.as_ref().clone())];
    match transcript(block).filter(|_| kind.as_ref() == "play") {
        Some(moves) => {
            fields.extend(key_fields(block));
            fields.push(("position", written(&Position::start())));
            fields.push(("moves", moves.to_owned()));
            let played = block.after.as_ref().map(|after| after.as_ref().to_string());
            fields.extend(played.map(|count| ("played", count)));
        }
        None => {
            fields.push(("position", written(position)));
            fields.extend(key_fields(block));
        }
    }
    page_boards::validate(&request(&fields))
        .map_err(|error| Mistake::at(kind.span(), error.sentence()))?;
    Ok(Some(fields))
}

/// What the block says about the position: a move, a ray.
fn key_fields(block: &Block) -> Fields {
    let text = |name, value: &Option<Text>| Some((name, value.as_ref()?.as_ref().clone()));
    let ray = block.ray.as_ref();
    let ray = ray.and_then(|ray| ray.as_ref().split_once(' '));
    let [square, direction] = match ray {
        Some((square, direction)) => [
            Some(("square", square.to_owned())),
            Some(("direction", direction.to_owned())),
        ],
        None => [text("square", &block.squares), None],
    };
    let fields = [
        text("move", &block.played),
        text("level", &block.level),
        square,
        direction,
    ];
    fields.into_iter().flatten().collect()
}

/// The game that led to the position, so that a reader can go back in it.
fn transcript(block: &Block) -> Option<&str> {
    match (&block.transcript, &block.position) {
        (Some(transcript), _) => Some(transcript.as_ref()),
        (_, Some(name)) => row(name.as_ref()).map(|row| row[1]),
        _ => None,
    }
}

/// A board and the color to move, as [`page_boards`] reads them.
fn written(Position { board, to_move }: &Position) -> String {
    format!("{} {to_move}", board.to_line())
}
