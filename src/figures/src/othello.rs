//! A figure of Othello's board.

use std::fmt;
use std::str::FromStr;

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use end_of_game::Position;
use page_boards::annotations::{self, Annotations};
use page_boards::describe;
use page_boards::drawing::{Arrow, Drawing, Labels, Mark, Place};
use page_boards::english::{join_and, sentence};
use toml::Spanned;
use whole_games::{Ply, parse_transcript, referee};

use super::{Block, Fields, Still, WrongFigure, request};
use crate::positions;

/// The figure of a block.
pub(super) fn still(body: &str, block: &Block) -> Result<Still, WrongFigure> {
    if block.depth.is_some() || block.evaluation.is_some() {
        let message = "a depth and an evaluation belong to a tree of \
                       tic-tac-toe: add `game = \"tic-tac-toe\"`";
        return Err(WrongFigure::at(body, 0..0, message));
    }
    let figure = Figure::parse(body, block)?;
    Ok(Still {
        svg: figure.drawing.to_svg(&figure.seen.join(" ")),
        live: figure.live,
    })
}

/// A drawing, and the sentences that say what it shows.
struct Figure {
    drawing: Drawing,
    seen: Vec<String>,
    live: Option<Fields>,
}

impl Figure {
    fn parse(body: &str, block: &Block) -> Result<Self, WrongFigure> {
        let mut position = parse_position(body, block)?;
        let mut figure = Self {
            live: live_fields(body, block, &position)?,
            drawing: Drawing::default(),
            seen: Vec::new(),
        };
        if block.moves {
            figure.annotate(annotations::legal_moves(&position));
        }
        let (asked, played) = match figure.asks() {
            true => (block.played.as_ref(), None),
            false => (None, block.played.as_ref()),
        };
        if let Some(name) = played {
            position = figure.play(body, name, &position)?;
        }
        figure.board(&position.board);
        figure.squares(body, asked.or(block.squares.as_ref()))?;
        figure.ray(body, block.ray.as_ref())?;
        figure.labels(body, &position.board, block.labels.as_ref())?;
        figure.sentinel(block.sentinel || figure.points());
        if figure.points() {
            figure.address(body, block.squares.as_ref())?;
        }
        Ok(figure)
    }

    /// Whether the move is a question. Then the still figure mustn't show the
    /// answer.
    fn asks(&self) -> bool {
        let fields = self.live.iter().flatten();
        fields.into_iter().any(|(_, value)| value == "predict")
    }

    /// Whether a reader points at a square and sees what it's called.
    fn points(&self) -> bool {
        let fields = self.live.iter().flatten();
        fields.into_iter().any(|(_, value)| value == "point")
    }

    /// What the highlighted square is called.
    fn address(&mut self, body: &str, name: Option<&Spanned<String>>) -> Result<(), WrongFigure> {
        let square = name.map(|it| parse(body, it)).transpose()?;
        self.drawing.add_strip(square);
        self.seen.extend(square.map(describe::address));
        let strip = "Below the board, its 65 cells are in one strip.";
        self.seen.push(strip.to_owned());
        Ok(())
    }

    fn annotate(&mut self, annotations: Annotations) {
        let marks = annotations.marks.into_iter();
        self.drawing
            .marks
            .extend(marks.map(|(it, mark)| (Place::from(it), mark)));
        self.seen.push(annotations.sentence);
    }

    fn play(
        &mut self,
        body: &str,
        name: &Spanned<String>,
        before: &Position,
    ) -> Result<Position, WrongFigure> {
        let played = annotations::play(before, parse(body, name)?);
        let (after, annotations) = played.map_err(|why| WrongFigure::at(body, name.span(), why))?;
        self.annotate(annotations);
        Ok(after)
    }

    /// Draws the discs and the borders, if there are any.
    fn board(&mut self, board: &Board) {
        let Drawing { marks, .. } = std::mem::take(&mut self.drawing);
        self.drawing = Drawing {
            marks,
            ..Drawing::of(board)
        };
        let name = if *board == Board::start() {
            "start: "
        } else {
            ""
        };
        if *board != Board::empty() {
            let seen = sentence(&format!("{name}{}", describe::board(board)));
            self.seen.push(seen);
        }
    }

    fn squares(&mut self, body: &str, names: Option<&Spanned<String>>) -> Result<(), WrongFigure> {
        let Some(names) = names else { return Ok(()) };
        let mut squares = Vec::new();
        for name in names.as_ref().split_whitespace() {
            squares.push(parse_part(body, names, name)?);
        }
        let marks = squares.iter().map(|&it| (Place::from(it), Mark::Ring));
        self.drawing.marks.extend(marks);
        let all: Vec<_> = squares.iter().map(Square::to_string).collect();
        self.seen.push(format!("Highlighted: {}.", join_and(&all)));
        Ok(())
    }

    fn ray(&mut self, body: &str, text: Option<&Spanned<String>>) -> Result<(), WrongFigure> {
        let Some(text) = text else { return Ok(()) };
        let Some((square, direction)) = text.as_ref().trim().split_once(' ') else {
            let message = "write a ray as a square and a direction: \"c6 NE\"";
            return Err(WrongFigure::at(body, text.span(), message));
        };
        let from: Square = parse_part(body, text, square)?;
        let direction: Direction = parse_part(body, text, direction.trim())?;
        self.walk(from, direction);
        Ok(())
    }

    /// An arrow over the squares of a ray, with a dot on each.
    fn walk(&mut self, from: Square, direction: Direction) {
        let walk: Vec<_> = ray(from, direction).collect();
        let (dx, dy) = directions::other_ways::offset(direction);
        let last = Place::from(walk.last().copied().unwrap_or(from));
        let to = Place {
            column: last.column + dx,
            row: last.row + dy,
        };
        self.drawing.arrows.push(Arrow {
            from: from.into(),
            to,
        });
        let stops = [from].into_iter().chain(walk.iter().copied());
        let dots = stops.map(|square| (Place::from(square), Mark::Dot));
        self.drawing.marks.extend(dots);
        self.seen.push(describe::walk(from, direction));
    }

    fn labels(
        &mut self,
        body: &str,
        board: &Board,
        labels: Option<&Spanned<String>>,
    ) -> Result<(), WrongFigure> {
        let Some(labels) = labels else { return Ok(()) };
        let labels: Labels = parse(body, labels)?;
        self.drawing.label(board, labels);
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
        Ok(())
    }

    fn sentinel(&mut self, wanted: bool) {
        if wanted {
            let index = Square::OVERFLOW.index();
            self.seen.push(format!(
                "A cell apart from the board is the sentinel, {index}."
            ));
            self.drawing.add_sentinel();
        }
    }
}

/// The position that the block starts from. By default, the board is empty.
fn parse_position(body: &str, block: &Block) -> Result<Position, WrongFigure> {
    let given = [&block.position, &block.diagram, &block.transcript];
    if let [_, second, ..] = given.into_iter().flatten().collect::<Vec<_>>()[..] {
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
        position = replay(body, transcript, block.after.as_ref())?;
    } else if let Some(after) = &block.after {
        let message = "`after` counts the moves of a `transcript`: add one";
        return Err(WrongFigure::at(body, after.span(), message));
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
            "there's no position called \"{}\"; write empty, {}, or give a \
             `diagram` or a `transcript`",
            name.as_ref(),
            names.join(", ")
        );
        WrongFigure::at(body, name.span(), message)
    })
}

/// The position after so many plies of a game, or after all of them. The whole
/// game has to be legal.
fn replay(
    body: &str,
    text: &Spanned<String>,
    after: Option<&Spanned<usize>>,
) -> Result<Position, WrongFigure> {
    let wrong = |why: &dyn fmt::Display| WrongFigure::at(body, text.span(), why);
    let follow = |plies: &[Ply]| referee(Position::start(), plies).map_err(|why| wrong(&why));
    let plies = parse_transcript(text.as_ref()).map_err(|why| wrong(&why))?;
    let game = follow(&plies)?;
    let Some(after) = after else {
        return Ok(game.position);
    };
    let seen = plies.get(..*after.as_ref()).ok_or_else(|| {
        let message = format!("the transcript has {} plies", plies.len());
        WrongFigure::at(body, after.span(), message)
    })?;
    Ok(follow(seen)?.position)
}

fn parse<T>(body: &str, text: &Spanned<String>) -> Result<T, WrongFigure>
where
    T: FromStr<Err: fmt::Display>,
{
    parse_part(body, text, text.as_ref())
}

/// Parses a part of a value.
fn parse_part<T>(body: &str, value: &Spanned<String>, part: &str) -> Result<T, WrongFigure>
where
    T: FromStr<Err: fmt::Display>,
{
    part.parse()
        .map_err(|error| WrongFigure::at(body, value.span(), error))
}

/// What the live board of a block gets. We ask once here, to be sure that the
/// board will have an answer.
fn live_fields(
    body: &str,
    block: &Block,
    position: &Position,
) -> Result<Option<Fields>, WrongFigure> {
    let Some(kind) = &block.live else {
        return Ok(None);
    };
    let mut fields = vec![("live", kind.as_ref().clone())];
    fields.push(("position", written(position)));
    fields.extend(fields_of(block));
    if kind.as_ref() == "play" {
        record(&mut fields, block);
    }
    page_boards::check(&request(&fields))
        .map_err(|error| WrongFigure::at(body, kind.span(), error.sentence()))?;
    Ok(Some(fields))
}

/// What the block says about the position: a move, labels, a ray.
fn fields_of(block: &Block) -> Fields {
    let text = |name, value: &Option<Spanned<String>>| {
        value.as_ref().map(|it| (name, it.as_ref().clone()))
    };
    let ray = block.ray.as_ref();
    let ray = ray.and_then(|ray| ray.as_ref().split_once(' '));
    let said = [
        text("move", &block.played),
        text("labels", &block.labels),
        text("level", &block.level),
    ];
    let mut fields: Fields = said.into_iter().flatten().collect();
    if let Some((square, direction)) = ray {
        fields.push(("square", square.to_owned()));
        fields.push(("direction", direction.to_owned()));
    } else {
        fields.extend(text("square", &block.squares));
    }
    fields
}

/// If a game led to the position, we pass on the game, so that a reader can go
/// back in it.
fn record(fields: &mut Fields, block: &Block) {
    let transcript = match (&block.transcript, &block.position) {
        (Some(transcript), _) => Some(transcript.as_ref().as_str()),
        (_, Some(name)) => positions::transcript(name.as_ref()),
        _ => None,
    };
    if let Some(transcript) = transcript {
        fields.retain(|(name, _)| *name != "position");
        fields.push(("position", written(&Position::start())));
        fields.push(("moves", transcript.to_owned()));
        let played = block.after.as_ref().map(|it| it.as_ref().to_string());
        fields.extend(played.map(|it| ("played", it)));
    }
}

/// A board and the color to move, as [`live`] reads them.
fn written(Position { board, to_move }: &Position) -> String {
    format!("{} {to_move}", board.to_line())
}
