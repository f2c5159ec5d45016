//! Connect Four, by the rules of chapter 10.

use board::{Cell, Disc, Square};
use connect_four::{Axis, Column, Game, landing, run};

use super::Rules;
use crate::drawing::{Drawing, Mark};
use crate::games::record::Record;
use crate::request::{Request, Wrong};
use crate::view::{self, View, color};

const COLUMNS: usize = 7;
const ROWS: usize = 6;

impl Rules for Game {
    const SIDES: [&'static str; 2] = [color(Disc::Black), color(Disc::White)];

    fn given(request: &Request) -> Result<Self, Wrong> {
        Ok(request.get("position")?.unwrap_or_default())
    }

    fn read(text: &str) -> Result<Vec<Column>, Wrong> {
        let signs = text.chars().filter(|it| !it.is_whitespace());
        signs.map(|sign| Ok(sign.to_string().parse()?)).collect()
    }

    fn chosen(cell: usize) -> Result<Column, Wrong> {
        let column = Column::all().nth(cell % COLUMNS);
        Ok(column.ok_or("there are seven columns")?)
    }

    fn try_move(&self, column: Column) -> Result<Self, Wrong> {
        let mut after = *self;
        after.drop_into(column)?;
        Ok(after)
    }

    fn side(&self) -> usize {
        self.to_move as usize
    }

    fn view(record: &Record<Self>) -> View {
        let game = record.position();
        let mut view = View::new(draw(game), names(game));
        if let Some((before, column)) = record.latest()
            && let Some(square) = landing(&before.board, column)
        {
            view.drawing.let_fall(square.into());
            view.say = format!("{}'s disc falls to {square}. ", before.to_move);
            tell_runs(&mut view, game, square);
        }
        view.say += &turn(game);
        let [black, white] =
            [Disc::Black, Disc::White].map(|it| game.discs_left(it));
        view.facts
            .push(format!("Discs left: Black {black}, White {white}."));
        view
    }
}

/// The squares of the grid, row by row.
fn squares(game: &Game) -> impl Iterator<Item = Square> {
    Square::all().filter(|&it| game.board[it] != Cell::Border)
}

fn draw(game: &Game) -> Drawing {
    Drawing {
        columns: COLUMNS as i32,
        rows: ROWS as i32,
        borders: Vec::new(),
        ..Drawing::of(&game.board)
    }
}

fn names(game: &Game) -> Vec<String> {
    squares(game)
        .map(|it| view::name(&game.board, it))
        .collect()
}

/// What lies along each axis through the last disc.
fn tell_runs(view: &mut View, game: &Game, square: Square) {
    let mut lengths = Vec::new();
    for axis in Axis::ALL {
        let run: Vec<_> = run(&game.board, square, axis).collect();
        let axis = match axis {
            Axis::Vertical => "vertical",
            Axis::Rising => "rising",
            Axis::Horizontal => "horizontal",
            Axis::Falling => "falling",
        };
        lengths.push(format!("{axis} {}", run.len()));
        if run.len() >= 4 {
            for square in run {
                view.mark_place(square.into(), Mark::Ring, "in a line of four");
            }
        }
    }
    let lengths = lengths.join(", ");
    view.facts
        .push(format!("Discs in a row through {square}: {lengths}."));
}

fn turn(game: &Game) -> String {
    match game.winner {
        Some(winner) => format!("The game is over: {winner} wins."),
        None if game.is_over() => "The game is over: a draw.".to_owned(),
        None => format!("{} to move.", game.to_move),
    }
}
