//! The moves of a game and the current position among them.

use super::board_game::BoardGame;
use crate::english::sentence;
use crate::labels;
use crate::protocol::{ButtonState, Link, Request, RequestError, illegal};
use crate::view::View;

/// The time for which a move of a replay is shown, in milliseconds.
pub const REPLAY_PAUSE: u32 = 200;

/// The moves of a game, some of which may be taken back.
#[derive(Clone)]
pub struct History<G: BoardGame> {
    moves: Vec<G::Move>,
    /// The start, and the position after each move, before a pass that must follow.
    positions: Vec<G>,
    /// The number of moves on the board.
    played: usize,
}

impl<G: BoardGame> History<G> {
    /// Returns the game of a request: the entered one, or else the kept one.
    pub fn from_request(request: &Request) -> Result<Self, RequestError> {
        Self::new(G::from_request(request)?).with_moves_of(request)
    }

    /// Returns a game without moves.
    pub fn new(start: G) -> Self {
        Self {
            moves: Vec::new(),
            positions: vec![start],
            played: 0,
        }
    }

    /// Adds the moves of a request: the entered ones, or else the kept ones.
    pub fn with_moves_of(mut self, request: &Request) -> Result<Self, RequestError> {
        if let Some(text) = request.text("set") {
            self.append_moves(&strip_move_numbers(text))?;
            return Ok(self);
        }
        self.append_moves(request.text("moves").unwrap_or_default())?;
        if let Some(played) = request.get("played")? {
            self.go_to(played);
        }
        Ok(self)
    }

    /// Appends the moves of a transcript, and goes to the end.
    pub fn append_moves(&mut self, moves: &str) -> Result<(), RequestError> {
        for mv in G::parse_moves(moves)? {
            self.push(mv)?;
        }
        self.played = self.len();
        Ok(())
    }

    fn push(&mut self, mv: G::Move) -> Result<(), RequestError> {
        let index = self.moves.len();
        let after = self.positions[index]
            .try_move(mv)
            .map_err(|error| match error {
                RequestError::Illegal(reason) => {
                    illegal(format!("move {} is illegal: {reason}", index + 1))
                }
                invalid => invalid,
            })?;
        if G::is_pass(mv) {
            self.positions[index] = after;
        } else {
            self.moves.push(mv);
            self.positions.push(after);
        }
        Ok(())
    }

    /// Plays a move in the current position. If the game continued with another move, its
    /// continuation is removed and returned.
    fn play(&mut self, mv: G::Move) -> Result<Vec<G::Move>, RequestError> {
        let mut replaced = Vec::new();
        if self.moves.get(self.played) != Some(&mv) {
            let after = self.position().try_move(mv)?;
            replaced = self.moves.split_off(self.played);
            self.positions.truncate(self.played + 1);
            self.moves.push(mv);
            self.positions.push(after);
        }
        self.played += 1;
        Ok(replaced)
    }

    /// Makes the move of a chosen cell, or shows why it is refused. Returns the view and
    /// the removed continuation.
    pub fn choose(&mut self, cell: usize) -> Result<(View, Vec<G::Move>), RequestError> {
        let result = G::move_at_cell(cell).and_then(|mv| self.play(mv));
        let mut view = self.view();
        match result {
            Ok(replaced) => return Ok((view, replaced)),
            Err(RequestError::Illegal(reason)) => view.status = sentence(&reason),
            Err(error) => return Err(error),
        }
        view.stop_animations();
        self.position().show_refusal(&mut view, cell);
        view.is_refused = true;
        Ok((view, Vec::new()))
    }

    /// Returns the number of moves on the board.
    pub fn played(&self) -> usize {
        self.played
    }

    /// Returns the number of moves of the game.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Goes to the position after `moves` moves, or to the end if there are fewer.
    pub fn go_to(&mut self, moves: usize) {
        self.played = moves.min(self.len());
    }

    /// Goes to the position after `moves` moves, and removes the following ones.
    pub fn take_back(&mut self, moves: usize) {
        self.go_to(moves);
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
    }

    /// Goes to the position of the event `replay`, if that is the event. Returns the value
    /// of the next such event, or `None` at the end.
    pub fn replay(&mut self, request: &Request) -> Result<Option<usize>, RequestError> {
        let Some(moves) = request.get("replay")? else {
            return Ok(None);
        };
        self.go_to(moves);
        Ok((self.played < self.len()).then_some(self.played + 1))
    }

    /// Returns the position on the board, before a pass that must follow.
    pub fn position(&self) -> &G {
        &self.positions[self.played]
    }

    /// Returns the position in which the next move is made.
    pub fn position_to_move(&self) -> G {
        self.position().after_forced_pass()
    }

    /// Returns the last move on the board, and the position in which it was made.
    pub fn last_move(&self) -> Option<(G, G::Move)> {
        let last = self.played.checked_sub(1)?;
        let before = self.positions[last].after_forced_pass();
        Some((before, self.moves[last]))
    }

    /// Returns the index of the side to move, or `None` if the game is over.
    pub fn side_to_move(&self) -> Option<usize> {
        self.side_to_move_after(self.played)
    }

    /// Tests if a side is to move.
    pub fn is_turn_of(&self, side: usize) -> bool {
        self.side_to_move() == Some(side)
    }

    /// Returns the index of the side to move after `moves` moves, or `None` if the game is
    /// over there.
    pub fn side_to_move_after(&self, moves: usize) -> Option<usize> {
        let game = self.positions[moves].after_forced_pass();
        game.result().is_none().then(|| game.side_to_move())
    }

    /// Returns the number of moves that remain when the last move of a side is taken
    /// back, or `None` if the side hasn't moved.
    pub fn undo_target(&self, side: usize) -> Option<usize> {
        (0..self.played)
            .rev()
            .find(|&played| self.side_to_move_after(played) == Some(side))
    }

    /// Returns the name of the move with a number, which counts from 1.
    pub fn move_name(&self, number: usize) -> String {
        self.moves[number - 1].to_string()
    }

    /// Returns the transcript of the first `count` moves.
    pub fn transcript(&self, count: usize) -> String {
        self.moves[..count].iter().map(G::Move::to_string).collect()
    }

    /// Returns the view of the position and its last move.
    pub fn view(&self) -> View {
        self.position().view(self.last_move())
    }

    /// Marks the legal moves, in games where they aren't obvious.
    pub fn mark_legal_moves(&self, view: &mut View) {
        self.position_to_move().mark_legal_moves(view);
    }

    /// Adds the replay button, the transcript, and the link to the position.
    pub fn add_buttons(&self, view: &mut View) {
        let has_moves = ButtonState::enabled(self.len() > 0);
        view.add_button("replay", "0", has_moves, labels::common::REPLAY);
        let transcript = self.transcript(self.len());
        view.add_input("set", labels::common::TRANSCRIPT, transcript);
        view.link = Some(Link {
            field: "set",
            value: self.transcript(self.played),
        });
    }

    /// Adds the game to the kept fields.
    pub fn keep(&self, view: &mut View) {
        view.keep("moves", self.transcript(self.len()));
        view.keep("played", self.played);
    }
}

/// Removes separators and move numbers: `1. f5 d6, 2. c3` becomes `f5d6c3`.
fn strip_move_numbers(text: &str) -> String {
    let mut moves = String::new();
    for word in text.split([' ', ',', ';']) {
        match word.split_once('.') {
            Some((number, rest)) if number.parse::<u8>().is_ok() => {
                moves += rest.trim_start_matches('.');
            }
            _ => moves += word,
        }
    }
    moves
}
