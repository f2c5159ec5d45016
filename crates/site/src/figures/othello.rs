//! Figures of Othello positions.

use std::fmt;
use std::str::FromStr;

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use end_of_game::Position;
use example_positions::{examples, find_example};
use page_boards::annotations::{self, Annotations};
use page_boards::describe;
use page_boards::drawing::{Arrow, Coord, Drawing, Mark};
use page_boards::english::{join_and, sentence};
use toml::Spanned;
use whole_games::{Ply, parse_transcript, referee};

use super::{Block, Fields, SpannedError, StaticFigure, Text, request};

/// Draws the figure of a block.
pub(super) fn static_figure(block: &Block) -> Result<StaticFigure, SpannedError> {
    let position = parse_position(block)?;
    let live = live_fields(block, &position)?;
    let figure = Figure::parse(block, &position)?;
    let svg = figure.drawing.to_svg(&figure.sentences.join(" "));
    Ok(StaticFigure { svg, live })
}

/// A drawing, and the sentences of its text alternative.
#[derive(Default)]
struct Figure {
    drawing: Drawing,
    sentences: Vec<String>,
}

impl Figure {
    fn parse(block: &Block, before: &Position) -> Result<Self, SpannedError> {
        let mut figure = Self::default();
        if block.moves {
            figure.add_annotations(annotations::legal_moves(before));
        }
        // The figure of a question shows the square, but not what the move does.
        let is_question = block.kind() == Some("predict");
        let (played, squares) = match &block.played {
            Some(played) if is_question => (None, Some(played)),
            played => (played.as_ref(), block.squares.as_ref()),
        };
        let position = match played {
            Some(name) => figure.play(name, before)?,
            None => *before,
        };
        figure.add_board(&position.board);
        figure.highlight_squares(squares)?;
        figure.add_ray(block.ray.as_ref())?;
        let shows_address = block.kind() == Some("point");
        let shows_walk = block.kind() == Some("walk");
        if shows_address || shows_walk {
            figure.add_sentinel();
        }
        if shows_address {
            figure.add_address(block.squares.as_ref())?;
        }
        Ok(figure)
    }

    fn add_annotations(&mut self, annotations: Annotations) {
        for (square, mark) in annotations.marks {
            self.drawing.marks.push((Coord::from(square), mark));
        }
        self.sentences.push(annotations.sentence);
    }

    /// Plays a move and marks what it flips. Returns the position after it.
    fn play(&mut self, name: &Text, before: &Position) -> Result<Position, SpannedError> {
        let (after, annotations) = annotations::play(before, parse(name)?)
            .map_err(|error| SpannedError::new(name.span(), error))?;
        self.add_annotations(annotations);
        Ok(after)
    }

    /// Draws the discs, and the borders.
    fn add_board(&mut self, board: &Board) {
        let marks = std::mem::take(&mut self.drawing.marks);
        self.drawing = Drawing {
            marks,
            ..Drawing::from_board(board)
        };
        if *board != Board::empty() {
            let is_start = *board == Board::start();
            let name = if is_start { "start: " } else { "" };
            self.sentences
                .push(sentence(&format!("{name}{}", describe::board(board))));
        }
    }

    fn highlight_squares(&mut self, names: Option<&Text>) -> Result<(), SpannedError> {
        let Some(names) = names else { return Ok(()) };
        let squares = names
            .as_ref()
            .split_whitespace()
            .map(|name| parse_part(names, name))
            .collect::<Result<Vec<Square>, _>>()?;
        for &square in &squares {
            self.drawing.marks.push((square.into(), Mark::Ring));
        }
        let names: Vec<_> = squares.iter().map(Square::to_string).collect();
        self.sentences
            .push(format!("Highlighted: {}.", join_and(&names)));
        Ok(())
    }

    fn add_ray(&mut self, text: Option<&Text>) -> Result<(), SpannedError> {
        let Some(text) = text else { return Ok(()) };
        let Some((square, direction)) = text.as_ref().trim().split_once(' ') else {
            let message = "write a ray as a square and a direction: \"c6 NE\"";
            return Err(SpannedError::new(text.span(), message));
        };
        let from: Square = parse_part(text, square)?;
        let direction: Direction = parse_part(text, direction.trim())?;
        self.add_walk(from, direction);
        Ok(())
    }

    /// Draws an arrow over the squares of a ray, with a dot on each.
    fn add_walk(&mut self, from: Square, direction: Direction) {
        let stops: Vec<_> = [from].into_iter().chain(ray(from, direction)).collect();
        // The arrow ends one step beyond the last square.
        let (dx, dy) = directions::other_ways::offset(direction);
        let mut to = Coord::from(stops[stops.len() - 1]);
        to.column += dx;
        to.row += dy;
        self.drawing.arrows.push(Arrow {
            from: from.into(),
            to,
        });
        for square in stops {
            self.drawing.marks.push((square.into(), Mark::Dot));
        }
        self.sentences.push(describe::walk(from, direction));
    }

    fn add_sentinel(&mut self) {
        let index = Square::OVERFLOW.index();
        self.sentences.push(format!(
            "A cell apart from the board is the sentinel, {index}."
        ));
        self.drawing.add_sentinel();
    }

    /// Draws the strip of all cells, and describes the index of the highlighted square.
    fn add_address(&mut self, name: Option<&Text>) -> Result<(), SpannedError> {
        let square = name.map(parse).transpose()?;
        self.drawing.add_strip(square);
        self.sentences.extend(square.map(describe::address));
        self.sentences
            .push("Below the board, its 65 cells are in one strip.".to_owned());
        Ok(())
    }
}

/// An empty board with Black to move.
fn empty_position() -> Position {
    Position {
        board: Board::empty(),
        to_move: Disc::Black,
    }
}

/// Parses the position that the block starts from. By default, the board is empty.
fn parse_position(block: &Block) -> Result<Position, SpannedError> {
    let given = [&block.position, &block.diagram, &block.transcript];
    if let Some(second) = given.into_iter().flatten().nth(1) {
        let message = "a figure has a `position`, a `diagram` or a \
                       `transcript`; leave out all but one";
        return Err(SpannedError::new(second.span(), message));
    }
    let mut position = empty_position();
    if let Some(name) = &block.position {
        position = parse_position_name(name)?;
    }
    if let Some(diagram) = &block.diagram {
        position.board = parse(diagram)?;
    }
    if let Some(transcript) = &block.transcript {
        position = replay(transcript, block.after.as_ref())?;
    } else if let Some(after) = &block.after {
        let message = "`after` counts the moves of a `transcript`: add one";
        return Err(SpannedError::new(after.span(), message));
    }
    if let Some(color) = &block.to_move {
        position.to_move = parse(color)?;
    }
    Ok(position)
}

fn parse_position_name(name: &Text) -> Result<Position, SpannedError> {
    let wanted = name.as_ref();
    if wanted == "empty" {
        return Ok(empty_position());
    }
    let Some(example) = find_example(wanted) else {
        let names: Vec<_> = examples().iter().map(|example| example.name).collect();
        let names = names.join(", ");
        let message = format!(
            "there's no position called \"{wanted}\"; write empty, {names}, or \
             give a `diagram` or a `transcript`"
        );
        return Err(SpannedError::new(name.span(), message));
    };
    Ok(Position {
        board: example.board,
        to_move: example.to_move,
    })
}

/// Returns the position after the first `after` plies of a game, or after all of them. All
/// plies must be legal.
fn replay(transcript: &Text, after: Option<&Spanned<usize>>) -> Result<Position, SpannedError> {
    let error = |error: &dyn fmt::Display| SpannedError::new(transcript.span(), error);
    let play = |plies: &[Ply]| referee(Position::start(), plies).map_err(|why| error(&why));
    let plies = parse_transcript(transcript.as_ref()).map_err(|why| error(&why))?;
    let game = play(&plies)?;
    let Some(after) = after else {
        return Ok(game.position);
    };
    let first_plies = plies.get(..*after.as_ref()).ok_or_else(|| {
        let message = format!("the transcript has {} plies", plies.len());
        SpannedError::new(after.span(), message)
    })?;
    Ok(play(first_plies)?.position)
}

fn parse<T>(text: &Text) -> Result<T, SpannedError>
where
    T: FromStr<Err: fmt::Display>,
{
    parse_part(text, text.as_ref())
}

/// Parses a part of a value. An error is at the whole value.
fn parse_part<T>(value: &Text, part: &str) -> Result<T, SpannedError>
where
    T: FromStr<Err: fmt::Display>,
{
    part.parse()
        .map_err(|error| SpannedError::new(value.span(), error))
}

/// Returns the request of the interactive board, after checking that the board can respond.
fn live_fields(block: &Block, position: &Position) -> Result<Option<Fields>, SpannedError> {
    let Some(kind) = &block.live else {
        return Ok(None);
    };
    let mut fields = vec![("live", kind.as_ref().clone())];
    match transcript(block).filter(|_| kind.as_ref() == "play") {
        Some(moves) => {
            fields.extend(other_fields(block));
            fields.push(("position", to_field(&Position::start())));
            fields.push(("moves", moves.to_owned()));
            if let Some(after) = &block.after {
                fields.push(("played", after.as_ref().to_string()));
            }
        }
        None => {
            fields.push(("position", to_field(position)));
            fields.extend(other_fields(block));
        }
    }
    page_boards::validate(&request(&fields))
        .map_err(|error| SpannedError::new(kind.span(), error.sentence()))?;
    Ok(Some(fields))
}

/// Returns the fields besides the position: move, level, square and direction.
fn other_fields(block: &Block) -> Fields {
    let mut fields = Fields::new();
    if let Some(played) = &block.played {
        fields.push(("move", played.as_ref().clone()));
    }
    if let Some(level) = &block.level {
        fields.push(("level", level.as_ref().clone()));
    }
    let ray = block
        .ray
        .as_ref()
        .and_then(|ray| ray.as_ref().split_once(' '));
    if let Some((square, direction)) = ray {
        fields.push(("square", square.to_owned()));
        fields.push(("direction", direction.to_owned()));
    } else if let Some(squares) = &block.squares {
        fields.push(("square", squares.as_ref().clone()));
    }
    fields
}

/// Returns the game that led to the position, in which a reader can go back.
fn transcript(block: &Block) -> Option<&str> {
    match (&block.transcript, &block.position) {
        (Some(transcript), _) => Some(transcript.as_ref()),
        (_, Some(name)) => Some(find_example(name.as_ref())?.transcript),
        _ => None,
    }
}

/// Returns a position as [`page_boards`] parses it: the board in a line, and the color to move.
fn to_field(Position { board, to_move }: &Position) -> String {
    format!("{} {to_move}", board.to_line())
}
