//! The board `patterns`: an instance of a pattern, and its weight in chapter 22's small
//! weights. The reader changes the discs.

use bitboards::BitPosition;
use board::{Board, Cell, Square};
use end_of_game::Position;
use patterns::{Patterns, Weights, parse_shape};

use crate::drawing::Mark;
use crate::english::format_discs;
use crate::labels;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// The longest texts, for which the page reserves space.
const LONGEST: [&str; 3] = [
    "a1 b1 c1 a2 b2 c2 is worth -10.5 to Black at the start, and -10.5 at the end.",
    "With 60 squares empty that makes -10.5.",
    "All 36 places and the moves together: -24.5 for Black.",
];

/// The state of the board.
struct PatternBoard {
    position: Position,
    /// The index of the instance among all instances of all patterns.
    instance: usize,
    weights: &'static Weights,
}

/// Returns the view of a board `patterns`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut state = PatternBoard::from_request(request)?;
    if let Some(square) = request.chosen_square()? {
        state.toggle_disc(square);
    }
    let mut view = View::from_board(&state.position.board);
    state.show_instance(&mut view);
    state.add_buttons(&mut view);
    Ok(view)
}

impl PatternBoard {
    fn from_request(request: &Request) -> Result<Self, RequestError> {
        let mut position = request.position()?;
        if let Some(board) = request.get::<Board>("board")? {
            position.board = board;
        }
        let weights = Weights::small();
        let count = weights.patterns.squares.len();
        let instance: usize = request.get("place")?.unwrap_or(0);
        let mut state = Self {
            position,
            instance: instance % count,
            weights,
        };
        if let Some(pattern) = request.get::<usize>("pattern")? {
            state.instance = *state.first_instances().get(pattern).unwrap_or(&0);
        }
        match request.text("go") {
            None | Some("last") => {}
            Some("next") => state.instance = (state.instance + 1) % count,
            Some(_) => return Err(invalid("one can go to the next place")),
        }
        Ok(state)
    }

    /// Returns the index of the first instance of each pattern.
    fn first_instances(&self) -> Vec<usize> {
        let Patterns { text, squares, .. } = &self.weights.patterns;
        text.split(' ')
            .flat_map(parse_shape)
            .filter_map(|shape| squares.iter().position(|instance| *instance == shape))
            .collect()
    }

    /// Changes a square from empty to the own color, to the opponent's, and back.
    fn toggle_disc(&mut self, square: Square) {
        if !square.is_on_board() {
            return;
        }
        let Position { board, to_move } = &mut self.position;
        let own = Cell::from(*to_move);
        let opponent = Cell::from(to_move.opponent());
        let next = match board[square] {
            Cell::Empty => own,
            cell if cell == own => opponent,
            _ => Cell::Empty,
        };
        board.set(square, next);
    }

    /// Marks the squares of the instance, and describes its weight.
    fn show_instance(&self, view: &mut View) {
        let patterns = &self.weights.patterns;
        let squares = &patterns.squares[self.instance];
        for &square in squares {
            view.mark(square, Mark::Ring, "in the pattern");
        }
        let names: Vec<_> = squares.iter().map(Square::to_string).collect();
        let bits = BitPosition::from(&self.position);
        let entry = patterns.entries(bits).nth(self.instance).unwrap_or(0);
        let [start, end] = self.weights.weight(entry).map(i32::from);
        let side = self.position.to_move;
        view.status = format!(
            "{} is worth {} to {side} at the start, and {} at the end.",
            names.join(" "),
            format_discs(start),
            format_discs(end),
        );
        let empty = bits.empty().count_ones();
        let now = self.weights.weight_at(entry, empty);
        view.facts.push(format!(
            "With {empty} squares empty that makes {}.",
            format_discs(now)
        ));
        view.facts.push(format!(
            "All {} places and the moves together: {} for {side}.",
            patterns.squares.len(),
            format_discs(self.weights.value(&bits)),
        ));
    }

    fn add_buttons(&self, view: &mut View) {
        let first_instances = self.first_instances();
        let selected = first_instances
            .iter()
            .rposition(|&first| first <= self.instance);
        for (number, name) in labels::patterns::NAMES.into_iter().enumerate() {
            let state = ButtonState::selected(selected == Some(number));
            view.add_button("pattern", &number.to_string(), state, name);
        }
        view.add_button("go", "next", ButtonState::Enabled, labels::patterns::NEXT);
        view.reserve(&LONGEST);
        view.keep("board", self.position.board.to_line());
        view.keep("place", self.instance);
    }
}
