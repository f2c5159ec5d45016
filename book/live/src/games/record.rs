//! The moves of a game, and how many of them are on the board.

use minimax::best;
use tic_tac_toe::{Level, Rand};

use super::rules::Rules;
use crate::request::{Request, Wrong};
use crate::view::{State, View};

/// A game as it was played, and a place in it.
pub struct Record<G: Rules> {
    moves: Vec<G::Move>,
    /// The start, and then the position after each move; a pass that must
    /// follow is not made yet.
    positions: Vec<G>,
    played: usize,
}

/// A game as it was played, whichever game it is.
pub trait Played {
    /// What the sides are called, the one that begins first.
    fn sides(&self) -> [&'static str; 2];

    /// The place in these of the side to move; `None` once the game is over.
    fn side(&self) -> Option<usize>;

    /// How many moves are on the board.
    fn played(&self) -> usize;

    /// How many moves the game has.
    fn last(&self) -> usize;

    /// Makes the move of choosing a cell. What else was played from here on is
    /// forgotten, unless it began with the same move; the answer is what was
    /// forgotten, as it is written.
    fn choose(&mut self, cell: usize) -> Result<String, Wrong>;

    /// Goes to another place in the game.
    fn go(&mut self, where_to: &str) -> Result<(), Wrong>;

    /// Forgets what was played from here on.
    fn cut(&mut self);

    /// Lets the computer move, and tells what it thought. Equal moves are
    /// drawn, and drawn alike where the game is alike.
    fn think(&mut self, level: Level) -> Thoughts;

    /// The first moves, as they are written.
    fn written(&self, count: usize) -> String;

    /// The position on the board, and what its last move did.
    fn view(&self) -> View;
}

/// What a computer thought.
pub struct Thoughts {
    /// How many positions it looked at.
    pub positions: u64,
    /// Each move and what it is worth, the one that it chose first and then
    /// the best.
    pub values: Vec<String>,
}

impl<G: Rules> Record<G> {
    /// The game that was set just now, or else the one that was kept.
    pub fn read(request: &Request) -> Result<Self, Wrong> {
        let set = request.text("set");
        let text = set.or(request.text("moves")).unwrap_or_default();
        let mut record = Self {
            moves: Vec::new(),
            positions: vec![G::given(request)?],
            played: 0,
        };
        for its_move in G::read(text)? {
            record.follow(its_move)?;
        }
        let kept = match set {
            Some(_) => None,
            None => request.get("played")?,
        };
        let last = record.moves.len();
        record.played = kept.unwrap_or(last).min(last);
        Ok(record)
    }

    /// Adds a move to the end of the game.
    fn follow(&mut self, its_move: G::Move) -> Result<(), Wrong> {
        let number = self.moves.len();
        let after = self.positions[number].follow(number, its_move)?;
        if G::is_pass(its_move) {
            self.positions[number] = after;
        } else {
            self.moves.push(its_move);
            self.positions.push(after);
        }
        Ok(())
    }

    /// Plays a move, and hands out those that it replaces.
    fn play(&mut self, its_move: G::Move) -> Result<Vec<G::Move>, Wrong> {
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

    /// The position on the board.
    pub fn position(&self) -> &G {
        &self.positions[self.played]
    }

    /// The position in which the next move is made.
    pub fn at_move(&self) -> G {
        self.position().at_move()
    }

    /// The move that led to the position, and where it was made.
    pub fn latest(&self) -> Option<(G, G::Move)> {
        let last = self.played.checked_sub(1)?;
        Some((self.positions[last].at_move(), self.moves[last]))
    }
}

impl<G: Rules> Played for Record<G> {
    fn sides(&self) -> [&'static str; 2] {
        G::SIDES
    }

    fn side(&self) -> Option<usize> {
        let game = self.at_move();
        game.result().is_none().then(|| game.side())
    }

    fn played(&self) -> usize {
        self.played
    }

    fn last(&self) -> usize {
        self.moves.len()
    }

    fn choose(&mut self, cell: usize) -> Result<String, Wrong> {
        let replaced = self.play(G::chosen(cell)?)?;
        Ok(replaced.iter().map(G::Move::to_string).collect())
    }

    fn go(&mut self, where_to: &str) -> Result<(), Wrong> {
        self.played = go(self.played, self.last(), where_to)?;
        Ok(())
    }

    fn cut(&mut self) {
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
    }

    fn think(&mut self, level: Level) -> Thoughts {
        let mut considered = self.at_move().consider(level);
        let mut rand = Rand::new(self.played as u64);
        let chosen = rand.pick(&best(&considered)).copied();
        let mut values = Vec::new();
        let positions = considered.iter().map(|it| it.positions).sum();
        // One after the other: to sort them would take a library larger than
        // this whole file.
        while let Some(next) = (0..considered.len()).max_by_key(|&at| {
            let it = &considered[at];
            (Some(it.its_move) == chosen, it.value, usize::MAX - at)
        }) {
            let it = considered.remove(next);
            values.push(format!("{} {}", it.its_move, G::worth(it.value)));
        }
        if let Some(chosen) = chosen {
            // It is one of the moves.
            let _ = self.play(chosen);
        }
        Thoughts { positions, values }
    }

    fn written(&self, count: usize) -> String {
        self.moves[..count].iter().map(G::Move::to_string).collect()
    }

    fn view(&self) -> View {
        G::view(self)
    }
}

/// Has the page keep the game.
pub fn keep(view: &mut View, game: &dyn Played) {
    view.keep("moves", game.written(game.last()));
    view.keep("played", game.played());
}

/// Where one is after going, of so many places.
pub fn go(here: usize, last: usize, where_to: &str) -> Result<usize, Wrong> {
    match where_to {
        "first" => Ok(0),
        "back" => Ok(here.saturating_sub(1)),
        "forward" => Ok((here + 1).min(last)),
        "last" => Ok(last),
        _ => Err("one can go first, back, forward and last".into()),
    }
}

/// Offers the ways through so many of a thing; the article's buttons.
pub fn offer_ways<P>(view: &mut View<P>, here: usize, last: usize, of: &str) {
    let (back, on) = (State::on(here > 0), State::on(here < last));
    view.button(("go", "first"), back, "0, to the start");
    view.button(("go", "back"), back, &format!("<<, one {of} back"));
    view.button(("go", "forward"), on, &format!(">>, one {of} on"));
    view.button(("go", "last"), on, &format!("Max, to the last {of}"));
}
