//! Othello, by the rules of chapter 5.

use board::{Cell, Disc, Square};
use end_of_game::{Ply, Position, Score, Turn, read_transcript, referee};
use flipping::flips;

use super::Rules;
use crate::drawing::Mark;
use crate::games::record::Record;
use crate::request::{Request, Wrong};
use crate::seen;
use crate::view::{View, color};

impl Rules for Position {
    const SIDES: [&'static str; 2] = [color(Disc::Black), color(Disc::White)];

    fn given(request: &Request) -> Result<Self, Wrong> {
        request.position()
    }

    fn read(text: &str) -> Result<Vec<Ply>, Wrong> {
        Ok(read_transcript(text)?)
    }

    fn chosen(cell: usize) -> Result<Ply, Wrong> {
        Ok(Ply::Move(Square::new(cell)))
    }

    fn try_move(&self, ply: Ply) -> Result<Self, Wrong> {
        // Whoever plays on the board needs no number to find the move.
        let replay = referee(*self, &[ply]).map_err(|it| it.reason)?;
        Ok(replay.position)
    }

    fn follow(&self, number: usize, ply: Ply) -> Result<Self, Wrong> {
        let replay = referee(*self, &[ply]).map_err(|mut objection| {
            objection.number += number;
            objection
        })?;
        Ok(replay.position)
    }

    fn is_pass(ply: Ply) -> bool {
        ply == Ply::Pass
    }

    fn at_move(&self) -> Self {
        match self.turn() {
            Turn::Pass => self.passed(),
            Turn::Move | Turn::Over => *self,
        }
    }

    fn side(&self) -> usize {
        self.to_move as usize
    }

    fn view(record: &Record<Self>) -> View {
        let position = record.position();
        let mut view = View::of(&position.board);
        let mut said = Vec::new();
        if let Some((before, Ply::Move(square))) = record.latest() {
            said.push(show(&mut view, before, square));
        }
        for square in record.at_move().legal_moves() {
            view.mark(square, Mark::Legal, "legal move");
        }
        said.push(turn(position));
        view.say = said.join(" ");
        view.facts.push(tally(position));
        view
    }
}

/// Marks the last move, turns over what it flipped, and says so.
fn show(view: &mut View, before: Position, square: Square) -> String {
    let flips = flips(&before.board, square, before.to_move);
    view.turn_over(flips.map(|flip| flip.square));
    view.mark(square, Mark::Ring, "last move");
    format!("{}.", seen::flipped(&before, square))
}

fn turn(position: &Position) -> String {
    let (color, other) = (position.to_move, position.to_move.opponent());
    match position.turn() {
        Turn::Move => format!("{color} to move."),
        Turn::Pass => format!("{color} must pass. {other} to move."),
        Turn::Over => format!("The game is over: {}.", result(position)),
    }
}

fn result(position: &Position) -> String {
    let score = Score::result(&position.board);
    match score.winner() {
        Some(disc) => format!("{disc} wins {score}"),
        None => format!("a draw, {score}"),
    }
}

fn tally(position: &Position) -> String {
    let Score { black, white } = Score::discs(&position.board);
    let empty = position.board.count(Cell::Empty);
    format!("Black {black}, White {white}, empty {empty}.")
}
