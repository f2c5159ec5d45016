//! The moves of a game, and how many of them are on the board.

use super::board_game::BoardGame;
use crate::english::sentence;
use crate::protocol::{ButtonState, Link, Request, RequestError, illegal};
use crate::view::View;

/// How many milliseconds a move of a replay can be looked at.
pub const PAUSE: u32 = 200;

/// A game as it was played, and how far one is in it.
#[derive(Clone)]
pub struct History<G: BoardGame> {
    moves: Vec<G::Move>,
    /// The start, and then the position after each move; a pass that must
    /// follow isn't made yet.
    positions: Vec<G>,
    played: usize,
}

impl<G: BoardGame> History<G> {
    /// The game that was typed in just now, or else the one that was kept.
    pub fn from_request(request: &Request) -> Result<Self, RequestError> {
        Self::new(G::from_request(request)?).follow(request)
    }

    /// A game without any moves yet.
    pub fn new(start: G) -> Self {
        Self {
            moves: Vec::new(),
            positions: vec![start],
            played: 0,
        }
    }

    /// The same with the moves of a request.
    pub fn follow(mut self, request: &Request) -> Result<Self, RequestError> {
        if let Some(text) = request.text("set") {
            self.read(&without_numbers(text))?;
            return Ok(self);
        }
        self.read(request.text("moves").unwrap_or_default())?;
        if let Some(played) = request.get("played")? {
            self.jump(played);
        }
        Ok(self)
    }

    /// Adds moves that are written out to the end of the game.
    pub fn read(&mut self, moves: &str) -> Result<(), RequestError> {
        for its_move in G::parse_moves(moves)? {
            self.push(its_move)?;
        }
        self.played = self.last();
        Ok(())
    }

    fn push(&mut self, its_move: G::Move) -> Result<(), RequestError> {
        let index = self.moves.len();
        let after = self.positions[index].try_move(its_move);
        let after = after.map_err(|error| match error {
            RequestError::Illegal(why) => illegal(format!("move {} is illegal: {why}", index + 1)),
            invalid => invalid,
        })?;
        if G::is_pass(its_move) {
            self.positions[index] = after;
        } else {
            self.moves.push(its_move);
            self.positions.push(after);
        }
        Ok(())
    }

    /// Plays a move. What else was played from here on is forgotten, unless it
    /// began with the same move. Returns what was forgotten.
    fn play(&mut self, its_move: G::Move) -> Result<Vec<G::Move>, RequestError> {
        let mut replaced = Vec::new();
        if self.moves.get(self.played) != Some(&its_move) {
            let after = self.position().try_move(its_move)?;
            replaced = self.moves.split_off(self.played);
            self.positions.truncate(self.played + 1);
            self.moves.push(its_move);
            self.positions.push(after);
        }
        self.played += 1;
        Ok(replaced)
    }

    /// Makes the move of choosing a cell, or shows why there is none. Returns the
    /// moves that it replaces as well.
    pub fn choose(&mut self, cell: usize) -> Result<(View, Vec<G::Move>), RequestError> {
        let played = G::move_at_cell(cell).and_then(|its_move| self.play(its_move));
        let mut view = self.view();
        match played {
            Ok(replaced) => return Ok((view, replaced)),
            Err(RequestError::Illegal(reason)) => view.status = sentence(&reason),
            Err(error) => return Err(error),
        }
        view.settle();
        self.position().show_refusal(&mut view, cell);
        view.is_refused = true;
        Ok((view, Vec::new()))
    }

    /// How many moves are on the board, and how many the game has.
    pub fn played(&self) -> usize {
        self.played
    }

    pub fn last(&self) -> usize {
        self.moves.len()
    }

    /// Shows the position after `moves` moves.
    pub fn jump(&mut self, moves: usize) {
        self.played = moves.min(self.last());
    }

    /// Goes back to this place, and forgets what was played from there on.
    pub fn take_back(&mut self, moves: usize) {
        self.jump(moves);
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
    }

    /// Shows the next position of a replay. Returns how many moves it will show
    /// after this one.
    pub fn replay(&mut self, request: &Request) -> Result<Option<usize>, RequestError> {
        let moves = request.get("replay")?;
        Ok(moves.and_then(|moves| {
            self.jump(moves);
            (self.played < self.last()).then_some(self.played + 1)
        }))
    }

    /// The position on the board. A pass that must follow isn't made yet.
    pub fn position(&self) -> &G {
        &self.positions[self.played]
    }

    /// The position in which the next move is made.
    pub fn to_play(&self) -> G {
        self.position().after_forced_pass()
    }

    /// The move that led to the position, and the position in which it was
    /// made.
    pub fn latest(&self) -> Option<(G, G::Move)> {
        let last = self.played.checked_sub(1)?;
        let before = self.positions[last].after_forced_pass();
        Some((before, self.moves[last]))
    }

    /// The index of the side to move; `None` once the game is over.
    pub fn side_to_move(&self) -> Option<usize> {
        self.side_after(self.played)
    }

    pub fn is_turn_of(&self, side: usize) -> bool {
        self.side_to_move() == Some(side)
    }

    pub fn side_after(&self, moves: usize) -> Option<usize> {
        let game = self.positions[moves].after_forced_pass();
        game.result().is_none().then(|| game.side_to_move())
    }

    /// How many moves there were before the last one of a side.
    pub fn last_move_of(&self, side: usize) -> Option<usize> {
        let mut before = (0..self.played).rev();
        before.find(|&played| self.side_after(played) == Some(side))
    }

    /// The name of the move with this number, which counts from 1.
    pub fn name_of(&self, number: usize) -> String {
        self.moves[number - 1].to_string()
    }

    /// The first moves, one behind the other.
    pub fn transcript(&self, count: usize) -> String {
        self.moves[..count].iter().map(G::Move::to_string).collect()
    }

    /// The position on the board, and what its last move did.
    pub fn view(&self) -> View {
        self.position().view(self.latest())
    }

    /// Marks the moves that a reader might not see.
    pub fn invite(&self, view: &mut View) {
        self.to_play().invite(view);
    }

    /// Offers a replay, the transcript, and a link to the position.
    pub fn add_buttons(&self, view: &mut View) {
        let has_moves = ButtonState::enabled(self.last() > 0);
        view.add_button("replay", "0", has_moves, "Replay, from the start");
        view.add_input("set", "Transcript", self.transcript(self.last()));
        view.link = Some(Link {
            field: "set",
            value: self.transcript(self.played),
        });
    }

    /// Has the page keep the game.
    pub fn keep(&self, view: &mut View) {
        view.keep("moves", self.transcript(self.last()));
        view.keep("played", self.played);
    }
}

/// A transcript without commas and the numbers of moves, such as `f5d6c3` of
/// `1. f5 d6, 2. c3`.
fn without_numbers(text: &str) -> String {
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
