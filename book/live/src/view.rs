//! What a live board shows and offers, and how that is written.

use std::fmt;

use board::{Board, Cell, Disc, Square};

use crate::drawing::{Drawing, Mark, Place};
use crate::request::{Request, Wrong};
use crate::seen::Seen;

/// What can be shown: a board, or a tree.
pub trait Picture {
    /// How many columns of cells it has.
    fn columns(&self) -> i32;
    /// The picture as one line of SVG. `alternative` says in words what is to
    /// be seen.
    fn to_svg(&self, alternative: &str) -> String;
}

impl Picture for Drawing {
    fn columns(&self) -> i32 {
        self.columns
    }

    fn to_svg(&self, alternative: &str) -> String {
        self.to_svg(alternative)
    }
}

/// A picture as the page is to show it.
pub struct View<P = Drawing> {
    /// The picture.
    pub drawing: P,
    /// What each cell is called.
    cells: Vec<String>,
    /// What happened.
    pub say: String,
    /// What else there is to know.
    pub facts: Vec<String>,
    /// What can be pressed and filled in, and what the page has to keep.
    lines: Vec<String>,
}

/// A view, whatever it shows.
pub trait Reply {
    /// The lines of the answer.
    fn text(&self) -> String;
    /// The picture alone, with all that is said of it as the alternative.
    fn still(&self) -> String;
}

impl<P: Picture> Reply for View<P> {
    fn text(&self) -> String {
        self.to_string()
    }

    fn still(&self) -> String {
        let is_empty = |cell: &&String| cell.ends_with(", empty");
        let cells = self.cells.iter().filter(|it| !is_empty(it)).cloned();
        let cells = cells.collect::<Vec<_>>().join("; ");
        let said = [&cells, &self.say].into_iter().chain(&self.facts);
        let said = said.filter(|it| !it.is_empty());
        let said: Vec<_> = said.map(|it| it.trim_end_matches('.')).collect();
        self.drawing.to_svg(&format!("{}.", said.join(". ")))
    }
}

/// What a button looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It can be pressed.
    On,
    /// It has nothing to do now.
    Off,
    /// It is one of several and not the chosen one.
    Up,
    /// It is the chosen one of several.
    Down,
}

impl State {
    /// On or off.
    pub fn on(on: bool) -> Self {
        if on { Self::On } else { Self::Off }
    }

    fn word(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
            Self::Up => "up",
            Self::Down => "down",
        }
    }
}

impl View {
    /// Othello's board, and nothing said about it.
    pub fn of(board: &Board) -> Self {
        let cells = Square::all().map(|it| name(board, it)).collect();
        Self::new(Drawing::of(board), cells)
    }

    /// The board that the page has, with what it writes on its squares, and
    /// the sentinel.
    pub fn of_squares(request: &Request) -> Result<(Board, Self), Wrong> {
        let board = request.position()?.board;
        let mut view = Self::of(&board);
        if let Some(labels) = request.get("labels")? {
            view.drawing.label(&board, labels);
        }
        view.add_sentinel();
        Ok((board, view))
    }

    /// Adds the sentinel, as a square apart.
    pub fn add_sentinel(&mut self) {
        self.drawing.set_apart();
        self.cells.push("the sentinel, border".to_owned());
    }

    /// Marks a square for the eye, and with words for those who hear.
    pub fn mark(&mut self, square: Square, mark: Mark, words: &str) {
        if square.is_on_board() {
            self.mark_place(square.into(), mark, words);
        } else {
            self.drawing.apart_mark = Some(mark);
            self.note(square, words);
        }
    }

    /// Marks a cell of any board.
    pub fn mark_place(&mut self, place: Place, mark: Mark, words: &str) {
        self.drawing.marks.push((place, mark));
        let cell = place.row * self.drawing.columns + place.column;
        self.note_cell(cell as usize, words);
    }

    /// Makes what is seen visible; the words of its marks are these.
    pub fn see(&mut self, seen: Seen) {
        for (square, mark) in seen.marks {
            self.mark(square, mark, words_of(mark));
        }
        self.say = seen.sentence;
    }

    /// Adds words to what a square is called.
    pub fn note(&mut self, square: Square, words: &str) {
        self.note_cell(square.index(), words);
    }

    fn note_cell(&mut self, cell: usize, words: &str) {
        if let Some(name) = self.cells.get_mut(cell) {
            *name += ", ";
            *name += words;
        }
    }

    /// Has discs turn over one after the other.
    pub fn turn_over(&mut self, squares: impl IntoIterator<Item = Square>) {
        let places = squares.into_iter().map(Place::from);
        self.drawing.turn_over(places);
    }
}

impl<P> View<P> {
    /// A picture, the names of its cells, and nothing said about it.
    pub fn new(drawing: P, cells: Vec<String>) -> Self {
        Self {
            drawing,
            cells,
            say: String::new(),
            facts: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// Offers a button whose event is the value of a field.
    pub fn button(&mut self, event: (&str, &str), state: State, text: &str) {
        let (field, value) = event;
        let state = state.word();
        let words = format!("{field} {value} {state} {text}");
        self.lines.push(line("button", &words));
    }

    /// Offers a field to fill in, and says what stands in it.
    pub fn input(&mut self, field: &str, kind: &str, label: &str, value: &str) {
        let input = line("input", &format!("{field} {kind} {label}"));
        self.lines.push(input);
        self.lines.push(line("value", &format!("{field} {value}")));
    }

    /// Offers an event for an address.
    pub fn link(&mut self, field: &str, value: &str) {
        self.lines.push(line("link", &format!("{field} {value}")));
    }

    /// Has the page put a field into its next request.
    pub fn keep(&mut self, field: &str, value: impl fmt::Display) {
        self.lines.push(line("keep", &format!("{field} {value}")));
    }

    /// Has the page ask again with the event `think`, and not wait for the
    /// answer.
    pub fn think(&mut self) {
        self.lines.push(line("think", ""));
    }

    /// Has squares chosen by pointing at them.
    pub fn follow(&mut self) {
        self.lines.push(line("follow", ""));
    }
}

/// `c6, empty`.
pub fn name(board: &Board, square: Square) -> String {
    let content = match board[square] {
        Cell::Empty => "empty",
        Cell::Black => "black disc",
        Cell::White => "white disc",
        Cell::Border => "border",
    };
    format!("{square}, {content}")
}

/// What a mark says.
fn words_of(mark: Mark) -> &'static str {
    match mark {
        Mark::Ring => "chosen",
        Mark::Dot => "on the way",
        Mark::Legal => "legal move",
        Mark::Flip => "flips",
        Mark::Bracket => "closes a bracket",
        Mark::Right => "right",
        Mark::Wrong => "does not flip",
        Mark::Missed => "missed",
    }
}

/// A color, as an adjective.
pub const fn color(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "black",
        Disc::White => "white",
    }
}

/// A line of an answer, and only one, whatever the value.
pub fn line(word: &str, value: &str) -> String {
    let value = value.replace(['\n', '\r'], " ");
    format!("{word} {value}\n")
}

impl<P: Picture> fmt::Display for View<P> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // Hidden from those who hear the page: they have the names.
        f.write_str(&line("svg", &self.drawing.to_svg("")))?;
        let columns = self.drawing.columns().to_string();
        f.write_str(&line("columns", &columns))?;
        for name in &self.cells {
            f.write_str(&line("cell", name))?;
        }
        f.write_str(&line("say", &self.say))?;
        for fact in &self.facts {
            f.write_str(&line("fact", fact))?;
        }
        self.lines.iter().try_for_each(|line| f.write_str(line))
    }
}
