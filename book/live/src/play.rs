//! Play on from a position, both sides, back and forth through the game.

use board::{Cell, Square};
use end_of_game::{Ply, Position, Score, Turn, read_transcript, referee};
use flipping::flips;

use crate::drawing::Mark;
use crate::request::{Request, Wrong};
use crate::seen;
use crate::view::{State, View};

/// The moves of a game, and how many of them are on the board.
pub(crate) struct Record {
    moves: Vec<Square>,
    /// The start, and then the position after each move; a pass that must
    /// follow is not made yet.
    positions: Vec<Position>,
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
    let mut view = record.view();
    if record.played != before + 1 {
        view.drawing.settle();
    }
    record.offer(&mut view);
    Ok(view)
}

impl Record {
    /// The game before its first move.
    pub(crate) fn start(request: &Request) -> Result<Self, Wrong> {
        Ok(Self {
            moves: Vec::new(),
            positions: vec![request.position()?],
            played: 0,
        })
    }

    /// The game that was set just now, or else the one that was kept.
    pub(crate) fn read(request: &Request) -> Result<Self, Wrong> {
        let set = request.text("set");
        let text = set.or(request.text("game")).unwrap_or_default();
        let mut record = Self::start(request)?;
        for ply in read_transcript(text)? {
            record.follow(ply)?;
        }
        let kept = if set.is_none() {
            request.get("played")?
        } else {
            None
        };
        let last = record.moves.len();
        record.played = kept.unwrap_or(last).min(last);
        Ok(record)
    }

    /// Adds a ply to the end of the game, if the referee lets it through.
    fn follow(&mut self, ply: Ply) -> Result<(), Wrong> {
        let number = self.moves.len();
        let replay = referee(self.positions[number], &[ply]);
        let replay = replay.map_err(|mut objection| {
            objection.number += number;
            objection
        })?;
        match ply {
            Ply::Move(square) => {
                self.moves.push(square);
                self.positions.push(replay.position);
            }
            Ply::Pass => self.positions[number] = replay.position,
        }
        Ok(())
    }

    /// Plays a move; what else was played from here on is forgotten, unless it
    /// began with the same move.
    pub(crate) fn play(&mut self, square: Square) -> Result<(), Wrong> {
        if self.moves.get(self.played) != Some(&square) {
            let here = self.positions[self.played];
            // Who plays on the board needs no number to find the move.
            let replay = referee(here, &[Ply::Move(square)]);
            let position = replay.map_err(|it| it.reason)?.position;
            self.moves.truncate(self.played);
            self.moves.push(square);
            self.positions.truncate(self.played + 1);
            self.positions.push(position);
        }
        self.played += 1;
        Ok(())
    }

    pub(crate) fn go(&mut self, where_to: &str) -> Result<(), Wrong> {
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

    /// How many moves are on the board.
    pub(crate) fn played(&self) -> usize {
        self.played
    }

    /// The position in which the next disc is placed.
    pub(crate) fn at_move(&self) -> Position {
        at_move(self.positions[self.played])
    }

    /// Forgets what was played from here on.
    pub(crate) fn cut(&mut self) {
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
    }

    /// Has the page keep the game.
    pub(crate) fn keep(&self, view: &mut View) {
        view.keep("game", written(&self.moves));
        view.keep("played", self.played);
    }

    pub(crate) fn view(&self) -> View {
        let position = self.positions[self.played];
        let to_play = at_move(position);
        let mut view = View::of(&position.board);
        let mut said = Vec::new();
        if let Some(last) = self.played.checked_sub(1) {
            let before = at_move(self.positions[last]);
            said.push(show(&mut view, before, self.moves[last]));
        }
        for square in to_play.legal_moves() {
            view.mark(square, Mark::Legal, "legal move");
        }
        said.push(turn(&position));
        view.say = said.join(" ");
        view.facts.push(tally(&position));
        view
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
        self.keep(view);
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

fn written(moves: &[Square]) -> String {
    moves.iter().map(Square::to_string).collect()
}
