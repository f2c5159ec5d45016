//! A pattern on a board, and what chapter 22's small weights think of its content.

use bitboards::BitPosition;
use board::{Board, Cell, Square};
use end_of_game::Position;
use patterns::{Patterns, Weights, parse_shape};

use crate::drawing::Mark;
use crate::english::discs;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// What the patterns of the small set are called, in their order.
const NAMES: &str =
    "Corner,Half an edge,Middle of an edge,Diagonal of four,Diagonal of five,Diagonal of six";

const LONGEST: [&str; 3] = [
    "a1 b1 c1 a2 b2 c2 is worth -10.5 to Black at the start, and -10.5 at the end.",
    "With 60 squares empty that makes -10.5.",
    "All 36 places and the moves together: -24.5 for Black.",
];

/// A position that the reader can change, and one of the places.
struct Look {
    position: Position,
    place: usize,
    weights: &'static Weights,
}

/// A board on which a pattern is chosen, and a disc placed, turned over and taken
/// away again.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut look = Look::from_request(request)?;
    if let Some(square) = request.chosen_square()? {
        look.change(square);
    }
    let mut view = View::of(&look.position.board);
    look.show(&mut view);
    look.add_buttons(&mut view);
    Ok(view)
}

impl Look {
    fn from_request(request: &Request) -> Result<Self, RequestError> {
        let mut position = request.position()?;
        if let Some(board) = request.get::<Board>("board")? {
            position.board = board;
        }
        let weights = Weights::small();
        let places = weights.patterns.squares.len();
        let place: usize = request.get("place")?.unwrap_or(0);
        let mut look = Self {
            position,
            place: place % places,
            weights,
        };
        if let Some(pattern) = request.get::<usize>("pattern")? {
            look.place = *look.firsts().get(pattern).unwrap_or(&0);
        }
        match request.text("go") {
            None | Some("last") => {}
            Some("next") => look.place = (look.place + 1) % places,
            Some(_) => return Err(invalid("one can go to the next place")),
        }
        Ok(look)
    }

    /// The first place of each pattern.
    fn firsts(&self) -> Vec<usize> {
        let Patterns { text, squares, .. } = &self.weights.patterns;
        let shapes = text.split(' ').flat_map(parse_shape);
        shapes
            .filter_map(|shape| squares.iter().position(|place| *place == shape))
            .collect()
    }

    /// Empty, ours, theirs, and empty again.
    fn change(&mut self, square: Square) {
        if !square.is_on_board() {
            return;
        }
        let Position { board, to_move } = &mut self.position;
        let own = Cell::from(*to_move);
        let theirs = Cell::from(to_move.opponent());
        let next = match board[square] {
            Cell::Empty => own,
            cell if cell == own => theirs,
            _ => Cell::Empty,
        };
        board.set(square, next);
    }

    /// Marks the place, and says what it's worth.
    fn show(&self, view: &mut View) {
        let patterns = &self.weights.patterns;
        let squares = &patterns.squares[self.place];
        for &square in squares {
            view.mark(square, Mark::Ring, "in the pattern");
        }
        let names: Vec<_> = squares.iter().map(Square::to_string).collect();
        let bits = BitPosition::from(&self.position);
        let entry = patterns.entries(bits).nth(self.place).unwrap_or(0);
        let [start, end] = self.weights.weight(entry).map(i32::from);
        let side = self.position.to_move;
        view.status = format!(
            "{} is worth {} to {side} at the start, and {} at the end.",
            names.join(" "),
            discs(start),
            discs(end),
        );
        let left = bits.empty().count_ones();
        let now = self.weights.weight_at(entry, left);
        view.facts.push(format!(
            "With {left} squares empty that makes {}.",
            discs(now)
        ));
        view.facts.push(format!(
            "All {} places and the moves together: {} for {side}.",
            patterns.squares.len(),
            discs(self.weights.value(&bits)),
        ));
    }

    fn add_buttons(&self, view: &mut View) {
        let firsts = self.firsts();
        let chosen = firsts.iter().rposition(|&place| place <= self.place);
        for (number, name) in NAMES.split(',').enumerate() {
            let state = ButtonState::selected(chosen == Some(number));
            view.add_button("pattern", &number.to_string(), state, name);
        }
        let next = "Next place, where such squares are";
        view.add_button("go", "next", ButtonState::Enabled, next);
        view.reserve(&LONGEST);
        view.keep("board", self.position.board.to_line());
        view.keep("place", self.place);
    }
}
