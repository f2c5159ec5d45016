//! The positions of a game in a strip, which undo walks back: chapter 7's game
//! and nothing else.

use board::{Cell, Square};
use end_of_game::{Position, Turn};
use two_players::Othello;
use whole_games::{Ply, parse_transcript, referee};

use super::navigation;
use super::othello::describe_turn;
use crate::drawing::{Drawing, Sheet};
use crate::english::count_of;
use crate::protocol::{Request, RequestError, illegal, invalid};
use crate::svg::{Point, Rect, Svg};
use crate::view::View;

/// The width of a cell, and of a board.
const CELL: i32 = 10;
const BOARD: i32 = 8 * CELL;
/// From one board to the next, and from one row of boards to the next.
const STEP: (i32, i32) = (BOARD + 14, BOARD + 30);
/// How many boards are side by side: few enough that a phone's letters aren't
/// too small.
const ACROSS: i32 = 4;
const MARGIN: i32 = 6;
/// As long as any status, and as what's said of the game.
const LONGEST: [&str; 2] = [
    "White has played h6. Black must pass. White to move.",
    "The game holds 11 positions, and it stands at the last one.",
];

/// The strip, and the ways along it.
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
    let whole = game.positions().to_vec();
    let last = whole.len() - 1;
    // How many turns aren't taken back.
    let played = match request.chosen_cell()? {
        Some(turn) => turn.min(last),
        None => navigation::place(request, "played", last, last)?,
    };
    for _ in played..last {
        game.undo().map_err(illegal)?;
    }
    let strip = Strip { whole, played };
    let names = (0..=last).map(|turn| strip.name(turn)).collect();
    let status = strip.describe();
    let mut view = View::new(strip.draw(), names);
    view.status = status;
    let positions = count_of(game.positions().len(), "position");
    view.facts.push(format!(
        "The game holds {positions}, and it stands at the last one."
    ));
    view.reserve(&LONGEST);
    view.keep("played", played);
    let ways = [
        ("back", "Take back, one turn"),
        ("forward", "Play it again, one turn"),
    ];
    navigation::add_buttons(&mut view, played, last, &ways);
    Ok(view)
}

/// The positions of a game, and how many of its turns aren't taken back.
struct Strip {
    whole: Vec<Position>,
    played: usize,
}

impl Strip {
    /// The square of a turn; a pass has none, nor does the start.
    fn square(&self, turn: usize) -> Option<Square> {
        let before = self.whole[turn.checked_sub(1)?].board;
        let after = self.whole[turn].board;
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

    /// What a board of the strip is called.
    fn name(&self, turn: usize) -> String {
        let place = match turn {
            0 => String::new(),
            _ => format!("turn {turn}, "),
        };
        let now = match turn {
            _ if turn == self.played => ", the game is here",
            _ if turn > self.played => ", taken back",
            _ => "",
        };
        format!("{place}{}{now}", self.label(turn))
    }

    /// The last turn that isn't taken back, and what's next.
    fn describe(&self) -> String {
        let position = &self.whole[self.played];
        let turn = describe_turn(position);
        let color = position.to_move.opponent();
        match (self.played, self.square(self.played)) {
            (0, _) => format!("The start: there's nothing to take back. {turn}"),
            (_, Some(square)) => format!("{color} has played {square}. {turn}"),
            (_, None) => format!("{color} has passed. {turn}"),
        }
    }

    fn draw(&self) -> Drawing {
        let mut svg = Svg::default();
        for turn in 0..self.whole.len() {
            let class = if turn > self.played {
                "board-node tree-ghost"
            } else {
                "board-node board-felt"
            };
            svg.rect(class, outline(turn));
        }
        self.paint_discs(&mut svg);
        self.paint_labels(&mut svg);
        let now = outline(self.played);
        svg.rect("tree-line-case", now);
        svg.rect("tree-line", now);
        let rows = (self.whole.len() as i32 + ACROSS - 1) / ACROSS;
        let width = 2 * MARGIN + ACROSS * STEP.0 - (STEP.0 - BOARD);
        let size = (width, MARGIN + rows * STEP.1);
        Drawing::from([Sheet::new(size, 12, svg)])
    }

    /// What lies on the boards, each kind of it in one path: a path for each disc
    /// would make the page heavy, and circles a PDF. A white disc lies on a black one.
    fn paint_discs(&self, svg: &mut Svg) {
        let (mut last, mut discs, mut white) = (String::new(), String::new(), String::new());
        for turn in 0..=self.played {
            let (left, top) = corner(turn);
            let spot = |square: Square| (left + square.column() * CELL, top + square.row() * CELL);
            if let Some((x, y)) = self.square(turn).map(spot) {
                last += &format!("M{x} {y}h{CELL}v{CELL}h-{CELL}z");
            }
            let board = &self.whole[turn].board;
            for square in Square::all() {
                let (x, y) = spot(square);
                let dot = format!("M{} {}h0", x + CELL / 2, y + CELL / 2);
                if matches!(board[square], Cell::Black | Cell::White) {
                    discs += &dot;
                }
                if board[square] == Cell::White {
                    white += &dot;
                }
            }
        }
        svg.path("tree-last", &last);
        svg.path("strip-discs", &discs);
        svg.path("strip-white", &white);
    }

    fn paint_labels(&self, svg: &mut Svg) {
        for turn in 0..self.whole.len() {
            let (x, y) = corner(turn);
            let middle = Point::from((x + BOARD / 2, y + BOARD + 16));
            svg.text_around("board-text", middle, &self.label(turn));
        }
    }
}

/// The board of a turn: its upper left corner.
fn corner(turn: usize) -> (i32, i32) {
    let (column, row) = (turn as i32 % ACROSS, turn as i32 / ACROSS);
    (MARGIN + column * STEP.0, MARGIN + row * STEP.1)
}

fn outline(turn: usize) -> Rect {
    Rect::new(corner(turn), (BOARD, BOARD))
}
