//! The moves of a game, and how many of them are on the board.

use tic_tac_toe::Level;

use super::analysis::{Analysis, MoveAnalysis};
use super::board_game::BoardGame;
use super::navigation;
use crate::advice::{Advice, AdvisedMove};
use crate::protocol::{Request, RequestError};
use crate::view::View;

/// The engine counts in eighths of a disc.
const EIGHTHS: i32 = 8;
/// About how many points chapter 14's evaluation gives for a disc.
const POINTS: i32 = 12;

/// A game as it was played, and how far one is in it.
pub struct History<G: BoardGame> {
    moves: Vec<G::Move>,
    /// The start, and then the position after each move; a pass that must
    /// follow isn't made yet.
    positions: Vec<G>,
    played: usize,
}

/// A [`History`], whichever game it is of.
pub trait AnyHistory {
    /// What the sides are called, the one that begins first.
    fn sides(&self) -> [&'static str; 2];

    /// The index in these of the side to move after `moves` moves; `None`
    /// once the game is over.
    fn side_after(&self, moves: usize) -> Option<usize>;

    /// How many moves are on the board.
    fn played(&self) -> usize;

    /// How many moves there were before the last one of a side.
    fn last_move_of(&self, side: usize) -> Option<usize> {
        let mut before = (0..self.played()).rev();
        before.find(|&played| self.side_after(played) == Some(side))
    }

    /// How many moves the game has.
    fn last(&self) -> usize;

    /// Makes the move of choosing a cell. What else was played from here on is
    /// forgotten, unless it began with the same move. Returns what was
    /// forgotten, as text.
    fn choose(&mut self, cell: usize) -> Result<Vec<String>, RequestError>;

    /// Shows why there is no move on this cell.
    fn show_refusal(&self, view: &mut View, cell: usize);

    /// Goes to another place in the game.
    fn go(&mut self, where_to: &str) -> Result<(), RequestError>;

    /// Forgets what was played from here on.
    fn truncate(&mut self);

    /// Shows the position after `moves` moves.
    fn jump(&mut self, moves: usize);

    /// How many moves ahead the computer looks here on this level.
    fn depth(&self, level: Level) -> usize;

    /// What the computer thinks of each move. Of equal moves it draws one, and
    /// draws alike where the game is alike.
    fn consider(&self, level: Level, depth: usize) -> Analysis;

    /// Adds moves that are written out to the end of the game.
    fn read(&mut self, moves: &str) -> Result<(), RequestError>;

    /// What a computer sees on each level.
    fn sees(&self) -> &'static [&'static str];

    /// The position as the engine reads it.
    fn for_expert(&self) -> String;

    /// What the engine thinks, from what it said; `None` if that makes no sense.
    fn advised(&self, advice: &Advice) -> Option<Analysis>;

    /// The longest status of a board of this game, and its longest facts.
    fn room(&self) -> &'static [&'static str];

    /// The first moves, as text.
    fn transcript(&self, count: usize) -> String;

    /// The position on the board, and what its last move did.
    fn view(&self) -> View;

    /// Marks the moves that a reader might not see.
    fn invite(&self, view: &mut View);
}

impl<G: BoardGame> History<G> {
    /// A game without any moves yet.
    pub fn from_request(request: &Request) -> Result<Self, RequestError> {
        Ok(Self::new(G::from_request(request)?))
    }

    /// The same, from a position.
    pub fn new(start: G) -> Self {
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

    /// The position on the board. A pass that must follow isn't made yet.
    pub fn position(&self) -> &G {
        &self.positions[self.played]
    }

    /// The move that led to the position, and the position in which it was
    /// made.
    pub fn latest(&self) -> Option<(G, G::Move)> {
        let last = self.played.checked_sub(1)?;
        let before = self.positions[last].after_forced_pass();
        Some((before, self.moves[last]))
    }
}

impl<G: BoardGame> AnyHistory for History<G> {
    fn sides(&self) -> [&'static str; 2] {
        G::SIDES
    }

    fn side_after(&self, moves: usize) -> Option<usize> {
        let game = self.positions[moves].after_forced_pass();
        game.result().is_none().then(|| game.side_to_move())
    }

    fn played(&self) -> usize {
        self.played
    }

    fn last(&self) -> usize {
        self.moves.len()
    }

    fn choose(&mut self, cell: usize) -> Result<Vec<String>, RequestError> {
        let replaced = self.play(G::move_at_cell(cell)?)?;
        Ok(replaced.iter().map(G::Move::to_string).collect())
    }

    fn show_refusal(&self, view: &mut View, cell: usize) {
        self.position().show_refusal(view, cell);
    }

    fn go(&mut self, where_to: &str) -> Result<(), RequestError> {
        self.played = navigation::go(self.played, self.last(), where_to)?;
        Ok(())
    }

    fn truncate(&mut self) {
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
    }

    fn jump(&mut self, moves: usize) {
        self.played = moves.min(self.last());
    }

    fn depth(&self, level: Level) -> usize {
        let most = self.position().moves_left().max(1);
        G::engine(level).depth.min(most)
    }

    fn consider(&self, level: Level, depth: usize) -> Analysis {
        let game = self.position().after_forced_pass();
        let mut positions = 0;
        let mut moves = Vec::new();
        for considered in game.consider(level, depth) {
            positions += considered.positions;
            moves.push(MoveAnalysis {
                its_move: considered.mv.to_string(),
                value: considered.value,
                text: G::describe_value(considered.value),
                place: game.place_of(considered.mv),
            });
        }
        Analysis::new(moves, positions, self.played as u64, G::HALF_WON)
    }

    fn sees(&self) -> &'static [&'static str] {
        G::SEES
    }

    fn for_expert(&self) -> String {
        self.position().after_forced_pass().for_expert()
    }

    fn advised(&self, advice: &Advice) -> Option<Analysis> {
        let game = self.position().after_forced_pass();
        let analyze = |advised: &AdvisedMove| {
            let its_move = *G::parse_moves(&advised.name).ok()?.first()?;
            Some(MoveAnalysis {
                its_move: advised.name.clone(),
                value: advised.value,
                text: advised.text.clone(),
                place: game.place_of(its_move),
            })
        };
        let moves: Vec<_> = advice.moves.iter().map(analyze).collect::<Option<_>>()?;
        let half_won = G::HALF_WON * EIGHTHS / POINTS;
        let seed = self.played as u64;
        (!moves.is_empty()).then(|| Analysis::new(moves, advice.positions, seed, half_won))
    }

    fn read(&mut self, moves: &str) -> Result<(), RequestError> {
        for its_move in G::parse_moves(moves)? {
            self.push(its_move)?;
        }
        self.played = self.last();
        Ok(())
    }

    fn room(&self) -> &'static [&'static str] {
        G::ROOM
    }

    fn transcript(&self, count: usize) -> String {
        self.moves[..count].iter().map(G::Move::to_string).collect()
    }

    fn view(&self) -> View {
        self.position().view(self.latest())
    }

    fn invite(&self, view: &mut View) {
        self.position().invite(view);
    }
}

/// Makes the move of choosing a cell, or shows why there is none. Returns the
/// moves that it replaces as well.
pub fn choose<H: AnyHistory + ?Sized>(
    game: &mut H,
    cell: usize,
) -> Result<(View, Vec<String>), RequestError> {
    match game.choose(cell) {
        Ok(replaced) => Ok((game.view(), replaced)),
        Err(reason @ RequestError::IllegalMove(_)) => {
            let mut view = game.view();
            view.settle();
            view.status = reason.sentence();
            game.show_refusal(&mut view, cell);
            view.is_refused = true;
            Ok((view, Vec::new()))
        }
        Err(error) => Err(error),
    }
}

/// Reads the game that was typed in just now, or else the one that was kept.
pub fn read<H: AnyHistory + ?Sized>(game: &mut H, request: &Request) -> Result<(), RequestError> {
    if let Some(text) = request.text("set") {
        return game.read(&without_numbers(text));
    }
    game.read(request.text("moves").unwrap_or_default())?;
    if let Some(played) = request.get("played")? {
        game.jump(played);
    }
    Ok(())
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

/// Has the page keep the game.
pub fn keep<H: AnyHistory + ?Sized>(view: &mut View, game: &H) {
    view.keep("moves", game.transcript(game.last()));
    view.keep("played", game.played());
}
