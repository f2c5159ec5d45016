//! What a live board shows and offers.

use std::fmt::Display;

use board::{Board, Square};

use crate::annotations::Annotations;
use crate::describe;
use crate::drawing::{Drawing, Mark, Place};
use crate::protocol::{ButtonState, Line, Request, RequestError};

/// What can be shown: a board, or a tree.
pub trait Picture {
    /// How many columns of cells it has.
    fn columns(&self) -> i32;
    /// The picture as one line of SVG. `alternative` says in words what it
    /// shows.
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
    pub status: String,
    /// What else there is to know.
    pub facts: Vec<String>,
    /// What the picture shows, for those who hear the page.
    pub words: Vec<String>,
    /// What is shown over the picture for a moment.
    pub notice: Option<String>,
    /// What can be pressed and filled in, and what the page has to keep.
    controls: Vec<Line>,
}

/// A view, whatever it shows.
pub trait Response {
    /// All lines, for the page.
    fn into_text(self: Box<Self>) -> String;
    /// The picture alone, with all that is said of it as its alternative. No
    /// page asks for it.
    #[cfg(not(target_arch = "wasm32"))]
    fn to_still_svg(&self) -> String;
}

impl<P: Picture> Response for View<P> {
    fn into_text(self: Box<Self>) -> String {
        // The drawing has no alternative: whoever can't see it has the names.
        let mut lines = vec![
            Line::Svg(self.drawing.to_svg("")),
            Line::Columns(self.drawing.columns()),
        ];
        lines.extend(self.cells.into_iter().map(Line::Cell));
        lines.push(Line::Status(self.status));
        lines.extend(self.facts.into_iter().map(Line::Fact));
        lines.extend(self.words.into_iter().map(Line::Words));
        lines.extend(self.notice.map(Line::Notice));
        lines.extend(self.controls);
        lines.iter().map(Line::to_string).collect()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn to_still_svg(&self) -> String {
        let is_empty = |cell: &&String| cell.ends_with(", empty");
        let cells = self.cells.iter().filter(|it| !is_empty(it)).cloned();
        let cells = cells.collect::<Vec<_>>().join("; ");
        let texts = [&cells, &self.status].into_iter().chain(&self.facts);
        let texts = texts.filter(|it| !it.is_empty());
        let texts: Vec<_> = texts.map(|it| it.trim_end_matches('.')).collect();
        self.drawing.to_svg(&format!("{}.", texts.join(". ")))
    }
}

impl View {
    /// Othello's board, and nothing said about it.
    pub fn of(board: &Board) -> Self {
        let cells = Square::all().map(|it| describe::cell(board, it)).collect();
        Self::new(Drawing::of(board), cells)
    }

    /// The board that the page has, with what it writes on its squares, and
    /// the sentinel.
    pub fn of_squares(request: &Request) -> Result<(Board, Self), RequestError> {
        let board = request.position()?.board;
        let mut view = Self::of(&board);
        if let Some(labels) = request.get("labels")? {
            view.drawing.label(&board, labels);
        }
        view.add_sentinel();
        Ok((board, view))
    }

    fn add_sentinel(&mut self) {
        self.drawing.add_sentinel();
        self.cells.push("the sentinel, border".to_owned());
    }

    /// Marks a square for the eye, and with words for those who hear.
    pub fn mark(&mut self, square: Square, mark: Mark, words: &str) {
        if square.is_on_board() {
            self.mark_place(square.into(), mark, words);
        } else {
            self.drawing.sentinel_mark = Some(mark);
            self.add_to_name(square, words);
        }
    }

    /// Marks a cell of any board.
    pub fn mark_place(&mut self, place: Place, mark: Mark, words: &str) {
        self.drawing.marks.push((place, mark));
        let cell = place.row * self.drawing.columns + place.column;
        self.add_to_cell_name(cell as usize, words);
    }

    /// Marks what the annotations mark, and says their sentence.
    pub fn annotate(&mut self, annotations: Annotations) {
        for (square, mark) in annotations.marks {
            self.mark(square, mark, meaning(mark));
        }
        self.status = annotations.sentence;
    }

    /// Adds words to what a square is called.
    pub fn add_to_name(&mut self, square: Square, words: &str) {
        self.add_to_cell_name(square.index(), words);
    }

    /// Adds words to what a cell is called.
    pub fn add_to_cell_name(&mut self, cell: usize, words: &str) {
        if let Some(name) = self.cells.get_mut(cell) {
            *name += ", ";
            *name += words;
        }
    }

    /// Has everything lie still, with nothing shown for a moment.
    pub fn settle(&mut self) {
        self.drawing.settle();
        self.notice = None;
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
            status: String::new(),
            facts: Vec::new(),
            words: Vec::new(),
            notice: None,
            controls: Vec::new(),
        }
    }

    /// Offers a button whose event is a value of a field. What its text has
    /// behind a comma is for those who hear it only.
    pub fn add_button(&mut self, field: &'static str, value: &str, state: ButtonState, text: &str) {
        self.controls.push(Line::Button {
            field,
            value: value.to_owned(),
            state,
            text: text.to_owned(),
        });
    }

    /// Offers a field to fill in, and says what it holds. `kind` is its type
    /// in HTML.
    pub fn add_input(
        &mut self,
        field: &'static str,
        kind: &'static str,
        label: &'static str,
        text: String,
    ) {
        self.controls.push(Line::Input { field, kind, label });
        self.controls.push(Line::Value { field, text });
    }

    /// Offers a field that counts while it's typed in, and says what it
    /// holds.
    pub fn add_field(
        &mut self,
        field: &'static str,
        kind: &'static str,
        label: &'static str,
        text: String,
    ) {
        self.controls.push(Line::Field { field, kind, label });
        self.controls.push(Line::Value { field, text });
    }

    /// Adds a line for the page.
    pub fn add(&mut self, line: Line) {
        self.controls.push(line);
    }

    /// Offers an event for an address.
    pub fn add_link(&mut self, field: &'static str, value: String) {
        self.controls.push(Line::Link { field, value });
    }

    /// Has the page put a field into its next request.
    pub fn keep(&mut self, field: &'static str, value: impl Display) {
        let value = value.to_string();
        self.controls.push(Line::Keep { field, value });
    }

    /// Lets no cell be chosen.
    pub fn close(&mut self) {
        self.controls.push(Line::Closed);
    }

    /// Has the page go on by itself with an event, once this view was seen
    /// for a breath and so many milliseconds.
    pub fn go_on(&mut self, pause: u32, field: &'static str, value: String) {
        self.controls.push(Line::Then {
            pause,
            field,
            value,
        });
    }

    /// Whether the page goes on by itself.
    pub fn goes_on(&self) -> bool {
        let mut lines = self.controls.iter();
        lines.any(|it| matches!(it, Line::Then { .. }))
    }

    /// Has the page leave room for texts as long as these: a status, then
    /// facts.
    pub fn reserve(&mut self, sentences: &[&str]) {
        let room = |it: &&str| Line::Room((*it).to_owned());
        self.controls.extend(sentences.iter().map(room));
    }

    /// Says what the picture shows, where it's not what it showed at first.
    pub fn caption(&mut self, text: String) {
        self.controls.push(Line::Caption(text));
    }

    /// Says that the chosen cell was refused.
    pub fn refuse(&mut self) {
        self.controls.push(Line::Refused);
    }

    /// Has the choice follow the focus.
    pub fn choose_on_focus(&mut self) {
        self.controls.push(Line::Follow);
    }
}

/// What a mark means, in words.
fn meaning(mark: Mark) -> &'static str {
    match mark {
        Mark::Ring => "chosen",
        Mark::Dot => "on the way",
        Mark::Legal => "legal move",
        Mark::Flip => "flips",
        Mark::Bracket => "closes a bracket",
        Mark::Right => "right",
        Mark::Wrong => "does not flip",
        Mark::Missed => "missed",
        Mark::Refused => "refused",
    }
}
