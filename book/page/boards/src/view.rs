//! The view of a live board: everything that a response contains.

use std::fmt::Display;

use board::{Board, Square};
use serde::{Serialize, Serializer};

use crate::annotations::Annotations;
use crate::describe;
use crate::drawing::{Coord, Drawing, Mark};
use crate::protocol::{AutomaticEvent, Button, ButtonState, Input, Link, Request, RequestError};

/// The view of a board. Its fields have the names of the response's JSON.
#[derive(Default, Serialize)]
pub struct View {
    /// The drawing.
    #[serde(serialize_with = "serialize_drawing")]
    pub drawing: Drawing,
    /// The text alternative of a static figure, if it isn't made of all other texts.
    #[serde(skip)]
    pub alternative: Option<String>,
    /// The accessible name of each cell: 64 for an Othello board, 65 with the sentinel,
    /// one for each position of a tree.
    cells: Vec<String>,
    /// The sentence about the last event, shown and announced to screen readers.
    pub status: String,
    /// Further sentences, one a line.
    pub facts: Vec<String>,
    /// Descriptions of the drawing, for screen readers only.
    pub descriptions: Vec<String>,
    /// A short text shown over the drawing for a short time, after its animations. The
    /// status contains the same information.
    pub notice: Option<String>,
    /// The current title of the figure, where the page's own title describes the first
    /// view only.
    pub caption: Option<String>,
    /// Links to the sections that teach what the facts mention: address and title.
    pub lessons: Vec<[&'static str; 2]>,
    /// A plot below the controls, as SVG.
    pub plot: Option<String>,
    buttons: Vec<Button>,
    /// The inputs that have a button to submit them.
    inputs: Vec<Input>,
    /// The inputs that send an event with every keystroke.
    fields: Vec<Input>,
    /// The event that a link to the current view contains.
    pub link: Option<Link>,
    /// The longest possible status and the longest facts of this board. The page
    /// reserves space for them, so that the text below the board doesn't move.
    reserved: Vec<String>,
    /// True if moving the focus to a cell chooses it.
    pub chooses_on_focus: bool,
    /// True if the chosen cell was refused; the status contains the reason.
    pub is_refused: bool,
    /// True if no cell can be chosen, for example while the computer is to move.
    pub is_closed: bool,
    /// The fields that the page adds to its next request.
    kept: Request,
    /// The event that the page sends by itself after a pause.
    automatic_event: Option<AutomaticEvent>,
    /// A question to another part of the code, which the page loads when it first needs
    /// it. The page adds the answer to the automatic event; if there is no answer, it
    /// sends that event unchanged.
    pub question: Option<Request>,
    /// True if the question isn't cancelled when the reader does something else: it
    /// doesn't take long, and the other part keeps a state that is needed again.
    pub is_uncancellable: bool,
}

fn serialize_drawing<S: Serializer>(drawing: &Drawing, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Picture {
        svg: String,
        columns: i32,
    }
    // No text alternative: the cells have names of their own.
    Picture {
        svg: drawing.to_svg(""),
        columns: drawing.columns,
    }
    .serialize(serializer)
}

impl View {
    /// Returns the view of an Othello board, without a status.
    pub fn from_board(board: &Board) -> Self {
        let cells = Square::all()
            .map(|square| describe::cell(board, square))
            .collect();
        Self::new(Drawing::from_board(board), cells)
    }

    /// Returns the view of the request's position, with the sentinel beside the board.
    pub fn with_sentinel(request: &Request) -> Result<Self, RequestError> {
        let mut view = Self::from_board(&request.position()?.board);
        view.drawing.add_sentinel();
        view.cells.push("the sentinel, border".to_owned());
        Ok(view)
    }

    /// Returns the drawing as one line of SVG, with the other texts of the view as its
    /// text alternative.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn to_static_svg(&self) -> String {
        if let Some(alternative) = &self.alternative {
            return self.drawing.to_svg(alternative);
        }
        let occupied: Vec<_> = self
            .cells
            .iter()
            .filter(|cell| !cell.ends_with(", empty"))
            .map(String::as_str)
            .collect();
        let cells = occupied.join("; ");
        let sentences: Vec<_> = [&cells, &self.status]
            .into_iter()
            .chain(&self.facts)
            .filter(|text| !text.is_empty())
            .map(|text| text.trim_end_matches('.'))
            .collect();
        self.drawing.to_svg(&format!("{}.", sentences.join(". ")))
    }

    /// Marks a square in the drawing, and adds words to its accessible name.
    pub fn mark(&mut self, square: Square, mark: Mark, words: &str) {
        if square.is_on_board() {
            self.mark_cell(square.into(), mark, words);
        } else {
            self.drawing.sentinel_mark = Some(mark);
            self.append_to_square_name(square, words);
        }
    }

    /// Marks a cell of any board, and adds words to its accessible name.
    pub fn mark_cell(&mut self, coord: Coord, mark: Mark, words: &str) {
        self.drawing.marks.push((coord, mark));
        let cell = coord.row * self.drawing.columns + coord.column;
        self.append_to_cell_name(cell as usize, words);
    }

    /// Adds the marks of annotations, and sets the status to their sentence.
    pub fn annotate(&mut self, annotations: Annotations) {
        for (square, mark) in annotations.marks {
            self.mark(square, mark, meaning(mark));
        }
        self.status = annotations.sentence;
    }

    /// Adds words to the accessible name of a square.
    pub fn append_to_square_name(&mut self, square: Square, words: &str) {
        self.append_to_cell_name(square.index(), words);
    }

    /// Adds words to the accessible name of a cell.
    pub fn append_to_cell_name(&mut self, cell: usize, words: &str) {
        if let Some(name) = self.cells.get_mut(cell) {
            *name += ", ";
            *name += words;
        }
    }

    /// Removes all animations and the notice.
    pub fn stop_animations(&mut self) {
        self.drawing.stop_animations();
        self.notice = None;
    }

    /// Animates the flipping of discs, one after the other.
    pub fn animate_flips(&mut self, squares: impl IntoIterator<Item = Square>) {
        self.drawing
            .animate_flips(squares.into_iter().map(Coord::from));
    }

    /// Returns the view of a drawing, given the accessible names of its cells.
    pub fn new(drawing: Drawing, cells: Vec<String>) -> Self {
        Self {
            drawing,
            cells,
            ..Self::default()
        }
    }

    /// Adds a button. The part of its text after a comma is for screen readers only.
    pub fn add_button(&mut self, field: &'static str, value: &str, state: ButtonState, text: &str) {
        self.buttons.push(Button {
            field,
            value: value.to_owned(),
            state,
            text: text.to_owned(),
        });
    }

    /// Adds a text input with a button that submits it.
    pub fn add_input(&mut self, field: &'static str, label: &'static str, text: String) {
        self.inputs.push(Input {
            field,
            kind: "text",
            label,
            text,
        });
    }

    /// Adds an input that sends an event with every keystroke. `kind` is its type in
    /// HTML.
    pub fn add_field(
        &mut self,
        field: &'static str,
        kind: &'static str,
        label: &'static str,
        text: String,
    ) {
        self.fields.push(Input {
            field,
            kind,
            label,
            text,
        });
    }

    /// Adds a field that the page puts into its next request.
    pub fn keep(&mut self, field: &'static str, value: impl Display) {
        self.kept.add(field, value);
    }

    /// Sets the event that the page sends by itself after `pause` milliseconds.
    pub fn send_after(&mut self, pause: u32, field: &'static str, value: String) {
        self.automatic_event = Some(AutomaticEvent {
            pause,
            field,
            value,
        });
    }

    /// Tests if the page sends the next event by itself.
    pub fn has_automatic_event(&self) -> bool {
        self.automatic_event.is_some()
    }

    /// Reserves space for texts as long as these: a status, then facts.
    pub fn reserve(&mut self, sentences: &[&str]) {
        self.reserved
            .extend(sentences.iter().map(|&sentence| sentence.to_owned()));
    }
}

/// Returns the meaning of a mark, for the accessible name of its cell.
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
