//! Othello on a board, with the rules of chapter 5.

use board::{Cell, Disc, Square};
use directions::other_ways::offset;
use end_of_game::{Position, Score, Turn};
use flipping::flips;
use whole_games::{Ply, parse_transcript, referee};

use super::board_game::BoardGame;
use crate::describe::{self, color};
use crate::drawing::{Arrow, Coord, Mark};
use crate::english::sentence;
use crate::labels;
use crate::protocol::{Request, RequestError, illegal, invalid};
use crate::scan::{Scan, scan_all};
use crate::view::View;

/// The maximum number of flipped discs that the status names. More are counted.
const MAX_NAMED_FLIPS: usize = 5;

impl BoardGame for Position {
    const SIDES: [&'static str; 2] = [color(Disc::Black), color(Disc::White)];
    const HALF_WON: i32 = 120;
    const LONGEST_TEXTS: &'static [&'static str] = &[
        "Black can't play a1: it wouldn't flip anything. The run a2, a3, a4, a5, a6, a7 and a8 \
         ends at the edge of the board. The other 2 runs stay open too. Black to move.",
        "Black 33, White 31, empty 10.",
    ];

    const LEVEL_DESCRIPTIONS: &'static [&'static str] = &labels::computer::OTHELLO_LEVELS;

    fn from_request(request: &Request) -> Result<Self, RequestError> {
        request.position()
    }

    fn engine_position(&self) -> String {
        format!("{} {}", self.board.to_line(), self.to_move)
    }

    fn parse_moves(text: &str) -> Result<Vec<Ply>, RequestError> {
        parse_transcript(text).map_err(invalid)
    }

    fn move_at_cell(cell: usize) -> Result<Ply, RequestError> {
        Ok(Ply::Move(Square::new(cell)))
    }

    fn try_move(&self, ply: Ply) -> Result<Self, RequestError> {
        // Only the reason: the number of the move would always be 1.
        let replay = referee(*self, &[ply]).map_err(|objection| illegal(objection.reason))?;
        Ok(replay.position)
    }

    fn is_pass(ply: Ply) -> bool {
        ply == Ply::Pass
    }

    fn after_forced_pass(&self) -> Self {
        match self.turn() {
            Turn::Pass => self.passed(),
            Turn::Move | Turn::Over => *self,
        }
    }

    fn side_to_move(&self) -> usize {
        self.to_move as usize
    }

    fn move_coord(&self, ply: Ply) -> Option<Coord> {
        match ply {
            Ply::Move(square) => Some(square.into()),
            Ply::Pass => None,
        }
    }

    fn show_refusal(&self, view: &mut View, cell: usize) {
        refuse(view, &self.after_forced_pass(), Square::new(cell));
    }

    fn moves_left(&self) -> usize {
        // There may be a pass before each move.
        2 * self.board.count(Cell::Empty)
    }

    fn mark_legal_moves(&self, view: &mut View) {
        for square in self.after_forced_pass().legal_moves() {
            view.mark(square, Mark::Legal, "legal move");
        }
    }

    fn view(&self, last_move: Option<(Self, Ply)>) -> View {
        let mut view = View::from_board(&self.board);
        if let Some((before, Ply::Move(square))) = last_move {
            show_move(&mut view, before, square);
        }
        if self.turn() == Turn::Pass {
            view.notice = Some(format!("{} must pass", self.to_move));
        }
        view.status += &describe_turn(self);
        let Score { black, white } = Score::discs(&self.board);
        let empty = self.board.count(Cell::Empty);
        view.facts
            .push(format!("Black {black}, White {white}, empty {empty}."));
        view
    }
}

/// Marks the last move, animates its flips, and sets the status.
fn show_move(view: &mut View, before: Position, square: Square) {
    let flips: Vec<_> = flips(&before.board, square, before.to_move)
        .map(|flip| flip.square)
        .collect();
    view.mark(square, Mark::Ring, "last move");
    let description = match flips.len() {
        0..=MAX_NAMED_FLIPS => describe::legal_move(&before, square),
        count => format!("{} plays {square} and flips {count} discs", before.to_move),
    };
    view.status = format!("{description}. ");
    view.animate_flips(flips);
}

/// Describes the side to move, or the result of the game.
pub fn describe_turn(position: &Position) -> String {
    let (color, other) = (position.to_move, position.to_move.opponent());
    match position.turn() {
        Turn::Move => format!("{color} to move."),
        Turn::Pass => format!("{color} must pass. {other} to move."),
        Turn::Over => format!("The game is over: {}.", Score::describe(&position.board)),
    }
}

/// Shows why a move is illegal: an arrow over the run of each direction, and its
/// description.
fn refuse(view: &mut View, position: &Position, square: Square) {
    view.mark(square, Mark::Refused, "refused");
    if position.board[square] != Cell::Empty || position.turn() == Turn::Over {
        return;
    }
    let disc = position.to_move;
    let scans: Vec<_> = scan_all(&position.board, square, disc).collect();
    for scan in &scans {
        view.drawing.arrows.push(arrow(square, scan));
        view.descriptions.push(sentence(&scan.to_string()));
    }
    view.status += &format!(" {}", explain(&scans, disc.opponent()));
}

/// Returns an arrow over a run to the cell where it ends.
fn arrow(square: Square, scan: &Scan) -> Arrow {
    let (dx, dy) = offset(scan.direction);
    let steps = scan.run.len() as i32 + 1;
    let from = Coord::from(square);
    let to = Coord {
        column: from.column + steps * dx,
        row: from.row + steps * dy,
    };
    Arrow { from, to }
}

/// Explains why no direction brackets discs, with the longest run as the example.
fn explain(scans: &[Scan], opponent: Disc) -> String {
    let runs: Vec<_> = scans.iter().filter(|scan| !scan.run.is_empty()).collect();
    let others = runs.len().saturating_sub(1);
    let Some(longest) = runs.into_iter().max_by_key(|scan| scan.run.len()) else {
        return format!("There's no {} disc next to it.", color(opponent));
    };
    let mut text = sentence(&longest.explain());
    match others {
        0 => {}
        1 => text += " The other run stays open too.",
        _ => text += &format!(" The other {others} runs stay open too."),
    }
    text
}
