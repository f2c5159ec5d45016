//! Connect Four on a board, with the rules of chapter 12.

use board::{Cell, Disc, Square};
use connect_four::{Axis, Column, ConnectFour, arm, landing};
use directions::Direction;
use directions::other_ways::offset;

use super::board_game::{BoardGame, describe_turn, parse_names};
use crate::describe::{self, color};
use crate::drawing::{Arm, Coord, Drawing, Mark};
use crate::labels;
use crate::protocol::{Request, RequestError, illegal, invalid};
use crate::view::View;

const COLUMNS: usize = 7;
const ROWS: usize = 6;

impl BoardGame for ConnectFour {
    const SIDES: [&'static str; 2] = [color(Disc::Black), color(Disc::White)];
    const HALF_WON: i32 = 12;
    const LONGEST_TEXTS: &'static [&'static str] = &[
        "Black's disc falls to a6. White to move. The computer is thinking.",
        "Through d4: vertical 3 + 1 = 4, slash 2 + 1 + 1 = 4, horizontal \
         2 + 1 + 1 = 4, backslash 2 + 1 + 1 = 4.",
        "Discs left: Black 21, White 21.",
    ];

    const LEVEL_DESCRIPTIONS: &'static [&'static str] = &labels::computer::CONNECT_FOUR_LEVELS;

    fn from_request(request: &Request) -> Result<Self, RequestError> {
        Ok(request.get("position")?.unwrap_or_default())
    }

    fn parse_moves(text: &str) -> Result<Vec<Column>, RequestError> {
        parse_names(text, 1)
    }

    fn move_at_cell(cell: usize) -> Result<Column, RequestError> {
        let column = Column::all().nth(cell % COLUMNS);
        column.ok_or_else(|| invalid("there are seven columns"))
    }

    fn try_move(&self, column: Column) -> Result<Self, RequestError> {
        let mut after = *self;
        after.drop_into(column).map_err(illegal)?;
        Ok(after)
    }

    fn side_to_move(&self) -> usize {
        self.to_move() as usize
    }

    fn move_coord(&self, column: Column) -> Option<Coord> {
        landing(self.board(), column).map(Coord::from)
    }

    fn moves_left(&self) -> usize {
        COLUMNS * ROWS - self.dropped()
    }

    fn view(&self, last_move: Option<(Self, Column)>) -> View {
        let mut view = View::new(draw(self), names(self));
        if let Some((before, column)) = last_move
            && let Some(square) = landing(before.board(), column)
        {
            let color = before.to_move();
            view.drawing.animate_drop(square.into());
            view.mark_cell(square.into(), Mark::Ring, "last move");
            view.status = format!("{color}'s disc falls to {square}. ");
            count_axes(&mut view, self, square);
        }
        view.status += &describe_turn(self.to_move(), self.winner(), self.is_over());
        let [black, white] = [Disc::Black, Disc::White].map(|disc| self.discs_left(disc));
        view.facts
            .push(format!("Discs left: Black {black}, White {white}."));
        view
    }
}

/// Returns the squares of the grid, row by row.
fn squares(game: &ConnectFour) -> impl Iterator<Item = Square> {
    Square::all().filter(|&square| game.board()[square] != Cell::Border)
}

fn draw(game: &ConnectFour) -> Drawing {
    Drawing {
        columns: COLUMNS as i32,
        rows: ROWS as i32,
        borders: Vec::new(),
        ..Drawing::from_board(game.board())
    }
}

fn names(game: &ConnectFour) -> Vec<String> {
    squares(game)
        .map(|square| describe::cell(game.board(), square))
        .collect()
}

/// Shows the count of discs along each axis through the last disc.
fn count_axes(view: &mut View, game: &ConnectFour, square: Square) {
    let mut sums = Vec::new();
    for axis in Axis::ALL {
        let arms = axis
            .directions()
            .map(|direction| count_arm(game, square, direction));
        let [one, other] = arms.map(|arm| arm.length);
        let wins = one + 1 + other >= 4;
        for arm in arms {
            view.drawing.arms.push(Arm { wins, ..arm });
        }
        let axis_name = format!("{axis:?}").to_ascii_lowercase();
        sums.push(format!("{axis_name} {}", describe_sum(one, other)));
    }
    for square in game.winning_squares() {
        let cell = square.row() * COLUMNS as i32 + square.column();
        view.append_to_cell_name(cell as usize, "in a line of four");
    }
    view.facts
        .push(format!("Through {square}: {}.", sums.join(", ")));
}

/// Counts the discs in one direction from a disc.
fn count_arm(game: &ConnectFour, from: Square, direction: Direction) -> Arm {
    let squares = arm(game.board(), from, direction);
    let (length, last) = squares.fold((0, from), |(count, _), square| (count + 1, square));
    Arm {
        from: from.into(),
        last: last.into(),
        heading: offset(direction),
        length,
        wins: false,
    }
}

/// Describes the sum of a disc and its two arms. Arms of length 0 are omitted.
fn describe_sum(one: usize, other: usize) -> String {
    match (one, other) {
        (0, 0) => "1".to_owned(),
        (0, arm) | (arm, 0) => format!("{arm} + 1 = {}", arm + 1),
        _ => format!("{one} + 1 + {other} = {}", one + 1 + other),
    }
}
