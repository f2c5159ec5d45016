//! The board `strip`: the positions that chapter 7's game stores for undo, as small
//! boards in rows.

use std::cmp::Ordering;

use board::{Cell, Square};
use end_of_game::{Position, Turn};
use two_players::Othello;
use whole_games::{Ply, parse_transcript, referee};

use super::navigation;
use super::othello::describe_turn;
use crate::drawing::{Drawing, SvgImage};
use crate::english::pluralize;
use crate::labels::strip as labels;
use crate::protocol::{Request, RequestError, illegal, invalid};
use crate::svg::{Point, Rect, Svg};
use crate::view::View;

/// The width of a cell, and of a board.
const CELL: i32 = 10;
const BOARD: i32 = 8 * CELL;
/// From one board to the next, and from one row of boards to the next.
const STEP: (i32, i32) = (BOARD + 14, BOARD + 30);
/// The number of boards in a row, small enough for legible labels on a phone.
const BOARDS_PER_ROW: i32 = 4;
const MARGIN: i32 = 6;
/// The longest status and fact, for which the page reserves space.
const LONGEST: [&str; 2] = [
    "White has played h6. Black must pass. White to move.",
    "The game holds 11 positions, and it stands at the last one.",
];

/// Returns the view of a board `strip`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let text = request.text("moves").unwrap_or_default();
    let plies = parse_transcript(text).map_err(invalid)?;
    referee(Position::start(), &plies).map_err(illegal)?;
    let mut game = Othello::new(Position::start());
    for ply in plies {
        if game.position().turn() == Turn::Pass {
            game.pass().map_err(illegal)?;
        }
        if let Ply::Move(square) = ply {
            game.place(square).map_err(illegal)?;
        }
    }
    let positions = game.positions().to_vec();
    let last = positions.len() - 1;
    let played = match request.chosen_cell()? {
        Some(turn) => turn.min(last),
        None => navigation::index(request, "played", last, last)?,
    };
    for _ in played..last {
        game.undo().map_err(illegal)?;
    }
    let strip = Strip { positions, played };
    let names = (0..=last).map(|turn| strip.name(turn)).collect();
    let mut view = View::new(strip.draw(), names);
    view.status = strip.describe();
    let positions = pluralize(game.positions().len(), "position");
    view.facts.push(format!(
        "The game holds {positions}, and it stands at the last one."
    ));
    view.reserve(&LONGEST);
    view.keep("played", played);
    let targets = [("back", labels::BACK), ("forward", labels::FORWARD)];
    navigation::add_buttons(&mut view, played, last, &targets);
    Ok(view)
}

/// The positions of a game, some of which may be taken back. A turn is a move or a pass.
struct Strip {
    /// The position after each turn, the start first.
    positions: Vec<Position>,
    /// The number of turns that aren't taken back.
    played: usize,
}

impl Strip {
    /// Returns the square of a turn, or `None` for a pass or the start.
    fn square(&self, turn: usize) -> Option<Square> {
        let before = self.positions[turn.checked_sub(1)?].board;
        let after = self.positions[turn].board;
        Square::all()
            .find(|&square| (before[square] == Cell::Empty) != (after[square] == Cell::Empty))
    }

    fn label(&self, turn: usize) -> String {
        match (turn, self.square(turn)) {
            (0, _) => "start".to_owned(),
            (_, Some(square)) => square.to_string(),
            (_, None) => "pass".to_owned(),
        }
    }

    /// Returns the accessible name of a small board.
    fn name(&self, turn: usize) -> String {
        let number = match turn {
            0 => String::new(),
            _ => format!("turn {turn}, "),
        };
        let state = match turn.cmp(&self.played) {
            Ordering::Less => "",
            Ordering::Equal => ", the game is here",
            Ordering::Greater => ", taken back",
        };
        format!("{number}{}{state}", self.label(turn))
    }

    /// Describes the last turn that isn't taken back, and the side to move.
    fn describe(&self) -> String {
        let position = &self.positions[self.played];
        let to_move = describe_turn(position);
        let color = position.to_move.opponent();
        match (self.played, self.square(self.played)) {
            (0, _) => format!("The start: there's nothing to take back. {to_move}"),
            (_, Some(square)) => format!("{color} has played {square}. {to_move}"),
            (_, None) => format!("{color} has passed. {to_move}"),
        }
    }

    fn draw(&self) -> Drawing {
        let mut svg = Svg::default();
        for turn in 0..self.positions.len() {
            let class = if turn > self.played {
                "board-node tree-ghost"
            } else {
                "board-node board-felt"
            };
            svg.rect(class, outline(turn));
        }
        self.paint_discs(&mut svg);
        self.paint_labels(&mut svg);
        let current = outline(self.played);
        svg.rect("tree-line-case", current);
        svg.rect("tree-line", current);
        let rows = (self.positions.len() as i32 + BOARDS_PER_ROW - 1) / BOARDS_PER_ROW;
        let width = 2 * MARGIN + BOARDS_PER_ROW * STEP.0 - (STEP.0 - BOARD);
        let size = (width, MARGIN + rows * STEP.1);
        Drawing::from([SvgImage::new(size, 12, svg)])
    }

    /// Paints the discs of all boards in one path for each color, because a path for each
    /// disc would make the page large, and circles a PDF. A white disc covers a black one.
    fn paint_discs(&self, svg: &mut Svg) {
        let (mut last_moves, mut discs, mut white) = (String::new(), String::new(), String::new());
        for turn in 0..=self.played {
            let (left, top) = corner(turn);
            let cell_corner =
                |square: Square| (left + square.column() * CELL, top + square.row() * CELL);
            if let Some((x, y)) = self.square(turn).map(cell_corner) {
                last_moves += &format!("M{x} {y}h{CELL}v{CELL}h-{CELL}z");
            }
            let board = &self.positions[turn].board;
            for square in Square::all() {
                let (x, y) = cell_corner(square);
                let dot = format!("M{} {}h0", x + CELL / 2, y + CELL / 2);
                if matches!(board[square], Cell::Black | Cell::White) {
                    discs += &dot;
                }
                if board[square] == Cell::White {
                    white += &dot;
                }
            }
        }
        svg.path("tree-last", &last_moves);
        svg.path("strip-discs", &discs);
        svg.path("strip-white", &white);
    }

    fn paint_labels(&self, svg: &mut Svg) {
        for turn in 0..self.positions.len() {
            let (x, y) = corner(turn);
            let center = Point::from((x + BOARD / 2, y + BOARD + 16));
            svg.centered_text("board-text", center, &self.label(turn));
        }
    }
}

/// Returns the upper left corner of the small board after a turn.
fn corner(turn: usize) -> (i32, i32) {
    let (column, row) = (turn as i32 % BOARDS_PER_ROW, turn as i32 / BOARDS_PER_ROW);
    (MARGIN + column * STEP.0, MARGIN + row * STEP.1)
}

fn outline(turn: usize) -> Rect {
    Rect::new(corner(turn), (BOARD, BOARD))
}
