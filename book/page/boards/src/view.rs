//! What a live board shows and offers.

use std::fmt::Display;

use board::{Board, Square};
use serde::{Serialize, Serializer};

use crate::annotations::Annotations;
use crate::describe;
use crate::drawing::{Drawing, Mark, Place};
use crate::protocol::{Button, ButtonState, Input, Link, Request, RequestError, Then};

/// A picture as the page is to show it.
#[derive(Default, Serialize)]
pub struct View {
    /// The picture.
    #[serde(serialize_with = "as_picture")]
    pub drawing: Drawing,
    /// What a still drawing says to a reader who can't see it, if it isn't all that
    /// the view says.
    #[serde(skip)]
    pub alternative: Option<String>,
    /// What each cell is called, for a reader who listens. Othello's board has
    /// 64 of these, or 65 with the sentinel; a tree has one for each position.
    cells: Vec<String>,
    /// What happened, to be shown and announced.
    pub status: String,
    /// What else there is to know.
    pub facts: Vec<String>,
    /// What the picture shows, for a reader who listens.
    pub words: Vec<String>,
    /// What is shown over the picture for a moment, once it has come to rest.
    /// The status says it too.
    pub notice: Option<String>,
    /// What the board shows now, where the figure's title only holds for what
    /// it showed at first.
    pub caption: Option<String>,
    /// Where the book teaches what the facts say: a page, and what it's about.
    pub lessons: Vec<[&'static str; 2]>,
    /// What is drawn below the controls.
    pub plot: Option<String>,
    buttons: Vec<Button>,
    /// What has a button of its own.
    inputs: Vec<Input>,
    /// What counts with every letter that's typed.
    fields: Vec<Input>,
    /// An event for an address.
    pub link: Option<Link>,
    /// The longest status that this board can have, and then its longest facts.
    /// The page leaves room for them, so that the text below the board stays
    /// where it is.
    room: Vec<String>,
    /// Whether a cell that gets the focus is chosen.
    pub chooses_on_focus: bool,
    /// Whether the chosen cell was refused; the status says why.
    pub is_refused: bool,
    /// Whether no cell can be chosen now.
    pub is_closed: bool,
    /// Fields of the next request.
    kept: Request,
    then: Option<Then>,
    /// A question to another part of the code, which the page loads when it is
    /// first asked. Its advice is the value of the event that the page goes on
    /// with. If it doesn't answer, the page goes on with the event as it is.
    pub question: Option<Request>,
    /// Whether whoever is asked may finish if the reader does something else
    /// meanwhile: it doesn't take long, and what it remembers is needed again.
    pub lets_finish: bool,
}

fn as_picture<S: Serializer>(drawing: &Drawing, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Shown {
        svg: String,
        columns: i32,
    }
    // It has no alternative: whoever can't see it has the names of the cells.
    let (svg, columns) = (drawing.to_svg(""), drawing.columns);
    Shown { svg, columns }.serialize(serializer)
}

impl View {
    /// Othello's board, and nothing said about it.
    pub fn of(board: &Board) -> Self {
        let cells = Square::all()
            .map(|square| describe::cell(board, square))
            .collect();
        Self::new(Drawing::of(board), cells)
    }

    /// The board that the page has, and the sentinel.
    pub fn of_squares(request: &Request) -> Result<Self, RequestError> {
        let mut view = Self::of(&request.position()?.board);
        view.drawing.add_sentinel();
        view.cells.push("the sentinel, border".to_owned());
        Ok(view)
    }

    /// The picture alone, as one line of SVG, with all that is said of it as its
    /// alternative. No page asks for it.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn to_still_svg(&self) -> String {
        if let Some(alternative) = &self.alternative {
            return self.drawing.to_svg(alternative);
        }
        let is_empty = |cell: &&String| cell.ends_with(", empty");
        let cells = self.cells.iter().filter(|cell| !is_empty(cell)).cloned();
        let cells = cells.collect::<Vec<_>>().join("; ");
        let texts = [&cells, &self.status].into_iter().chain(&self.facts);
        let texts = texts.filter(|text| !text.is_empty());
        let texts: Vec<_> = texts.map(|text| text.trim_end_matches('.')).collect();
        self.drawing.to_svg(&format!("{}.", texts.join(". ")))
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
        self.drawing.turn_over(squares.into_iter().map(Place::from));
    }

    /// A picture, the names of its cells, and nothing said about it.
    pub fn new(drawing: Drawing, cells: Vec<String>) -> Self {
        let mut view = Self::default();
        (view.drawing, view.cells) = (drawing, cells);
        view
    }

    /// Offers a button whose event is a value of a field. What its text has
    /// behind a comma is for those who hear it only.
    pub fn add_button(&mut self, field: &'static str, value: &str, state: ButtonState, text: &str) {
        self.buttons.push(Button {
            field,
            value: value.to_owned(),
            state,
            text: text.to_owned(),
        });
    }

    /// Offers a text to fill in, and says what it holds.
    pub fn add_input(&mut self, field: &'static str, label: &'static str, text: String) {
        self.inputs.push(Input {
            field,
            kind: "text",
            label,
            text,
        });
    }

    /// Offers a field that counts while it's typed in, and says what it
    /// holds. `kind` is its type in HTML.
    pub fn add_field(&mut self, [field, kind, label]: [&'static str; 3], text: String) {
        self.fields.push(Input {
            field,
            kind,
            label,
            text,
        });
    }

    /// Has the page put a field into its next request.
    pub fn keep(&mut self, field: &'static str, value: impl Display) {
        self.kept.add(field, value);
    }

    /// Has the page go on by itself with an event, once this view was seen
    /// for a breath and `pause` milliseconds.
    pub fn go_on(&mut self, pause: u32, field: &'static str, value: String) {
        self.then = Some(Then {
            pause,
            field,
            value,
        });
    }

    /// Whether the page goes on by itself.
    pub fn goes_on(&self) -> bool {
        self.then.is_some()
    }

    /// Has the page leave room for texts as long as these: a status, then
    /// facts.
    pub fn reserve(&mut self, sentences: &[&str]) {
        self.room
            .extend(sentences.iter().map(|&sentence| sentence.to_owned()));
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
