//! The moves of a game, and how many of them are on the board.

use minimax::{Considered, best};
use tic_tac_toe::{Level, Rand};

use super::board_game::BoardGame;
use super::navigation;
use crate::protocol::{Request, RequestError};
use crate::view::View;

/// A game as it was played, and how far one is in it.
pub struct History<G: BoardGame> {
    moves: Vec<G::Move>,
    /// The start, and then the position after each move; a pass that must
    /// follow is not made yet.
    positions: Vec<G>,
    played: usize,
}

/// A [`History`], whichever game it is of.
pub trait AnyHistory {
    /// What the sides are called, the one that begins first.
    fn sides(&self) -> [&'static str; 2];

    /// The index in these of the side to move; `None` once the game is over.
    fn side_to_move(&self) -> Option<usize>;

    /// How many moves are on the board.
    fn played(&self) -> usize;

    /// How many moves the game has.
    fn last(&self) -> usize;

    /// Makes the move of choosing a cell. What else was played from here on is
    /// forgotten, unless it began with the same move. Returns what was
    /// forgotten, as text.
    fn choose(&mut self, cell: usize) -> Result<String, RequestError>;

    /// Goes to another place in the game.
    fn go(&mut self, where_to: &str) -> Result<(), RequestError>;

    /// Forgets what was played from here on.
    fn truncate(&mut self);

    /// Lets the computer move. Of equal moves it draws one, and draws alike
    /// where the game is alike.
    fn play_computer(&mut self, level: Level) -> Thoughts;

    /// The first moves, as text.
    fn transcript(&self, count: usize) -> String;

    /// The position on the board, and what its last move did.
    fn view(&self) -> View;
}

/// What the computer thought before it moved.
pub struct Thoughts {
    /// How many positions it looked at.
    pub positions: u64,
    /// Each move with its value: the one that it chose, then the best first.
    pub values: Vec<String>,
}

impl<G: BoardGame> History<G> {
    /// The game that was typed in just now, or else the one that was kept.
    pub fn from_request(request: &Request) -> Result<Self, RequestError> {
        let set = request.text("set");
        let text = set.or(request.text("moves")).unwrap_or_default();
        let mut history = Self::new(G::from_request(request)?);
        for its_move in G::parse_moves(text)? {
            history.push(its_move)?;
        }
        let kept = match set {
            Some(_) => None,
            None => request.get("played")?,
        };
        let last = history.moves.len();
        history.played = kept.unwrap_or(last).min(last);
        Ok(history)
    }

    fn new(start: G) -> Self {
        Self {
            moves: Vec::new(),
            positions: vec![start],
            played: 0,
        }
    }

    /// Adds a move of a text to the end of the game.
    fn push(&mut self, its_move: G::Move) -> Result<(), RequestError> {
        let index = self.moves.len();
        let after = self.positions[index].try_move_of_text(index, its_move)?;
        if G::is_pass(its_move) {
            self.positions[index] = after;
        } else {
            self.moves.push(its_move);
            self.positions.push(after);
        }
        Ok(())
    }

    /// Plays a move. Returns those that it replaces.
    fn play(
        &mut self,
        its_move: G::Move,
    ) -> Result<Vec<G::Move>, RequestError> {
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

    fn position(&self) -> &G {
        &self.positions[self.played]
    }

    /// The move that led to the position, and the position in which it was
    /// made.
    fn latest(&self) -> Option<(G, G::Move)> {
        let last = self.played.checked_sub(1)?;
        let before = self.positions[last].after_forced_pass();
        Some((before, self.moves[last]))
    }
}

impl<G: BoardGame> AnyHistory for History<G> {
    fn sides(&self) -> [&'static str; 2] {
        G::SIDES
    }

    fn side_to_move(&self) -> Option<usize> {
        let game = self.position().after_forced_pass();
        game.result().is_none().then(|| game.side_to_move())
    }

    fn played(&self) -> usize {
        self.played
    }

    fn last(&self) -> usize {
        self.moves.len()
    }

    fn choose(&mut self, cell: usize) -> Result<String, RequestError> {
        let replaced = self.play(G::move_at_cell(cell)?)?;
        Ok(replaced.iter().map(G::Move::to_string).collect())
    }

    fn go(&mut self, where_to: &str) -> Result<(), RequestError> {
        self.played = navigation::go(self.played, self.last(), where_to)?;
        Ok(())
    }

    fn truncate(&mut self) {
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
    }

    fn play_computer(&mut self, level: Level) -> Thoughts {
        let considered = self.position().after_forced_pass().consider(level);
        let mut rand = Rand::new(self.played as u64);
        let chosen = rand.pick(&best(&considered)).copied();
        let positions = considered.iter().map(|it| it.positions).sum();
        if let Some(chosen) = chosen {
            let _ = self.play(chosen); // it is one of the legal moves
        }
        Thoughts {
            positions,
            values: describe_values::<G>(considered, chosen),
        }
    }

    fn transcript(&self, count: usize) -> String {
        self.moves[..count].iter().map(G::Move::to_string).collect()
    }

    fn view(&self) -> View {
        self.position().view(self.latest())
    }
}

/// Moves and their values: the chosen one, then the best first. They are taken
/// out one after the other, since a sort would bring along more code than this
/// whole file.
fn describe_values<G: BoardGame>(
    mut considered: Vec<Considered<G::Move>>,
    chosen: Option<G::Move>,
) -> Vec<String> {
    let mut values = Vec::new();
    while let Some(next) = (0..considered.len()).max_by_key(|&index| {
        let it = &considered[index];
        (Some(it.its_move) == chosen, it.value, usize::MAX - index)
    }) {
        let it = considered.remove(next);
        values.push(format!("{} {}", it.its_move, G::describe_value(it.value)));
    }
    values
}

/// Has the page keep the game.
pub fn keep(view: &mut View, game: &dyn AnyHistory) {
    view.keep("moves", game.transcript(game.last()));
    view.keep("played", game.played());
}
