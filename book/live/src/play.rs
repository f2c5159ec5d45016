//! Play on from a position, both sides, back and forth through the game.

use board::{Cell, Square};
use end_of_game::{
    Objection, Ply, Position, Replay, Score, Turn, read_transcript, referee,
};
use flipping::flips;

use crate::drawing::Mark;
use crate::request::{Request, Wrong};
use crate::seen;
use crate::view::{State, View};

/// The moves of a game, and how many of them are on the board.
struct Record {
    start: Position,
    moves: Vec<Square>,
    played: usize,
}

/// A board to play on.
pub fn view(request: &Request) -> Result<View, Wrong> {
    let mut record = Record::read(request)?;
    let before = record.played;
    if let Some(square) = request.chosen()? {
        record.play(square)?;
    }
    if let Some(where_to) = request.text("go") {
        record.go(where_to)?;
    }
    let mut view = record.view()?;
    if record.played != before + 1 {
        view.drawing.settle();
    }
    record.offer(&mut view);
    Ok(view)
}

impl Record {
    /// The game that was set just now, or else the one that was kept.
    fn read(request: &Request) -> Result<Self, Wrong> {
        let start = request.position()?;
        let set = request.text("set");
        let text = set.or(request.text("game")).unwrap_or_default();
        let plies = read_transcript(text)?;
        referee(start, &plies)?;
        let moves: Vec<_> = plies.into_iter().filter_map(placed).collect();
        let kept = if set.is_none() {
            request.get("played")?
        } else {
            None
        };
        let played = kept.unwrap_or(moves.len()).min(moves.len());
        Ok(Self {
            start,
            moves,
            played,
        })
    }

    /// The position after so many moves. A pass that must follow is not made
    /// yet.
    fn after(&self, played: usize) -> Result<Position, Wrong> {
        Ok(follow(self.start, &self.moves[..played])?.position)
    }

    /// Plays a move; what else was played from here on is forgotten, unless it
    /// began with the same move.
    fn play(&mut self, square: Square) -> Result<(), Wrong> {
        let mut moves = self.moves[..self.played].to_vec();
        moves.push(square);
        // Who plays on the board needs no number to find the move.
        follow(self.start, &moves).map_err(|it| it.reason)?;
        if self.moves.get(self.played) != Some(&square) {
            self.moves = moves;
        }
        self.played += 1;
        Ok(())
    }

    fn go(&mut self, where_to: &str) -> Result<(), Wrong> {
        let last = self.moves.len();
        self.played = match where_to {
            "first" => 0,
            "back" => self.played.saturating_sub(1),
            "forward" => (self.played + 1).min(last),
            "last" => last,
            _ => return Err("one can go first, back, forward and last".into()),
        };
        Ok(())
    }

    fn view(&self) -> Result<View, Wrong> {
        let position = self.after(self.played)?;
        let to_play = at_move(position);
        let mut view = View::of(&position.board);
        let mut said = Vec::new();
        if let Some(last) = self.played.checked_sub(1) {
            let before = at_move(self.after(last)?);
            said.push(show(&mut view, before, self.moves[last]));
        }
        for square in to_play.legal_moves() {
            view.mark(square, Mark::Legal, "legal move");
        }
        said.push(turn(&position));
        view.say = said.join(" ");
        view.facts.push(tally(&position));
        Ok(view)
    }

    /// The article's buttons, the transcript, and the link.
    fn offer(&self, view: &mut View) {
        let (played, last) = (self.played, self.moves.len());
        let (can_go_back, can_go_on) =
            (State::on(played > 0), State::on(played < last));
        view.button(("go", "first"), can_go_back, "0, to the start");
        view.button(("go", "back"), can_go_back, "<<, one move back");
        view.button(("go", "forward"), can_go_on, ">>, one move on");
        view.button(("go", "last"), can_go_on, "Max, to the last move");
        view.facts.push(format!("Move {played} of {last}."));
        view.input("set", "text", "Transcript", &written(&self.moves));
        view.link("set", &written(&self.moves[..played]));
        view.keep("game", written(&self.moves));
        view.keep("played", played);
    }
}

/// Marks the last move, turns over what it flipped, and says so.
fn show(view: &mut View, before: Position, square: Square) -> String {
    let flips = flips(&before.board, square, before.to_move);
    view.turn_over(flips.map(|flip| flip.square));
    view.mark(square, Mark::Ring, "last move");
    format!("{}.", seen::flipped(&before, square))
}

/// The position in which the next disc is placed, after a pass if it must be.
fn at_move(position: Position) -> Position {
    match position.turn() {
        Turn::Pass => position.passed(),
        Turn::Move | Turn::Over => position,
    }
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

fn follow(start: Position, moves: &[Square]) -> Result<Replay, Box<Objection>> {
    let plies: Vec<_> = moves.iter().copied().map(Ply::Move).collect();
    referee(start, &plies)
}

fn placed(ply: Ply) -> Option<Square> {
    match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    }
}

fn written(moves: &[Square]) -> String {
    moves.iter().map(Square::to_string).collect()
}
