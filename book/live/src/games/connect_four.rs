//! Connect Four, by the rules of chapter 11.

use board::{Cell, Disc, Square};
use connect_four::{Axis, Column, Game, landing, run};

use super::board_game::{self, BoardGame, describe_turn};
use crate::describe::{self, color};
use crate::drawing::{Drawing, Mark, Place};
use crate::protocol::{Request, RequestError, illegal, invalid};
use crate::view::View;

const COLUMNS: usize = 7;
const ROWS: usize = 6;

impl BoardGame for Game {
    const SIDES: [&'static str; 2] = [color(Disc::Black), color(Disc::White)];
    const HALF_WON: i32 = 12;
    const ROOM: &'static [&'static str] = &[
        "Black's disc falls to a6. White to move. The computer is thinking.",
        "Discs in a row through a6: vertical 1, rising 1, horizontal 1, \
         falling 1.",
        "Discs left: Black 21, White 21.",
    ];

    fn from_request(request: &Request) -> Result<Self, RequestError> {
        Ok(request.get("position")?.unwrap_or_default())
    }

    fn parse_moves(text: &str) -> Result<Vec<Column>, RequestError> {
        let moves = board_game::names(text, 1);
        let moves = moves.iter().map(|it| it.parse());
        moves.collect::<Result<_, _>>().map_err(invalid("moves"))
    }

    fn move_at_cell(cell: usize) -> Result<Column, RequestError> {
        let column = Column::all().nth(cell % COLUMNS);
        column.ok_or_else(|| invalid("choose")("there are seven columns"))
    }

    fn try_move(&self, column: Column) -> Result<Self, RequestError> {
        let mut after = *self;
        after.drop_into(column).map_err(illegal)?;
        Ok(after)
    }

    fn side_to_move(&self) -> usize {
        self.to_move() as usize
    }

    fn place_of(&self, column: Column) -> Option<Place> {
        landing(self.board(), column).map(Place::from)
    }

    fn moves_left(&self) -> usize {
        COLUMNS * ROWS - self.dropped()
    }

    fn view(&self, latest: Option<(Self, Column)>) -> View {
        let mut view = View::new(draw(self), names(self));
        if let Some((before, column)) = latest
            && let Some(square) = landing(before.board(), column)
        {
            let color = before.to_move();
            view.drawing.let_fall(square.into());
            view.mark_place(square.into(), Mark::Ring, "last move");
            view.status = format!("{color}'s disc falls to {square}. ");
            show_runs(&mut view, self, square);
        }
        view.status +=
            &describe_turn(self.to_move(), self.winner(), self.is_over());
        view.facts.push(describe_stock(self));
        view
    }
}

fn describe_stock(game: &Game) -> String {
    let [black, white] =
        [Disc::Black, Disc::White].map(|it| game.discs_left(it));
    format!("Discs left: Black {black}, White {white}.")
}

/// The squares of the grid, row by row.
fn squares(game: &Game) -> impl Iterator<Item = Square> {
    Square::all().filter(|&it| game.board()[it] != Cell::Border)
}

fn draw(game: &Game) -> Drawing {
    Drawing {
        columns: COLUMNS as i32,
        rows: ROWS as i32,
        borders: Vec::new(),
        ..Drawing::of(game.board())
    }
}

fn names(game: &Game) -> Vec<String> {
    squares(game)
        .map(|it| describe::cell(game.board(), it))
        .collect()
}

/// Counts the discs along each axis through the last one, and marks lines of
/// four.
fn show_runs(view: &mut View, game: &Game, square: Square) {
    let mut lengths = Vec::new();
    for axis in Axis::ALL {
        let run: Vec<_> = run(game.board(), square, axis).collect();
        lengths.push(format!("{} {}", name_of(axis), run.len()));
        if run.len() >= 4 {
            for square in run {
                let words = "in a line of four";
                view.mark_place(square.into(), Mark::Bracket, words);
            }
        }
    }
    let lengths = lengths.join(", ");
    view.facts
        .push(format!("Discs in a row through {square}: {lengths}."));
}

fn name_of(axis: Axis) -> &'static str {
    match axis {
        Axis::Vertical => "vertical",
        Axis::Rising => "rising",
        Axis::Horizontal => "horizontal",
        Axis::Falling => "falling",
    }
}
